/**
 * What the coverage comes to, counted beforehand. The counts are of one moment; who asks has what has changed since counted anew:
 * all tags of a customer in a place, as soon as one of them has changed, came or went. So what is told is always what is there.
 */
import type { Knex } from 'knex';
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import type { Database } from '../../database/connect.ts';
import { here, holds, isUnseen } from '../../database/follow.ts';
import { Tag } from '../tags/tag.ts';
import { isStale } from '../translations/stale.ts';

/** All texts, or names, of a place whose originals are in one language, as they stand in one language. */
export interface Group {
  part: TagPart;
  place_id: number | null;
  from_code: string;
  lang_code: string;
  original: number;
  human: number;
  machine: number;
  stale: number;
}

/** Where the rows of a part are, of the tags `t`: `o` is the original, `x` what there is in whatever language. */
const rowsOf: Record<TagPart, string> = {
  text: `join text_records r on r.tag_id = t.id
    join translations o on o.text_record_id = r.id and o.origin = 'original'
    join translations x on x.text_record_id = r.id`,
  name: `join name_translations o on o.tag_id = t.id and o.origin = 'original'
    join name_translations x on x.tag_id = t.id`,
};

const counting = (part: TagPart, place: string) => `
  select ${place}, '${part}' as part, o.lang_code::text as from_code, x.lang_code::text as lang_code,
    count(*) filter (where x.origin = 'original')::integer as original,
    count(*) filter (where x.origin = 'human' and not ${isStale('x', 'o')})::integer as human,
    count(*) filter (where x.origin = 'machine' and not ${isStale('x', 'o')})::integer as machine,
    count(*) filter (where x.origin <> 'original' and ${isStale('x', 'o')})::integer as stale
  from (?) t ${rowsOf[part]}
  group by ${place}, o.lang_code, x.lang_code`;

/** The tags stand in both parts of it: what is read once for both could not be read by several processes at once. */
const countingBoth = (place: string) => `${counting('text', place)} union all ${counting('name', place)}`;

/** Customers, and beside each of them a place: their tags there have changed since they were counted. */
interface Changed {
  customers: (number | null)[];
  places: (number | null)[];
}

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
    coalesce(array_agg(customer_id), '{}') as customers, coalesce(array_agg(place_id), '{}') as places from pairs`;

/** Undefined where nothing was counted that still holds. */
async function changedSince(trx: Database): Promise<Changed | undefined> {
  const { rows } = await trx.raw(changed);
  return rows[0].is_counted ? rows[0] : undefined;
}

/** Whether a row of the tags, or of their counts under the same name, is of these. No id is 0. */
const isAmong = ({ customers, places }: Changed, way: 'in' | 'not in' = 'in'): RawBuilder =>
  raw(
    `(coalesce(tags.customer_id, 0), coalesce(tags.place_id, 0)) ${way} (
       select coalesce(c, 0), coalesce(p, 0) from unnest(?::integer[], ?::integer[]) as pair (c, p))`,
    [customers, places],
  );

/** Of tags, or of their counts under the same name, those that are asked for: by customer and place. */
export type Narrow = (tags: AnyQueryBuilder) => AnyQueryBuilder;

const tagsOf = (db: Database, narrow: Narrow) =>
  narrow(Tag.query(db).select('tags.id', 'tags.customer_id', 'tags.place_id'));

const twice = (tags: AnyQueryBuilder) => [tags.clone().toKnexQuery(), tags.toKnexQuery()] as never[];

/** What there is, whatever was counted beforehand. `codes`: in these languages, and of all originals; in all where nothing was. */
export async function groupsOf(db: Database, narrow: Narrow, codes?: readonly string[]): Promise<Group[]> {
  const groups = await countedGroupsOf(db, narrow, codes);
  return groups ?? (await db.raw(countingBoth('t.place_id'), twice(tagsOf(db, narrow)))).rows;
}

/** The same; undefined where nothing was counted beforehand that still holds. The two statements that it takes are of one moment. */
export async function countedGroupsOf(
  db: Database,
  narrow: Narrow,
  codes?: readonly string[],
): Promise<Group[] | undefined> {
  const trx = (await db.transaction({ isolationLevel: 'repeatable read', readOnly: true })) as Database &
    Knex.Transaction;
  try {
    const since = await changedSince(trx);
    if (!since) return undefined;
    const counts = narrow(
      Tag.query(trx)
        .from(raw('coverage_counts as tags') as never)
        .where(isAmong(since, 'not in')),
    );
    if (codes) counts.where(raw('(tags.lang_code = any(?::text[]) or tags.lang_code = tags.from_code)', [codes]));
    const anew = tagsOf(trx, narrow).where(isAmong(since));
    const { rows } = await trx.raw(
      `select part, place_id, from_code, lang_code, sum(original)::integer as original, sum(human)::integer as human,
         sum(machine)::integer as machine, sum(stale)::integer as stale
       from (? ${since.customers.length > 0 ? `union all ${countingBoth('t.place_id')}` : ''}) counted
       group by part, place_id, from_code, lang_code`,
      [
        counts
          .select(raw('place_id, part, from_code::text, lang_code::text, original, human, machine, stale'))
          .toKnexQuery() as never,
        ...(since.customers.length > 0 ? twice(anew) : []),
      ],
    );
    return rows;
  } finally {
    await trx.rollback();
  }
}

/** Counts what has changed; everything, where nothing was counted that still holds. Answers whether there was anything to do. */
export function recount(db: Database): Promise<boolean> {
  return db.transaction(
    async (given) => {
      const trx = given as Database & Knex.Transaction;
      const since = await changedSince(trx);
      if (since?.customers.length === 0 && (await isOfToday(trx))) return false;
      const some: Narrow = (rows) => (since ? rows.where(isAmong(since)) : rows);
      await some(Tag.query(trx).from(raw('coverage_counts as tags') as never)).delete();
      await trx.raw(
        `insert into coverage_counts (customer_id, place_id, part, from_code, lang_code, original, human, machine, stale)
         ${countingBoth('t.customer_id, t.place_id')}`,
        twice(tagsOf(trx, some)),
      );
      await trx.raw(
        `insert into coverage_counted (database, day, next, snapshot)
         select database, today::date, next, snapshot from (select ${here}) now
         on conflict (is_it) do update
           set database = excluded.database, day = excluded.day, next = excluded.next, snapshot = excluded.snapshot`,
      );
      return true;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Changes are forgotten after a month: what was counted before holds no longer. */
async function isOfToday(trx: Database): Promise<boolean> {
  const { rows } = await trx.raw(
    `select where exists (select from coverage_counted where day = (now() at time zone 'utc')::date)`,
  );
  return rows.length > 0;
}
