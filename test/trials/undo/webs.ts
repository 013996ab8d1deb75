/** Two web processes, one of which is killed during a call now and then, and started again. */
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

/** Milliseconds within which a call is cut off. */
const longestLife = 25;
/** Milliseconds after which every process has heard of a change. */
const patience = 5000;

export class Webs {
  readonly #env: Record<string, string>;
  readonly #db: Database;
  #processes: Process[] = [];
  /** The next call does not survive. */
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
      // There is no runner: all texts are people's.
      RUNNER_URL: 'http://127.0.0.1:9',
      RUNNER_SECRET: 'nobody hears it, so it may be told',
    };
  }

  async start(): Promise<void> {
    this.#processes = await Promise.all([1, 2].map(() => this.#begin()));
  }

  #begin = () => startProcess('src/web.ts', this.#env);

  stop = () => Promise.all(this.#processes.map((process) => process.stop()));

  /** Undefined where the process was killed before the answer. */
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
    await sleep(random.below(longestLife));
    process.child.kill('SIGKILL');
    if (process.isAlive()) await once(process.child, 'exit');
    const heard = await answer;
    this.#processes[at] = await this.#begin();
    await this.#settled();
    return heard;
  }

  /** What the killed process has begun is over: done, or rolled back. */
  async #settled(): Promise<void> {
    const open = `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`;
    while ((await this.#db.raw(open)).rows[0].count > 0) await sleep(20);
  }

  /** What an address answers at each process, once all answer alike and as is expected; else what they answer after some seconds. */
  async alike(path: string, isExpected: (body: string) => boolean): Promise<string[] | undefined> {
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
