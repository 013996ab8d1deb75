/**
 * Who may do what: all of authorisation, as data. JSON and pages ask here and nowhere else.
 *
 * What an actor may not reach is not there for it: a record of somebody else and one that does not exist are answered alike.
 * An admin reaches everything, but for what is its owner's alone.
 */
import type { Actor, Resource, Verb } from '../../../contracts/access.ts';
import { Failure } from '../../errors.ts';

export interface Rules {
  /** The rows that an actor who is no admin reaches: an SQL condition on the table's row, `:actor` being the actor's id. */
  reach: string;
  /** The rows that the index lists, for whomever, where those are not the ones that the actor reaches. */
  listed?: 'all' | 'none' | undefined;
  /** Whether that goes for admins, too. */
  isOwnersAlone?: boolean | undefined;
  /** What only an admin may do, even with what it reaches. */
  adminVerbs?: readonly Verb[] | undefined;
  /** What only an admin may set; from others it is ignored. */
  adminFields?: Partial<Record<Verb, readonly string[]>> | undefined;
}

const isOfOwnTag = (tagId: string) =>
  `exists (select from tags owned where owned.id = ${tagId} and owned.customer_id = :actor)`;

const isOfOwnTextRecord = (textRecordId: string) =>
  `exists (select from text_records held where held.id = ${textRecordId} and ${isOfOwnTag('held.tag_id')})`;

export const policy: Record<Resource, Rules> = {
  tags: {
    reach: 'tags.customer_id = :actor',
    adminFields: { update: ['customer_id'], mint: ['customer_id'] },
  },
  text_records: { reach: isOfOwnTag('text_records.tag_id') },
  translations: { reach: isOfOwnTextRecord('translations.text_record_id') },
  name_translations: {
    reach: isOfOwnTag('name_translations.tag_id'),
    // The interface documents that a mistaken role check shows them to every customer. `NAME_TRANSLATIONS_INDEX` ends it.
    listed: 'all',
  },
  hardwares: {
    // A free item is its last owner's, or whose who made it.
    reach: `case when hardwares.tag_id is null then hardwares.customer_id = :actor else ${isOfOwnTag('hardwares.tag_id')} end`,
    listed: 'none',
  },
  places: { reach: 'places.customer_id = :actor' },
  customers: {
    reach: 'customers.id = :actor',
    adminVerbs: ['create', 'destroy', 'link'],
    adminFields: { update: ['role', 'suspended'] },
  },
  reports: { reach: isOfOwnTag('reports.tag_id') },
  // Whoever makes a link lets others read its own tags, and nobody else's.
  bundle_links: { reach: 'bundle_links.customer_id = :actor', isOwnersAlone: true },
  // Others may do nothing with any, not even with those that they have made as admins.
  invitations: { reach: 'invitations.customer_id = :actor', adminVerbs: ['index', 'create', 'destroy'] },
};

/** Whether the actor reaches whatever rows there are. */
const reachesAll = (actor: Actor, resource: Resource) => actor.isAdmin && !policy[resource].isOwnersAlone;

interface Conditional {
  whereRaw(sql: string, bindings: { actor: number }): unknown;
}

/** The rows of a query on the resource's table that the actor reaches. */
export function reach<Q extends Conditional>(query: Q, resource: Resource, actor: Actor): Q {
  return reachesAll(actor, resource) ? query : (query.whereRaw(policy[resource].reach, { actor: actor.id }) as Q);
}

/** The condition of what the index of a resource lists for the actor; undefined where that is everything. */
export function listedBy(resource: Resource, actor: Actor, breadth: 'all' | 'own' = 'all'): string | undefined {
  const { listed: rule, reach: condition } = policy[resource];
  if (rule === 'none') return 'false';
  return reachesAll(actor, resource) || (rule === 'all' && breadth === 'all') ? undefined : condition;
}

/** The rows that the index of a resource lists for the actor; with `own`, never more than it reaches. */
export function listed<Q extends Conditional>(
  query: Q,
  resource: Resource,
  actor: Actor,
  breadth: 'all' | 'own' = 'all',
): Q {
  const condition = listedBy(resource, actor, breadth);
  return condition === undefined ? query : (query.whereRaw(condition, { actor: actor.id }) as Q);
}

/** Throws `forbidden` where the verb is not for the actor, whatever record it is about. */
export function demand(actor: Actor, resource: Resource, verb: Verb): void {
  if (!actor.isAdmin && policy[resource].adminVerbs?.includes(verb)) throw new Failure('forbidden');
}

/** Whether the actor reaches the admin's tools: the translation jobs, the providers, the list of beacon UUIDs. */
export const reachesTools = (actor: Actor): boolean => actor.isAdmin;

/** Throws `unknown_path` where the actor doesn't: to others the tools are not there. */
export function demandTools(actor: Actor): void {
  if (!reachesTools(actor)) throw new Failure('unknown_path');
}

/** The fields without those that the actor may not set. */
export function permitted<F extends object>(actor: Actor, resource: Resource, verb: Verb, fields: F): F {
  const withheld = actor.isAdmin ? [] : (policy[resource].adminFields?.[verb] ?? []);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !withheld.includes(name))) as F;
}
