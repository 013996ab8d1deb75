/**
 * The Kotlin compiler, from a package in a folder of its own because of its size (`test/tools/kotlin`), and Java.
 * Compiled classes are cached in `.data/kotlin`.
 */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const folder = resolve(import.meta.dirname, '../tools/kotlin');
const jars = join(folder, 'node_modules/kotlin-compiler/lib');
const kept = resolve(import.meta.dirname, '../../.data/kotlin');

/** The runtime libraries of Kotlin programs. */
export const libraries = ['kotlin-stdlib.jar', 'kotlinx-coroutines-core-jvm.jar'].map((jar) => join(jars, jar));

/** Reads the Kotlin metadata of compiled classes. */
export const metadataLibrary = join(jars, 'kotlin-metadata-jvm.jar');

/** The reason that nothing can be compiled here; undefined if it can. */
export function whyNoKotlin(): string | undefined {
  if (spawnSync('java', ['-version']).error) return 'there is no java on PATH';
  if (!existsSync(join(jars, 'kotlin-compiler.jar')))
    return 'the compiler is not installed (npm ci --prefix test/tools/kotlin)';
  return undefined;
}

export interface Module {
  name: string;
  /** Sources by their paths. */
  sources: ReadonlyMap<string, string>;
  /** Folders with compiled dependencies. */
  uses: readonly string[];
  options?: readonly string[];
}

/** Compiles with warnings as errors, and returns the folder with the classes. Throws with the compiler's output. */
export async function compileKotlin({ name, sources, uses, options = [] }: Module): Promise<string> {
  const version = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const all = JSON.stringify([version, [...sources], uses, options]);
  const target = join(kept, `${name}-${createHash('sha256').update(all).digest('hex').slice(0, 16)}`);
  if (existsSync(target)) return target;
  mkdirSync(kept, { recursive: true });
  const work = mkdtempSync(join(kept, `${name}.`));
  try {
    for (const [path, text] of sources) write(join(work, 'sources', path), text);
    const classpath = [...libraries, ...uses].join(':');
    await kotlinc([
      '-cp',
      classpath,
      '-module-name',
      name,
      ...options,
      '-d',
      join(work, 'classes'),
      join(work, 'sources'),
    ]);
    for (const old of readdirSync(kept).filter((each) => each.startsWith(`${name}-`)))
      rmSync(join(kept, old), { recursive: true });
    renameSync(join(work, 'classes'), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return target;
}

/** JVM options for short programs. */
export const quickly = ['-Xmx1g', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

async function kotlinc(args: readonly string[]): Promise<void> {
  const compiler = ['-cp', join(jars, 'kotlin-preloader.jar'), 'org.jetbrains.kotlin.preloading.Preloader'];
  const program = ['-cp', join(jars, 'kotlin-compiler.jar'), 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'];
  const fixed = ['-no-stdlib', '-no-reflect', '-jvm-target', '11', '-Werror'];
  try {
    await run('java', [...quickly, ...compiler, ...program, ...fixed, ...args]);
  } catch (cause) {
    throw new Error(`Kotlin:\n${(cause as { stderr?: string }).stderr}`, { cause });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
