/** Faults of the counts of reads. */
import type { Room } from '../mutant.ts';

const counts = 'src/lookup/counts/read-counts.ts';

export const reads: Room = {
  name: 'reads',
  tests: ['test/lookup/read-counts.test.ts', 'test/management/reads.test.ts'],
  mutants: [
    {
      file: 'src/lookup/counts/add-reads.ts',
      breaks: 'a batch of reads that is sent twice is counted twice',
      from: 'where exists (select from first_time)',
      to: '',
    },
    {
      file: counts,
      breaks: 'reads before midnight are counted for the next day',
      from: 'if (this.#day !== today()) this.#empty();',
      to: '',
    },
    {
      file: 'src/http/cached.ts',
      breaks: 'reads from the cache are not counted',
      from: "if (answer.reads && req.method === 'GET' && !answer.isUnread?.(req)) answer.reads.count();",
      to: '',
    },
    {
      file: 'src/model/figures/reads.ts',
      breaks: 'customers see reads of others’ tags',
      from: "reach(rows.where(Object.fromEntries(named)), 'reads', caller)",
      to: 'rows.where(Object.fromEntries(named))',
    },
  ],
};
