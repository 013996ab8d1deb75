import type { Room } from '../mutant.ts';

const file = 'src/model/tags/tag-bulk.ts';

export const tagBulk: Room = {
  name: 'tag-bulk',
  tests: ['test/management/tag-bulk.test.ts', 'test/pages/tag-bulk.test.ts'],
  mutants: [
    {
      file,
      breaks: 'customers give many tags away',
      from: "if (action === 'give' && !actor.isAdmin)",
      to: 'if (false)',
    },
    {
      file,
      breaks: 'tags of others are changed with one’s own',
      from: 'const rows = Tag.reachable(db, actor).clearSelect()',
      to: 'const rows = Tag.reachable(db, { ...actor, isAdmin: true }).clearSelect()',
    },
    {
      file,
      breaks: 'unknown tags are left out in silence',
      from: 'if (tag_ids && all.length <',
      to: 'if (false && tag_ids && all.length <',
    },
    {
      file,
      breaks: 'it is done with another number of tags than was agreed to',
      from: 'all.length !== count',
      to: 'false',
    },
    {
      file,
      breaks: 'all that is found is deleted without a number',
      from: "(bulk.found || bulk.action === 'delete')",
      to: 'false',
    },
    {
      file,
      breaks: 'what is wrong with a filter is told of another field',
      from: 'throw new Invalid({ found: messages }',
      to: 'throw new Invalid(error.errors',
    },
    { file, breaks: 'tags come into places of others', from: 'if (!place) return false;', to: 'return true;' },
    { file, breaks: 'given tags stay in places of others', from: 'await leaveForeignPlaces(trx, ids);', to: '' },
    {
      file: 'src/model/bin/into-bin.ts',
      breaks: 'hardware of deleted tags forgets whose it was',
      from: 'await trx.raw(freed, [some]);',
      to: '',
    },
    {
      file: 'src/model/chunks.ts',
      breaks: 'only the first tags are changed',
      from: 'start < all.length; start += length',
      to: 'start < 1; start += length',
    },
    {
      file,
      breaks: 'the work of people is counted wrongly',
      from: "where origin = 'human') as human",
      to: "where origin <> 'human') as human",
    },
    {
      file: 'src/http/management.ts',
      breaks: 'a wish to look only, said unclearly, is taken for the deed',
      from: 'if (sent.dry_run !== undefined) query.dry_run ??= sent.dry_run;',
      to: '',
    },
    {
      file: 'src/http/idempotency.ts',
      breaks: 'what was asked before under a key is taken for what was done',
      from: 'Object.keys({ ...asked, ...named }).length === 0 ? values : { values, asked, ...named }',
      to: 'values',
    },
    {
      file: 'src/management/tags/tag-bulk-routes.ts',
      breaks: 'many tags are changed without a question',
      from: 'if (sent.values.count === undefined) sendPage(res, await question(sent));',
      to: 'if (false) sendPage(res, await question(sent));',
    },
  ],
};
