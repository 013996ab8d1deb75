/**
 * Authorisation as data: all access rules, for JSON and pages alike.
 *
 * Records that an actor may not see do not exist for it: a foreign record and a missing one get the same answer. An
 * admin sees everything, except resources with `isOwnersAlone`.
 */
import {
  type Actor,
  type FigureTable,
  type Member,
  personIdOf,
  type Resource,
  type Role,
  type TeamResource,
  type Verb,
} from '../../../contracts/access.ts';
import { isRoleSufficient, requiredRoles } from '../../../contracts/roles.ts';
import { Failure } from '../../errors.ts';
import { isInOwnSets, isOfExisting, isVisibleHistory } from './history-reach.ts';
import { isOfOwnTag } from './of-own-tag.ts';

export interface Rules {
  /**
   * The rows that actors other than admins may see: an SQL condition on the table's row, `:actor` being the actor's id,
   * and `:person` that of the person's own account.
   */
  reach: string;
  /**
   * The rows of the index, where they differ from the visible ones: the same for every actor, or of those `only` the
   * ones that fulfil a condition, for actors other than admins.
   */
  listed?: 'all' | 'none' | { only: string } | undefined;
  /** The rows that pages show by change sets to actors other than admins. */
  bySets?: string;
  /** SQL for the id of the tag whose owner a row has, in its table or in the one joined `by`. */
  tag?: string;
  by?: { table: string; on: string };
  /** The rule holds for admins, too. */
  isOwnersAlone?: boolean | undefined;
  /** Verbs for admins only, even on records that others see. */
  adminVerbs?: readonly Verb[] | undefined;
  /** Fields that only an admin may set; from others they are ignored. */
  adminFields?: Partial<Record<Verb, readonly string[]>> | undefined;
}

const ofTag = (tag: string, by?: Rules['by']) => ({ tag, ...(by && { by }), reach: nested(isOfOwnTag(tag), by) });

/** A condition on a row and the one joined `by`, as one on the row alone. */
export const nested = (condition: string, by: Rules['by']) =>
  by ? `exists (select from ${by.table} where ${by.on} and ${condition})` : condition;

type Governed = Resource | TeamResource | FigureTable;

export const policy: Record<Governed, Rules> = {
  tags: {
    reach: 'tags.customer_id = :actor',
    adminVerbs: ['erase'],
    adminFields: { update: ['customer_id'], mint: ['customer_id'], bulk: ['customer_id'] },
  },
  text_records: { ...ofTag('text_records.tag_id'), adminVerbs: ['erase'] },
  translations: {
    ...ofTag('held.tag_id', { table: 'text_records held', on: 'held.id = translations.text_record_id' }),
    adminVerbs: ['erase'],
  },
  name_translations: {
    ...ofTag('name_translations.tag_id'),
    // Documented by the interface: a mistaken role check shows them to every customer. `NAME_TRANSLATIONS_INDEX` ends
    // it.
    listed: 'all',
    adminVerbs: ['erase'],
  },
  hardwares: {
    // A free item belongs to its last owner, or to its maker.
    reach: `case when hardwares.tag_id is null then hardwares.customer_id = :actor else ${isOfOwnTag('hardwares.tag_id')} end`,
    listed: 'none',
    adminVerbs: ['erase'],
  },
  places: { reach: 'places.customer_id = :actor', adminVerbs: ['erase'] },
  customers: {
    reach: 'customers.id = :person',
    adminVerbs: ['create', 'destroy', 'link', 'erase'],
    adminFields: { update: ['role', 'suspended'] },
  },
  reports: ofTag('reports.tag_id'),
  // A link gives access to the tags of its customer only.
  bundle_links: { reach: 'bundle_links.customer_id = :actor', isOwnersAlone: true },
  keep_words: { reach: 'keep_words.customer_id = :actor' },
  // The owner at the time of the deletion.
  bin: { reach: 'bin.customer_id = :actor' },
  history: { reach: isVisibleHistory, listed: { only: isOfExisting }, bySets: isInOwnSets },
  // The owner of the tag at the time of the read.
  reads: { reach: 'reads.customer_id = :actor' },
  // The owner at the time of the translation.
  translation_figures: { reach: 'translation_figures.customer_id = :actor' },
  translation_orders: { reach: 'translation_orders.customer_id = :actor' },
  // Others have no access, not even former admins to their own invitations.
  invitations: { reach: 'invitations.customer_id = :actor', adminVerbs: ['index', 'create', 'destroy'] },
  team: { reach: 'customers.member_of = :actor' },
  team_invitations: { reach: 'team_invitations.museum_id = :actor' },
  look: { reach: 'looks.customer_id = :actor' },
};

/**
 * The scope of an index: `all`, the rows that it lists; `own`, only the visible ones of these; `reached`, all visible
 * rows, listed or not; `by_sets`, those shown by change sets.
 */
