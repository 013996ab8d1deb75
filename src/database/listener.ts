/**
 * Listens for invalidations of tags; a heartbeat of half a second proves that none was missed.
 *
 * Two seconds after its last heartbeat it is not current any more. A heartbeat is a round trip on its own session: PostgreSQL sends
 * all earlier notifications to a session before it says that it is ready again.
 */
import type { Logger } from 'pino';
import { Session } from './session.ts';

/** Tags that have changed, by id; or any, where that is not known. */
export type Invalidation = readonly number[] | 'all';

export interface ListenerOptions {
  /** A session of its own: no pooler in between. */
  url: string;
  log: Logger;
  onInvalidate(tags: Invalidation): void;
}

/** Milliseconds for which a heartbeat holds, from its beginning on. */
const currentFor = 2000;
/** Milliseconds between two of them, and until one that hangs is given up. */
const pauseBetween = 500;
const longestRoundTrip = 1000;

export class TagListener {
  readonly #session: Session;
  readonly #onInvalidate: ListenerOptions['onInvalidate'];
  #currentUntil = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor({ url, log, onInvalidate }: ListenerOptions) {
    this.#onInvalidate = onInvalidate;
    this.#session = new Session({
      url,
      name: 'web: session',
      log,
      channels: { tag_changes: (payload) => onInvalidate(payload.split(',').map(Number)) },
      onConnect: async (query, processId) => {
        this.#markStale();
        const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
        if (own?.pid !== processId)
          throw new Error('a pooler is in between: DATABASE_DIRECT_URL must name the server itself');
      },
    });
  }

  start(): void {
    this.#session.start();
    this.#timer = setInterval(() => this.#session.isConnected && void this.sync(), pauseBetween).unref();
  }

  /** Whether all invalidations until a moment ago have come. */
  get isCurrent(): boolean {
    return this.#session.isConnected && performance.now() < this.#currentUntil;
  }

  /** Done once the invalidations of everything that is committed by now have come, or the listener is stale. Never fails. */
  sync(): Promise<void> {
    if (!this.#running) return this.#begin();
    // One that is under way may have begun before the commit.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#markStale();
    await this.#session.stop();
  }

  #begin(): Promise<void> {
    this.#running = this.#heartbeat().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #heartbeat(): Promise<void> {
    const begun = performance.now();
    try {
      await inTime(this.#session.query('select'));
    } catch {
      this.#markStale();
      this.#session.renew();
      return;
    }
    // An answer that was kept before the heartbeat was missed may be wrong.
    if (!this.isCurrent) this.#markStale();
    this.#currentUntil = begun + currentFor;
  }

  /** Some invalidations may have been missed. */
  #markStale(): void {
    this.#currentUntil = Number.NEGATIVE_INFINITY;
    this.#onInvalidate('all');
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), longestRoundTrip);
  });
  work.catch(() => {});
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
