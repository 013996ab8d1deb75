/** Rate limit of visitors' reports by network: counted in PostgreSQL for all processes, without storing addresses. */
import { createHmac } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** Reports in a window of an hour, which begins with the first of them. */
const reportsAllowed = { ofTag: 5, ofAll: 100 };

interface Count {
  key: string;
  reports: number;
  /** Seconds left in the window. */
  rest: number;
}

const columns = `key, reports, extract(epoch from since + interval '1 hour' - clock_timestamp())::float8 as rest`;

/** Both rows in this order: concurrent counts of one network wait at the first. */
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

/** A reporting network (see `networkOf`). */
export class Reporter {
  readonly #network: string;

  constructor(network: string) {
    this.#network = network;
  }

  /**
   * Throws `too_many_reports` early where the limit is reached already, so that an exhausted network costs one query.
   * It locks nothing; `count` decides.
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
   * Counts this transaction's report, near its end: its row lock makes others of the same network wait until
   * the transaction ends. Throws `too_many_reports` beyond the limit.
   */
  async count(trx: Transaction, tagId: number): Promise<void> {
    const keys = await this.#keys(trx, tagId);
    const { rows } = await trx.raw(countOne, keys);
    demand(rows, keys.address);
  }

  /** Removes expired windows. Returns their number. */
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