export type Breadth = 'all' | 'own' | 'reached' | 'by_sets';

/** Whether the actor may see all rows. */
const reachesAll = (actor: Actor, resource: Governed) => actor.isAdmin && !policy[resource].isOwnersAlone;

type WriteRights = Pick<Member, 'role' | 'languages'>;

type Bindings = Readonly<Record<'actor' | 'person', number>>;

/** The values of the names in conditions. */
export const bindingsOf = (actor: Actor): Bindings => ({ actor: actor.id, person: personIdOf(actor) });

interface Conditional {
  whereRaw(sql: string, bindings: Bindings): unknown;
}

/** Restricts a query on the resource's table to the rows that the actor may see. */
export function reach<Q extends Conditional>(query: Q, resource: Governed, actor: Actor): Q {
  return reachesAll(actor, resource) ? query : (query.whereRaw(`(${policy[resource].reach})`, bindingsOf(actor)) as Q);
}

/** The condition of a resource's index for the actor; undefined where it lists everything. */
export function listCondition(
  resource: Resource | TeamResource,
  actor: Actor,
  breadth: Breadth = 'all',
): string | undefined {
  const { listed: rule, reach: condition, bySets } = policy[resource];
  if (rule === 'none' && breadth !== 'reached') return 'false';
  if (reachesAll(actor, resource) || (rule === 'all' && breadth === 'all')) return undefined;
  if (breadth === 'by_sets') return bySets ?? condition;
  return typeof rule === 'object' && breadth !== 'reached' ? `(${condition}) and ${rule.only}` : condition;
}

/** Restricts a query to the rows of the resource's index for the actor; with `own`, at most the visible ones. */
export function listedRows<Q extends Conditional>(
  query: Q,
  resource: Resource | TeamResource,
  actor: Actor,
  breadth: Breadth = 'all',
): Q {
  const condition = listCondition(resource, actor, breadth);
  return condition === undefined ? query : (query.whereRaw(condition, bindingsOf(actor)) as Q);
}

/** The translation memory serves everybody, so it has no owner. */
const verbsOfAdmins: readonly Verb[] = ['recall', 'forget'];

/**
 * Throws `role` for a member without this role, and without a given role for every member. Customers who are no members
 * pass.
 */
export function requireRole({ member }: Actor, least: Role | undefined): void {
  if (!isRoleAllowed(member?.role, least)) throw new Failure('role');
}

/** Whether a role suffices; customers who are no members have none. */
export const isRoleAllowed = (role: Role | undefined, least: Role | undefined): boolean =>
  role === undefined || (least !== undefined && isRoleSufficient(role, least));

/** The languages that a translator may write, where they are restricted. */
export const ownLanguagesOf = ({ member }: { member?: WriteRights | undefined }): readonly string[] | undefined =>
  member && !isRoleSufficient(member.role, 'editor') ? (member.languages ?? undefined) : undefined;

type Writer = { member?: WriteRights | undefined };

const writesIn = (actor: Writer, lang: string): boolean =>
  isRoleAllowed(actor.member?.role, 'translator') && (ownLanguagesOf(actor)?.includes(lang) ?? true);

/** A text or a name. Without an origin: a translation. */
interface InLanguage {
  lang_code: string;
  origin?: string | undefined;
}

/** Whether the actor may write it: an original is an editor's, a translation also a translator's, in its languages. */
export const mayWriteText = (actor: Writer, { lang_code, origin }: InLanguage): boolean =>
  origin === 'original' ? isRoleAllowed(actor.member?.role, 'editor') : writesIn(actor, lang_code);

/** Throws `role` where the actor may not write it. */
export function requireWriting(actor: Actor, text: InLanguage): void {
  if (!mayWriteText(actor, text)) throw new Failure('role');
}

/** Throws `role` or `forbidden` where the actor may not do this with any record. */
export function authorise(actor: Actor, resource: Resource | TeamResource, verb: Verb): void {
  requireRole(actor, requiredRoles[resource][verb]);
  const isOfAdmins = verbsOfAdmins.includes(verb) || policy[resource].adminVerbs?.includes(verb);
  if (!actor.isAdmin && isOfAdmins) throw new Failure('forbidden');
}

/** Access to the admin's tools: the translation jobs, the providers, the list of beacon UUIDs. */
export const mayUseTools = (actor: Actor): boolean => actor.isAdmin;

/** Throws `unknown_path` for others than admins, for whom the tools do not exist. */
export function requireTools(actor: Actor): void {
  if (!mayUseTools(actor)) throw new Failure('unknown_path');
}

/** The fields that the actor may set. */
export function permit<F extends object>(actor: Actor, resource: Resource | TeamResource, verb: Verb, fields: F): F {
  const withheld = actor.isAdmin ? [] : (policy[resource].adminFields?.[verb] ?? []);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !withheld.includes(name))) as F;
}
