/** What apps of an earlier version of the Kotlin SDK rely on: their sources, kept as they were released, and what they see. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApi } from '../../src/generate/openapi.ts';
import { kotlinOptions } from '../../src/generate/packages/kotlin-dependencies.ts';
import { kotlinSdk } from '../../src/generate/sdk/kotlin/kotlin.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { compileKotlin, libraries, metadataLibrary, quickly } from '../setup/kotlin.ts';
import { withAdditions } from './additions.ts';
import { filesIn } from './kotlin-programs.ts';

const run = promisify(execFile);

/** The versions whose samples are kept, each in a folder. */
export const released = readdirSync('test/sdk')
  .filter((name) => /^samples-\d/.test(name))
  .map((name) => join('test/sdk', name, 'kotlin'));

/** One folder of each different set of samples: equal ones would compile and run alike. */
const distinct = [...new Map(released.map((folder) => [JSON.stringify([...filesIn(folder)]), folder])).values()];

/** What an app saw of that version, line by line. */
export const seenOf = (folder: string): string[] => readFileSync(join(folder, 'api.txt'), 'utf8').trim().split('\n');

/** The SDK of a service that has more to offer, compiled. */
export async function laterSdk(okhttp: string): Promise<string> {
  const files = [...kotlinSdk(readModel(withAdditions(openApi())))].filter(([path]) => path.endsWith('.kt'));
  return compileKotlin({ name: 'later', sources: new Map(files), uses: [okhttp], options: kotlinOptions });
}

/**
 * Compiles the samples of all versions with an SDK, as an app has them: they see nothing that is internal. Each version's are in packages
 * of their own, so that one run of the compiler is enough.
 */
export const compiledSamples = (name: string, uses: readonly string[]): Promise<string> =>
  compileKotlin({ name, sources: new Map([...distinct.flatMap(inPackages), ['Fakes.kt', fakes]]), uses });

const packageOf = (folder: string) => `of_${distinct.indexOf(folder)}`;

function inPackages(folder: string): [path: string, text: string][] {
  const moved = (text: string) =>
    text.replaceAll(/^(package|import) (?=(calls|fake|first|offlineguide|readme\w*)\b)/gm, `$1 ${packageOf(folder)}.`);
  return [...filesIn(folder)].map(([path, text]) => [join(packageOf(folder), path), moved(text)]);
}

/** A program that runs the fakes of all versions. */
const fakes = `package fakes

suspend fun main() {
${distinct.map((folder) => `    println("${folder}")\n    ${packageOf(folder)}.fake.main()`).join('\n')}
}
`;

/** What that writes. */
export const saidByFakes = distinct
  .map((folder) => `${folder}\nfr: Bonjour\nno such tag\n[Hall, 2]\n{base=[It has tags]}\n0\n`)
  .join('');

const seen = new Map<string, Promise<string[]>>();

/** What can be seen of an SDK, line by line. */
export function seenIn(sdk: string, okhttp: string): Promise<string[]> {
  const lines = seen.get(sdk) ?? dumped(sdk, okhttp);
  seen.set(sdk, lines);
  return lines;
}

async function dumped(sdk: string, okhttp: string): Promise<string[]> {
  const dump = await compileKotlin({ name: 'api', sources: filesIn('test/sdk/kotlin-api'), uses: [metadataLibrary] });
  const classpath = [dump, metadataLibrary, sdk, okhttp, ...libraries].join(':');
  const { stdout } = await run('java', [...quickly, '-cp', classpath, 'api.ApiDumpKt', sdk], { maxBuffer: 2 ** 26 });
  return stdout.trim().split('\n');
}

/** The different samples in Java. */
export const javaSamples = [
  ...new Map(
    released.map((folder) => join(folder, 'FromJava.java')).map((file) => [readFileSync(file, 'utf8'), file]),
  ).values(),
];

/** Compiles a sample in Java with the JDK's compiler, and runs it. */
export async function runFromJava(file: string, uses: readonly string[]): Promise<string> {
  const classes = mkdtempSync(join(tmpdir(), 'kotlin-java-'));
  const classpath = [...uses, ...libraries].join(':');
  try {
    await run('javac', ['-Xlint:all', '-Werror', '-cp', classpath, '-d', classes, file]);
    return (await run('java', [...quickly, '-cp', `${classes}:${classpath}`, 'FromJava'])).stdout;
  } finally {
    rmSync(classes, { recursive: true });
  }
}
