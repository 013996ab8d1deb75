/** How many reports an address may send: counted in PostgreSQL by all processes together, which keeps no address. */
import { createHmac } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** Reports that are accepted in an hour, which begins with the first of them. */
export const reportsAllowed = { ofTag: 5, ofAll: 100 };

interface Count {
  key: string;
  reports: number;
  /** Seconds until the hour is over. */
  rest: number;
}

const columns = `key, reports, extract(epoch from since + interval '1 hour' - clock_timestamp())::float8 as rest`;

/** Both rows in this order: whoever counts for the same address waits at the first. */
const countOne = `
  insert into report_counts as c (key, reports, since)
  values (:address, 1, clock_timestamp()), (:tag, 1, clock_timestamp())
  on conflict (key) do update set
    reports = case when c.since > excluded.since - interval '1 hour' then c.reports + 1 else 1 end,
    since = case when c.since > excluded.since - interval '1 hour' then c.since else excluded.since end
  returning ${columns}`;

const countsNow = `
  select ${columns} from report_counts
  where key in (:address, :tag) and since > clock_timestamp() - interval '1 hour'`;

/** Somebody who reports, by the network that they come from (see `networkOf`). */
export class Reporting {
  readonly #network: string;

  constructor(network: string) {
    this.#network = network;
  }

  /**
   * Throws `too_many_reports` where one more would be refused by what is stored already, so that whoever goes on costs no
   * more than this question. It holds nobody up, and decides nothing: that is `count`'s.
   */
  async refuseIfSpent(db: Database, tagId: number): Promise<void> {
    const keys = await this.#keys(db, tagId);
    const { rows } = await db.raw(countsNow, keys);
    demand(
      rows.map((row: Count) => ({ ...row, reports: row.reports + 1 })),
      keys.address,
    );
  }

  /**
   * Counts what this transaction stores, as the last thing that it does: others from the same network wait from here on for
   * its end, which is when it counts, or is rolled back and never did. Throws `too_many_reports` where it is one too many.
   */
  async count(trx: Transaction, tagId: number): Promise<void> {
    const keys = await this.#keys(trx, tagId);
    const { rows } = await trx.raw(countOne, keys);
    demand(rows, keys.address);
  }

  /** Removes the counts of hours that are over. Answers how many. */
  static prune(db: Database): Promise<number> {
    return db('report_counts').whereRaw(`since < now() - interval '1 hour'`).delete();
  }

  async #keys(db: Database, tagId: number) {
    const { key } = await db('report_key').first('key');
    const hashed = (...parts: unknown[]) => createHmac('sha256', key).update(parts.join(' ')).digest('base64url');
    return { address: hashed(this.#network), tag: hashed(this.#network, tagId) };
  }
}

function demand(counts: readonly Count[], address: string): void {
  for (const { key, reports, rest } of counts)
    if (reports > (key === address ? reportsAllowed.ofAll : reportsAllowed.ofTag))
      throw new Failure('too_many_reports', { retryAfter: rest });
}
