/** The variables of what translations may cost: characters of a day, prices, and the budget of a month. */
import { z } from 'zod';
import type { Prices } from '../../contracts/prices.ts';
import { type ProviderName, providerNames } from '../../contracts/providers.ts';
import { integer, json, variable } from './values.ts';

const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && Intl.supportedValuesOf('currency').includes(code);
const isPrice = (price: unknown): price is number => typeof price === 'number' && price >= 0 && price <= 1e9;
const isProvider = (name: string): name is ProviderName => (providerNames as string[]).includes(name);

const priceList = z.record(z.string(), z.unknown(), 'is not a JSON object, as {"deepl": 20, "currency": "EUR"} is');

/** `{"deepl": 20, "currency": "EUR"}`. All faults at once, and no value of it, in their messages. */
const prices = json.pipe(priceList).transform(({ currency, ...byName }, context): Prices => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (currency === undefined) refuse('has no currency: add "currency": "EUR", or another code of ISO 4217');
  else if (!isCurrency(currency)) refuse('has a currency that is no code of ISO 4217, such as "EUR"');
  if (Object.keys(byName).length === 0) refuse('has no price of any provider');
  if (!Object.keys(byName).every(isProvider)) refuse(`names a provider that is none of ${providerNames.join(', ')}`);
  for (const [name, price] of Object.entries(byName))
    if (isProvider(name) && !isPrice(price)) refuse(`has a price of ${name} that is not a number from 0 on`);
  return { currency: currency as string, perMillion: byName as Prices['perMillion'] };
});

const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is not a number from 0 on, as 50 or 49.90')
  .transform(Number)
  .pipe(z.number().max(1e12));

export const spendingVariables = {
  TRANSLATION_DAILY_CHARACTERS: variable(integer(0, 1e12).default(2_000_000)).describe(
    'Maximum number of characters that all runners together send to providers in one day (UTC)',
  ),
  TRANSLATION_DAILY_CHARACTERS_UNOWNED: variable(integer(0, 1e12).default(200_000)).describe(
    'The same for tags without an owner; these also count towards the total',
  ),
  TRANSLATION_DAILY_CHARACTERS_PER_OWNER: variable(integer(0, 1e12).optional()).describe(
    "The same for one owner's tags; 0: no cap. Default: half of the total",
  ),
  TRANSLATION_DAILY_CHARACTERS_PER_TAG: variable(integer(0, 1e12).default(200_000)).describe(
    'The same for translations of one tag that lookups cause; 0: no cap',
  ),
  TRANSLATION_PRICES: variable(prices.optional()).describe(
    'Price of a million characters at each provider, as JSON: `{"deepl": 20, "azure": 10, "currency": "EUR"}`. Admins then see costs. For web processes and runners',
  ),
  TRANSLATION_MONTHLY_BUDGET: variable(amount.optional()).describe(
    'Maximum that all runners together spend in one calendar month (UTC), at the prices and in the currency of `TRANSLATION_PRICES`; providers without a price do not count. Default: no budget',
  ),
};

type Variables = z.infer<z.ZodObject<typeof spendingVariables>>;

/** A budget means nothing without prices. */
export function requirePrices(env: Variables, context: z.RefinementCtx): void {
  if (env.TRANSLATION_MONTHLY_BUDGET !== undefined && env.TRANSLATION_PRICES === undefined)
    context.addIssue({
      code: 'custom',
      path: ['TRANSLATION_MONTHLY_BUDGET'],
      message: 'needs TRANSLATION_PRICES, which says what characters cost',
    });
}

/** The caps of what is sent to providers, and what it costs. */
export const spendingSettings = (env: Variables) => ({
  caps: {
    /** Characters of one day. */
    all: env.TRANSLATION_DAILY_CHARACTERS,
    unowned: env.TRANSLATION_DAILY_CHARACTERS_UNOWNED,
    owner: env.TRANSLATION_DAILY_CHARACTERS_PER_OWNER ?? Math.ceil(env.TRANSLATION_DAILY_CHARACTERS / 2),
    tag: env.TRANSLATION_DAILY_CHARACTERS_PER_TAG,
    budget:
      env.TRANSLATION_PRICES && env.TRANSLATION_MONTHLY_BUDGET !== undefined
        ? { most: env.TRANSLATION_MONTHLY_BUDGET, prices: env.TRANSLATION_PRICES }
        : undefined,
  },
  /** Undefined where the operator has set none. */
  prices: env.TRANSLATION_PRICES,
});
