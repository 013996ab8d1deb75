/**
 * `npm run try:tools`: tries the published documents with other projects' tools. The documents are linted, clients are generated from
 * them and compiled, and the tests of `/api/v1` run through a validating proxy. Fails if a tool reports an error.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { redocly } from '../../src/generate/docs-page.ts';
import { type Call, callers } from './openapi/callers.ts';
import { startTrialService } from './openapi/service.ts';
import { errorsOf, isInstalled, tool, toolsPackages } from './openapi/tools.ts';
import { startValidatingProxy } from './openapi/validating-proxy.ts';
import { type BypassingCall, type Validated, violationsOf } from './openapi/violations.ts';

const root = join(import.meta.dirname, '../..');
const documents = ['openapi', 'openapi-3.0'] as const;
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

/** The tests of `/api/v1`. */
const apiTests = /^test\/(api\/v1|login)\/.*\.test\.ts$/;
/** Tests whose requests a proxy cannot pass on, such as invalid JSON or headers for browsers. */
const transportTests = /\/(conventions|strange-inputs|fuzz)\.test/;
/** Tests of streams, which Prism reads as one value. */
const streamTests = /\/bundle[^/]*\.test/;

if (!isInstalled()) {
  console.error('Install the tools first: npm ci --ignore-scripts --prefix test/tools/openapi');
  process.exit(2);
}
const directory = mkdtempSync(join(tmpdir(), 'openapi-tools-'));
let isClean = true;
try {
  // The generated clients import their packages from there.
  symlinkSync(toolsPackages, join(directory, 'node_modules'));
  for (const name of documents) lint(name, join(root, `generated/${name}.json`));
  for (const name of documents) generate(name, join(root, `generated/${name}.json`));
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  report('the generated clients compile', errorsOf(tool('tsc'), ['-p', directory]));
  await callService();
  await validate(join(root, 'generated/openapi.json'));
} finally {
  rmSync(directory, { recursive: true });
}
console.log(isClean ? 'No tool has reported an error.' : 'Some tools have reported errors.');
process.exitCode = isClean ? 0 : 1;

function report(what: string, errors: string | undefined): void {
  console.log(`${errors === undefined ? 'good' : 'BAD '}  ${what}`);
  if (errors === undefined) return;
  isClean = false;
  console.error(errors);
}

/** Lints with the strictest rules. */
function lint(name: string, document: string): void {
  const rules = join(directory, 'spectral.json');
  // This rule requires an e-mail address; the contact is a page.
  const without = { 'contact-properties': 'off' };
  writeFileSync(rules, JSON.stringify({ extends: [['spectral:oas', 'all']], rules: without }));
  const spectral = ['lint', document, '--ruleset', rules, '--fail-severity', 'hint'];
  report(`${name}: spectral, all rules of oas`, errorsOf(tool('spectral'), spectral));
  const strict = ['lint', document, '--extends', 'recommended-strict', '--config', redocly.settings];
  report(`${name}: redocly, recommended-strict`, errorsOf(redocly.program, strict));
  const parser = join(directory, 'parse.mjs');
  const program = "import parser from '@apidevtools/swagger-parser';\nawait parser.validate(process.argv[2]);\n";
  writeFileSync(parser, program);
  report(`${name}: swagger-parser`, errorsOf(parser, [document]));
}

function generate(name: string, document: string): void {
  const out = join(directory, name);
  mkdirSync(out);
  const types = [document, '--output', join(out, 'types.ts')];
  report(`${name}: openapi-typescript`, errorsOf(tool('openapi-typescript'), types));
  const client = ['--input', document, '--output', join(out, 'hey-api'), '--no-log-file'];
  report(`${name}: hey-api`, errorsOf(tool('openapi-ts'), client));
  const config = join(directory, `orval-${name}.mjs`);
  const output = { target: join(out, 'orval/api.ts'), schemas: join(out, 'orval/model'), client: 'fetch' };
  writeFileSync(config, `export default ${JSON.stringify({ api: { input: { target: document }, output } })};\n`);
  report(`${name}: orval`, errorsOf(tool('orval'), ['--config', config], directory));
  const api = ['generate', '--path', document, '--output', join(out, 'swagger-typescript-api'), '--name', 'api.ts'];
  report(`${name}: swagger-typescript-api`, errorsOf(tool('swagger-typescript-api'), api));
  for (const [caller, program] of Object.entries(callers)) writeFileSync(join(out, `call-${caller}.ts`), program);
}

/** Signs in, reads a tag and reads a bundle with each generated client. */
async function callService(): Promise<void> {
  const { url, account, tag, stop } = await startTrialService();
  try {
    for (const name of documents)
      for (const caller of Object.keys(callers)) {
        const outfile = join(directory, name, `call-${caller}.mjs`);
        const read = async () => {
          const entry = join(directory, name, `call-${caller}.ts`);
          await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', logLevel: 'silent' });
          const { call }: { call: Call } = await import(outfile);
          const { text, lines } = await call(url, account, tag.tag_identifier);
          const types = lines
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line).type);
          if (text !== tag.text || types.join() !== 'tag,end') throw new Error(`read ${text}, and ${types}`);
        };
        report(
          `${name}: calls by ${caller}`,
          await read().then(
            () => undefined,
            (error: Error) => `${error.stack}`,
          ),
        );
      }
  } finally {
    await stop();
  }
}

async function validate(document: string): Promise<void> {
  const notes = join(directory, 'validated.jsonl');
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = files.map((file) => `test/${file}`).filter((file) => apiTests.test(file));
  const leftOut = tests.filter((file) => transportTests.test(file) || streamTests.test(file));
  const proxy = await startValidatingProxy(document);
  const jest = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  // Asynchronous, since a part of the proxy is in this process.
  const run = spawn(process.execPath, [...jest, ...tests.filter((file) => !leftOut.includes(file))], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VALIDATING_PROXY: proxy.url, VALIDATED: notes },
  });
  const [status] = await once(run, 'exit');
  proxy.stop();
  report('the tests of /api/v1 pass through prism', status === 0 ? undefined : 'See above.');
  const lines = readFileSync(notes, 'utf8').trimEnd().split('\n');
  const noted = lines.map((line): Validated | BypassingCall => JSON.parse(line));
  const exchanges = noted.filter((each): each is Validated => !('bypassesProxy' in each));
  const refused = exchanges.filter(({ statusCode, violations }) => statusCode >= 400 && violations.length > 0).length;
  console.log(`${exchanges.length} calls; ${refused} of them are invalid by the document and were refused`);
  const violations = violationsOf(exchanges);
  report('every answer matches the document', violations.length > 0 ? violations.join('\n') : undefined);
  console.log(
    `Not through prism: ${noted.length - exchanges.length} calls (HEAD, OPTIONS, GET with a body), and all of`,
  );
  for (const file of leftOut) console.log(`  ${file}`);
}
