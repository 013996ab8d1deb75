/** The budget of a month: what all that is sent to providers may cost, at today's prices. */
import type { Prices } from '../../../contracts/prices.ts';
import type { ProviderName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { spentThisMonth } from '../../model/figures/spent.ts';

export interface Budget {
  /** In the currency of the prices. */
  most: number;
  prices: Prices;
}

/** Whether the month has cost more than it may, with what this transaction has counted; what costs nothing never stops for it. */
export async function exceeds(db: Database, budget: Budget | undefined, provider: ProviderName): Promise<boolean> {
  if (!budget?.prices.perMillion[provider]) return false;
  return (await spentThisMonth(db, budget.prices)) > budget.most;
}

/** What may still be spent this month; null without a budget. */
export async function leftOfBudget(db: Database, budget: Budget | undefined): Promise<number | null> {
  return budget ? Math.max(0, budget.most - (await spentThisMonth(db, budget.prices))) : null;
}
