/** Several web processes behind one port, their log, and clients as load. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { eventually } from './eventually.ts';
import { below } from './processes.ts';

interface Answer {
  status: number;
  body: string;
  /** The header. */
  connection: string | undefined;
}

/** A request over the agent's connections; without one, over a connection of its own. */
export function ask(url: string, agent: Agent | false = false, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      res.once('error', reject);
      res.once('end', () => resolve({ status: res.statusCode ?? 0, body, connection: res.headers.connection }));
    });
    asking.once('error', reject).end();
  });
}

export class Webs {
  readonly url: string;
  readonly #supervisor: ChildProcess;
  readonly #metricsPort: number;
  readonly #ended: Promise<unknown[]>;
  readonly #lines: string[];

  private constructor(supervisor: ChildProcess, url: string, metricsPort: number, lines: string[]) {
    this.#supervisor = supervisor;
    this.url = url;
    this.#metricsPort = metricsPort;
    this.#lines = lines;
    this.#ended = once(supervisor, 'exit');
  }

  static async start(databaseUrl: string, count: number): Promise<Webs> {
    const metricsPort = await findFreePort();
    const env = {
      ...process.env,
      WEB_PROCESSES: `${count}`,
      PORT: '0',
      METRICS_PORT: `${metricsPort}`,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '5',
      RUNNER_SECRET: 'nobody answers there',
      RUNNER_PORT: '1',
      LOOKUP_TRANSLATION_BUDGET_MS: '0',
    };
    const supervisor = fork('src/web.ts', { env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    const lines: string[] = [];
    let rest = '';
    supervisor.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const pieces = (rest + text).split('\n');
      rest = pieces.pop() ?? '';
      lines.push(...pieces);
    });
    const ended = once(supervisor, 'exit').then(() => Promise.reject(new Error(`It has ended: ${lines.join('\n')}`)));
    const [message] = await Promise.race([once(supervisor, 'message'), ended]);
    ended.catch(() => {});
    return new Webs(supervisor, message.ready.url, metricsPort, lines);
  }

  /** Their log. */
  log(): { msg?: string; request_id?: string; process?: number; pid: number }[] {
    return this.#lines.map((line) => JSON.parse(line));
  }

  async says(what: RegExp, times = 1): Promise<void> {
    await eventually(`the log says ${what}`, () => this.log().filter(({ msg = '' }) => what.test(msg)).length >= times);
  }

  /** The answering processes. */
  pids(): number[] {
    return below(this.#supervisor.pid as number, /src\/web\.ts/);
  }

  signal(name: NodeJS.Signals): void {
    this.#supervisor.kill(name);
  }

  /** The value of a metric's line. */
  async counted(line: string): Promise<number> {
    const { body } = await ask(`http://127.0.0.1:${this.#metricsPort}/metrics`);
    const found = body.split('\n').find((each) => each.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? Number.NaN);
  }

  /** The exit code, once it has ended. */
  async ended(): Promise<unknown> {
    return (await this.#ended)[0];
  }

  async stop(): Promise<unknown> {
    this.signal('SIGTERM');
    return this.ended();
  }
}

/** A failed request: its error, and the previous answer of the same connection. */
interface Failure {
  code: string | undefined;
  former: string | undefined;
}

/**
 * Clients that send requests continuously, half of them over persistent connections, the others over a new one each
 * time. Returns the failures once it is stopped.
 */
export function crowd(url: string, size: number) {
  let isOn = true;
  let asked = 0;
  const failures: Failure[] = [];
  const name = randomUUID();
  const client = async (n: number) => {
    const agent = n % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
    let former: string | undefined;
    for (let i = 0; isOn; i++) {
      const id = `${name}-${n}-${i}`;
      try {
        const { status, connection } = await ask(url, agent, { 'X-Request-Id': id });
        if (status !== 200) failures.push({ code: `${status}`, former });
        former = agent && connection !== 'close' ? id : undefined;
        asked += 1;
      } catch (error) {
        failures.push({ code: (error as NodeJS.ErrnoException).code, former });
        former = undefined;
      }
    }
    if (agent) agent.destroy();
  };
  const clients = Array.from({ length: size }, (_, n) => client(n));
  return {
    asked: () => asked,
    end: async () => {
      isOn = false;
      await Promise.all(clients);
      return failures;
    },
  };
}
