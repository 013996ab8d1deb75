/** The costs of translations of this month and of the last one, by provider and by museum, for admins. */
import { charactersByProvider, costOf, type Prices } from '../../../contracts/prices.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Database } from '../../database/connect.ts';
import { sumSpentThisMonth } from './current-costs.ts';

/** Costs of the last month and of this one; null where a part has no price. */
export interface MonthlyCost {
  last: number | null;
  present: number | null;
}

export interface MonthlyCosts {
  /** The months, as `2026-11`. */
  months: Record<keyof MonthlyCost, string>;
  all: MonthlyCost;
  /** This month's priced costs, which count for the budget. */
  spent: number;
  /** The name of each provider, the most expensive first. */
  providers: (MonthlyCost & { provider: string })[];
  /** The owner of the tags; null: nobody. */
  museums: (MonthlyCost & { customer_id: number | null })[];
}

interface Row {
  isPresent: boolean;
  customer_id: number | null;
  provider: string;
  characters: number;
}

export async function readMonthlyCosts(db: Database, prices: Prices): Promise<MonthlyCosts> {
  const present = `date_trunc('month', now() at time zone 'utc')::date`;
  const [months] = (
    await db.raw(`select to_char(${present}, 'YYYY-MM') as present, to_char(${present} - 1, 'YYYY-MM') as last`)
  ).rows;
  const rows: Row[] = await db('translation_figures')
    .whereRaw(`day >= date_trunc('month', ${present} - 1)`)
    .whereNot('provider', memoryName)
    .groupBy('isPresent', 'customer_id', 'provider')
    .select('customer_id', 'provider', {
      isPresent: db.raw(`day >= ${present}`),
      characters: db.raw('sum(characters)::float8'),
    });
  return {
    months,
    all: costs(rows, prices),
    spent: await sumSpentThisMonth(db, prices),
    providers: grouped(rows, ({ provider }) => provider).map(([provider, own]) => ({
      provider,
      ...costs(own, prices),
    })),
    museums: grouped(rows, ({ customer_id }) => customer_id).map(([customer_id, own]) => ({
      customer_id,
      ...costs(own, prices),
    })),
  };
}

const costs = (rows: readonly Row[], prices: Prices): MonthlyCost => ({
  last: costOf(prices, charactersByProvider(rows.filter(({ isPresent }) => !isPresent))),
  present: costOf(prices, charactersByProvider(rows.filter(({ isPresent }) => isPresent))),
});

/** The groups with the most characters first. */
function grouped<K>(rows: readonly Row[], of: (row: Row) => K): [K, Row[]][] {
  const sum = (own: readonly Row[]) => own.reduce((total, { characters }) => total + characters, 0);
  return [...Map.groupBy(rows, of)].sort(([, one], [, other]) => sum(other) - sum(one));
}
