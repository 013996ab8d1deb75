/**
 * `npm run try:tools`: the published documents under the tools of others. They are linted, clients are generated from them and
 * compiled, and the tests of `/api/v1` go by way of a proxy that validates. Fails where one of them finds something.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { redocly } from '../../src/generate/docs-page.ts';
import { type Call, callers } from './openapi/callers.ts';
import { startCalledService } from './openapi/service.ts';
import { complaintOf, isInstalled, tool, toolsPackages } from './openapi/tools.ts';
import { startValidatingProxy } from './openapi/validating-proxy.ts';
import { faultsOf, type Validated, type WentPast } from './openapi/verdict.ts';

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

/** What is tested of `/api/v1`. */
const all = /^test\/(api\/v1|login)\/.*\.test\.ts$/;
/** Those whose requests a proxy cannot pass on: what tests the transport itself, as bytes that are no JSON or headers for browsers. */
const ofTransport = /\/(conventions|strange-inputs|fuzz)\.test/;
/** Prism reads a stream of lines as one value. */
const ofStreams = /\/bundle[^/]*\.test/;

if (!isInstalled()) {
  console.error('Install the tools first: npm ci --ignore-scripts --prefix test/tools/openapi');
  process.exit(2);
}
const directory = mkdtempSync(join(tmpdir(), 'openapi-tools-'));
let isClean = true;
try {
  // What is generated finds there what it imports.
  symlinkSync(toolsPackages, join(directory, 'node_modules'));
  for (const name of documents) lint(name, join(root, `generated/${name}.json`));
  for (const name of documents) generate(name, join(root, `generated/${name}.json`));
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  tell('what was generated compiles', complaintOf(tool('tsc'), ['-p', directory]));
  await callService();
  await validate(join(root, 'generated/openapi.json'));
} finally {
  rmSync(directory, { recursive: true });
}
console.log(isClean ? 'All tools are content.' : 'Not all tools are content.');
process.exitCode = isClean ? 0 : 1;

function tell(what: string, complaint: string | undefined): void {
  console.log(`${complaint === undefined ? 'good' : 'BAD '}  ${what}`);
  if (complaint === undefined) return;
  isClean = false;
  console.error(complaint);
}

/** At their strictest. */
function lint(name: string, document: string): void {
  const rules = join(directory, 'spectral.json');
  // It wants an e-mail address, too; a page where one can ask is enough.
  const without = { 'contact-properties': 'off' };
  writeFileSync(rules, JSON.stringify({ extends: [['spectral:oas', 'all']], rules: without }));
  const spectral = ['lint', document, '--ruleset', rules, '--fail-severity', 'hint'];
  tell(`${name}: spectral, all rules of oas`, complaintOf(tool('spectral'), spectral));
  const strict = ['lint', document, '--extends', 'recommended-strict', '--config', redocly.settings];
  tell(`${name}: redocly, recommended-strict`, complaintOf(redocly.program, strict));
  const parser = join(directory, 'parse.mjs');
  const program = "import parser from '@apidevtools/swagger-parser';\nawait parser.validate(process.argv[2]);\n";
  writeFileSync(parser, program);
  tell(`${name}: swagger-parser`, complaintOf(parser, [document]));
}

function generate(name: string, document: string): void {
  const out = join(directory, name);
  mkdirSync(out);
  const types = [document, '--output', join(out, 'types.ts')];
  tell(`${name}: openapi-typescript`, complaintOf(tool('openapi-typescript'), types));
  const client = ['--input', document, '--output', join(out, 'hey-api'), '--no-log-file'];
  tell(`${name}: hey-api`, complaintOf(tool('openapi-ts'), client));
  const config = join(directory, `orval-${name}.mjs`);
  const output = { target: join(out, 'orval/api.ts'), schemas: join(out, 'orval/model'), client: 'fetch' };
  writeFileSync(config, `export default ${JSON.stringify({ api: { input: { target: document }, output } })};\n`);
  tell(`${name}: orval`, complaintOf(tool('orval'), ['--config', config], directory));
  const api = ['generate', '--path', document, '--output', join(out, 'swagger-typescript-api'), '--name', 'api.ts'];
  tell(`${name}: swagger-typescript-api`, complaintOf(tool('swagger-typescript-api'), api));
  for (const [caller, program] of Object.entries(callers)) writeFileSync(join(out, `call-${caller}.ts`), program);
}

/** With each generated client: signing in, a tag, and a stream of lines. */
async function callService(): Promise<void> {
  const { url, account, tag, stop } = await startCalledService();
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
        tell(
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
  const tests = files.map((file) => `test/${file}`).filter((file) => all.test(file));
  const leftOut = tests.filter((file) => ofTransport.test(file) || ofStreams.test(file));
  const proxy = await startValidatingProxy(document);
  const jest = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  // The proxy's other half is in this process, so nothing may stop it.
  const run = spawn(process.execPath, [...jest, ...tests.filter((file) => !leftOut.includes(file))], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VALIDATING_PROXY: proxy.url, VALIDATED: notes },
  });
  const [status] = await once(run, 'exit');
  proxy.stop();
  tell('the tests of /api/v1 pass by way of prism', status === 0 ? undefined : 'See above.');
  const lines = readFileSync(notes, 'utf8').trimEnd().split('\n');
  const noted = lines.map((line): Validated | WentPast => JSON.parse(line));
  const exchanges = noted.filter((each): each is Validated => !('wentPast' in each));
  const refused = exchanges.filter(({ statusCode, violations }) => statusCode >= 400 && violations.length > 0).length;
  console.log(`${exchanges.length} calls, of which ${refused} were refused and are not valid by the document`);
  const faults = faultsOf(exchanges);
  tell('prism finds no answer that the document does not foresee', faults.length > 0 ? faults.join('\n') : undefined);
  console.log(`Went past it: ${noted.length - exchanges.length} calls (HEAD, OPTIONS, GET with a body), and all of`);
  for (const file of leftOut) console.log(`  ${file}`);
}
