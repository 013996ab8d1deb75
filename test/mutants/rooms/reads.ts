/** What of reads is counted, once, and whose it is. */
import type { Room } from '../mutant.ts';

const counts = 'src/lookup/counts/read-counts.ts';
const sums = 'src/model/figures/read-sums.ts';
const totals = 'src/model/figures/read-totals.ts';
const totalsTables = 'src/database/schema/8-reads.sql';

export const reads: Room = {
  name: 'reads',
  tests: [
    'test/lookup/read-counts.test.ts',
    'test/management/reads.test.ts',
    'test/world/rows/read-sums.test.ts',
    'test/world/rows/most-read.test.ts',
  ],
  mutants: [
    {
      file: 'src/lookup/counts/add-reads.ts',
      breaks: 'a batch that is handed in twice is counted twice',
      from: 'where exists (select from first_time)',
      to: '',
    },
    {
      file: counts,
      breaks: 'what waits over midnight is counted for the next day',
      from: 'if (this.#day !== today()) this.#empty();',
      to: '',
    },
    {
      file: 'src/http/cached.ts',
      breaks: 'what is kept is not counted',
      from: "if (answer.reads && req.method === 'GET' && !answer.isUnread?.(req)) answer.reads.count();",
      to: '',
    },
    {
      file: 'src/model/figures/reads.ts',
      breaks: 'reads of others are told',
      from: "reach(rows.where({ ...Object.fromEntries(named), ...whose }), 'reads', actor)",
      to: 'rows.where({ ...Object.fromEntries(named), ...whose })',
    },
    {
      file: sums,
      breaks: 'a batch that is under way while its day is summed is in no sum',
      from: "await trx.raw('select pg_advisory_xact_lock(lock_of_reads(?::date))', [day]);",
      to: '',
    },
    {
      file: sums,
      breaks: 'what is summed is told twice',
      from: 'and not exists (select from summed_days s where s.day = kept.day)))`',
      to: '))`',
    },
    {
      file: sums,
      breaks: 'today is summed, over and over',
      from: "where day < ((now() - interval '1 hour') at time zone 'utc')::date",
      to: "where day <= ((now() - interval '1 hour') at time zone 'utc')::date",
    },
    {
      file: totalsTables,
      breaks: 'a day that is summed raises no totals that are there',
      from: 'do update set reads = totals.reads + excluded.reads',
      to: 'do nothing',
    },
    {
      file: totalsTables,
      breaks: 'a day at the beginning of a span is in none of its totals',
      from: 'join new_rows on new_rows.day >= spans.since',
      to: 'join new_rows on new_rows.day > spans.since',
    },
    {
      file: totals,
      breaks: 'totals are lowered while a day is summed, and are too low then',
      from: "await trx.raw('lock table tag_read_totals in share row exclusive mode');",
      to: '',
    },
    {
      file: totals,
      breaks: 'days are asked for of which a span has only some',
      from: 'where since <= :from::date order by since desc',
      to: 'order by since desc',
    },
    {
      file: totals,
      breaks: 'who is not added up is taken for one who was read less',
      from: 'and not exists (select from next where',
      to: 'and not exists (select from next where false and',
    },
    {
      file: totals,
      breaks: 'of two that were read as often, not the first is told',
      from: '(next.reads, -next.tag_id) > (found.reads, -found.tag_id)',
      to: '(next.reads, next.tag_id) > (found.reads, found.tag_id)',
    },
    {
      file: totals,
      breaks: 'tags that were read since alone are not looked at',
      from: ' union all select * from of_others',
      to: '',
    },
    {
      file: totals,
      breaks: 'what was read since is no part of what a tag can come to',
      from: 'and since.reads + coalesce((',
      to: 'and coalesce((',
    },
    {
      file: totals,
      breaks: 'those who come to as many as the last with what was read since are left out',
      from: 'and since.reads + next >= least and',
      to: 'and since.reads + next > least and',
    },
    {
      file: totals,
      breaks: 'totals stay where less was read',
      from: 'and summed.reads < totals.reads',
      to: 'and false',
    },
  ],
};
