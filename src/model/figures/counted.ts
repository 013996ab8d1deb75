/**
 * What is counted beforehand: of a customer's tags in a place, how their texts and names stand (`coverage-counts.ts`), and how many
 * there are (`list-counts.ts`). All of it is of one moment; who asks has what has changed since counted anew: all tags of a customer in
 * a place, as soon as one of them has changed, came or went. So what is told is always what is there.
 */
import type { Knex } from 'knex';
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import { here, holds, isUnseen } from '../../database/follow.ts';
import { Tag } from '../tags/tag.ts';

/** A transaction in which all is as it was at one moment. */
export type Moment = Database & Knex.Transaction;

/** Customers, and beside each of them a place: their tags there have changed since they were counted. */
export interface Changed {
  customers: (number | null)[];
  places: (number | null)[];
  /** How many tags that are, at most. */
  tags: number;
  /** Whether how many there are was counted at the same moment. A runner of an older version leaves that out. */
  areListsCounted: boolean;
}

/** Of tags, or of their counts under the same name, those that are asked for: by customer and place. */
export type Narrow = (tags: AnyQueryBuilder) => AnyQueryBuilder;

/** The moment of which the counts are, where there are any that still hold. */
const counted = `select s.* from coverage_counted s cross join (select ${here}) now where ${holds('s', 'now')}`;

/** A tag that has moved meanwhile was noted where it was, or where it is. */
const changed = `
  with counted as materialized (
    ${counted}
  ), changed as materialized (
    select distinct c.tag_id, c.customer_id, c.place_id from counted s join tag_changes c on ${isUnseen('s.snapshot')}
    where c.tag_id is not null
  ), pairs as (
    select customer_id, place_id from changed
    union
    select t.customer_id, t.place_id from changed join tags t on t.id = changed.tag_id
  )
  select exists (select from counted) as is_counted,
    exists (select from counted where lists::text = snapshot::text) as "areListsCounted",
    ((select count(*) from changed) + (
      select coalesce(sum(l.tags), 0) from list_counts l
      where l.lang_code is null and (coalesce(l.customer_id, 0), coalesce(l.place_id, 0)) in (
        select coalesce(customer_id, 0), coalesce(place_id, 0) from pairs)
    ))::integer as tags,
    coalesce(array_agg(customer_id), '{}') as customers, coalesce(array_agg(place_id), '{}') as places from pairs`;

/** Undefined where nothing was counted that still holds. */
export async function changedSince(trx: Moment): Promise<Changed | undefined> {
  const { rows } = await trx.raw(changed);
  return rows[0].is_counted ? rows[0] : undefined;
}

/** Does it with what has changed since it was counted; undefined where nothing was counted that still holds. */
export async function withCounted<T>(
  db: Database,
  work: (trx: Moment, since: Changed) => Promise<T>,
): Promise<T | undefined> {
  const trx = (await db.transaction({ isolationLevel: 'repeatable read', readOnly: true })) as Moment;
  try {
    const since = await changedSince(trx);
    return since && (await work(trx, since));
  } finally {
    await trx.rollback();
  }
}

/** Whether a row of the tags, or of their counts under the same name, is of these. No id is 0. */
export const isAmong = ({ customers, places }: Changed, way: 'in' | 'not in' = 'in'): RawBuilder =>
  raw(
    `(coalesce(tags.customer_id, 0), coalesce(tags.place_id, 0)) ${way} (
       select coalesce(c, 0), coalesce(p, 0) from unnest(?::integer[], ?::integer[]) as pair (c, p))`,
    [customers, places],
  );

export const tagsOf = (db: Database, narrow: Narrow): AnyQueryBuilder =>
  narrow(Tag.query(db).select('tags.id', 'tags.customer_id', 'tags.place_id'));

/** The counts of what has not changed since. */
export const countsIn = (trx: Moment, table: 'coverage_counts' | 'list_counts', since: Changed): AnyQueryBuilder =>
  Tag.query(trx)
    .from(raw(`${table} as tags`) as never)
    .where(isAmong(since, 'not in'));
