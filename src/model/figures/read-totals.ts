/**
 * Which tags were read most, without adding up all of them. A tag's total is how often it was read on the days of a span that have
 * sums, or more (migration 0060). Of the least span that has all days that are asked for it is no less than what is looked for: those
 * with the greatest totals are added up, and what comes to more than the next total is not beaten by any other.
 */
import type { Knex } from 'knex';
import type { Span } from '../../../contracts/management/days.ts';
import type { Database } from '../../database/connect.ts';

/**
 * So many tags are added up. Where some are read far more often than others, the twenty that were read most are among some hundred,
 * of an owner who has a tenth of the tags too; to add up all takes as long as some ten thousand.
 */
const usualCandidates = 1000;

export interface ReadsByTag extends Span {
  /** Sums of days, as rows that go by the name of `reads`. */
  summed: Knex.QueryBuilder;
  /** Reads of days without sums. */
  since: Knex.QueryBuilder;
}

/** Those that were read most, in their order, up to the first of which the totals don't tell that it is the next. */
export async function mostByTotals<Row>(
  db: Database,
  { from, to, summed, since }: ReadsByTag,
  limit: number,
  candidates = usualCandidates,
): Promise<Row[]> {
  const ofTag = summed.clone().whereRaw('reads.tag_id = candidates.tag_id').select('reads');
  const ofEach = since.clone().select('tag_id', 'reads');
  const bindings = { from, to, ofTag, ofEach, candidates, more: candidates + 1, last: limit - 1, limit };
  const { rows } = await db.raw(byTotals, bindings as never);
  return rows;
}

/** What some tags come to, with what was read since. */
const addedUp = (tags: string) => `
    select tag_id, coalesce(summed.reads, 0) + coalesce(since.reads, 0) as reads
    from (${tags}) candidates
    left join since using (tag_id)
    cross join lateral (select sum(reads::double precision) as reads from (:ofTag) each_day) summed
    where summed.reads is not null or since.reads is not null`;

/**
 * `span`: of less than half of its days totals tell too little. `next`: none of those that are not added up has a total that is before
 * this one. `least`: what the last of those that are told comes to, or less. What was read since comes on top of a total, so those who
 * can come to that with it are added up too; nobody is, where the totals don't tell anyway.
 */
const byTotals = `
  with span as materialized (
    select id from (select id, since from read_spans where since <= :from::date order by since desc limit 1) least
    where 2 * (:to::date - :from::date + 1) >= (
      select 1 + max(day) - min(day) from summed_days where day >= least.since)
  ), since as materialized (
    select tag_id, sum(reads::double precision) as reads from (:ofEach) each_read group by tag_id
  ), greatest as materialized (
    select tag_id, reads::double precision as reads from tag_read_totals totals where span_id = (select id from span)
    order by totals.reads desc, tag_id limit :more
  ), next as materialized (
    select tag_id, reads from greatest order by reads desc, tag_id offset :candidates
  ), of_greatest as materialized (${addedUp('select tag_id from greatest')}
  ), bar as materialized (
    select coalesce((select reads from of_greatest order by reads desc offset :last limit 1), 0) as least,
      coalesce((select reads from next), 0) as next
  ), of_others as materialized (${addedUp(`
      select tag_id from since cross join bar
      where least >= next and since.reads + next >= least and tag_id not in (select tag_id from greatest)
        and since.reads + coalesce((
          select reads from tag_read_totals totals where span_id = (select id from span) and totals.tag_id = since.tag_id), 0) >= least`)}
  )
  select tag_id, reads from (select * from of_greatest union all select * from of_others) found
  where exists (select from span)
    and not exists (select from next where (next.reads, -next.tag_id) > (found.reads, -found.tag_id))
  order by reads desc, tag_id limit :limit`;

/** What was summed is left out of a span whose days it is before. Without days, a span has all. */
export async function moveSpans(db: Database): Promise<void> {
  await db.raw(`update read_spans set since = greatest(since, (now() at time zone 'utc')::date - (days - 1))`);
}

/** Lowers the totals to what the sums come to. Nobody sums a day meanwhile, which would be left out. */
export const lowerTotals = (db: Database): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.raw('lock table tag_read_totals in share row exclusive mode');
    await trx.raw(`
      update tag_read_totals totals set reads = summed.reads
      from (
        select spans.id, tag_id, sum(reads) as reads from read_spans spans join tag_read_sums sums on sums.day >= spans.since
        group by spans.id, tag_id
      ) summed
      where summed.id = totals.span_id and summed.tag_id = totals.tag_id and summed.reads < totals.reads`);
    await trx.raw(`
      delete from tag_read_totals totals using read_spans spans
      where spans.id = totals.span_id and not exists (
        select from tag_read_sums sums where sums.tag_id = totals.tag_id and sums.day >= spans.since)`);
  });
