/**
 * Listens for invalidations of tags; a heartbeat of half a second proves that none was missed.
 *
 * Two seconds after its last heartbeat the listener is stale. A heartbeat is a round trip on its own session: PostgreSQL
 * sends all earlier notifications to a session before its answer.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { nextFlight } from '../single-flight.ts';
import { Session } from './session.ts';

/** The ids of changed tags; `all` where they are unknown. */
export type Invalidation = readonly number[] | 'all';

interface ListenerOptions {
  /** A direct session, without a pooler in between. */
  url: string;
  log: Logger;
  onInvalidate(tags: Invalidation): void;
}

/** Milliseconds for which a heartbeat is valid, from its start. */
const currentFor = 2000;
/** The interval of heartbeats, and their timeout. */
const pauseBetween = 500;
const maxRoundTrip = 1000;

export class TagListener {
  readonly #session: Session;
  readonly #onInvalidate: ListenerOptions['onInvalidate'];
  #currentUntil = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  readonly #share = nextFlight<void, void>();

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

  /** Whether all recent invalidations have arrived. */
  get isCurrent(): boolean {
    return this.#session.isConnected && performance.now() < this.#currentUntil;
  }

  /**
   * Resolves once the invalidations of everything committed so far have arrived, or the listener is stale. Never
   * rejects.
   */
  sync(): Promise<void> {
    // A running heartbeat may have begun before the commit.
    return this.#share(() => this.#heartbeat());
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#markStale();
    await this.#session.stop();
  }

  async #heartbeat(): Promise<void> {
    const begun = performance.now();
    try {
      await answered(this.#session.query('select'));
    } catch {
      this.#markStale();
      this.#session.renew();
      return;
    }
    // Answers cached before the missed heartbeat may be wrong.
    if (!this.isCurrent) this.#markStale();
    this.#currentUntil = begun + currentFor;
  }

  #markStale(): void {
    this.#currentUntil = Number.NEGATIVE_INFINITY;
    this.#onInvalidate('all');
  }
}

async function answered(work: Promise<unknown>): Promise<void> {
  const isLate = await Promise.race([work.then(() => false), pause(maxRoundTrip, true, { ref: false })]);
  if (isLate) throw new Error('no answer in time');
}
