/** What of reads is counted, once, and whose it is. */
import type { Room } from '../mutant.ts';

const counts = 'src/lookup/counts/read-counts.ts';

export const reads: Room = {
  name: 'reads',
  tests: ['test/lookup/read-counts.test.ts', 'test/management/reads.test.ts'],
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
      from: "reach(rows.where(Object.fromEntries(named)), 'reads', caller)",
      to: 'rows.where(Object.fromEntries(named))',
    },
  ],
};
