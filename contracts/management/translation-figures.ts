/** `/stats/translation`: figures of translated texts, and of avoided translations. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { cost, currency } from '../prices.ts';
import { LanguageCode } from '../primitives.ts';
import { memoryName } from '../providers.ts';
import { type Operating, operation, query } from './crud-resource.ts';
import { dayParameters, inOrder, spanOf } from './days.ts';
import { ownerFilter } from './record-filters.ts';

/** Retention in days, as of the history. */
export const figureDays = 400;

export const TranslationFigureFilters = z.object({
  from: dayParameters.from.meta({
    description: 'The first day, in UTC; without it, 29 days before the last',
    examples: ['2026-11-01'],
  }),
  to: dayParameters.to.meta({ description: 'The last day, in UTC; without it, today', examples: ['2026-11-21'] }),
  customer_id: ownerFilter.meta({
    description:
      'Record id of a customer: only what was translated of its tags; `none`: only of those that were nobody’s. Only for admins; from others it is ignored',
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
      description: `Whom it was sent to; \`${memoryName}\`: nobody, it had been translated before`,
      examples: ['deepl'],
    }),
    lang_code: LanguageCode,
    characters: characters('Characters of originals'),
    cost: cost('these come to'),
  })
  .meta({ id: 'TranslatedOnDay', description: 'What was translated into a language on a day, by whom.' });

const DailyCap = z
  .object({
    scope: z.enum(['all', 'unowned', 'owner']).meta({
      description: '`all`: of all tags; `unowned`: of those without an owner; `owner`: of this customer’s',
      examples: ['all'],
    }),
    cap: characters('Characters that may be sent in one day; null where there is no cap').nullable(),
    sent: characters('Characters that were sent today'),
  })
  .meta({ id: 'DailyCap', description: 'One of today’s caps.' });

export const TranslationFigures = z
  .object({
    from: z.string().meta({ description: 'The first day that is counted', examples: ['2026-10-23'] }),
    to: z.string().meta({ description: 'The last day', examples: ['2026-11-21'] }),
    rows: z
      .array(TranslatedOnDay)
      .meta({ description: 'By day, provider and language; days without any are left out' }),
    asked: characters('Characters that were translated, or tried to be: those from memory and those that were sent'),
    memory: characters('Those that did not have to be sent'),
    sent: characters('Those that were sent to providers; each attempt counts, as it does for the caps'),
    caps: z.array(DailyCap),
    cost: cost('was sent comes to'),
    currency,
  })
  .meta({ id: 'TranslationFigures', description: 'What was sent to be translated, and what did not have to be.' });
export type TranslationFigures = z.output<typeof TranslationFigures>;

const figures: Operating = { resource: 'tags', group: 'figures', names: { one: 'TranslationFigures' } };
const responses = { 200: TranslationFigures, 401: ErrorBody, 422: ValidationErrors } as const;

export const showTranslationFigures = {
  method: 'GET',
  path: '/stats/translation',
  query: inOrder(query.extend(TranslationFigureFilters.shape), spanOf),
  responses,
  summary: 'Show what was translated',
  description: `Characters by day, provider and language, of the tags of the caller; for an admin, of all. What was counted for a tag stays its owner’s of then. The figures are kept for ${figureDays} days.`,
  metadata: operation(figures, 'count', 'showTranslationFigures', responses),
} as const;
