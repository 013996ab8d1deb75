/**
 * A load generator: sends requests over keep-alive connections, one at a time on each.
 *
 * The client shares the machine with the servers that it compares, so it must cost little, and the same for both: the
 * load generators from npm parse answers in JavaScript, which took as much processor time as the service and made longer
 * headers more expensive. This one only finds the end of the head and the length of the body.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Load {
  requests: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were neither 200 nor 304. */
  failed: number;
}

export interface LoadOptions {
  connections: number;
  /** The duration of the load, unless `amount` limits the number of requests. */
  seconds?: number | undefined;
  amount?: number;
  /** The index of the first request to send. */
  from?: number;
  /** Called after each answer; the connection sends its next request when the returned promise resolves. */
  after?: (() => Promise<unknown> | undefined) | undefined;
}

/** A GET, or a POST of JSON if it has a body. */
export interface LoadRequest {
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Sends all requests in turn, over the given number of connections. A broken connection is an error. */
export async function load(
  url: string,
  all: readonly (string | LoadRequest)[],
  { connections, seconds, amount, from = 0, after }: LoadOptions,
): Promise<Load> {
  const { host } = new URL(url);
  const requests = all.map((one) => requestBytes(host, typeof one === 'string' ? { path: one } : one));
  const times: number[] = [];
  let failed = 0;
  let sentCount = 0;
  const begun = performance.now();
  const next = () => {
    const isOver = amount === undefined ? performance.now() - begun >= (seconds ?? 1) * 1000 : sentCount >= amount;
    if (isOver) return undefined;
    sentCount += 1;
    return requests[(from + sentCount) % requests.length];
  };
  const answered = (ms: number, isOk: boolean) => {
    times.push(ms);
    if (!isOk) failed += 1;
  };
  await Promise.all(Array.from({ length: connections }, () => runConnection(url, next, answered, after)));
  const rate = times.length / ((performance.now() - begun) / 1000);
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requests: times.length, rate, p50: percentile(0.5), p99: percentile(0.99), failed };
}

export function requestBytes(host: string, { path, headers = {}, body }: LoadRequest): Buffer {
  const bodyHeaders =
    body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries({ Host: host, ...headers, ...bodyHeaders }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

/** One connection: sends the requests that `next` returns, reports each answer, and closes when `next` returns none. */
async function runConnection(
  url: string,
  next: () => Buffer | undefined,
  answered: (ms: number, isOk: boolean) => void,
  after: LoadOptions['after'],
): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let received: Buffer | undefined;
  let sent = 0;
  let isOver = false;
  const send = () => {
    const request = next();
    isOver = request === undefined;
    sent = performance.now();
    if (request === undefined) socket.end();
    else socket.write(request);
  };
  socket.on('connect', send);
  socket.on('data', (chunk) => {
    received = received === undefined ? chunk : Buffer.concat([received, chunk]);
    const head = headOf(received);
    if (head === undefined || received.length < head.end + head.bodyLength) return;
    received = undefined;
    answered(performance.now() - sent, head.status === 200 || head.status === 304);
    const pause = after?.();
    if (pause) pause.then(send, (error) => socket.destroy(error));
    else send();
  });
  await once(socket, 'close');
  if (!isOver) throw new Error(`${url} closed a connection before it answered`);
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** The head of an answer, once it is complete. The search is on bytes: decoding every head would cost more than all else. */
export function headOf(received: Buffer): { end: number; bodyLength: number; status: number } | undefined {
  const blank = received.indexOf('\r\n\r\n');
  if (blank === -1) return undefined;
  const status = Number(received.toString('latin1', 9, 12));
  if (status === 304) return { end: blank + 4, bodyLength: 0, status };
  // Node capitalises the name, other servers do not.
  const usual = received.indexOf('\r\nContent-Length: ');
  const length = usual === -1 ? received.indexOf('\r\ncontent-length: ') : usual;
  if (length === -1 || length > blank)
    throw new Error(`An answer without Content-Length:\n${received.toString('latin1', 0, blank)}`);
  return {
    end: blank + 4,
    bodyLength: Number.parseInt(received.toString('latin1', length + 18, length + 30), 10),
    status,
  };
}
