/**
 * Reads of days that are over, summed once: who looks at months does not add up the reads of each tag. The reads stay the truth. A
 * day has sums as long as its reads are what they were when it was summed (migration 0058); those of other days, today among them,
 * are added up by who asks.
 *
 * - grain: what sums tell apart, besides the customer.
 */
import type { Knex } from 'knex';
import type { Span } from '../../../contracts/management/days.ts';
import type { ReadGroup } from '../../../contracts/management/reads.ts';
import type { Database } from '../../database/connect.ts';
import { lowerTotals, mostByTotals, moveSpans } from './read-totals.ts';

/** The one with the fewest rows first. */
const grains = {
  kind: ['day', 'lang_code', 'way', 'missed'],
  place: ['day', 'place_id'],
  'kind and place': ['day', 'lang_code', 'way', 'missed', 'place_id'],
} as const satisfies Record<string, readonly ReadGroup[]>;
export type Grain = keyof typeof grains;

/** The least that tells all of these apart; undefined where it takes the reads themselves. */
export const grainOf = (told: readonly ReadGroup[]): Grain | undefined =>
  (Object.keys(grains) as Grain[]).find((grain) => told.every((name) => grains[grain].some((each) => each === name)));

export interface ChosenReads extends Span {
  /** Of rows that go by the name of `reads`, those that are asked for. */
  narrow(rows: Knex.QueryBuilder): Knex.QueryBuilder;
}

const within = (rows: Knex.QueryBuilder, { from, to, narrow }: ChosenReads) =>
  narrow(rows.whereRaw('reads.day between ?::date and ?::date', [from, to]));

/** The reads themselves. */
export const eachRead = (db: Database, chosen: ChosenReads): Knex.QueryBuilder => within(db('reads'), chosen);

/** Those of days without sums. There are as many days as are kept: it takes no longer where centuries are asked for. */
const unsummed = (db: Database, chosen: ChosenReads): Knex.QueryBuilder =>
  chosen.narrow(
    db('reads').whereRaw(
      `reads.day = any(array(
         select day from (${daysKept}) kept
         where day between ?::date and ?::date and not exists (select from summed_days s where s.day = kept.day)))`,
      [chosen.from, chosen.to],
    ),
  );

const daysKept = `
  select first + n as day from (select min(day) as first, max(day) as last from reads) ends, generate_series(0, last - first) n`;

/** The same reads as fewer rows, from which they can be added up in this grain. */
export function readsIn(grain: Grain, db: Database, chosen: ChosenReads): Knex.QueryBuilder {
  const columns = [...grains[grain], 'reads'];
  const summed = within(db('read_sums as reads').where({ grain }), chosen).select(columns);
  return db.from(summed.unionAll(unsummed(db, chosen).select(columns)).as('reads'));
}

/**
 * How often each tag was read, those first that were read most. Where totals don't tell, sums come in the order of tags, out of an
 * index, and are added up as they come: so many tags would not fit into the memory that a statement has.
 */
export async function mostRead<Row>(
  db: Database,
  chosen: ChosenReads,
  limit: number,
  candidates?: number,
): Promise<Row[]> {
  const summed = within(db('tag_read_sums as reads'), chosen);
  const since = unsummed(db, chosen);
  const most = await mostByTotals<Row>(db, { from: chosen.from, to: chosen.to, summed, since }, limit, candidates);
  if (most.length === limit) return most;
  const { rows } = await db.raw(
    `select tag_id, coalesce(summed.reads, 0) + coalesce(since.reads, 0) as reads
     from (
       select tag_id, sum(reads::double precision) as reads from (? order by tag_id offset 0) each_day group by tag_id
     ) summed full join (
       select tag_id, sum(reads::double precision) as reads from (?) each_read group by tag_id
     ) since using (tag_id)
     order by reads desc, tag_id limit ?`,
    [summed.select('tag_id', 'reads'), since.select('tag_id', 'reads'), limit],
  );
  return rows;
}

/** A process may hand in what it has counted some time after midnight: nobody sums a day twice for that. */
const overdue = `
  select to_char(day, 'YYYY-MM-DD') as day from (${daysKept}) kept
  where day < ((now() - interval '1 hour') at time zone 'utc')::date
    and not exists (select from summed_days s where s.day = kept.day)
    and exists (select from reads where reads.day = kept.day)
  order by day`;

/** Sums the days that are over and have no sums. Answers whether there were any. Cut short by the signal, it goes on the next time. */
export async function sumReads(db: Database, signal?: AbortSignal): Promise<boolean> {
  const { rows: days } = await db.raw(overdue);
  if (days.length === 0) return false;
  await moveSpans(db);
  for (const { day } of days) {
    if (signal?.aborted) break;
    await sumDay(db, day);
  }
  await lowerTotals(db);
  // What is new is read out of indexes alone only once it was vacuumed, and the server's own turn comes with many days.
  await db.raw('vacuum (analyze) read_sums, tag_read_sums, tag_read_totals');
  return true;
}

/** Nobody changes the day's reads meanwhile. What another process has just summed is left as it is. */
const sumDay = (db: Database, day: string): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(lock_of_reads(?::date))', [day]);
    const { rowCount } = await trx.raw('insert into summed_days (day) values (?) on conflict do nothing', [day]);
    if (rowCount === 0) return;
    await trx.raw(inGrains, [day]);
    await trx.raw(byTag, [day]);
  });

const inGrains = `
  insert into read_sums (day, grain, customer_id, place_id, lang_code, way, missed, reads)
  select day, case grouping(place_id, way) when 0 then 'kind and place' when 1 then 'place' else 'kind' end as grain,
    customer_id, place_id, lang_code, way, missed, sum(reads)
  from reads where day = ?::date
  group by day, customer_id, grouping sets ((lang_code, way, missed), (place_id), (place_id, lang_code, way, missed))
  order by grain, customer_id, place_id`;

const byTag = `
  insert into tag_read_sums (day, tag_id, customer_id, place_id, reads)
  select day, tag_id, customer_id, place_id, sum(reads) from reads where day = ?::date
  group by day, tag_id, customer_id, place_id
  order by tag_id`;
