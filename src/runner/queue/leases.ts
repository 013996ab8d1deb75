/**
 * The leases of one runner: on jobs, on items of orders, and on names in the table `leases` (claims on memory entries,
 * and the singleton tasks). One statement renews all of them, on a connection of its own.
 */
import { randomUUID } from 'node:crypto';
import type { RunStatement } from '../../database/session.ts';

interface LeasesOptions {
  /** The runner's name. */
  runner: string;
  /** Length of a lease in milliseconds. */
  length: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

const never = Number.NEGATIVE_INFINITY;

export class Leases {
  readonly runner: string;
  /** Length of a lease in seconds, for statements. */
  readonly seconds: number;
  readonly #length: number;
  readonly #now: () => number;
  /** By lease, the callback for its loss. */
  readonly #held = new Map<string, () => void>();
  /** The lease on the singleton tasks. */
  readonly #singleton = randomUUID();
  #renewedAt = never;
  /** The time since which no renewal has been late. */
  #inTouchSince = never;

  constructor({ runner, length, now = () => performance.now() }: LeasesOptions) {
    this.runner = runner;
    this.seconds = length / 1000;
    this.#length = length;
    this.#now = now;
  }

  /** Renews the lease until it is released. */
  hold(lease: string, onLost: () => void = () => {}): void {
    this.#held.set(lease, onLost);
  }

  release(lease: string): void {
    this.#held.delete(lease);
  }

  /**
   * Whether expired leases of others may be taken over. Not soon after late renewals: after an outage of PostgreSQL or
   * of the machine, the leases of living runners have expired, too.
   */
  get takesOver(): boolean {
    const now = this.#now();
    return now - this.#renewedAt < this.#length && now - this.#inTouchSince >= this.#length / 2;
  }

  /** Renews all leases, and calls back for lost ones. */
  async renew(query: RunStatement): Promise<void> {
    const begun = this.#now();
    const held = [...this.#held];
    const rows = await query<{ lease: string }>(renewal, [held.map(([lease]) => lease), this.seconds]);
    if (begun - this.#renewedAt > this.#length / 2) this.#inTouchSince = begun;
    this.#renewedAt = begun;
    const alive = new Set(rows.map(({ lease }) => lease));
    // A lease that was released meanwhile is not lost.
    for (const [lease, onLost] of held) if (!alive.has(lease) && this.#held.get(lease) === onLost) onLost();
  }

  /**
   * Acquires or renews the lease on the singleton tasks, and holds it until it is lost or the runner stops. Returns
   * whether it has it.
   */
  async acquireSingleton(query: RunStatement): Promise<boolean> {
    this.hold(this.#singleton);
    const rows = await query(
      `insert into leases as present (name, lease, leased_by, until) values ('sweep', $1, $2, now() + make_interval(secs => $3))
       on conflict (name) do update set lease = excluded.lease, leased_by = excluded.leased_by, until = excluded.until
         where present.lease = excluded.lease or present.until < now()
       returning name`,
      [this.#singleton, this.runner, this.seconds],
    );
    return rows.length > 0;
  }

  /** Releases this runner's named leases. */
  async end(query: RunStatement): Promise<void> {
    await query('delete from leases where leased_by = $1', [this.runner]);
  }
}

/**
 * Skips locked rows: their attempts are about to end, or the next renewal catches them. Returns the leases that still
 * exist.
 */
const renewal = `
  with names as (
    update leases set until = now() + make_interval(secs => $2)
    where lease in (select lease from leases where lease = any($1::uuid[]) for update skip locked)
  ), items as (
    update translation_order_items set due_at = now() + make_interval(secs => $2)
    where ctid = any(array(select ctid from translation_order_items where lease = any($1::uuid[]) for update skip locked))
  ), jobs as (
    update work set due_at = now() + make_interval(secs => $2)
    where id in (select id from work where lease = any($1::uuid[]) for update skip locked)
  )
  select lease from work where lease = any($1::uuid[])
  union all select lease from translation_order_items where lease = any($1::uuid[])
  union all select lease from leases where lease = any($1::uuid[])`;
