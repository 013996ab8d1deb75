/** The Kotlin SDK as it was generated, compiled, and programs that use it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../../src/generate/openapi.ts';
import { writeFiles } from '../../src/generate/packages/folder.ts';
import { compiledKotlin } from '../../src/generate/packages/kotlin-classes.ts';
import { kotlinOptions } from '../../src/generate/packages/kotlin-dependencies.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { samplesIn } from '../../src/generate/sdk/samples.ts';
import { performKotlin } from '../parity/kotlin/perform.ts';
import { compileKotlin, keptFolder, libraries, quickly } from '../setup/kotlin.ts';
import { sampleApp } from './offline/sample-apps.ts';

const sdkFolder = 'generated/kotlin';

/** The snippets of the README in Kotlin. */
export const snippets = [
  ...readFileSync('generated/kotlin/README.md', 'utf8').matchAll(/^```kotlin\n(.*?)^```$/gms),
].map(([, code = '']) => code);

const model = readModel(openApi());

/** The samples of the documents in Kotlin, by operation. */
export const samples = samplesIn('Kotlin', model, '');

/** The folders with the classes of the SDK, and of what stands in for OkHttp. */
export async function compiledSdk(): Promise<{ okhttp: string; sdk: string }> {
  const okhttp = await compileKotlin({ name: 'okhttp', sources: filesIn('test/sdk/kotlin-okhttp'), uses: [] });
  return { okhttp, sdk: await packagedClasses() };
}

/** The classes of the SDK as its package has them: compiled once for all tests. */
export function packagedClasses(): Promise<string> {
  const compiler = readFileSync('src/generate/packages/kotlin-classes.ts', 'utf8');
  const sources = ['test/sdk/kotlin-okhttp', sdkFolder].map((folder) => [...filesIn(folder)]);
  return keptFolder('sdk', [compiler, kotlinOptions, sources], async (folder) =>
    writeFiles(folder, await compiledKotlin(sdkFolder)),
  );
}

/**
 * Compiles the SDK, and then, as a module that sees what is internal to it, the programs of the tests,
 * all snippets of the README and the samples of the documents. Gives the command that starts the program with a main class.
 */
export async function kotlinPrograms(): Promise<(main: string) => string[]> {
  const { okhttp, sdk } = await compiledSdk();
  const programs = await compileKotlin({
    name: 'programs',
    sources: new Map([
      ...filesIn('test/sdk/kotlin'),
      ...filesIn('test/parity/kotlin'),
      ['Perform.kt', performKotlin(model)],
      ['Samples.kt', samplesFile()],
      ['OfflineApp.kt', `package offlineguide\n\n${sampleApp('kotlin')}`],
      ...snippets.map((code, index): [string, string] => [`Snippet${index}.kt`, programOf(code, index)]),
    ]),
    uses: [okhttp, sdk],
    options: [`-Xfriend-paths=${sdk}`],
  });
  const classpath = [programs, sdk, okhttp, ...libraries].join(':');
  return (main: string): string[] => ['java', ...quickly, '-cp', classpath, main];
}

/** A snippet as a source file: it is a program itself, or what stands in the function of one. */
function programOf(code: string, index: number): string {
  const name = `snippet${index}`;
  return code.includes('fun main()') ? `package ${name}\n\n${code}` : inFunction(name, code);
}

const inFunction = (name: string, code: string) => fileOf(name, [`suspend fun main() {\n${code}}`]);

const samplesFile = () =>
  fileOf(
    'samples',
    [...samples].map(([id, code]) => `suspend fun ${id}() {\n${code}\n}`),
  );

/** Functions as a source file, which sees what the snippets of the README take as given. */
export const fileOf = (name: string, functions: readonly string[]) =>
  [`package ${name}`, imports.join('\n'), ...functions].join('\n\n');

const imports = [
  'kotlin.time.Duration.Companion.seconds',
  'kotlinx.coroutines.flow.asFlow',
  'kotlinx.coroutines.flow.take',
  'readme.*',
  'org.taginformation.*',
].map((name) => `import ${name}`);

/** The sources in a folder, by their paths. */
export const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.kt'))
      .sort()
      .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]),
  );
