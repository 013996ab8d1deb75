/**
 * The classes of the Kotlin SDK, by the compiler in `test/tools/kotlin`. OkHttp is not included: its declarations,
 * shared with the tests, suffice for compiling, and are not packed.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { coordinates } from '../sdk/coordinates.ts';
import { filesIn } from './folder.ts';
import { kotlinOptions } from './kotlin-dependencies.ts';

const root = join(import.meta.dirname, '../../..');
const jars = join(root, 'test/tools/kotlin/node_modules/kotlin-compiler/lib');
const okhttp = join(root, 'test/sdk/kotlin-okhttp');

/** By their paths in a jar. Throws with the compiler's message, or without a compiler. */
export async function compiledKotlin(sdk: string): Promise<Map<string, Buffer>> {
  if (!existsSync(join(jars, 'kotlin-compiler.jar')))
    throw new Error('The Kotlin compiler is missing: npm ci --prefix test/tools/kotlin');
  const directory = mkdtempSync(join(tmpdir(), 'kotlin-package-'));
  try {
    const declared = join(directory, 'okhttp');
    const classes = join(directory, 'classes');
    await compile(okhttp, declared, []);
    await compile(join(sdk, 'src/main/kotlin'), classes, [declared], [...kotlinOptions, '-Werror']);
    return filesIn(classes);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const libraries = ['kotlin-stdlib.jar', 'kotlinx-coroutines-core-jvm.jar'].map((jar) => join(jars, jar));

/** A compiler that ends after half a minute is not worth optimizing: that takes three times as long. */
const jvm = ['-Xmx1g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

async function compile(sources: string, to: string, uses: readonly string[], options: readonly string[] = []) {
  const compiler = ['-cp', join(jars, 'kotlin-preloader.jar'), 'org.jetbrains.kotlin.preloading.Preloader'];
  const program = ['-cp', join(jars, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const fixed = ['-no-stdlib', '-no-reflect', '-jvm-target', '11', '-module-name', coordinates.mavenArtifact];
  const classpath = [...libraries, ...uses].join(':');
  const given = [...fixed, ...options, '-cp', classpath, '-d', to, sources];
  await promisify(execFile)('java', [...jvm, ...compiler, ...program, ...given]).catch(({ stderr, message }) => {
    throw new Error(`The Kotlin SDK does not compile: ${stderr || message}`);
  });
}
