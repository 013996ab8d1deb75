/** The translation providers, and what the runner says of them. */
import { z } from 'zod';
import { RecordId, Timestamp } from './primitives.ts';

/** What their makers call the providers, in the order in which they are asked where nothing else is configured. */
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
 * Named as the provider of a person's work that was taken over from another tag with the same original; in figures, of all
 * that was not sent because it was translated before.
 */
export const memoryName = 'memory';
/** Whose work a text is that no person has made for this very tag. */
export const Maker = z.enum([...providerNames, memoryName]);
export type Maker = z.infer<typeof Maker>;

/** Whose work it is, as pages say it. A row may be older than the list of providers. */
export const makerInWords = (maker: string): string =>
  maker === memoryName
    ? 'a person, at another tag'
    : ((providerTitles as Record<string, string | undefined>)[maker] ?? maker);

/**
 * Whether a provider is asked.
 * - `closed`: it is;
 * - `open`: it is not before `retry_at`: it has asked for that, or failed too often in a row;
 * - `half_open`: it has failed too often, and the next text tries whether it works again.
 */
export const BreakerState = z.enum(['closed', 'open', 'half_open']);
export type BreakerState = z.infer<typeof BreakerState>;

export const ProviderStatus = z.object({
  name: ProviderName,
  breaker: BreakerState,
  last_success_at: Timestamp.nullable(),
  last_failure_at: Timestamp.nullable(),
  last_failure: z.string().nullable(),
  /** Failures since the last success. */
  failures: z.int(),
  /** It is left alone until then. */
  retry_at: Timestamp.nullable(),
  /** Characters sent to it today (UTC). */
  characters_today: z.int(),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** Who has spent characters: the record id of a customer or a tag. */
export const Spender = z.object({ id: RecordId, characters: z.int() });
export type Spender = z.infer<typeof Spender>;

const SpentByEach = z.object({ most: z.array(Spender), cap: z.int() });

export const ProvidersStatus = z.object({
  providers: z.array(ProviderStatus),
  /** Characters sent today, and how many may be, for all tags and for those without an owner. */
  spent: z.object({
    all: z.object({ characters: z.int(), cap: z.int() }),
    unowned: z.object({ characters: z.int(), cap: z.int() }),
    /** Who has spent most, and how much each may: owners of tags, and tags by what lookups cause. 0: no cap. */
    owner: SpentByEach.optional(),
    tag: SpentByEach.optional(),
  }),
});
export type ProvidersStatus = z.infer<typeof ProvidersStatus>;

/** Into which languages any of the providers translates, by the language that it translates from. */
export const Abilities = z.record(z.string(), z.array(z.string()));
export type Abilities = z.infer<typeof Abilities>;

export const ProviderId = z.object({ name: ProviderName });
