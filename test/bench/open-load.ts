/**
 * Asks a server at a rate of its own, whether it answers or not: as many people do who know nothing of each other. A client that
 * waits for an answer before it asks again would spare a server that is slow, and never see what a crowd does to it.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Asked, headOf, load, written } from './load.ts';

export interface OpenLoad {
  /** Requests a second. */
  offered: number;
  /** A second: answers of 200 and 304 within a client's patience. */
  good: number;
  /** A second: answers of 503. */
  refused: number;
  /** A second: other answers, those that came too late or never, and broken connections. */
  failed: number;
  /** Milliseconds, of the answers of 200 and 304, however late they were. */
  p50: number;
  p99: number;
  /** Of the refusals. */
  refusedP99: number;
  /** Milliseconds of the processor for each good answer, by the meter that was given. */
  work: number;
}

interface OpenLoadOptions {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** So many seconds before that are not counted: a crowd is told from a burst by then. */
  onset?: number;
  /** Milliseconds of the processor that were taken so far. */
  meter?: () => number;
}

/** What a client waits for an answer, in milliseconds: one that comes later is no use to anybody. */
const patience = 1000;
/** More connections than these do not fit into the files that a process may have open, where nobody has said otherwise. */
const mostConnections = 900;

interface Due {
  /** When it was to be sent. If no connection was free, it has waited since. */
  since: number;
  bytes: Buffer;
  isCounted: boolean;
}

/** Asks for all of it in turn. */
export async function openLoad(
  url: string,
  all: readonly Asked[],
  { rate, seconds, onset = 3, meter = () => Number.NaN }: OpenLoadOptions,
): Promise<OpenLoad> {
  const { host } = new URL(url);
  const requests = all.map((one) => written(host, one));
  const good: number[] = [];
  const refused: number[] = [];
  const crowd = new Crowd(url, ({ since, isCounted }, status) => {
    if (!isCounted) return;
    const ms = performance.now() - since;
    if (status === 200 || status === 304) good.push(ms);
    else if (status === 503) refused.push(ms);
  });
  const [uncounted, amount] = [Math.round(rate * onset), Math.round(rate * (onset + seconds))];
  const begun = performance.now();
  let before: number | undefined;
  for (let sent = 0; sent < amount; await pause(1)) {
    if (sent >= uncounted) before ??= meter();
    const due = Math.min(amount, Math.floor(((performance.now() - begun) * rate) / 1000));
    for (; sent < due; sent += 1)
      crowd.ask({
        since: performance.now(),
        bytes: requests[sent % requests.length] as Buffer,
        isCounted: sent >= uncounted,
      });
  }
  const taken = meter() - (before ?? 0);
  await pause(patience);
  crowd.leave();
  const inTime = good.filter((ms) => ms <= patience).length;
  return {
    offered: rate,
    good: inTime / seconds,
    refused: refused.length / seconds,
    failed: (amount - uncounted - inTime - refused.length) / seconds,
    p50: percentile(good, 0.5),
    p99: percentile(good, 0.99),
    refusedP99: percentile(refused, 0.99),
    work: taken / inTime,
  };
}

/** Nobody is before who is answered so soon, in milliseconds; and how long to wait for that at most. */
const soon = 100;
const longestBacklog = 60_000;

/** Until a server has worked off what nobody waits for any more. Throws where that takes a minute. */
export async function untilIdle(url: string, all: readonly Asked[]): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < longestBacklog; await pause(soon)) {
    const { failed, p99: slowest } = await load(url, all, { connections: 1, amount: 3 });
    if (failed === 0 && slowest < soon) return;
  }
  throw new Error(`${url} is busy a minute after it was last asked for more than it can answer`);
}

const percentile = (of: readonly number[], share: number): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? Number.NaN;

/** As many connections as are needed, each of which asks one thing at a time. */
class Crowd {
  readonly #url: URL;
  readonly #answered: (due: Due, status: number) => void;
  readonly #idle: Socket[] = [];
  readonly #all = new Map<Socket, Due>();
  readonly #waiting: Due[] = [];
  #taken = 0;

  constructor(url: string, answered: (due: Due, status: number) => void) {
    this.#url = new URL(url);
    this.#answered = answered;
  }

  ask(due: Due): void {
    const socket = this.#idle.pop();
    if (socket) this.#send(socket, due);
    else if (this.#all.size < mostConnections) this.#open(due);
    else this.#waiting.push(due);
  }

  leave(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }

  #send(socket: Socket, due: Due): void {
    this.#all.set(socket, due);
    socket.write(due.bytes);
  }

  #open(due: Due): void {
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
    let received: Buffer | undefined;
    socket.on('data', (chunk) => {
      received = received === undefined ? chunk : Buffer.concat([received, chunk]);
      const head = headOf(received);
      if (head === undefined || received.length < head.end + head.bodyLength) return;
      received = undefined;
      this.#answered(this.#all.get(socket) as Due, head.status);
      const next = this.#waiting[this.#taken];
      if (next === undefined) return void this.#idle.push(socket);
      this.#taken += 1;
      this.#send(socket, next);
    });
    // Its request is told of as one without an answer, and nobody else asks there.
    socket.on('error', () => this.#all.delete(socket));
    this.#send(socket, due);
  }
}
