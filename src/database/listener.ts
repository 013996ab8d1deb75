/**
 * Hears which tags have changed, as the database tells it after each commit, and knows whether it may have missed one.
 *
 * Beyond the moment in which it was last sure nobody may rely on it. It makes sure again every half second by a round trip on
 * its own session: PostgreSQL sends all that was told before to a session before it says that it is ready again.
 */
import type { Logger } from 'pino';
import { Session } from './session.ts';

/** Which tags have changed, by id; or any, where that is not known. */
export type Heard = readonly number[] | 'all';

export interface ListenerOptions {
  /** A session of its own: no pooler in between. */
  url: string;
  log: Logger;
  heard(tags: Heard): void;
}

/** Milliseconds for which a round trip makes sure, from its beginning on. */
const sureFor = 2000;
/** Milliseconds between two of them, and until one that hangs is given up. */
const pauseBetween = 500;
const longestRoundTrip = 1000;

export class TagListener {
  readonly #session: Session;
  readonly #heard: ListenerOptions['heard'];
  #sureUntil = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor({ url, log, heard }: ListenerOptions) {
    this.#heard = heard;
    this.#session = new Session({
      url,
      name: 'web: session',
      log,
      channels: { tag_changes: (payload) => heard(payload === '*' ? 'all' : payload.split(',').map(Number)) },
      onConnect: async (query, processId) => {
        this.#doubt();
        const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
        if (own?.pid !== processId)
          throw new Error('a pooler is in between: DATABASE_DIRECT_URL must name the server itself');
      },
    });
  }

  start(): void {
    this.#session.start();
    this.#timer = setInterval(() => this.#session.isConnected && void this.catchUp(), pauseBetween).unref();
  }

  /** Whether everything that was told until a moment ago has been heard. */
  get isSure(): boolean {
    return this.#session.isConnected && performance.now() < this.#sureUntil;
  }

  /**
   * Done once everything that is committed by now has been heard; or, where that cannot be had, as soon as nobody relies on it
   * any more. Never fails.
   */
  catchUp(): Promise<void> {
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
    this.#doubt();
    await this.#session.stop();
  }

  #begin(): Promise<void> {
    this.#running = this.#roundTrip().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #roundTrip(): Promise<void> {
    const begun = performance.now();
    try {
      await inTime(this.#session.query('select'));
    } catch {
      this.#doubt();
      this.#session.renew();
      return;
    }
    // In between something may have been answered that nobody was sure of.
    if (!this.isSure) this.#doubt();
    this.#sureUntil = begun + sureFor;
  }

  /** Something may have been missed. */
  #doubt(): void {
    this.#sureUntil = Number.NEGATIVE_INFINITY;
    this.#heard('all');
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
