/** The work list: what there is to translate into a language among an actor's tags, as keyset pages. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../../contracts/access.ts';
import { mostCounted } from '../../../../contracts/management/list-query.ts';
import { usualStates, type WorkFilters, workStates } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { Invalid } from '../../../errors.ts';
import { narrowed } from '../../access/order.ts';
import { reach } from '../../access/policy.ts';
import { found, lookingThrough } from '../../access/search.ts';
import { isHere, referredIn } from '../../record-filter.ts';
import { Tag } from '../../tags/tag.ts';
import { inPlace } from '../../tags/tag-filter.ts';
import { countWork, type Reading, type WorkPlace, type WorkRow, workOf } from './work-rows.ts';

/** The reader of a list, and the connections for it. */
interface Looking {
  db: Database;
  searches: Database;
  caller: Actor;
}

export interface WorkPage {
  /** In the order of the list, in either reading direction. */
  rows: WorkRow[];
  /** The cursor to go on from in the reading direction; undefined at the end. */
  beyond: WorkPlace | undefined;
  /** The number of rows on all pages, on request; beyond `mostCounted` it says only that there are more. */
  total?: number | undefined;
}

interface WorkLeaf {
  after?: WorkPlace | undefined;
  /** Reads backwards from this cursor; `after` is ignored then. */
  before?: WorkPlace | undefined;
  limit: number;
  isCounted?: boolean;
}

/** Tags of one statement: few at first, then more where few rows are found. */
const firstLook = { least: 50, most: 1000 };
const growth = 4;
const longestLook = 5000;
/** Tags scanned for one page. Where they have no rows, the page ends with a cursor to go on from. */
const mostLooked = 20_000;

/** Throws `Invalid` for invalid filters, and `too_much_to_search`. */
export async function translationWork(call: Looking, filters: WorkFilters, leaf: WorkLeaf): Promise<WorkPage> {
  const { db, searches, caller } = call;
  const conditions = await workConditions(call, filters);
  const on = filters.q ? searches : db;
  const reading = readingOf(filters, leaf);
  return lookingThrough(async () => {
    const sought = filters.q ? await found(Tag, searches, caller, filters.q, { conditions }) : undefined;
    const own = reach(Tag.query(on).select('tags.id'), 'tags', caller);
    const tags = narrowed(own, [...conditions, ...(sought?.conditions ?? [])]);
    const count = once(() => countAll(on, tags, reading));
    if (leaf.isCounted) {
      const ids = sought?.tags?.ids;
      const all = ids ?? (await idsFrom(tags, { ...reading, towards: 'later' }, undefined, mostLooked + 1));
      if (all.length <= mostLooked) return countedPage(on, caller, all, reading);
    }
    const page = await pageOf(on, caller, tags, reading, { count, isCounted: leaf.isCounted });
    return leaf.isCounted ? { ...page, total: await count() } : page;
  });
}

/** The rows of all these tags, counted until there are more than are told. */
async function countAll(db: Database, tags: AnyQueryBuilder, reading: Reading): Promise<number> {
  let total = 0;
  for (let from: WorkPlace | undefined; ; ) {
    const ids = await idsFrom(tags, { ...reading, towards: 'later' }, from, longestLook);
    if (ids.length > 0) total += (await countWork(db, ids, reading)).count;
    if (ids.length < longestLook || total > mostCounted) return total;
    from = { tag_id: (ids.at(-1) as number) + 1, part: 'text' };
  }
}

/** Lazy: runs the work on the first call. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** The count needs all these tags, and tells which of them the page has to read. */
async function countedPage(db: Database, actor: Actor, ids: readonly number[], reading: Reading): Promise<WorkPage> {
  const { count, tags } = await countWork(db, ids, reading);
  const found = tags.length > 0 ? await workOf(db, actor, tags, { ...reading, most: reading.most + 1 }) : [];
  return { ...leafOf(found, reading, undefined), total: count };
}

