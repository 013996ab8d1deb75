import type { Room } from '../mutant.ts';

const file = 'src/model/tags/tag-bulk.ts';

export const tagBulk: Room = {
  name: 'tag-bulk',
  tests: ['test/management/tag-bulk.test.ts', 'test/pages/tag-bulk.test.ts'],
  mutants: [
    {
      file,
      breaks: 'customers can give tags away in bulk',
      from: "if (action === 'give' && !actor.isAdmin)",
      to: 'if (false)',
    },
    {
      file,
      breaks: 'a bulk change includes tags of other customers',
      from: 'const rows = Tag.reachable(db, actor).clearSelect()',
      to: 'const rows = Tag.reachable(db, { ...actor, isAdmin: true }).clearSelect()',
    },
    {
      file,
      breaks: 'a bulk change leaves out unknown tags without an error',
      from: 'if (tag_ids && all.length <',
      to: 'if (false && tag_ids && all.length <',
    },
    {
      file,
      breaks: 'a bulk change is done although the number of tags differs from the confirmed one',
      from: 'all.length !== count',
      to: 'false',
    },
    {
      file,
      breaks: 'all found tags are deleted without a confirmed number',
      from: "(bulk.found || bulk.action === 'delete')",
      to: 'false',
    },
    {
      file,
      breaks: 'errors of a filter are reported under another field',
      from: 'throw new Invalid({ found: messages }',
      to: 'throw new Invalid(error.errors',
    },
    {
      file,
      breaks: 'a bulk change puts tags into places of other customers',
      from: 'if (!place) return false;',
      to: 'return true;',
    },
    {
      file,
      breaks: 'tags that are given away stay in the former owner’s places',
      from: 'await leaveForeignPlaces(trx, ids);',
      to: '',
    },
    {
      file: 'src/model/bin/move-to-bin.ts',
      breaks: 'hardware of tags deleted in bulk has no owner',
      from: 'await trx.raw(freed, [some]);',
      to: '',
    },
    {
      file: 'src/model/chunks.ts',
      breaks: 'a bulk change changes only the first batch',
      from: 'start < all.length; start += length',
      to: 'start < 1; start += length',
    },
    {
      file,
      breaks: 'the number of affected human translations is wrong',
      from: "where origin = 'human') as human",
      to: "where origin <> 'human') as human",
    },
    {
      file: 'src/http/management.ts',
      breaks: 'a dry run requested in the body changes records',
      from: 'if (sent.dry_run !== undefined) query.dry_run ??= sent.dry_run;',
      to: '',
    },
    {
      file: 'src/http/idempotency.ts',
      breaks: 'a dry run and its bulk change share one idempotency key',
      from: 'Object.keys({ ...asked, ...named }).length === 0 ? values : { values, asked, ...named }',
      to: 'values',
    },
    {
      file: 'src/management/tags/tag-bulk-routes.ts',
      breaks: 'a bulk change from a page is done without a confirmation',
      from: 'if (sent.values.count === undefined) sendPage(res, await question(sent));',
      to: 'if (false) sendPage(res, await question(sent));',
    },
  ],
};
