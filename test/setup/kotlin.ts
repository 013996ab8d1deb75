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
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { takeLock } from '../../src/database/embedded/lock.ts';

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

interface Module {
  name: string;
  /** Sources by their paths. */
  sources: ReadonlyMap<string, string>;
  /** Folders with compiled dependencies. */
  uses: readonly string[];
  options?: readonly string[];
}

/** Compiles with warnings as errors, and returns the folder with the classes. Throws with the compiler's output. */
export function compileKotlin({ name, sources, uses, options = [] }: Module): Promise<string> {
  return keptFolder(name, [[...sources], uses, options], async (classes) => {
    const work = mkdtempSync(join(tmpdir(), 'kotlin-sources-'));
    try {
      for (const [path, text] of sources) write(join(work, path), text);
      const classpath = [...libraries, ...uses].join(':');
      await kotlinc(['-cp', classpath, '-module-name', name, ...options, '-d', classes, work]);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
}

/**
 * A folder that `make` fills, kept until something else is asked for under the name. Tests in other processes that need the same wait for
 * it. `depends`: what the contents follow from, beside the compiler.
 */
export async function keptFolder(
  name: string,
  depends: unknown,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const version = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const digest = createHash('sha256')
    .update(JSON.stringify([version, depends]))
    .digest('hex');
  const target = join(kept, `${name}-${digest.slice(0, 16)}`);
  mkdirSync(kept, { recursive: true });
  const release = await takeLock(join(kept, `${name}.lock`), patience);
  try {
    if (existsSync(target)) return target;
    const draft = mkdtempSync(join(kept, `${name}.`));
    try {
      await make(draft);
      const former = new RegExp(`^${name}-[0-9a-f]{16}$`);
      for (const old of readdirSync(kept).filter((each) => former.test(each)))
        rmSync(join(kept, old), { recursive: true });
      renameSync(draft, target);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return target;
  } finally {
    release();
  }
}

/** Milliseconds that another process may take to compile it. */
const patience = 600_000;

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
