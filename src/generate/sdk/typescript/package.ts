/** `generated/typescript/`: a self-contained package, as JavaScript with types. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { coordinates } from '../coordinates.ts';
import type { Model } from '../model.ts';
import { callsFile, operationsFile } from './calls.ts';
import {
  bundleStoreFile,
  clientFile,
  fakeFile,
  hardwareFile,
  hasBundles,
  hasHardware,
  indexFile,
  interfaceFile,
  languagesFile,
  versionFile,
} from './client.ts';
import { typesFile } from './declarations.ts';

const root = join(import.meta.dirname, '../../../..');
const runtime = join(import.meta.dirname, 'runtime');

/** The generated sources; those of the runtime are hand-written and beside this file. */
const sources = (model: Model): Record<string, string> => ({
  'index.ts': indexFile(model),
  ...(hasBundles(model) && { 'bundle-store.ts': bundleStoreFile() }),
  'client.ts': clientFile(),
  'fake-client.ts': fakeFile(),
  ...(hasHardware(model) && { 'hardware.ts': hardwareFile }),
  'service.ts': interfaceFile(model),
  'version.ts': versionFile(model),
  'calls.ts': callsFile(model),
  'operations.ts': operationsFile(model),
  'types.ts': typesFile(model),
  'languages.ts': languagesFile(),
  ...Object.fromEntries(
    readdirSync(runtime).map((name) => [
      `runtime/${name}`,
      // The emitted JavaScript imports JavaScript.
      readFileSync(join(runtime, name), 'utf8').replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"),
    ]),
  ),
});

/** All files of the package, by their paths in it. */
export async function typescriptSdk(model: Model): Promise<Map<string, string>> {
  return new Map([
    ['package.json', manifest(model)],
    ['README.md', readme(model)],
    ...(await compiled(sources(model))),
  ]);
}

const readme = ({ version }: Model): string =>
  readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').replaceAll('{{version}}', version);

function manifest({ version }: Model): string {
  const content = {
    name: coordinates.npm,
    version,
    description: 'Client of the Tag Information Service, for Node, browsers and React Native.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': {
        // For Jest and other users of `require`. Types need the same module format as their code.
        require: { types: './dist/cjs/index.d.ts', default: './dist/cjs/index.js' },
        default: { types: './dist/index.d.ts', default: './dist/index.js' },
      },
      './package.json': './package.json',
    },
    // For tools that do not read `exports`, such as Metro before 0.82.
    main: './dist/cjs/index.js',
    module: './dist/index.js',
    types: './dist/cjs/index.d.ts',
    files: ['dist'],
    engines: { node: '>=20' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const settings = {
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  declaration: true,
  newLine: 'lf',
  rootDir: 'src',
  outDir: 'dist',
  types: [],
};

async function compiled(files: Record<string, string>): Promise<[path: string, text: string][]> {
  const directory = mkdtempSync(join(tmpdir(), 'tag-information-service-typescript-'));
  try {
    for (const [path, text] of Object.entries({
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
      'package.json': '{ "type": "module" }',
      'tsconfig.json': JSON.stringify({ compilerOptions: settings, include: ['src'] }),
    })) {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    await compile(directory);
    const made = filesUnder(join(directory, 'dist'), directory);
    return [...made, ...(await asCommonJs(join(directory, 'dist'), made))];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The same as CommonJS: one file, and its types, since those of ES modules do not apply. */
async function asCommonJs(dist: string, made: readonly [string, string][]): Promise<[path: string, text: string][]> {
  const { outputFiles } = await build({
    entryPoints: [join(dist, 'index.js')],
    absWorkingDir: dist,
    bundle: true,
    format: 'cjs',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  const types = made.filter(([path]) => path.endsWith('.d.ts'));
  return [
    ['dist/cjs/package.json', '{ "type": "commonjs" }\n'],
    ['dist/cjs/index.js', outputFiles[0]?.text ?? ''],
    ...types.map(([path, text]): [string, string] => [path.replace(/^dist/, 'dist/cjs'), text]),
  ];
}

async function compile(directory: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', directory]).catch(({ stdout, message }) => {
    throw new Error(`The TypeScript SDK does not compile: ${stdout || message}`);
  });
}

function filesUnder(top: string, from: string): [path: string, text: string][] {
  const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return paths.map((path) => [relative(from, path), readFileSync(path, 'utf8')]);
}
