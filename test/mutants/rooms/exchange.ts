import type { Room } from '../mutant.ts';

const model = 'src/model/exchange/export.ts';
const csv = 'src/management/exchange/csv.ts';
const importTests = ['test/management/import.test.ts'];
const pageTests = ['test/pages/import.test.ts'];

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
      file: 'src/database/schema/2-tags.sql',
      breaks: 'a tag that is given away keeps its reference',
      from: 'new.reference := null;',
      to: 'new.reference := new.reference;',
    },
    {
      file: 'src/http/closed.ts',
      breaks: 'an export goes on for as long as its client takes it',
      from: 'setTimeout(() => res.destroy(), milliseconds).unref()',
      to: 'undefined',
      tests: ['test/http/streams.test.ts'],
    },
    {
      file: 'src/model/exchange/import-source.ts',
      breaks: 'a table changes tags of others',
      from: 'const rows = Tag.reachable(trx, actor)',
      to: 'const rows = Tag.reachable(trx, { ...actor, isAdmin: true })',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import.ts',
      breaks: 'a dry run is done',
      from: 'isDone = !isDryRun && ',
      to: 'isDone = ',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import.ts',
      breaks: 'all or nothing does some of it',
      from: ' && !(isAtomic && counts.invalid > 0)',
      to: '',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import-lock.ts',
      breaks: 'an import does not wait for that of another process',
      from: 'if (rows[0].held) return;',
      to: 'return;',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import-write.ts',
      breaks: 'rows that have to do with each other go all at once',
      from: 'return new Set(all).size === all.length;',
      to: 'return true;',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import-changes.ts',
      breaks: 'an old export undoes what a machine has made since, as human work',
      from: ' || isOfMachine(present.former, text)',
      to: '',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import-finder.ts',
      breaks: 'a customer says whose a new tag is',
      from: 'if (!this.#actor.isAdmin || !customer)',
      to: 'if (!customer)',
      tests: importTests,
    },
    {
      file: 'src/model/exchange/import-finder.ts',
      breaks: 'two rows write one tag',
      from: 'if (id !== undefined && this.#taken.has(id))',
      to: 'if (false)',
      tests: importTests,
    },
    {
      file: csv,
      breaks: 'what guards a cell stays in it',
      from: ' ? cell.slice(1) : cell;',
      to: ' ? cell : cell;',
      tests: importTests,
    },
    {
      file: 'src/management/exchange/tag-import-routes.ts',
      breaks: 'what has come to something else is done unseen',
      from: 'expected: saidIn(call),',
      to: '',
      tests: pageTests,
    },
    {
      file: 'src/model/exchange/open-import.ts',
      breaks: 'a table is agreed to hours later',
      from: 'created_at > now() - interval',
      to: 'created_at > now() - 9 * interval',
      tests: pageTests,
    },
    {
      file: 'src/model/exchange/open-import.ts',
      breaks: 'somebody agrees to a table that they have not looked at',
      from: '.where({ customer_id, id: uuid.test(id) ? id : null })',
      to: '.where({ customer_id })',
      tests: pageTests,
    },
  ],
};
