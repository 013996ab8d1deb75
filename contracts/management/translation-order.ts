/** An order of translations and its items, as requested and as shown. */
import { z } from 'zod';
import { costField, currency } from '../prices.ts';
import {
  LanguageCode,
  LanguageCodeParameter,
  lenient,
  limits,
  listOf,
  RecordId,
  TagRecordId,
  TagRecordIdParameter,
} from '../primitives.ts';
import { clearable, RecordReference, recordSchema, Timestamp } from './fields.ts';
import { tagParts } from './tag-filters.ts';

/** The states of translations that an order covers: missing ones, and those of an older original. */
export const orderedStates = ['missing', 'stale'] as const;
const orderStates = ['queued', 'running', 'succeeded', 'partially_failed', 'failed', 'cancelled'] as const;
export const itemStates = ['queued', 'running', 'saved', 'skipped', 'failed', 'cancelled'] as const;
export type ItemState = (typeof itemStates)[number];
/** The reasons for skipping an item; the first that applies. */
const skipReasons = ['human', 'fresh', 'not_asked', 'unsupported', 'gone'] as const;
const failReasons = ['refused', 'unavailable', 'throttled'] as const;
export type ItemReason = (typeof skipReasons | typeof failReasons)[number];

/** The most items of an order, the most unfinished orders of a customer, and the retention of finished ones in days. */
export const maxOrderItems = 200_000;
export const maxOpenOrders = 20;
export const orderDays = 400;

const some = <S extends z.ZodType>(element: S) => z.array(element).min(1, { error: 'is empty' });

/** Null counts as absent. */
const list = <S extends z.ZodType>(element: S, most: number = limits.fields) =>
  lenient((value) => value ?? undefined, listOf(element, most, some(element)).optional()).optional();

const languages = some(LanguageCodeParameter).meta({
  description: 'Languages to translate into. Duplicates count once',
  examples: [['fr', 'it']],
});

export const NewTranslationOrder = z
  .object({
    lang_codes: listOf(LanguageCodeParameter, limits.fields, languages),
    place_id: clearable(RecordReference).meta({
      description: 'Record id of the place whose tags to translate. Without it and `tag_ids`: all tags of the caller',
      examples: [3],
    }),
    tag_ids: list(TagRecordIdParameter, limits.jsonElements).meta({
      description: 'Record ids of the tags. Cannot be combined with `place_id`',
      examples: [[17]],
    }),
    parts: list(z.enum(tagParts)).meta({
      description: 'Whether to translate texts or names. Default: both',
      examples: [['text', 'name']],
    }),
    states: list(z.enum(orderedStates)).meta({
      description: '`missing`: missing translations. `stale`: machine translations of an older original. Default: both',
      examples: [['missing', 'stale']],
    }),
  })
  .meta({ id: 'NewTranslationOrder', description: 'A new order of translations.' });
export type NewTranslationOrder = z.output<typeof NewTranslationOrder>;

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const TranslationEstimate = z
  .object({
    total: count(
      'Number of items: each is a text or a name with an original, and a language other than the original’s',
      120,
    ),
    skipped: count('Number of items that would be skipped', 20),
    items: count('Number of items that would be translated', 100),
    characters: count('Number of characters (code points) of their originals', 40_000),
    characters_from_memory: count(
      'Number of these characters that need not be sent, because they are in the translation memory or occur in the order more than once',
      10_000,
    ),
    characters_to_send: count('Number of these characters that would be sent to providers', 30_000),
    characters_left_today: count(
      'Number of characters that the daily caps left for orders at the time of the request',
      1_800_000,
    ),
    cost: costField('what would be sent'),
    currency,
  })
  .meta({ id: 'TranslationEstimate', description: 'An estimate of an order, if nothing fails or changes.' });
export type TranslationEstimate = z.output<typeof TranslationEstimate>;

