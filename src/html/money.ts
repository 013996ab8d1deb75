/** Sums of money on pages. */

/** As English writes it: `€12.30`. What is less than the smallest coin is not shown as nothing. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const coin = 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2);
  return amount > 0 && amount < coin / 2 ? `less than ${format.format(coin)}` : format.format(amount);
}

/** The cost of a record; null without a currency, where there are no prices. */
export const costInWords = ({
  cost,
  currency,
}: {
  cost?: number | null | undefined;
  currency?: string | null | undefined;
}): string | null =>
  currency ? (typeof cost === 'number' ? money(cost, currency) : 'not known: a part of it has no price') : null;
