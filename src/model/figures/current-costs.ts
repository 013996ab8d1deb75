/** The costs of this month, for the budget and for admins. */
import { costOf, type Prices } from '../../../contracts/prices.ts';
import type { Database } from '../../database/connect.ts';

/** A calendar month (UTC). */
const thisMonth = `day >= date_trunc('month', now() at time zone 'utc')::date`;

/**
 * Computed from the counters of the daily caps, which include deleted customers. Providers without a price do not
 * count.
 */
export async function sumSpentThisMonth(db: Database, prices: Prices): Promise<number> {
  const rows = await db('translation_usage')
    .whereRaw(thisMonth)
    .whereIn('scope', Object.keys(prices.perMillion))
    .groupBy('scope')
    .select('scope', { characters: db.raw('sum(characters)::float8') });
  return costOf(prices, Object.fromEntries(rows.map(({ scope, characters }) => [scope, characters]))) ?? 0;
}
