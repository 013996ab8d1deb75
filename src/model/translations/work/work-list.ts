/** What there is to translate into a language, row by row, wherever among an actor's tags it is. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../../../contracts/access.ts';
import { usualStates, type WorkFilters, workStates } from '../../../../contracts/management/translation-work.ts';
import type { Database } from '../../../database/connect.ts';
import { Invalid } from '../../../errors.ts';
import { reach } from '../../access/policy.ts';
import { lookingThrough, type Purpose, withWords } from '../../access/search.ts';
import { countedWork } from '../../figures/coverage.ts';
import { isHere, referredIn } from '../../record-filter.ts';
import { Tag } from '../../tags/tag.ts';
import { inPlace } from '../../tags/tag-filter.ts';
import { countWork, type Reading, type WorkPlace, type WorkRow, workOf } from './work-rows.ts';

/** Who looks, and by which connections. */
interface Looking {
  db: Database;
  searches: Database;
  caller: Actor;
}

export interface WorkPage {
  /** In the order of the list, whichever way they were read. */
  rows: WorkRow[];
  /** Where it goes on in the direction that was read; undefined where there is nothing more. */
  beyond: WorkPlace | undefined;
  /** How many there are on all pages, where somebody wants to know; undefined where that is more than is looked for. */
  total?: number | undefined;
}

export interface WorkLeaf {
  after?: WorkPlace | undefined;
  /** Read backwards from there; then `after` says nothing. */
  before?: WorkPlace | undefined;
  limit: number;
  isCounted?: boolean;
}

/** Tags that one statement looks at: first so many, then more where little is found among them. */
const firstLook = { least: 50, most: 1000 };
const growth = 4;
const longestLook = 5000;
/** Tags that are looked at for one page. Where nothing is found among them, the page says where to look on. */
const mostLooked = 20_000;

/** Throws `Invalid` for filters that are wrong, and `too_much_to_search`. */
export async function translationWork(call: Looking, filters: WorkFilters, leaf: WorkLeaf): Promise<WorkPage> {
  const { db, searches, caller } = call;
  const within = await conditionsOf(call, filters);
  const on = filters.q ? searches : db;
  const reading = readingOf(filters, leaf);
  return lookingThrough(async () => {
    const found = filters.q ? await withWords(Tag, searches, caller, filters.q, false) : undefined;
    const tags = (purpose: Purpose) => {
      const rows = reach(Tag.query(on).select('tags.id'), 'tags', caller);
      for (const condition of [...within, ...(found ? [found.condition(purpose)] : [])]) rows.where(condition);
      return rows;
    };
    const { state: _, ...others } = filters;
    const count = once(() => countedWork(call, caller, others, reading.states));
    if (leaf.isCounted && (await count()) === undefined) {
      const told = within.length === 0 ? found?.told : undefined;
      const all = told ?? (await idsFrom(tags('all'), { ...reading, towards: 'later' }, undefined, mostLooked + 1));
      if (all.length <= mostLooked) return countedPage(on, caller, all, reading);
    }
    const page = await pageOf(on, caller, tags('page'), reading, count);
    return leaf.isCounted ? { ...page, total: await count() } : page;
  });
}

/** Does it when it is asked for first. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** All these tags are looked at, to count, and so a page reads but those that it shows. */
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
    ...{ lang, part, isReported, most: limit },
    // What visitors read and report is seldom what waits for somebody anyway.
    states: state ?? (isReported ? workStates : usualStates),
    ...(before ? { towards: 'earlier', from: before } : { towards: 'later', from: after }),
  };
}

/** `count`: how many rows the whole list has, where that can be counted; a first page that has as many looks no further. */
async function pageOf(
  db: Database,
  actor: Actor,
  tags: AnyQueryBuilder,
  reading: Reading,
  count: () => Promise<number | undefined>,
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
    isEnd = ids.length < look || (isFirst && found.length <= most && found.length === (await count()));
    looked += ids.length;
    if (isEnd || looked >= mostLooked) break;
    from = endOf(ids.at(-1) as number, reading);
    look = Math.min(look * growth, longestLook);
  }
  return leafOf(found, reading, isEnd ? undefined : from);
}

/** Of the rows that were found one more than a page has tells that it goes on; else it does where nobody has looked yet. */
function leafOf(found: readonly WorkRow[], { most, towards }: Reading, unseen: WorkPlace | undefined): WorkPage {
  const rows = found.slice(0, most);
  const beyond = found.length > most ? rows.at(-1) : unseen;
  return { rows: towards === 'later' ? rows : rows.reverse(), beyond: beyond && placeOf(beyond) };
}

export const placeOf = ({ tag_id, part }: WorkPlace): WorkPlace => ({ tag_id, part });

/** The place of the last row that a tag can have in the direction. */
const endOf = (tag_id: number, { towards }: Reading): WorkPlace => ({
  tag_id,
  part: towards === 'later' ? 'name' : 'text',
});

/** Tags from a place on, by id, that one itself among them: it may have another row. */
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

async function conditionsOf({ db, caller }: Looking, filters: WorkFilters): Promise<RawBuilder[]> {
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
