/**
 * Listens for invalidations of tags; a heartbeat of half a second proves that none was missed.
 *
 * Two seconds after its last heartbeat it is not current any more. A heartbeat is a round trip on its own session: PostgreSQL sends
 * all notifications of before to a session before it says that it is ready again.
 *
 * It tells as well: what this process' transactions have left to it (see `telling-client.ts`), before anybody learns that
 * they are done. What another process was ended before it could tell is found in the journal, every half second too.
 */
import type { Logger } from 'pino';
import { plainConnection } from './connect.ts';
import { isUnseen } from './follow.ts';
import { type Connected, Session } from './session.ts';
import type { Teller } from './telling-client.ts';

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

/** What a look has seen: of a transaction its tags by id, or `*` for any; all of them with the look's own snapshot. */
interface Seen {
  snapshot: string;
  version: string | null;
  tags: string | null;
}

const knowsHow = `select to_regprocedure('told_of(xid8[])') is not null as knows`;
/** Which transaction it was comes last, so that a look knows what was told; who listens as earlier versions did takes it for no tag. */
const tell = {
  name: 'tell',
  text: `
    select case tags when '*' then pg_notify('tag_changes', '*') end,
      pg_notify('tag_changes', concat(nullif(tags, '*') || ',', 'v', version))
    from told_of($1::xid8[])`,
};
/** What was left to processes since the snapshot, if there is one, and the next snapshot. */
const look = {
  name: 'look',
  text: `
    select now.snapshot::text, told.version::text, told.tags
    from (select pg_current_snapshot() as snapshot) now
    left join told_of(array(
      select distinct c.version from tag_changes c where c.is_told_later and ${isUnseen('$1::pg_snapshot')})) told on true`,
};

export class TagListener implements Teller {
  readonly #url: string;
  readonly #session: Session;
  readonly #onInvalidate: ListenerOptions['onInvalidate'];
  #currentUntil = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** Transactions that are done, by number, and that nobody has been told of. */
  readonly #untold = new Set<string>();
  /** Those of which was heard since the last look. */
  #known = new Set<string>();
  /** What the last look has seen; none where the database has not learned yet to leave anything to us. */
  #snapshot: string | undefined;

  constructor({ url, log, onInvalidate }: ListenerOptions) {
    this.#url = url;
    this.#onInvalidate = onInvalidate;
    this.#session = new Session({
      url,
      name: 'web: session',
      log,
      // Nothing is lost with it: whom we tell something is lost to as well when the server dies.
      settings: { synchronous_commit: 'off' },
      channels: { tag_changes: (payload) => this.#hear(payload) },
      onConnect: async (query, processId) => {
        this.#markStale();
        const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
        if (own?.pid !== processId)
          throw new Error('a pooler is in between: DATABASE_DIRECT_URL must name the server itself');
        this.#snapshot = undefined;
        await this.#lookAround(query);
      },
    });
  }

  start(): void {
    this.#session.start();
    this.#timer = setInterval(() => this.#session.isConnected && void this.#look(), pauseBetween).unref();
  }

  /** Whether all invalidations until a moment ago have come. */
  get isCurrent(): boolean {
    return this.#session.isConnected && performance.now() < this.#currentUntil;
  }

  canTell(): boolean {
    return this.isCurrent && this.#snapshot !== undefined;
  }

  committed(version: string): void {
    this.#untold.add(version);
  }

  /**
   * Done once everything that is committed by now has been told and heard; or, where that cannot be had, as soon as nobody relies on it
   * any more. Never fails.
   */
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
    const { query } = this.#session;
    this.#running = this.#roundTrip(() => (this.#untold.size > 0 ? this.#tell(query) : query('select'))).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Everything again, and what nobody was told of. */
  async #look(): Promise<void> {
    const { query } = this.#session;
    await this.#roundTrip(async () => {
      if (this.#untold.size > 0) await this.#tell(query);
      await this.#lookAround(query);
    });
  }

  async #roundTrip(work: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    try {
      await inTime(work());
    } catch {
      this.#markStale();
      this.#session.renew();
      await this.#tellElsewhere().catch(() => {});
      return;
    }
    // In between something may have been answered that nobody was sure of.
    if (!this.isCurrent) this.#markStale();
    this.#currentUntil = begun + currentFor;
  }

  /** Our session may hang alone: what we are about to acknowledge is told to the others all the same. */
  async #tellElsewhere(): Promise<void> {
    if (this.#untold.size === 0) return;
    const client = plainConnection(this.#url, 'web: telling', longestRoundTrip);
    try {
      await inTime(client.connect().then(() => this.#tell((statement, values) => client.query(statement, values))));
    } finally {
      client.end().catch(() => {});
    }
  }

  async #tell(query: (statement: typeof tell, values: unknown[]) => Promise<unknown>): Promise<void> {
    const versions = [...this.#untold];
    await query(tell, [versions]);
    for (const version of versions) {
      this.#untold.delete(version);
      this.#known.add(version);
    }
  }

  async #lookAround(query: Connected): Promise<void> {
    const since = this.#snapshot;
    const knownBefore = this.#known;
    this.#known = new Set();
    if (since === undefined) {
      // Migrations may come after us.
      const [database] = await query<{ knows: boolean }>(knowsHow);
      if (!database?.knows) return;
    }
    const rows = await query<Seen>(look, [since ?? null]);
    for (const { snapshot, version, tags } of rows) {
      this.#snapshot = snapshot;
      if (version && tags && !knownBefore.has(version) && !this.#known.has(version)) this.#hear(tags);
    }
  }

  #hear(payload: string): void {
    if (payload === '*') {
      this.#onInvalidate('all');
      return;
    }
    const ids = payload.split(',');
    if (ids.at(-1)?.startsWith('v')) this.#known.add(ids.pop()?.slice(1) as string);
    if (ids.length > 0) this.#onInvalidate(ids.map(Number));
  }

  /** Something may have been missed. */
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
