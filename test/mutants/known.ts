/** What earlier runs have found out, for as long as it holds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files, root } from './copy.ts';
import type { Look, Mutant } from './mutant.ts';

const path = join(root, '.data/mutants.json');

export class Known {
  readonly #entries: Record<string, unknown>;
  /** Of all that every test may depend on. */
  readonly #sources = digest(
    ...files()
      .filter((file) => /^(src|contracts|test\/setup)\/|^jest/.test(file))
      .map((file) => file + readFileSync(join(root, file))),
  );

  constructor({ isFresh }: { isFresh: boolean }) {
    if (isFresh) rmSync(path, { force: true });
    this.#entries = kept();
  }

  /** How a test file ends without a fault: asked again when it or the sources have changed. */
  usual<T>({ file, isWhole }: Look, ask: () => Promise<T>): Promise<T> {
    return this.#get(digest('usual', file, `${isWhole}`, readFileSync(join(root, file), 'utf8'), this.#sources), ask);
  }

  /** What became of a mutant: asked again when its file or one of its test files has changed. */
  outcome<T>({ file, from, to }: Mutant, tests: readonly string[], ask: () => Promise<T>): Promise<T> {
    const contents = [file, ...tests].map((name) => readFileSync(join(root, name), 'utf8'));
    return this.#get(digest(file, from, to, ...tests, ...contents), ask);
  }

  async #get<T>(key: string, ask: () => Promise<T>): Promise<T> {
    if (!(key in this.#entries)) {
      this.#entries[key] = await ask();
      // Another run may be at other mutants.
      Object.assign(this.#entries, { ...kept(), ...this.#entries });
      mkdirSync(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(this.#entries, null, 1));
      renameSync(draft, path);
    }
    return this.#entries[key] as T;
  }
}

const kept = (): Record<string, unknown> => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 20);