export const TranslationOrder = recordSchema(
  '/translation_orders',
  'order',
  z.object({
    customer_id: RecordId.meta({ description: 'Record id of the customer who owns the order', examples: [5] }),
    lang_codes: z
      .array(LanguageCode)
      .meta({ description: 'Languages of the order, as requested', examples: [['fr', 'it']] }),
    place_id: RecordId.nullable().meta({
      description: 'Record id of the requested place. Null if the tags were selected otherwise',
      examples: [3],
    }),
    tags: count('Number of selected tags', 60),
    parts: z.array(z.enum(tagParts)).meta({ description: 'Texts, names, or both', examples: [['text', 'name']] }),
    states: z
      .array(z.enum(orderedStates))
      .meta({ description: 'Requested states of translations', examples: [['missing', 'stale']] }),
    state: z.enum(orderStates).meta({
      description:
        '`queued`: no item has begun. `running`: some item has begun, and not all have ended. Once all have ended: `cancelled` if any item was cancelled, `succeeded` if none failed, `failed` if none was saved, otherwise `partially_failed`',
      examples: ['running'],
    }),
    waiting_for: z
      .enum(['budget', 'cap', 'providers', 'suspended'])
      .nullable()
      .meta({
        description:
          'Why the order cannot proceed at the moment: the budget of the month or the characters of the day are spent, no provider can be called, or its customer is suspended. It continues by itself',
        examples: ['cap'],
      }),
    total: count('Number of items. The following six counts add up to it', 120),
    queued: count('Number of items that are waiting', 50),
    running: count('Number of items in progress', 2),
    saved: count('Number of items whose translation is stored', 40),
    skipped: count(
      'Number of items that were skipped: there was nothing to translate, or nothing that could be translated',
      20,
    ),
    failed: count('Number of items that failed', 8),
    cancelled: count('Number of items that were cancelled', 0),
    finished_at: Timestamp.nullable().meta({
      description: 'When its last item ended. Null while the order is in progress',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    cost: costField('what was sent for the order, including every attempt,'),
    currency,
  }),
).meta({ id: 'TranslationOrder', description: 'An order of translations.' });
export type TranslationOrder = z.output<typeof TranslationOrder>;

export const TranslationOrderItem = z
  .object({
    id: RecordId.meta({ description: 'Position of the item in its order, starting at 1', examples: [17] }),
    tag_id: TagRecordId,
    part: z.enum(tagParts).meta({ description: "Whether it is the tag's text or its name", examples: ['text'] }),
    lang_code: LanguageCode,
    state: z.enum(itemStates).meta({ description: 'State of the item', examples: ['saved'] }),
    provider: z
      .string()
      .nullable()
      .meta({
        description:
          'For a saved item, the provider that translated it, or `memory`. For a failed item, the provider that was called last. Otherwise null',
        examples: ['azure'],
      }),
    reason: z
      .enum([...skipReasons, ...failReasons])
      .nullable()
      .meta({
        description:
          'Why the item was skipped. `human`: a human translation exists. `fresh`: a machine translation of the current original exists. `not_asked`: its state was not requested. `unsupported`: no provider supports it. `gone`: the text no longer exists. Why the item failed: `refused` by every provider; `unavailable` or `throttled` in three attempts. Otherwise null',
        examples: ['fresh'],
      }),
    detail: z
      .string()
      .nullable()
      .meta({
        description:
          "For a failed item, the HTTP status of the provider's response, and the provider's own error code if it has one; for admins also the provider's message, without the text. Otherwise null",
        examples: ['HTTP 400, 400050'],
      }),
    updated_at: Timestamp.meta({ description: 'When it was last updated' }),
  })
  .meta({ id: 'TranslationOrderItem', description: 'A text or name in one language, as an item of an order.' });
export type TranslationOrderItem = z.output<typeof TranslationOrderItem>;

/** The filters of an order's items. */
export const ItemFilters = z.object({
  state: z
    .enum(itemStates)
    .optional()
    .meta({ description: 'Returns only items in this state', examples: ['failed'] }),
});
