/**
 * An open-loop load generator: it sends requests at a fixed rate, whether the server answers or not, as many independent users do. A
 * closed-loop client, which waits for each answer, would slow down with the server and never overload it.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { headOf, type LoadRequest, load, requestBytes } from './load.ts';

export interface OpenLoad {
  /** Requests a second. */
  offered: number;
  /** Answers of 200 and 304 a second, within a client's patience. */
  good: number;
  /** Answers of 503 a second. */
  refused: number;
  /** A second: other answers, late and missing ones, and broken connections. */
  failed: number;
  /** Milliseconds, of the answers of 200 and 304, however late they were. */
  p50: number;
  p99: number;
  /** Of the refusals. */
  refusedP99: number;
  /** Milliseconds of processor time for each good answer, by the given meter. */
  work: number;
}

interface OpenLoadOptions {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Seconds before the measurement, which are not counted: by then the service treats the load as an overload, not as a burst. */
  onset?: number;
  /** Milliseconds of processor time so far. */
  meter?: () => number;
}

/** How long a client waits for an answer, in milliseconds: a later one counts as failed. */
const patience = 1000;
/** More connections would exceed the usual limit of open files for a process. */
const mostConnections = 900;

interface PendingRequest {
  /** When it was due. If no connection was free, it has waited since. */
  since: number;
  bytes: Buffer;
  isCounted: boolean;
}

/** Sends the requests in turn. */
export async function openLoad(
  url: string,
  all: readonly LoadRequest[],
  { rate, seconds, onset = 3, meter = () => Number.NaN }: OpenLoadOptions,
): Promise<OpenLoad> {
  const { host } = new URL(url);
  const requests = all.map((one) => requestBytes(host, one));
  const good: number[] = [];
  const refused: number[] = [];
  const pool = new ConnectionPool(url, ({ since, isCounted }, status) => {
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
      pool.send({
        since: performance.now(),
        bytes: requests[sent % requests.length] as Buffer,
        isCounted: sent >= uncounted,
      });
  }
  const taken = meter() - (before ?? 0);
  await pause(patience);
  pool.close();
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

/** An answer within these milliseconds shows that the server is idle; and how long to wait for that. */
const soon = 100;
const longestBacklog = 60_000;

/** Waits until a server has worked through its backlog. Throws if that takes a minute. */
export async function untilIdle(url: string, all: readonly LoadRequest[]): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < longestBacklog; await pause(soon)) {
    const { failed, p99: slowest } = await load(url, all, { connections: 1, amount: 3 });
    if (failed === 0 && slowest < soon) return;
  }
  throw new Error(`${url} is still busy a minute after the end of the load`);
}

const percentile = (of: readonly number[], share: number): number =>
  of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? Number.NaN;

/** A growing pool of connections with one request at a time on each. */
class ConnectionPool {
  readonly #url: URL;
  readonly #answered: (due: PendingRequest, status: number) => void;
  readonly #idle: Socket[] = [];
  readonly #all = new Map<Socket, PendingRequest>();
  readonly #waiting: PendingRequest[] = [];
  #taken = 0;

  constructor(url: string, answered: (due: PendingRequest, status: number) => void) {
    this.#url = new URL(url);
    this.#answered = answered;
  }

  send(due: PendingRequest): void {
    const socket = this.#idle.pop();
    if (socket) this.#send(socket, due);
    else if (this.#all.size < mostConnections) this.#open(due);
    else this.#waiting.push(due);
  }

  close(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }

  #send(socket: Socket, due: PendingRequest): void {
    this.#all.set(socket, due);
    socket.write(due.bytes);
  }

  #open(due: PendingRequest): void {
    const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
    let received: Buffer | undefined;
    socket.on('data', (chunk) => {
      received = received === undefined ? chunk : Buffer.concat([received, chunk]);
      const head = headOf(received);
      if (head === undefined || received.length < head.end + head.bodyLength) return;
      received = undefined;
      this.#answered(this.#all.get(socket) as PendingRequest, head.status);
      const next = this.#waiting[this.#taken];
      if (next === undefined) return void this.#idle.push(socket);
      this.#taken += 1;
      this.#send(socket, next);
    });
    // Its request counts as one without an answer, and the connection gets no further one.
    socket.on('error', () => this.#all.delete(socket));
    this.#send(socket, due);
  }
}
