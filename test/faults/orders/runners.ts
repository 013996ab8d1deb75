/** Two runners, kept running as `npm start` keeps its own. */
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../src/database/embedded/port.ts';
import { Child } from '../../../src/start/child.ts';

const file = fileURLToPath(new URL('../../../src/runner/main.ts', import.meta.url));

/** Items that each works on at once. */
const concurrency = 4;

export class Runners {
  readonly urls: readonly string[];
  /** How many items may have been cut short until now. */
  interrupted = 0;
  readonly #children: readonly Child[];

  private constructor(urls: readonly string[], children: readonly Child[]) {
    this.urls = urls;
    this.#children = children;
  }

  static async start(environment: Record<string, string>): Promise<Runners> {
    const ports = [await freePort(), await freePort()];
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

  /** Notes that what so many runners are at may not come to its end. */
  cutShort(runners = 1): void {
    // Its items, and as many jobs: one that is stale is made again by the sweep.
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
