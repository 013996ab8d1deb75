/** Two runners, restarted after a crash as `npm start` does. */
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { Child } from '../../../src/start/child.ts';

const file = fileURLToPath(new URL('../../../src/runner/main.ts', import.meta.url));

/** Concurrent items of each runner. */
const concurrency = 4;

export class Runners {
  readonly urls: readonly string[];
  /** The number of items that may have been interrupted so far. */
  interrupted = 0;
  readonly #children: readonly Child[];

  private constructor(urls: readonly string[], children: readonly Child[]) {
    this.urls = urls;
    this.#children = children;
  }

  static async start(environment: Record<string, string>): Promise<Runners> {
    const ports = [await findFreePort(), await findFreePort()];
    const children = ports.map(
      (port, at) =>
        new Child({
          name: `runner ${at + 1}`,
          file,
          env: {
            PATH: process.env.PATH,
            RUNNER_PORT: `${port}`,
            RUNNER_CONCURRENCY: `${concurrency}`,
            LOG_LEVEL: 'silent',
            ...environment,
          },
          log: () => {},
        }),
    );
    await Promise.all(children.map((child) => child.start()));
    return new Runners(
      ports.map((port) => `http://127.0.0.1:${port}`),
      children,
    );
  }

  /** Records that the current items of some runners may be interrupted. */
  interrupt(runners = 1): void {
    // Twice the concurrency: items, and jobs of the sweep for stale translations.
    this.interrupted += 2 * concurrency * runners;
  }

  pidsOf(which: number): number[] {
    const pid = this.#children[which]?.pid;
    return pid === undefined ? [] : [pid];
  }

  replace(which: number): void {
    this.#children[which]?.replace();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.stop()));
  }
}
