/**
 * Who may do what: all of authorisation, as data. JSON and pages ask here and nowhere else.
 *
 * What an actor may not reach is not there for it: a record of somebody else and one that does not exist are answered alike.
 * An admin reaches everything, but for what is its owner's alone.
 */
import type { Actor, Counted, Resource, Verb } from '../../../contracts/access.ts';
import { Failure } from '../../errors.ts';

export interface Rules {
  /** The rows that an actor who is no admin reaches: an SQL condition on the table's row, `:actor` being the actor's id. */
  reach: string;
  /**
   * The rows that the index lists, for whomever, where those are not the ones that the actor reaches; or of those `only` the ones
   * of which a condition is true, to who does not reach all.
   */
  listed?: 'all' | 'none' | { only: string } | undefined;
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

const isOwnItem = `exists (
  select from hardwares item where item.id = history.record_id and case when item.tag_id is null
    then item.customer_id = :actor else ${isOfOwnTag('item.tag_id')} end)`;

/** What is told of a tag goes to its owner, from when it was given to them. What is told of an item stays its holder's, too. */
const isToldOwner = `history.owner_id = :actor and case
  when history.tag_id is not null then exists (
      select from tags owned
      where owned.id = history.tag_id and owned.customer_id = :actor and history.id >= owned.history_from
    ) or (history.resource = 'hardwares' and ${isOwnItem} and not ${isOfOwnTag('history.tag_id')})
  when history.resource = 'places' then exists (
    select from places held where held.id = history.record_id and held.customer_id = :actor)
  when history.resource = 'customers' then history.record_id = :actor
  else ${isOwnItem} end`;

/** What belongs to a tag may be gone while the tag is there. */
const isOfWhatIs = `case history.resource
  when 'text_records' then exists (select from text_records x where x.id = history.record_id)
  when 'translations' then exists (select from translations x where x.id = history.record_id)
  when 'name_translations' then exists (select from name_translations x where x.id = history.record_id)
  when 'hardwares' then ${isOwnItem}
  else true end`;

export const policy: Record<Resource | Counted, Rules> = {
  tags: {
    reach: 'tags.customer_id = :actor',
    adminVerbs: ['erase'],
    adminFields: { update: ['customer_id'], mint: ['customer_id'], bulk: ['customer_id'] },
  },
  text_records: { reach: isOfOwnTag('text_records.tag_id'), adminVerbs: ['erase'] },
  translations: { reach: isOfOwnTextRecord('translations.text_record_id'), adminVerbs: ['erase'] },
  name_translations: {
    reach: isOfOwnTag('name_translations.tag_id'),
    // The interface documents that a mistaken role check shows them to every customer. `NAME_TRANSLATIONS_INDEX` ends it.
    listed: 'all',
    adminVerbs: ['erase'],
  },
  hardwares: {
    // A free item is its last owner's, or whose who made it.
    reach: `case when hardwares.tag_id is null then hardwares.customer_id = :actor else ${isOfOwnTag('hardwares.tag_id')} end`,
    listed: 'none',
    adminVerbs: ['erase'],
  },
  places: { reach: 'places.customer_id = :actor', adminVerbs: ['erase'] },
  customers: {
    reach: 'customers.id = :actor',
    adminVerbs: ['create', 'destroy', 'link', 'erase'],
    adminFields: { update: ['role', 'suspended'] },
  },
  reports: { reach: isOfOwnTag('reports.tag_id') },
  // Whoever makes a link lets others read its own tags, and nobody else's.
  bundle_links: { reach: 'bundle_links.customer_id = :actor', isOwnersAlone: true },
  history: { reach: isToldOwner, listed: { only: isOfWhatIs } },
  // Whose a tag was when it was read.
  reads: { reach: 'reads.customer_id = :actor' },
  // Whose it was when it was translated.
  translation_figures: { reach: 'translation_figures.customer_id = :actor' },
  translation_orders: { reach: 'translation_orders.customer_id = :actor' },
  // Others may do nothing with any, not even with those that they have made as admins.
  invitations: { reach: 'invitations.customer_id = :actor', adminVerbs: ['index', 'create', 'destroy'] },
};

/** Of an index: `own`, never more than the actor reaches, whatever it lists; `reached`, all of that, whatever it leaves out. */
export type Breadth = 'all' | 'own' | 'reached';

/** Whether the actor reaches whatever rows there are. */
const reachesAll = (actor: Actor, resource: Resource | Counted) => actor.isAdmin && !policy[resource].isOwnersAlone;

interface Conditional {
  whereRaw(sql: string, bindings: { actor: number }): unknown;
}

/** The rows of a query on the resource's table that the actor reaches. */
export function reach<Q extends Conditional>(query: Q, resource: Resource | Counted, actor: Actor): Q {
  return reachesAll(actor, resource)
    ? query
    : (query.whereRaw(`(${policy[resource].reach})`, { actor: actor.id }) as Q);
}

/** The condition of what the index of a resource lists for the actor; undefined where that is everything. */
export function listedBy(resource: Resource, actor: Actor, breadth: Breadth = 'all'): string | undefined {
  const { listed: rule, reach: condition } = policy[resource];
  if (rule === 'none' && breadth !== 'reached') return 'false';
  if (reachesAll(actor, resource) || (rule === 'all' && breadth === 'all')) return undefined;
  return typeof rule === 'object' && breadth !== 'reached' ? `(${condition}) and ${rule.only}` : condition;
}

/** The rows that the index of a resource lists for the actor; with `own`, never more than it reaches. */
export function listed<Q extends Conditional>(query: Q, resource: Resource, actor: Actor, breadth: Breadth = 'all'): Q {
  const condition = listedBy(resource, actor, breadth);
  return condition === undefined ? query : (query.whereRaw(condition, { actor: actor.id }) as Q);
}

/** What memory has serves everybody, so it is nobody's. */
const verbsOfAdmins: readonly Verb[] = ['recall', 'forget'];

/** Throws `forbidden` where the verb is not for the actor, whatever record it is about. */
export function demand(actor: Actor, resource: Resource, verb: Verb): void {
  const isOfAdmins = verbsOfAdmins.includes(verb) || policy[resource].adminVerbs?.includes(verb);
  if (!actor.isAdmin && isOfAdmins) throw new Failure('forbidden');
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
