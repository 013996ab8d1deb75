/** The budget of a month: what all that is sent to providers may cost, at today's prices. */
import { costOf, type Prices } from '../../../contracts/prices.ts';
import type { ProviderName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';

export interface Budget {
  /** In the currency of the prices. */
  most: number;
  prices: Prices;
}

/** A calendar month (UTC). */
const thisMonth = `day >= date_trunc('month', now() at time zone 'utc')::date`;

/** What was sent this month to the providers that have a price comes to. */
async function spentThisMonth(db: Database, { prices }: Budget): Promise<number> {
  const rows = await db('translation_usage')
    .whereRaw(thisMonth)
    .whereIn('scope', Object.keys(prices.perMillion))
    .groupBy('scope')
    .select('scope', { characters: db.raw('sum(characters)::float8') });
  return costOf(prices, Object.fromEntries(rows.map(({ scope, characters }) => [scope, characters]))) ?? 0;
}

/** Whether the month has cost more than it may, with what this transaction has counted; what costs nothing never stops for it. */
export async function exceeds(db: Database, budget: Budget | undefined, provider: ProviderName): Promise<boolean> {
  if (!budget?.prices.perMillion[provider]) return false;
  return (await spentThisMonth(db, budget)) > budget.most;
}

/** What may still be spent this month; null without a budget. */
export async function leftOfBudget(db: Database, budget: Budget | undefined): Promise<number | null> {
  return budget ? Math.max(0, budget.most - (await spentThisMonth(db, budget))) : null;
}
