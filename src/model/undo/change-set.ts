/** The net effect of a change set on each record, added up from its entries in the history. */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../contracts/access.ts';
import { maxUndone, undoDays } from '../../../contracts/management/history.ts';
import type { RecordedResource } from '../../../contracts/management/history-entry.ts';
import type { Transaction } from '../../database/transaction.ts';
import { isUuid } from '../../database/uuid.ts';
import { Failure, Invalid } from '../../errors.ts';
import { bindingsOf, policy, reach } from '../access/policy.ts';
import type { HistoryEntry, Value } from '../history/history-entry.ts';
import { lockParents } from '../tags/parents.ts';

/** The net effect of a change set on a record. */
export interface NetChange {
  resource: RecordedResource;
  id: number;
  /** The record itself if it is a tag, else the tag that it belongs to. */
  tag_id: number | null;
  /** Its owner at that time. */
  owner_id: number | null;
  kind: 'made' | 'changed' | 'deleted';
  /** By field: the values before and after the set. */
  fields: Map<string, [Value, Value]>;
  beside: Map<string, [Value, Value]>;
  /** Translations that a minor edit of this original has carried over. */
  carried: number[];
}

/**
 * What owners may undo: changes that their history shows, and records in their bin. Free hardware may be deleted
 * meanwhile.
 */
const isOwn = `(
  ${policy.history.reach}
  or history.owner_id = :actor and exists (
    select from bin b join bin_snapshots s on s.entry_id = b.id
    where b.resource = 'tags' and b.record_id = history.tag_id and b.customer_id = :actor and b.expires_at > now()
      and history.id >= (s.snapshot -> 'row' ->> 'history_from')::bigint)
  or history.owner_id = :actor and history.resource = 'places' and exists (
    select from bin b
    where b.resource = 'places' and b.record_id = history.record_id and b.customer_id = :actor and b.expires_at > now())
  or history.owner_id = :actor and history.resource = 'hardwares' and history.tag_id is null
    and not exists (select from hardwares item where item.id = history.record_id))`;

const reached = (actor: Actor) => (actor.isAdmin ? 'true' : isOwn);

const summary = (actor: Actor) => `
  select count(*)::integer as entries,
    coalesce(bool_or(at < now() - make_interval(days => :days)), false) as is_old, min(at) as since,
    coalesce(bool_or(resource = 'tags' and (event = 'destroy' or jsonb_exists(changes, 'parent_id'))), false) as has_parents,
    count(distinct (case when tag_id in (${wholeTags}) then 'tags' else resource end,
      case when tag_id in (${wholeTags}) then tag_id else record_id end)) filter (where via <> 'runner')::integer as records
  from history where change_set = :id and ${reached(actor)}`;

/** Tags that the set has created or deleted. */
const wholeTags = `
  select w.record_id from history w where w.change_set = :id and w.resource = 'tags' and w.event <> 'update'`;

/**
 * In the lock order of all writers: tags first. A tag that is being given to another customer is either out of reach
 * already or waits for this transaction.
 */
const locks = (actor: Actor) => [
  `select from tags where id in (
     select unnest(array[tag_id, left_tag_id]) from history where change_set = :id and via <> 'runner' and ${reached(actor)})
   order by id for update`,
  `select from places where id in (
     select record_id from history where change_set = :id and resource = 'places' and ${reached(actor)})
   order by id for update`,
];

/** Whether an entry is of a part of a deleted tag; false where it belongs to no tag. */
const isPartOfDeleted = `resource <> 'tags' and coalesce(tag_id in (
  select w.record_id from history w where w.change_set = :id and w.resource = 'tags' and w.event = 'destroy'), false)`;

/**
 * The parts of deleted tags are in the bin. Hardware that the set has attached to another tag is not back with the
 * deleted one: its entries are all needed.
 */
const entriesOf = (actor: Actor) => `
  with made as (
    select id, resource, record_id, tag_id, owner_id, event, changes, beside, ${isPartOfDeleted} as is_part
    from history where change_set = :id and via <> 'runner' and ${reached(actor)})
  select resource, record_id, tag_id, owner_id, event, changes, beside from made
  where not is_part or resource = 'hardwares' and record_id in (
    select record_id from made where resource = 'hardwares' and not is_part and tag_id is not null)
  order by id`;

