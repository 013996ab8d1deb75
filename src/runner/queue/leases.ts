/**
 * The leases of one runner: on jobs, on items of orders, and on names in the table `leases` (asking for a text that the memory lacks, the
 * sweep). One statement renews all of them, on a connection of its own.
 */
import { randomUUID } from 'node:crypto';
import type { Connected } from '../../database/session.ts';

interface LeasesOptions {
  /** The runner's name. */
  runner: string;
  /** Milliseconds of a lease. */
  length: number;
  /** Milliseconds that pass, from any beginning. */
  now?: () => number;
}

const never = Number.NEGATIVE_INFINITY;

export class Leases {
  readonly runner: string;
  /** Seconds of a lease, for statements. */
  readonly seconds: number;
  readonly #length: number;
  readonly #now: () => number;
  /** By lease, the call for its loss. */
  readonly #held = new Map<string, () => void>();
  /** That on what one runner does for all. */
  readonly #shared = randomUUID();
  #renewedAt = never;
  /** Since when no renewal was late. */
  #inTouchSince = never;

  constructor({ runner, length, now = () => performance.now() }: LeasesOptions) {
    this.runner = runner;
    this.seconds = length / 1000;
    this.#length = length;
    this.#now = now;
  }

  /** Renews a lease from now on, until it is released. */
  hold(lease: string, onLost: () => void = () => {}): void {
    this.#held.set(lease, onLost);
  }

  release(lease: string): void {
    this.#held.delete(lease);
  }

  /**
   * Whether ended leases of others may be taken over. Not soon after renewals were late: PostgreSQL or the machine was away for all
   * runners then, and their leases ended although they live.
   */
  get takesOver(): boolean {
    const now = this.#now();
    return now - this.#renewedAt < this.#length && now - this.#inTouchSince >= this.#length / 2;
  }

  /** Renews all leases, and calls `onLost` of those that were lost. */
  async renew(query: Connected): Promise<void> {
    const begun = this.#now();
    const held = [...this.#held];
    const rows = await query<{ lease: string }>(renewal, [held.map(([lease]) => lease), this.seconds]);
    if (begun - this.#renewedAt > this.#length / 2) this.#inTouchSince = begun;
    this.#renewedAt = begun;
    const kept = new Set(rows.map(({ lease }) => lease));
    // One that was released meanwhile has come to its end.
    for (const [lease, onLost] of held) if (!kept.has(lease) && this.#held.get(lease) === onLost) onLost();
  }

  /** Whether this runner does what one does for all; it keeps that lease until it is lost, or the runner stops. */
  async hasShared(query: Connected): Promise<boolean> {
    this.hold(this.#shared);
    const rows = await query(
      `insert into leases as held (name, lease, leased_by, until) values ('sweep', $1, $2, now() + make_interval(secs => $3))
       on conflict (name) do update set lease = excluded.lease, leased_by = excluded.leased_by, until = excluded.until
         where held.lease = excluded.lease or held.until < now()
       returning name`,
      [this.#shared, this.runner, this.seconds],
    );
    return rows.length > 0;
  }

  /** Gives the leases of this runner back that have a name. */
  async end(query: Connected): Promise<void> {
    await query('delete from leases where leased_by = $1', [this.runner]);
  }
}

/** A row that is locked is about to end, or is renewed the next time: a renewal waits for nothing. It answers which leases there are. */
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
