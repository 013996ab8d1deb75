/** Read figures: sums over the counts that web processes add, computed on request. */
import type { Knex } from 'knex';
import { type Span, spanOrDefault } from '../../../contracts/management/days.ts';
import {
  maxReadRows,
  type ReadFilters,
  type ReadGroup,
  type ReadQuery,
  type Reads,
  readDays,
} from '../../../contracts/management/reads.ts';
import { deleteInBatches } from '../../database/bulk-delete.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import type { ListReader } from '../access/browse.ts';
import { reach } from '../access/policy.ts';
import { resolveReferredIds } from '../record-filter.ts';
import { Tag } from '../tags/tag.ts';

type Row = Reads['rows'][number];

/** The contract's groups. */
const columns: Record<ReadGroup, string> = {
  day: `to_char(reads.day, 'YYYY-MM-DD')`,
  tag_id: 'reads.tag_id',
  place_id: 'reads.place_id',
  lang_code: 'reads.lang_code::text',
  way: 'reads.way',
  missed: 'reads.missed',
};

/** The driver returns a sum as text. */
const sum = 'sum(reads.reads)::double precision as reads';

/**
 * Reads grouped as requested. Throws `Invalid` for a tag, a place or a customer that is unknown or that the actor may
 * not see, and for more rows than the limit.
 */
export async function groupReads(reader: ListReader, { by = ['day'], ...filters }: ReadQuery): Promise<Reads> {
  const chosen = await choosing(reader, filters);
  const rows: Row[] = await grouped(chosen.reads(), by).limit(maxReadRows + 1);
  if (rows.length > maxReadRows) throw new Invalid({ by: [`asks for more than ${maxReadRows} rows`] });
  return { ...chosen.span, rows, reads: rows.reduce((total, { reads }) => total + reads, 0) };
}

/** The figures of the page. */
export interface ReadFigures extends Span {
  reads: number;
  by: Record<Exclude<ReadGroup, 'tag_id'>, readonly Row[]>;
  /** The most-read tags. */
  tags: readonly Row[];
  /** The number of all places, of which the most-read are shown. */
  places: number;
}

/** Rows of the most-read places. */
const maxPlaces = 50;

/** Rows of the most-read tags. */
const maxTags = 20;

export async function readFigures(reader: ListReader, filters: ReadFilters): Promise<ReadFigures> {
  const { searches } = reader;
  const chosen = await choosing(reader, filters);
  const mostFirst = (name: 'tag_id' | 'place_id') =>
    grouped(chosen.reads(), [name]).clearOrder().orderByRaw('reads desc, ??', [name]);
  // Two concurrent statements: the default number of connections for searches.
  const ofPlaces = mostFirst('place_id').limit(maxPlaces).select(searches.raw('count(*) over ()::integer as groups'));
  const [tags, [all, counted]] = await Promise.all([
    mostFirst('tag_id').limit(maxTags),
    (async () =>
      [await eachGrouped(searches, chosen.reads()), (await ofPlaces) as (Row & { groups: number })[]] as const)(),
  ]);
  const of = (group: FewKinds): Row[] =>
    all.filter((row) => row.of === group).map((row) => ({ [group]: row[group], reads: row.reads }));
  const day = of('day').slice(0, maxReadRows);
  const most = (group: FewKinds) => of(group).sort((one, other) => other.reads - one.reads);
  const places = counted.map(({ place_id, reads }) => ({ place_id, reads }));
  const by = { day, place_id: places, lang_code: most('lang_code'), way: most('way'), missed: most('missed') };
  return {
    ...chosen.span,
    reads: day.reduce((total, { reads }) => total + reads, 0),
    by,
    tags,
    places: counted[0]?.groups ?? 0,
  };
}

const grouped = (chosen: Knex.QueryBuilder, by: readonly ReadGroup[]): Knex.QueryBuilder => {
  const names = by.map((name) => chosen.client.raw(`${columns[name]} as ${name}`));
  const groups = by.map((name) => `reads.${name}`);
  return chosen
    .select(...names, chosen.client.raw(sum))
    .groupBy(groups)
    .orderBy(groups);
};

/** Groups with few values, however many tags are read. */
const fewKinds = ['day', 'lang_code', 'way', 'missed'] as const satisfies readonly ReadGroup[];
type FewKinds = (typeof fewKinds)[number];

/**
 * The sums by each of these groups: one scan (grouping sets), small groups being added up from the result. `of`: the
 * group of a row.
 */
async function eachGrouped(db: Database, chosen: Knex.QueryBuilder): Promise<(Required<Row> & { of: FewKinds })[]> {
  const few = chosen.select(...fewKinds, db.raw('sum(reads)::bigint as reads')).groupBy(...fewKinds);
  const isOf = fewKinds.map((name) => `when grouping(${columns[name]}) = 0 then '${name}'`).join(' ');
  const sets = fewKinds.map((name) => `(${columns[name]})`).join(', ');
  return db
    .from(few.as('reads'))
    .select(...fewKinds.map((name) => db.raw(`${columns[name]} as ${name}`)))
    .select(db.raw(`case ${isOf} end as of`), db.raw(sum))
    .groupByRaw(`grouping sets (${sets})`)
    .orderByRaw(fewKinds.map((_, index) => index + 1).join(', '));
}

/** The filtered reads that the actor may see. */
interface FilteredReads {
  span: Span;
  reads(): Knex.QueryBuilder;
}

async function choosing({ db, searches, caller }: ListReader, filters: ReadFilters): Promise<FilteredReads> {
  const { tag_id } = filters;
  const { place_id, customer_id } = await resolveReferredIds(db, caller, filters);
  if (tag_id !== undefined && !(await Tag.reachable(db, caller).where('tags.id', tag_id).first()))
    throw new Invalid({ tag_id: ['does not exist'] });
  // A null id is a filter for null.
  const named = Object.entries({ tag_id, place_id, customer_id }).filter(([, id]) => id !== undefined);
  const span = spanOrDefault(filters);
  return {
    span,
    reads() {
      const rows = searches('reads').whereRaw('reads.day between ?::date and ?::date', [span.from, span.to]);
      return reach(rows.where(Object.fromEntries(named)), 'reads', caller);
    },
  };
}

/** Removes expired counts, and the ids of batches that are no longer retried. */
export async function pruneReads(db: Database): Promise<void> {
  await deleteInBatches(db, 'reads', `day < (now() at time zone 'utc')::date - ${readDays}`);
  await db.raw(`delete from read_batches where added_at < now() - interval '2 days'`);
}