interface ChangeSet {
  nets: NetChange[];
  /** The time of the change set. */
  since: Date;
}

/**
 * Locks its tags and places. Throws `record_not_found` where the actor may see nothing of the set, `change_set_open`
 * while it is being written, and `Invalid` for one that is too old or too large. `isDryRun`: changes of parents are
 * rolled back, so they need no lock.
 */
export async function readChangeSet(
  trx: Transaction,
  actor: Actor,
  id: string,
  { isDryRun }: { isDryRun: boolean },
): Promise<ChangeSet> {
  if (!isUuid(id)) throw new Failure('record_not_found');
  // Serialised, so that a concurrent undo of the same set sees the outcome of the first.
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [id]);
  const orders = reach(trx('translation_orders').where({ change_set: id }), 'translation_orders', actor);
  const order = await orders.first('finished_at');
  if (order && order.finished_at === null) throw new Failure('change_set_open');
  const bindings = { id, ...bindingsOf(actor), days: undoDays };
  const { rows } = await trx.raw(summary(actor), bindings);
  const { entries, is_old, records, since, has_parents } = rows[0];
  if (entries === 0 && !order) throw new Failure('record_not_found');
  if (is_old) throw new Invalid({ base: [`This was done more than ${undoDays} days ago.`] });
  if (records > maxUndone) throw new Invalid({ base: [`These are more than ${maxUndone} records.`] });
  if (has_parents && !isDryRun) await lockParents(trx);
  for (const sql of locks(actor)) await trx.raw(sql, bindings);
  const { rows: made } = await trx.raw(entriesOf(actor), bindings);
  return { nets: netOf(made), since };
}

type Entry = Pick<HistoryEntry, 'resource' | 'record_id' | 'tag_id' | 'event' | 'changes' | 'beside'> & {
  owner_id: number | null;
};

function netOf(entries: readonly Entry[]): NetChange[] {
  const all = new Map<string, NetChange & { first: string; last: string }>();
  for (const { resource, record_id: id, tag_id, owner_id, event, changes, beside } of entries) {
    const key = changeKey({ resource, id });
    const net = all.get(key) ?? {
      resource,
      id,
      tag_id,
      owner_id,
      kind: 'changed' as const,
      first: event,
      last: event,
      fields: new Map(),
      beside: new Map(),
      carried: [] as number[],
    };
    const { carried = [], ...columns } = beside ?? {};
    add(net.fields, changes);
    add(net.beside, columns as Record<string, [Value, Value]>);
    net.carried.push(...carried);
    all.set(key, Object.assign(net, { last: event, tag_id: tag_id ?? net.tag_id, owner_id }));
  }
  return [...all.values()].flatMap(({ first, last, ...net }): NetChange[] => {
    const isThere = last !== 'destroy';
    if (first === 'create') return isThere ? [{ ...net, kind: 'made' }] : [];
    if (!isThere) return [{ ...net, kind: 'deleted' }];
    for (const [field, [former, present]] of net.fields) if (isSame(former, present)) net.fields.delete(field);
    return net.fields.size > 0 ? [net] : [];
  });
}

function add(to: Map<string, [Value, Value]>, changes: Record<string, [Value, Value]>): void {
  for (const [field, [former, present]] of Object.entries(changes))
    to.set(field, [to.has(field) ? (to.get(field)?.[0] ?? null) : former, present]);
}

/** The former values of changed columns. */
export const formerValues = (changed: NetChange['fields']): Record<string, Value> =>
  Object.fromEntries([...changed].map(([name, [former]]) => [name, former]));

export const changeKey = ({ resource, id }: Pick<NetChange, 'resource' | 'id'>): string => `${resource} ${id}`;

/** The history leaves out the unset flags of a new record. */
const orNull = (value: unknown): unknown => (value === false ? null : (value ?? null));
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(orNull(one), orNull(other));
