/** `npm run generate`: writes what is derived from the code. `-- --check` only compares, and fails where a file differs. */
import { join } from 'node:path';
import { docsPage } from './docs-page.ts';
import { differences, type Generated, settle } from './generated.ts';
import { fill } from './markdown.ts';
import { openApi30Json, openApiJson } from './openapi.ts';
import { schemaSql } from './schema.ts';
import { errorsTable, limitsTable, variablesTable } from './tables.ts';

const root = join(import.meta.dirname, '../..');

/** Everything that is generated. */
const files: readonly Generated[] = [
  { path: 'docs/operating.md', text: (page) => fill(page, 'variables', variablesTable()) },
  {
    path: 'docs/conventions.md',
    text: (page) => fill(fill(page, 'errors', errorsTable()), 'limits', limitsTable()),
  },
  { path: 'generated/docs/index.html', text: docsPage },
  { path: 'generated/openapi-3.0.json', text: openApi30Json },
  { path: 'generated/openapi.json', text: openApiJson },
  { path: 'generated/schema.sql', text: schemaSql },
];

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('npm run generate takes one option at most: -- --check');
  process.exit(2);
}

const found = await differences(root, files, console.log);
if (option === undefined) {
  settle(root, found);
  for (const { path, text } of found) console.log(`${text === undefined ? 'removed' : 'wrote'} ${path}`);
} else if (found.length > 0) {
  console.error(`Not as generated: ${found.map(({ path }) => path).join(', ')}. To mend it: npm run generate`);
  process.exit(1);
}
