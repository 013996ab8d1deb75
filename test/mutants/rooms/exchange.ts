import type { Room } from '../mutant.ts';

const model = 'src/model/exchange/export.ts';
const csv = 'src/management/exchange/csv.ts';

export const exchange: Room = {
  name: 'exchange',
  tests: ['test/management/export.test.ts'],
  mutants: [
    {
      file: model,
      breaks: 'tags of others are exported',
      from: 'const rows = Tag.reachable(trx, actor)',
      to: 'const rows = Tag.reachable(trx, { ...actor, isAdmin: true })',
    },
    {
      file: model,
      breaks: 'what is changed meanwhile stands in an export',
      from: "isolationLevel: 'repeatable read'",
      to: "isolationLevel: 'read committed'",
    },
    {
      file: model,
      breaks: 'tags that are not there are left out in silence',
      from: 'if (found < new Set(ids).size)',
      to: 'if (false)',
    },
    {
      file: model,
      breaks: 'an original is exported as a translation',
      from: " and t.origin <> 'original')`",
      to: ')`',
    },
    {
      file: model,
      breaks: 'who is refused keeps a connection',
      from: '    await close();\n    throw error;',
      to: '    throw error;',
    },
    {
      file: 'src/management/exchange/exported-lines.ts',
      breaks: 'customers are told whose a tag is',
      from: '...(isAdmin && { customer })',
      to: 'customer',
    },
    {
      file: 'src/management/exchange/tag-export-files.ts',
      breaks: 'an export that nobody takes keeps its connection',
      from: 'onceClosed(res, () => void found.close().catch(() => {}));',
      to: '',
    },
    {
      file: csv,
      breaks: 'a cell is taken for a formula behind apostrophes',
      from: "/^'*[=+\\-@\\t\\r\\n]/",
      to: '/^[=+\\-@\\t\\r\\n]/',
    },
    {
      file: csv,
      breaks: 'a reference is taken for a number',
      from: 'number.test(text) &&',
      to: 'false &&',
    },
    {
      file: csv,
      breaks: 'a text with a line break ends its line',
      from: '/[",\\r\\n]/.test(cell)',
      to: '/[",]/.test(cell)',
    },
    {
      file: 'src/database/migrations/0019-references.ts',
      breaks: 'a tag that is given away keeps its reference',
      from: 'new.reference := null;',
      to: 'new.reference := new.reference;',
    },
    {
      file: 'src/http/line-streams.ts',
      breaks: 'an export goes on for as long as its client takes it',
      from: 'setTimeout(() => res.destroy(), longest).unref()',
      to: 'undefined',
      tests: ['test/http/line-streams.test.ts'],
    },
  ],
};
