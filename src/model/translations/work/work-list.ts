/** The work list: the texts of an actor's tags to translate into a language, as keyset pages. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { maxCounted } from '../../../../contracts/management/list-query.ts';
import { defaultStates, type WorkFilters, workStates } from '../../../../contracts/management/translation-work.ts';
import { Invalid } from '../../../errors.ts';
import type { ListReader } from '../../access/browse.ts';
import { reach } from '../../access/policy.ts';
import { searchConditions, withSearchTimeout } from '../../access/search.ts';
import { applyConditions } from '../../access/sort-order.ts';
import { referenceConditions, resolveReferredIds } from '../../record-filter.ts';
import { Tag } from '../../tags/tag.ts';
import { countWork } from './work-count.ts';
import { findWork, type WorkCursor, type WorkFound, type WorkQuery, type WorkRow } from './work-rows.ts';

export interface WorkPage {
  /** In the order of the list, in either reading direction. */
  rows: WorkRow[];
  /** The cursor to go on from in the reading direction; undefined at the end. */
  beyond: WorkCursor | undefined;
  /** The number of rows on all pages, if counted; a value beyond `maxCounted` means only that there are more. */
  total?: number | undefined;
}

interface WorkPageRequest {
  after?: WorkCursor | undefined;
  /** Reads backwards from this cursor; `after` is ignored then. */
  before?: WorkCursor | undefined;
  limit: number;
  isCounted?: boolean;
}

/**
 * Scanned tags of a page: first a few, before anything is counted; then at most so many, before the page ends with a
 * cursor to continue from.
 */
const maxScanned = { first: 1000, most: 20_000 };

/** Throws `Invalid` for invalid filters, and `too_much_to_search`. */
export async function listWork(call: ListReader, filters: WorkFilters, request: WorkPageRequest): Promise<WorkPage> {
  const { caller } = call;
  const isOfOne = filters.tag_id !== undefined && !filters.q;
  const db = isOfOne ? call.db : call.searches;
  const conditions = await workConditions(call, filters);
  const reading = readingOf(filters, request);
  return withSearchTimeout(async () => {
    const matched = filters.q ? await searchConditions(Tag, db, caller, filters.q, { conditions }) : undefined;
    const own = applyConditions(reach(Tag.query(db).select('tags.id'), 'tags', caller), conditions);
    const words = matched?.conditions ?? [];
    const tags = applyConditions(own.clone(), words);
    const readFrom = (some: AnyQueryBuilder, lookedAt?: number) =>
      findWork(db, caller, some, { ...reading, most: reading.most + 1 }, lookedAt);
    if (!request.isCounted) {
      const first = await readFrom(tagsFrom(tags, reading, maxScanned.first), maxScanned.first);
      if (first.rows.length > reading.most || first.unseen === undefined) return pageOf(first, reading);
    }
    const areFew = matched?.plan === 'few';
    const counted = await countWork(db, areFew ? { own: tags, words: [] } : { own, words }, reading);
    const { count: total, tags: ids, unseen } = counted;
    if (total > maxCounted)
      return { ...pageOf(await readFrom(tagsFrom(tags, reading, maxScanned.most), maxScanned.most), reading), total };
    const { rows } = ids.length > 0 ? await readFrom(own.clone().whereIn('tags.id', ids)) : { rows: [] };
    return { ...pageOf({ rows, unseen }, reading), total };
  });
}

function readingOf(
  { lang_code: lang, state, part, reported }: WorkFilters,
  { after, before, limit }: WorkPageRequest,
): WorkQuery {
  const isReported = reported === 1;
  return {
    lang,
    part,
    isReported,
    most: limit,
    // Reported texts are seldom in the default states.
    states: state ?? (isReported ? workStates : defaultStates),
    ...(before ? { towards: 'earlier', from: before } : { towards: 'later', from: after }),
  };
}

/**
 * One row more than the page shows that another page follows; otherwise the tags after the scanned ones may have rows.
 */
function pageOf({ rows: found, unseen }: WorkFound, { most, towards }: WorkQuery): WorkPage {
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  // The last possible cursor of a tag.
  const end = unseen === undefined ? undefined : { tag_id: unseen, part: lastPart[towards] };
  return { rows: towards === 'later' ? rows : rows.reverse(), beyond: last ? cursorOf(last) : end };
}

const lastPart = { later: 'name', earlier: 'text' } as const;

export const cursorOf = ({ tag_id, part }: WorkCursor): WorkCursor => ({ tag_id, part });

/** Tags from a cursor on by id, including its own, which may have another row. */
function tagsFrom(tags: AnyQueryBuilder, { towards, from }: WorkQuery, most: number): AnyQueryBuilder {
  const [order, beyond] = towards === 'later' ? (['asc', '>='] as const) : (['desc', '<='] as const);
  const rows = tags.clone().orderBy('tags.id', order).limit(most);
  return from ? rows.where('tags.id', beyond, from.tag_id) : rows;
}

async function workConditions({ db, caller }: ListReader, filters: WorkFilters): Promise<RawBuilder[]> {
  const { lang_code, reported, tag_id } = filters;
  const named = await resolveReferredIds(db, caller, filters);
  if (tag_id !== undefined && !(await reach(Tag.query(db).where('tags.id', tag_id), 'tags', caller).first()))
    throw new Invalid({ tag_id: ['does not exist'] });
  return [
    ...(tag_id === undefined ? [] : [raw('tags.id = ?', tag_id)]),
    ...referenceConditions('tags', named),
    ...(reported === 1 ? [raw(isReported, lang_code)] : []),
  ];
}

/** There are few reports: their tags are read once. */
const isReported = `tags.id = any(array(
  select reports.tag_id from reports where reports.lang_code = ? and reports.closed_at is null))`;
