/** The translation providers, and their state as the runner reports it. */
import { z } from 'zod';
import { RecordId, Timestamp } from './primitives.ts';

/** The providers' names, in the default order of preference. */
export const providerTitles = {
  azure: 'Azure',
  deepl: 'DeepL',
  google: 'Google',
  libretranslate: 'LibreTranslate',
  apertium: 'Apertium',
};
export type ProviderName = keyof typeof providerTitles;
export const providerNames = Object.keys(providerTitles) as ProviderName[];
export const ProviderName = z.enum(providerNames);

/**
 * The provider of translations that were taken over from another tag with the same original; in figures, of all that was
 * not sent because it had been translated before.
 */
export const memoryName = 'memory';
/** The provider of a translation that no person has made for this very tag. */
export const Maker = z.enum([...providerNames, memoryName]);
export type Maker = z.infer<typeof Maker>;

/** The provider on pages. A row may name a provider that is no longer listed. */
export const providerInWords = (maker: string): string =>
  maker === memoryName
    ? 'a person, at another tag'
    : ((providerTitles as Record<string, string | undefined>)[maker] ?? maker);

/**
 * The circuit breaker of a provider.
 * - `closed`: requests are sent;
 * - `open`: none before `retry_at`, as it has asked for that, or failed too often in a row;
 * - `half_open`: it has failed too often, and the next text is a trial.
 */
export const BreakerState = z.enum(['closed', 'open', 'half_open']);
export type BreakerState = z.infer<typeof BreakerState>;

export const ProviderStatus = z.object({
  name: ProviderName,
  breaker: BreakerState,
  last_success_at: Timestamp.nullable(),
  last_failure_at: Timestamp.nullable(),
  last_failure: z.string().nullable(),
  /** Consecutive failures. */
  failures: z.int(),
  /** No requests before then. */
  retry_at: Timestamp.nullable(),
  /** Characters sent to it today (UTC). */
  characters_today: z.int(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** The spender of characters: the record id of a customer or a tag. */
export const Spender = z.object({ id: RecordId, characters: z.int() });
export type Spender = z.infer<typeof Spender>;

const SpentByEach = z.object({ most: z.array(Spender), cap: z.int() });

export const ProvidersStatus = z.object({
  providers: z.array(ProviderStatus),
  /** Characters sent today, and the caps, for all tags and for those without an owner. */
  spent: z.object({
    all: z.object({ characters: z.int(), cap: z.int() }),
    unowned: z.object({ characters: z.int(), cap: z.int() }),
    /** The largest spenders, and the cap of each: owners, and tags for what lookups cause. 0: no cap. */
    owner: SpentByEach.optional(),
    tag: SpentByEach.optional(),
  }),
});
export type ProvidersStatus = z.infer<typeof ProvidersStatus>;

/** The target languages of all providers together, by source language. */
export const Abilities = z.record(z.string(), z.array(z.string()));
export type Abilities = z.infer<typeof Abilities>;

export const ProviderId = z.object({ name: ProviderName });
