/** The prices of providers, as the operator has configured them, and the costs that admins see. */
import { z } from 'zod';
import { memoryName, type ProviderName } from './providers.ts';

/** The prices of a million characters, in a currency (ISO 4217). */
export interface Prices {
  currency: string;
  perMillion: Readonly<Partial<Record<ProviderName, number>>>;
}

/** Characters by the name of their provider. */
export type CharactersBy = Readonly<Record<string, number>>;

/** The sums of each provider. */
export function charactersByProvider(rows: readonly { provider: string; characters: number }[]): CharactersBy {
  const sums: Record<string, number> = {};
  for (const { provider, characters } of rows) sums[provider] = (sums[provider] ?? 0) + characters;
  return sums;
}

/** For admins only; the keys are absent for others. */
export const costField = (of: string) =>
  z
    .number()
    .min(0)
    .nullable()
    .optional()
    .meta({
      description: `Cost of ${of} at today's prices, in \`currency\`: a sum, rounded once to four decimal places. Null if a part of it has no price. Only for admins`,
      examples: [0.6],
    });

export const currency = z
  .string()
  .nullable()
  .optional()
  .meta({
    description: 'Currency of `cost`, an ISO 4217 code. Null if the operator has set no prices. Only for admins',
    examples: ['EUR'],
  });

/** A price is of a million characters: that of so many hundreds is a number of ten-thousandths. */
const rounded = (ofMillions: number): number => Math.round(ofMillions / 100) / 10_000;

/** The cost at these prices; null where some provider has no price. Memory costs nothing. */
export function costOf(prices: Prices | undefined, by: CharactersBy): number | null {
  if (!prices) return null;
  let ofMillions = 0;
  for (const [provider, characters] of Object.entries(by)) {
    if (characters === 0 || provider === memoryName) continue;
    const price = prices.perMillion[provider as ProviderName];
    if (price === undefined) return null;
    ofMillions += characters * price;
  }
  return rounded(ofMillions);
}

/** The costs of a record, as far as its reader may see them. `by`: null where they were not counted. */
export const costsFor = (
  { isAdmin }: { isAdmin: boolean },
  prices: Prices | undefined,
  by: CharactersBy | null | undefined,
): { cost?: number | null; currency?: string | null } =>
  isAdmin ? { cost: by ? costOf(prices, by) : null, currency: prices?.currency ?? null } : {};
