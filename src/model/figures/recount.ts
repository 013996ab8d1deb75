/** Counting beforehand: what a runner does again and again. */
import { raw } from 'objection';
import type { Database } from '../../database/connect.ts';
import { here } from '../../database/follow.ts';
import { Tag } from '../tags/tag.ts';
import { type Changed, changedSince, isAmong, type Moment, type Narrow, tagsOf } from './counted.ts';
import { countingBoth, twice } from './coverage-counts.ts';
import { byLanguage, inAnyLanguage } from './list-counts.ts';

/** Counts what has changed; everything, where nothing was counted that still holds. Answers whether there was anything to do. */
export function recount(db: Database): Promise<boolean> {
  return db.transaction(
    async (given) => {
      const trx = given as Moment;
      const since = await changedSince(trx);
      const isAll = since?.areListsCounted && since.customers.length === 0;
      if (isAll && (await isOfToday(trx))) return false;
      await recountCoverage(trx, since);
      await recountLists(trx, since?.areListsCounted ? since : undefined);
      await trx.raw(
        `insert into coverage_counted (database, day, next, snapshot, lists)
         select database, today::date, next, snapshot, snapshot from (select ${here}) now
         on conflict (is_it) do update set database = excluded.database, day = excluded.day, next = excluded.next,
           snapshot = excluded.snapshot, lists = excluded.lists`,
      );
      return true;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function recountCoverage(trx: Moment, since: Changed | undefined): Promise<void> {
  const some = await forgotten(trx, 'coverage_counts', since);
  await trx.raw(
    `insert into coverage_counts (customer_id, place_id, part, from_code, lang_code, original, human, machine, stale)
     ${countingBoth('t.customer_id, t.place_id')}`,
    twice(tagsOf(trx, some)),
  );
}

async function recountLists(trx: Moment, since: Changed | undefined): Promise<void> {
  const some = await forgotten(trx, 'list_counts', since);
  const tags = tagsOf(trx, some);
  await trx.raw(
    `insert into list_counts (customer_id, place_id, lang_code, tags, texts, names)
     ${inAnyLanguage} union all ${byLanguage()}`,
    [tags.clone().toKnexQuery() as never, ...twice(tags)],
  );
}

/** Empties a table of the counts that no longer hold; answers which tags are to be counted anew. */
async function forgotten(
  trx: Moment,
  table: 'coverage_counts' | 'list_counts',
  since: Changed | undefined,
): Promise<Narrow> {
  const some: Narrow = (rows) => (since ? rows.where(isAmong(since)) : rows);
  await some(Tag.query(trx).from(raw(`${table} as tags`) as never)).delete();
  return some;
}

/** Changes are forgotten after a month: what was counted before holds no longer. */
async function isOfToday(trx: Moment): Promise<boolean> {
  const { rows } = await trx.raw(
    `select where exists (select from coverage_counted where day = (now() at time zone 'utc')::date)`,
  );
  return rows.length > 0;
}
