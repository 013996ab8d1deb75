/** Bulk actions on tags: all of them, or none. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { maxBulkTags, type TagBulk, type TagBulkResult } from '../../../contracts/management/tag-bulk.ts';
import type { Database } from '../../database/connect.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { searchConditions } from '../access/search.ts';
import { applyConditions, type RowCondition } from '../access/sort-order.ts';
import { deleteTags } from '../bin/move-to-bin.ts';
import { chunksOf } from '../chunks.ts';
import { Customer } from '../customer.ts';
import { endCopies } from '../translations/copies.ts';
import { leaveForeignPlaces } from './foreign-place.ts';
import { Tag } from './tag.ts';
import { tagConditions } from './tag-filter.ts';

/** The selection of tags. */
export type TagSelection = Pick<TagBulk, 'tag_ids' | 'found'>;

/** The number of tags and parts that an action affects. */
export interface AffectedTags {
  /** The selected tags that the actor may see. */
  ids: number[];
  counts: Required<TagBulkResult>;
  /** The number of those with a reference, which a new owner does not get. */
  references: number;
  /** Their owners: at most two, which means several. */
  owners: (number | null)[];
}

/**
 * The ids of the selected tags that the actor may see. Throws `Invalid` for invalid filters, for too many tags, and for
 * none.
 */
export const selectedIds = async (db: Database, actor: Actor, meant: TagSelection): Promise<number[]> =>
  idsOf(rowsOf(db, actor, await conditionsFor(db, actor, meant)), {});

/** The selection, and the counts of the tags' parts. */
export async function countAffected(db: Database, actor: Actor, meant: TagSelection): Promise<AffectedTags> {
  const ids = await selectedIds(db, actor, meant);
  const owners = await those(db, ids).distinct('customer_id').limit(2);
  return {
    ids,
    counts: { count: ids.length, ...(await countParts(db, ids)) },
    references: (await those(db, ids).whereNotNull('reference').pluck('id')).length,
    owners: owners.map(({ customer_id }) => customer_id),
  };
}

/** Previews an action. Throws what `changeTags` would, except for a wrong `count`. */
export async function previewChange(db: Database, actor: Actor, bulk: TagBulk): Promise<Required<TagBulkResult>> {
  demandFields(actor, bulk);
  const ids = await idsOf(rowsOf(db, actor, await conditionsFor(db, actor, bulk)), bulk);
  await demandTarget(db, ids, bulk);
  return { count: ids.length, ...(await countParts(db, ids)) };
}

/**
 * Returns the number of changed tags. Throws `forbidden` where the actor may not do this, `found_changed` where `count`
 * differs from the selection, and `Invalid`.
 */
export function changeTags(db: Database, actor: Actor, bulk: TagBulk): Promise<number> {
  demandFields(actor, bulk);
  if (bulk.count === undefined && (bulk.found || bulk.action === 'delete'))
    throw new Invalid({ count: ["can't be blank"] });
  return Tag.write(db, async (trx) => {
    const rows = rowsOf(trx, actor, await conditionsFor(trx, actor, bulk));
    const ids = await idsOf(rows.forUpdate(), bulk);
    await demandTarget(trx, ids, bulk);
    // Exempt from the time limit of single changes.
    await withoutTimeBudget(async () => {
      for (const some of chunksOf(ids)) await change[bulk.action](trx, some, bulk);
    });
    return ids.length;
  });
}

/** Throws `forbidden` for actions of admins. */
export function requireAction(actor: Actor, action: TagBulk['action']): void {
  if (action === 'give' && !actor.isAdmin) throw new Failure('forbidden');
}

function demandFields(actor: Actor, { action, tag_ids, found, place_id, customer_id }: TagBulk): void {
  requireAction(actor, action);
  if (tag_ids && found) throw new Invalid({ found: ['stands beside tag_ids: only one of them says which tags'] });
  if (!tag_ids && !found) throw new Invalid({ base: ['tag_ids or found has to say which tags'] });
  if (action === 'move' && place_id === undefined) throw new Invalid({ place_id: ["can't be blank"] });
  if (action === 'give' && customer_id === undefined) throw new Invalid({ customer_id: ["can't be blank"] });
}

/** The conditions of the selection. */
const conditionsFor = async (db: Database, actor: Actor, { tag_ids, found }: TagSelection): Promise<RowCondition[]> =>
  found ? conditionsIn(db, actor, found) : [raw('tags.id = any(?)', [tag_ids])];

