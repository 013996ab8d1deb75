/** A cache of the results of earlier runs, with keys that depend on sources and tests. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files, root } from './copy.ts';
import type { Mutant, TestFileRun } from './mutant.ts';

const path = join(root, '.data/mutants.json');

export class ResultCache {
  readonly #entries: Record<string, unknown>;
  /** A digest of all sources that any test may depend on. */
  readonly #sources = digest(
    ...files()
      .filter((file) => /^(src|contracts|test\/setup)\/|^jest/.test(file))
      .map((file) => file + readFileSync(join(root, file))),
  );

  constructor({ isFresh }: { isFresh: boolean }) {
    if (isFresh) rmSync(path, { force: true });
    this.#entries = readCache();
  }

  /** The result of a test file without a fault; run again if it or the sources have changed. */
  usual<T>({ file, isWhole }: TestFileRun, run: () => Promise<T>): Promise<T> {
    return this.#get(digest('usual', file, `${isWhole}`, readFileSync(join(root, file), 'utf8'), this.#sources), run);
  }

  /** The result of a mutant; run again if its file or one of its test files has changed. */
  outcome<T>({ file, from, to }: Mutant, tests: readonly string[], run: () => Promise<T>): Promise<T> {
    const contents = [file, ...tests].map((name) => readFileSync(join(root, name), 'utf8'));
    return this.#get(digest(file, from, to, ...tests, ...contents), run);
  }

  async #get<T>(key: string, run: () => Promise<T>): Promise<T> {
    if (!(key in this.#entries)) {
      this.#entries[key] = await run();
      // A concurrent run may have stored results of other mutants.
      Object.assign(this.#entries, { ...readCache(), ...this.#entries });
      mkdirSync(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(this.#entries, null, 1));
      renameSync(draft, path);
    }
    return this.#entries[key] as T;
  }
}

const readCache = (): Record<string, unknown> => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
