/** Buffer for lookups' translation requests while no runner answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundRequest } from '../../contracts/runner.ts';

interface RequestBufferOptions {
  /** Resolves once a runner has stored the requests. Throws if none did. */
  send(requests: BackgroundRequest[]): Promise<void>;
  /** Milliseconds between retries. */
  interval?: number;
  /** Capacity. */
  most?: number;
  /** Requests per call of `send`. */
  batch?: number;
}

/** Holds each subject and language once; when full, it drops the oldest. */
export class RequestBuffer {
  /** Number of dropped requests since the start. */
  dropped = 0;
  readonly #options: Required<RequestBufferOptions>;
  readonly #buffered = new Map<string, BackgroundRequest>();
  readonly #closing = new AbortController();
  #sending: Promise<void> | undefined;

  constructor(options: RequestBufferOptions) {
    this.#options = { interval: 1000, most: 10_000, batch: 500, ...options };
  }

  /** Number of buffered requests. */
  get size(): number {
    return this.#buffered.size;
  }

  add(request: BackgroundRequest): void {
    const key = `${request.subject.kind}:${request.subject.id}:${request.lang_code}`;
    this.#put(key, request);
    if (!this.#closing.signal.aborted) this.#sending ??= this.#tryUntilDone();
  }

  /** A last attempt, of at most so many milliseconds. */
  async close(within: number): Promise<void> {
    this.#closing.abort();
    const last = Promise.resolve(this.#sending).then(() => this.#sendAll());
    await Promise.race([last.catch(() => {}), pause(within, undefined, { ref: false })]);
  }

  #put(key: string, request: BackgroundRequest): void {
    this.#buffered.set(key, request);
    const [oldest] = this.#buffered.keys();
    if (this.#buffered.size <= this.#options.most || oldest === undefined) return;
    this.#buffered.delete(oldest);
    this.dropped += 1;
  }

  async #tryUntilDone(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#buffered.size > 0 && !signal.aborted) {
      await pause(this.#options.interval, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.#sendAll().catch(() => {});
    }
    this.#sending = undefined;
  }

  /** Flushes the buffer until it is empty. Throws at the first batch that no runner takes. */
  async #sendAll(): Promise<void> {
    const { send, batch } = this.#options;
    while (this.#buffered.size > 0) {
      const requests = [...this.#buffered].slice(0, batch);
      // To the end of the queue first, so that a batch that fails cannot block the others.
      for (const [key] of requests) this.#buffered.delete(key);
      for (const [key, request] of requests) this.#buffered.set(key, request);
      await send(requests.map(([, request]) => request));
      // A newer request has to be sent, too.
      for (const [key, request] of requests) if (this.#buffered.get(key) === request) this.#buffered.delete(key);
    }
  }
}