/** The visible tags' ids, in the common lock order. */
function rowsOf(db: Database, actor: Actor, conditions: readonly RowCondition[]): AnyQueryBuilder {
  const rows = Tag.reachable(db, actor).clearSelect().select('tags.id').orderBy('tags.id');
  return applyConditions(rows, conditions).limit(maxBulkTags + 1);
}

/** Throws `Invalid` under the filter's field. */
async function conditionsIn(db: Database, actor: Actor, { q, ...filters }: NonNullable<TagBulk['found']>) {
  try {
    const conditions = await tagConditions(db, actor, filters);
    const matched = q === undefined ? undefined : await searchConditions(Tag, db, actor, q, { conditions });
    return [...conditions, ...(matched?.conditions ?? [])];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const messages = Object.entries(error.errors).flatMap(([name, all]) => all.map((message) => `${name} ${message}`));
    throw new Invalid({ found: messages }, { cause: error });
  }
}

async function idsOf(rows: AnyQueryBuilder, { tag_ids, count }: Pick<TagBulk, 'tag_ids' | 'count'>): Promise<number[]> {
  const all = (await rows) as unknown as { id: number }[];
  if (tag_ids && all.length < new Set(tag_ids).size) throw new Invalid({ tag_ids: ['has one that does not exist'] });
  if (all.length > maxBulkTags) throw new Invalid({ found: [`finds more than ${maxBulkTags} tags`] });
  if (count !== undefined && all.length !== count) throw new Failure('found_changed');
  if (all.length === 0) throw new Invalid({ found: [emptySelection] });
  return all.map(({ id }) => id);
}

/** The error of an empty selection. */
export const emptySelection = 'finds no tags';

/** Throws `Invalid` where the tags cannot go to the target. */
async function demandTarget(db: Database, ids: number[], bulk: TagBulk): Promise<void> {
  const { action, place_id, customer_id } = bulk;
  if (action === 'move' && place_id && !(await isPlaceOfAll(db, ids, place_id)))
    throw new Invalid({ place_id: ["is not a place of the tags' customer"] });
  if (action === 'give' && !(await Customer.mayOwn(Customer.query(db)).findById(customer_id ?? 0)))
    throw new Invalid({ customer_id: ['does not exist'] });
}

/** A tag is only ever in a place of its owner. */
async function isPlaceOfAll(db: Database, ids: number[], placeId: number): Promise<boolean> {
  const places = db('places').where({ id: placeId }).select('customer_id');
  const place = await (db.isTransaction ? places.forShare() : places).first();
  if (!place) return false;
  const others = db('tags')
    .whereRaw('id = any(?)', [ids])
    .whereRaw('customer_id is distinct from ?', place.customer_id);
  return (await others.first('id')) === undefined;
}

type Change = (trx: Transaction, ids: number[], bulk: TagBulk) => Promise<void>;

const those = (db: Database, ids: number[]) => db('tags').whereRaw('id = any(?)', [ids]);

const change: Record<TagBulk['action'], Change> = {
  move: async (trx, ids, { place_id }) => {
    await those(trx, ids).update({ place_id });
  },
  hide: async (trx, ids) => {
    await those(trx, ids).where({ hidden: false }).update({ hidden: true });
  },
  show: async (trx, ids) => {
    await those(trx, ids).where({ hidden: true }).update({ hidden: false });
  },
  give: (trx, ids, { customer_id = 0 }) => giveTags(trx, ids, customer_id),
  delete: (trx, ids) => deleteTags(trx, ids),
};

/** Gives locked tags to another customer, and removes them from places of others. */
export async function giveTags(trx: Transaction, ids: number[], customer_id: number): Promise<void> {
  await those(trx, ids).update({ customer_id });
  await endCopies(trx, ids);
  await leaveForeignPlaces(trx, ids);
}

/** Counts of the parts of tags. */
export const countParts = async (db: Database, ids: number[]): Promise<Required<Omit<TagBulkResult, 'count'>>> =>
  (await db.raw(counts, { ids })).rows[0];

const counts = `
  with texts as (
    select t.origin from text_records r join translations t on t.text_record_id = r.id where r.tag_id = any(:ids)
  ), names as (
    select n.origin from name_translations n where n.tag_id = any(:ids)
  )
  select
    (select count(*)::integer from texts) as translations,
    (select count(*)::integer from (select origin from texts union all select origin from names) as made
      where origin = 'human') as human,
    (select count(*)::integer from names) as names,
    (select count(*)::integer from hardwares h where h.tag_id = any(:ids)) as hardwares`;
