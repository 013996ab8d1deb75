/** What was sent to providers this month comes to: what the budget stops by, and what admins read. */
import { costOf, type Prices } from '../../../contracts/prices.ts';
import type { Database } from '../../database/connect.ts';

/** A calendar month (UTC). */
const thisMonth = `day >= date_trunc('month', now() at time zone 'utc')::date`;

/** By the counters of the day's caps: they count all that is sent, also for customers that are gone. Providers without a price do not count. */
export async function spentThisMonth(db: Database, prices: Prices): Promise<number> {
  const rows = await db('translation_usage')
    .whereRaw(thisMonth)
    .whereIn('scope', Object.keys(prices.perMillion))
    .groupBy('scope')
    .select('scope', { characters: db.raw('sum(characters)::float8') });
  return costOf(prices, Object.fromEntries(rows.map(({ scope, characters }) => [scope, characters]))) ?? 0;
}
