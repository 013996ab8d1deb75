/** What apps of an earlier version of the Kotlin SDK rely on: their sources, kept as they were released, and what they see. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openApi } from '../../src/generate/openapi.ts';
import { kotlinOptions } from '../../src/generate/packages/kotlin-dependencies.ts';
import { kotlinSdk } from '../../src/generate/sdk/kotlin/kotlin.ts';
import { readModel } from '../../src/generate/sdk/read.ts';
import { compileKotlin, libraries, metadataLibrary, quickly } from '../setup/kotlin.ts';
import { withAdditions } from './additions.ts';
import { filesIn } from './kotlin-programs.ts';

const run = promisify(execFile);

/** The versions whose samples are kept, each in a folder. */
export const released = readdirSync('test/sdk')
  .filter((name) => /^samples-\d/.test(name))
  .map((name) => join('test/sdk', name, 'kotlin'));

/** What an app saw of that version, line by line. */
export const seenOf = (folder: string): string[] => readFileSync(join(folder, 'api.txt'), 'utf8').trim().split('\n');

/** The SDK of a service that has more to offer, compiled. */
export async function laterSdk(okhttp: string): Promise<string> {
  const files = [...kotlinSdk(readModel(withAdditions(openApi())))].filter(([path]) => path.endsWith('.kt'));
  return compileKotlin({ name: 'later', sources: new Map(files), uses: [okhttp], options: kotlinOptions });
}

/** Compiles the samples of a version with an SDK, as an app has them: it sees nothing that is internal. */
export const compiledSamples = (folder: string, name: string, uses: readonly string[]): Promise<string> =>
  compileKotlin({ name, sources: filesIn(folder), uses });

/** What can be seen of an SDK, line by line. */
export async function seenIn(sdk: string, okhttp: string): Promise<string[]> {
  const dump = await compileKotlin({ name: 'api', sources: filesIn('test/sdk/kotlin-api'), uses: [metadataLibrary] });
  const classpath = [dump, metadataLibrary, sdk, okhttp, ...libraries].join(':');
  const { stdout } = await run('java', [...quickly, '-cp', classpath, 'api.ApiDumpKt', sdk], { maxBuffer: 2 ** 26 });
  return stdout.trim().split('\n');
}

/** Compiles the sample in Java with the JDK's compiler, and runs it. */
export async function runFromJava(folder: string, uses: readonly string[]): Promise<string> {
  const classes = mkdtempSync(join(tmpdir(), 'kotlin-java-'));
  const classpath = [...uses, ...libraries].join(':');
  try {
    await run('javac', ['-Xlint:all', '-Werror', '-cp', classpath, '-d', classes, join(folder, 'FromJava.java')]);
    return (await run('java', [...quickly, '-cp', `${classes}:${classpath}`, 'FromJava'])).stdout;
  } finally {
    rmSync(classes, { recursive: true });
  }
}
