/** `/stats/translation`: figures of translated texts, and of avoided translations. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { costField, currency } from '../prices.ts';
import { LanguageCode } from '../primitives.ts';
import { memoryName } from '../providers.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { dayParameters, spanOrDefault, withOrderedDays } from './days.ts';
import { ownerFilter } from './record-filters.ts';

/** Retention in days, as of the history. */
export const figureDays = 400;

export const TranslationFigureFilters = z.object({
  from: dayParameters.from.meta({
    description: 'First day, in UTC. Default: 29 days before the last day',
    examples: ['2026-11-01'],
  }),
  to: dayParameters.to.meta({ description: 'Last day, in UTC. Default: today', examples: ['2026-11-21'] }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: counts only what was translated for its tags. `none`: for tags that had no owner. Admins only; ignored for other callers',
  }),
});
export type TranslationFigureFilters = z.output<typeof TranslationFigureFilters>;

const characters = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [1200] });

const TranslatedOnDay = z
  .object({
    day: z.string().meta({ description: 'The day, in UTC', examples: ['2026-11-21'] }),
    provider: z.string().meta({
      description: `The provider that it was sent to, or \`${memoryName}\`: it was not sent, since it had been translated before`,
      examples: ['deepl'],
    }),
    lang_code: LanguageCode,
    characters: characters('Number of characters of originals'),
    cost: costField('these characters'),
  })
  .meta({ id: 'TranslatedOnDay', description: 'What was translated into a language on one day, by one provider.' });

const DailyCap = z
  .object({
    scope: z.enum(['all', 'unowned', 'owner']).meta({
      description:
        'Whose tags the cap is for. `all`: all tags. `unowned`: tags without an owner. `owner`: the tags of this customer',
      examples: ['all'],
    }),
    cap: characters('Maximum number of characters sent in one day. Null if there is no cap').nullable(),
    sent: characters('Number of characters sent today'),
  })
  .meta({ id: 'DailyCap', description: 'A cap for today.' });

export const TranslationFigures = z
  .object({
    from: z.string().meta({ description: 'First day that is counted', examples: ['2026-10-23'] }),
    to: z.string().meta({ description: 'Last day', examples: ['2026-11-21'] }),
    rows: z
      .array(TranslatedOnDay)
      .meta({ description: 'Sorted by day, provider and language. Days without translations are left out' }),
    asked: characters(
      'Number of characters that were translated, or tried to be: those from memory and those that were sent',
    ),
    memory: characters('Number of characters that did not have to be sent'),
    sent: characters('Number of characters that were sent to providers. Each attempt counts, as it does for the caps'),
    caps: z.array(DailyCap),
    cost: costField('what was sent'),
    currency,
  })
  .meta({ id: 'TranslationFigures', description: 'What was sent for translation, and what did not have to be.' });
export type TranslationFigures = z.output<typeof TranslationFigures>;

const figures: RouteInput = { resource: 'tags', group: 'figures', names: { one: 'TranslationFigures' } };
const responses = { 200: TranslationFigures, 401: ErrorBody, 422: ValidationErrors } as const;

export const showTranslationFigures = {
  method: 'GET',
  path: '/stats/translation',
  query: withOrderedDays(query.extend(TranslationFigureFilters.shape), spanOrDefault),
  responses,
  summary: 'Get translation figures',
  description: `Returns the number of translated characters by day, provider and language, for the caller's tags; for an admin, for all tags. Characters are counted for the customer that owned the tag at the time. The figures are kept for ${figureDays} days.`,
  metadata: operation(figures, 'count', 'showTranslationFigures', responses),
} as const;
