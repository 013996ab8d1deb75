/**
 * `npm run generate`: writes what is derived from the code. `-- --check` only compares, and fails where a file differs
 * or the document breaks a promise of the last released one. `-- --release` stores the document as that of this
 * version's SDKs. `-- --check-release` compares like `--check`, and also fails where `/sdks`, READMEs, samples and the
 * document differ in their version.
 */
import { join } from 'node:path';
import { brunoCollection } from './bruno/collection.ts';
import { docsPage } from './docs-page.ts';
import { differences, type GeneratedFile, inDirectory, writeDifferences } from './generated-files.ts';
import { fill } from './markdown.ts';
import { address, openApi, openApi30Json, openApiJson } from './openapi.ts';
import { reasonsNotOffered } from './packages/build.ts';
import { breachLines } from './released/breaking-changes.ts';
import { brokenPromises, NotReleasable, reasonsNotReleased, release } from './released.ts';
import { sdkFiles } from './sdk/files.ts';
import { readModel } from './sdk/read-document.ts';
import { sdkVersion } from './sdk/version.ts';
import { errorsTable, limitsTable, variablesTable } from './tables.ts';
import { bundleVectors } from './vectors/bundles.ts';
import { hardwareVectors } from './vectors/hardware.ts';
import { languageVectors } from './vectors/languages.ts';

const root = join(import.meta.dirname, '../..');

const document = openApi();
const model = readModel(document);

/** All generated files. */
const files: readonly GeneratedFile[] = [
  { path: 'docs/operating.md', text: (page) => fill(page, 'variables', variablesTable()) },
  {
    path: 'docs/conventions.md',
    text: (page) => fill(fill(page, 'errors', errorsTable()), 'limits', limitsTable()),
  },
  { path: 'generated/docs/index.html', text: docsPage },
  { path: 'generated/openapi-3.0.json', text: openApi30Json },
  { path: 'generated/openapi.json', text: openApiJson },
  { path: 'generated/vectors/bundles.json', text: bundleVectors },
  { path: 'generated/vectors/hardware.json', text: hardwareVectors },
  { path: 'generated/vectors/languages.json', text: languageVectors },
  ...inDirectory('generated/bruno', brunoCollection(model, address)),
  ...(await sdkFiles(model)),
];

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || ![undefined, '--check', '--check-release', '--release'].includes(option)) {
  console.error('npm run generate takes one option at most: -- --check, -- --check-release or -- --release');
  process.exit(2);
}

const found = await differences(root, files, console.log);
console.log(`${files.length} files looked at; ${found.length} to change`);
if (option?.startsWith('--check')) {
  const broken = breachLines(brokenPromises(root, document));
  if (found.length > 0)
    console.error(`Not as generated: ${found.map(({ path }) => path).join(', ')}. To mend it: npm run generate`);
  if (broken.length > 0)
    console.error(['The released document promised otherwise (docs/contributing.md, Releases):', ...broken].join('\n'));
  const missing =
    option === '--check-release'
      ? [...reasonsNotReleased(root, sdkVersion, document), ...reasonsNotOffered(root, sdkVersion)]
      : [];
  if (missing.length > 0)
    console.error(
      ['The service does not offer what it documents (docs/contributing.md, Releases):', ...missing].join('\n'),
    );
  if (found.length + broken.length + missing.length > 0) process.exit(1);
} else {
  writeDifferences(root, found);
  for (const { path, text } of found) console.log(`${text === undefined ? 'removed' : 'wrote'} ${path}`);
  if (option === '--release') keepAsReleased();
}

function keepAsReleased(): void {
  try {
    console.log(`released ${release(root, sdkVersion, document)}`);
  } catch (error) {
    if (!(error instanceof NotReleasable)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
