/** Offline buffer of lookups' translation requests: the web process holds them until a runner answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LeftWish } from '../../contracts/runner.ts';

interface KeptWishesOptions {
  /** Sends wishes: when it returns, they are on record. Throws where no runner has taken them. */
  send(wishes: LeftWish[]): Promise<void>;
  /** Milliseconds between two tries. */
  interval?: number;
  /** Wishes that are kept at most, and that are sent at once. */
  most?: number;
  batch?: number;
}

/** The buffer. Each subject and language is in it once; when it is full, the oldest is dropped. */
export class KeptWishes {
  /** Number of dropped requests since the start. */
  dropped = 0;
  readonly #options: Required<KeptWishesOptions>;
  readonly #kept = new Map<string, LeftWish>();
  readonly #closing = new AbortController();
  /** Wishes that are being sent. */
  #leaving = 0;
  #sending: Promise<void> | undefined;

  constructor(options: KeptWishesOptions) {
    this.#options = { interval: 1000, most: 10_000, batch: 500, ...options };
  }

  /** Number of buffered requests. */
  get held(): number {
    return this.#kept.size + this.#leaving;
  }

  keep(wish: LeftWish): void {
    const key = `${wish.subject.kind}:${wish.subject.id}:${wish.lang_code}`;
    if (!this.#kept.has(key)) this.#put(key, wish);
    if (!this.#closing.signal.aborted) this.#sending ??= this.#tryUntilDone();
  }

  /** One last try, which takes no longer than these milliseconds. */
  async close(within: number): Promise<void> {
    this.#closing.abort();
    const last = Promise.resolve(this.#sending).then(() => this.#sendAll());
    await Promise.race([last.catch(() => {}), pause(within, undefined, { ref: false })]);
  }

  #put(key: string, wish: LeftWish): void {
    this.#kept.set(key, wish);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size <= this.#options.most || oldest === undefined) return;
    this.#kept.delete(oldest);
    this.dropped += 1;
  }

  async #tryUntilDone(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#kept.size > 0 && !signal.aborted) {
      await pause(this.#options.interval, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await this.#sendAll().catch(() => {});
    }
    this.#sending = undefined;
  }

  /** Flushes the buffer until it is empty. Throws at the first batch that no runner takes. */
  async #sendAll(): Promise<void> {
    const { send, batch } = this.#options;
    while (this.#kept.size > 0) {
      const wishes = [...this.#kept].slice(0, batch);
      // Those that cannot be sent go to the end, whatever is wrong with them.
      for (const [key] of wishes) this.#kept.delete(key);
      this.#leaving = wishes.length;
      try {
        await send(wishes.map(([, wish]) => wish));
      } catch (error) {
        for (const [key, wish] of wishes) if (!this.#kept.has(key)) this.#put(key, wish);
        throw error;
      } finally {
        this.#leaving = 0;
      }
    }
  }
}
