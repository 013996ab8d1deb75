/** Rate limit of anonymous creates: tags and hardware without a token, counted in PostgreSQL for all processes. */
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';

/** The limits of a network; 0 is no limit. */
export type AnonymousLimits = Config['anonymousCreates'];

interface Counts {
  in_minute: number;
  in_day: number;
  characters_in_day: number;
  /** Seconds left in the windows of a minute and a day. */
  minute_left: number;
  day_left: number;
}

/** One more in the windows of a minute and a day, which begin with the network's first create. */
const countOne = `
  insert into anonymous_creates as a (network, minute_from, in_minute, day_from, in_day, characters_in_day)
  values (:network, clock_timestamp(), 1, clock_timestamp(), 1, :characters)
  on conflict (network) do update set
    minute_from = case when a.minute_from > excluded.minute_from - interval '1 minute' then a.minute_from else excluded.minute_from end,
    in_minute = case when a.minute_from > excluded.minute_from - interval '1 minute' then a.in_minute + 1 else 1 end,
    day_from = case when a.day_from > excluded.day_from - interval '1 day' then a.day_from else excluded.day_from end,
    in_day = case when a.day_from > excluded.day_from - interval '1 day' then a.in_day + 1 else 1 end,
    characters_in_day = excluded.characters_in_day
      + case when a.day_from > excluded.day_from - interval '1 day' then a.characters_in_day else 0 end
  returning in_minute, in_day, characters_in_day::float8,
    extract(epoch from minute_from + interval '1 minute' - clock_timestamp())::float8 as minute_left,
    extract(epoch from day_from + interval '1 day' - clock_timestamp())::float8 as day_left`;

const countsNow = `
  select case when minute_from > clock_timestamp() - interval '1 minute' then in_minute else 0 end as in_minute,
    in_day, characters_in_day::float8,
    extract(epoch from minute_from + interval '1 minute' - clock_timestamp())::float8 as minute_left,
    extract(epoch from day_from + interval '1 day' - clock_timestamp())::float8 as day_left
  from anonymous_creates
  where network = :network and day_from > clock_timestamp() - interval '1 day'`;

const nothing = { in_minute: 0, in_day: 0, characters_in_day: 0, minute_left: 60, day_left: 86_400 };

/** A caller without a token, by network (see `networkOf`). */
export class AnonymousCaller {
  readonly #network: string;
  readonly #limits: AnonymousLimits;
  /** Whether the call has tried to store anything. */
  hasStored = false;

  constructor(network: string, limits: AnonymousLimits) {
    this.#network = network;
    this.#limits = limits;
  }

  /**
   * Throws `too_many_creates` early where the limit is reached already, so that an exhausted network costs one query.
   * It locks nothing; `count` decides.
   */
  async refuseIfSpent(db: Database, characters: number): Promise<void> {
    if (this.#isFree) return;
    const { rows } = await db.raw(countsNow, { network: this.#network });
    const { in_minute, in_day, characters_in_day, ...left }: Counts = rows[0] ?? nothing;
    const next = { in_minute: in_minute + 1, in_day: in_day + 1, characters_in_day: characters_in_day + characters };
    this.#demand({ ...next, ...left });
  }

  /**
   * Counts this transaction's creates, as its last statement: its row lock makes others of the same network wait until
   * the transaction ends. Throws `too_many_creates` beyond the limit.
   */
  async count(trx: Transaction, characters: number): Promise<void> {
    this.hasStored = true;
    if (this.#isFree) return;
    const { rows } = await trx.raw(countOne, { network: this.#network, characters });
    this.#demand(rows[0]);
  }

  /** Removes expired windows. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db('anonymous_creates').whereRaw(`day_from < now() - interval '1 day'`).delete();
  }

  get #isFree(): boolean {
    return Object.values(this.#limits).every((limit) => limit === 0);
  }

  #demand(counts: Counts): void {
    const { perMinute, perDay, charactersPerDay } = this.#limits;
    const isOver = (limit: number, count: number) => limit > 0 && count > limit;
    const isDayOver = isOver(perDay, counts.in_day) || isOver(charactersPerDay, counts.characters_in_day);
    if (isDayOver) throw new Failure('too_many_creates', { retryAfter: counts.day_left });
    if (isOver(perMinute, counts.in_minute)) throw new Failure('too_many_creates', { retryAfter: counts.minute_left });
  }
}
