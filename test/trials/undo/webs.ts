/** Two web processes, one of which is sometimes killed during a request and started again. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../src/database/connect.ts';
import type { RandomSource } from '../../faults/random-source.ts';
import { type Process, startProcess } from '../../setup/process.ts';
import { unlimitedCreates } from '../../setup/unlimited-creates.ts';

export interface Answer {
  status: number;
  body: string;
}

/** The latest time for killing the process, in milliseconds after the request. */
const longestDelay = 25;
/** Milliseconds within which every process must have invalidated stale answers. */
const patience = 5000;

export class Webs {
  readonly #env: Record<string, string>;
  readonly #db: Database;
  #processes: Process[] = [];
  /** Whether to kill the process during the next request. */
  isNextKilled = false;
  kills = 0;

  constructor(databaseUrl: string, db: Database) {
    this.#db = db;
    this.#env = {
      ...unlimitedCreates,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '4',
      PORT: '0',
      METRICS_PORT: '0',
      PUBLIC_URL: 'https://tags.example.com',
      LOG_LEVEL: 'fatal',
      // Without a runner: all texts are human translations.
      RUNNER_URL: 'http://127.0.0.1:9',
      RUNNER_SECRET: 'any secret will do here',
    };
  }

  async start(): Promise<void> {
    this.#processes = await Promise.all([1, 2].map(() => this.#begin()));
  }

  #begin = () => startProcess('src/web.ts', this.#env);

  stop = () => Promise.all(this.#processes.map((process) => process.stop()));

  /** Undefined if the process was killed before the answer. */
  async send(
    random: RandomSource,
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<Answer | undefined> {
    const at = random.below(this.#processes.length);
    const process = this.#processes[at] as Process;
    const answer = read(`${process.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!this.isNextKilled) return answer;
    this.isNextKilled = false;
    this.kills += 1;
    await sleep(random.below(longestDelay));
    process.child.kill('SIGKILL');
    if (process.isAlive()) await once(process.child, 'exit');
    const received = await answer;
    this.#processes[at] = await this.#begin();
    await this.#untilIdle();
    return received;
  }

  /** Waits until the transactions of the killed process have committed or rolled back. */
  async #untilIdle(): Promise<void> {
    const open = `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`;
    while ((await this.#db.raw(open)).rows[0].count > 0) await sleep(20);
  }

  /** Polls both processes until they give the same, expected answer. Returns their answers if they do not in time. */
  async differingAnswers(path: string, isExpected: (body: string) => boolean): Promise<string[] | undefined> {
    for (const end = Date.now() + patience; ; await sleep(50)) {
      const answers = await Promise.all(this.#processes.map(({ url }) => read(url + path)));
      const bodies = answers.map((answer) => answer?.body ?? '');
      if (isDeepStrictEqual(bodies[0], bodies[1]) && isExpected(bodies[0] ?? '')) return undefined;
      if (Date.now() > end) return bodies;
    }
  }
}

async function read(address: string, options?: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, options);
    return { status: answer.status, body: await answer.text() };
  } catch {
    return undefined;
  }
}