function readingOf(
  { lang_code: lang, state, part, reported }: WorkFilters,
  { after, before, limit }: WorkLeaf,
): Reading {
  const isReported = reported === 1;
  return {
    lang,
    part,
    isReported,
    most: limit,
    // Text that visitors read and report is seldom in the default states.
    states: state ?? (isReported ? workStates : usualStates),
    ...(before ? { towards: 'earlier', from: before } : { towards: 'later', from: after }),
  };
}

/**
 * `count`: the number of rows of the whole list, where it can be counted; a first page with all of them stops there.
 */
async function pageOf(
  db: Database,
  actor: Actor,
  tags: AnyQueryBuilder,
  reading: Reading,
  { count, isCounted = false }: { count: () => Promise<number>; isCounted: boolean | undefined },
): Promise<WorkPage> {
  const { most } = reading;
  const found: WorkRow[] = [];
  let { from } = reading;
  const isFirst = from === undefined;
  let looked = 0;
  let isEnd = false;
  for (let look = Math.min(Math.max(most, firstLook.least), firstLook.most); found.length <= most; ) {
    const ids = await idsFrom(tags, reading, from, look);
    const wanted = { ...reading, from, most: most + 1 - found.length };
    if (ids.length > 0) found.push(...(await workOf(db, actor, ids, wanted)));
    looked += ids.length;
    // To count all of the list costs more than to look at some hundreds of tags.
    const isTold = isFirst && found.length <= most && (isCounted || looked >= firstLook.most);
    isEnd = ids.length < look || (isTold && found.length === (await count()));
    if (isEnd || looked >= mostLooked) break;
    from = endOf(ids.at(-1) as number, reading);
    look = Math.min(look * growth, longestLook);
  }
  return leafOf(found, reading, isEnd ? undefined : from);
}

/** One row more than the page tells that another follows; otherwise the unscanned rest may have one. */
function leafOf(found: readonly WorkRow[], { most, towards }: Reading, unseen: WorkPlace | undefined): WorkPage {
  const rows = found.slice(0, most);
  const beyond = found.length > most ? rows.at(-1) : unseen;
  return { rows: towards === 'later' ? rows : rows.reverse(), beyond: beyond && placeOf(beyond) };
}

export const placeOf = ({ tag_id, part }: WorkPlace): WorkPlace => ({ tag_id, part });

/** The last possible cursor of a tag in the direction. */
const endOf = (tag_id: number, { towards }: Reading): WorkPlace => ({
  tag_id,
  part: towards === 'later' ? 'name' : 'text',
});

/** Tags from a cursor on, by id, including its own: it may have another row. */
async function idsFrom(
  tags: AnyQueryBuilder,
  { towards }: Reading,
  from: WorkPlace | undefined,
  most: number,
): Promise<number[]> {
  const [order, beyond] = towards === 'later' ? (['asc', '>='] as const) : (['desc', '<='] as const);
  const rows = tags.clone().orderBy('tags.id', order).limit(most);
  if (from) rows.where('tags.id', beyond, from.tag_id);
  return ((await rows) as unknown as { id: number }[]).map(({ id }) => id);
}

async function workConditions({ db, caller }: Looking, filters: WorkFilters): Promise<RawBuilder[]> {
  const { lang_code, reported, tag_id } = filters;
  const { place_id, customer_id } = await referredIn(db, caller, filters);
  if (tag_id !== undefined && !(await reach(Tag.query(db).where('tags.id', tag_id), 'tags', caller).first()))
    throw new Invalid({ tag_id: ['does not exist'] });
  return [
    ...(tag_id === undefined ? [] : [raw('tags.id = ?', tag_id)]),
    ...(place_id === undefined ? [] : [inPlace(place_id)]),
    ...(customer_id === undefined ? [] : [isHere('tags.customer_id', customer_id)]),
    ...(reported === 1 ? [raw(isReported, lang_code)] : []),
  ];
}

/** There are few reports: their tags are read once. */
const isReported = `tags.id = any(array(
  select reports.tag_id from reports where reports.lang_code = ? and reports.closed_at is null))`;
