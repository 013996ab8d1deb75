/** What of reads is counted, once, and whose it is. */
import type { Room } from '../mutant.ts';

const counts = 'src/lookup/counts/read-counts.ts';
const sums = 'src/model/figures/read-sums.ts';

export const reads: Room = {
  name: 'reads',
  tests: ['test/lookup/read-counts.test.ts', 'test/management/reads.test.ts', 'test/management/read-sums.test.ts'],
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
      from: 'if (answer.reads && isRead(req)) answer.reads.count();',
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
  ],
};
