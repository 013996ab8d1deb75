/** An order of translations and its items, as requested and as shown. */
import { z } from 'zod';
import { cost, currency } from '../prices.ts';
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
import { clearable, RecordReference, recordOf, Timestamp } from './fields.ts';
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
export const mostItems = 200_000;
export const mostOpenOrders = 20;
export const orderDays = 400;

const some = <S extends z.ZodType>(element: S) => z.array(element).min(1, { error: 'is empty' });

/** Null counts as absent. */
const list = <S extends z.ZodType>(element: S, most: number = limits.fields) =>
  lenient((value) => value ?? undefined, listOf(element, most, some(element)).optional()).optional();

const languages = some(LanguageCodeParameter).meta({
  description: 'The languages into which is translated. One that is named twice counts once',
  examples: [['fr', 'it']],
});

export const NewTranslationOrder = z
  .object({
    lang_codes: listOf(LanguageCodeParameter, limits.fields, languages),
    place_id: clearable(RecordReference).meta({
      description: 'Record id of the place whose tags are meant; without it and `tag_ids` all tags of the caller',
      examples: [3],
    }),
    tag_ids: list(TagRecordIdParameter, limits.jsonElements).meta({
      description: 'The tags, by record id; instead of `place_id`',
      examples: [[17]],
    }),
    parts: list(z.enum(tagParts)).meta({
      description: 'Texts, names, or both as where nothing is said',
      examples: [['text', 'name']],
    }),
    states: list(z.enum(orderedStates)).meta({
      description:
        '`missing`: what is not there; `stale`: what a machine has made from an older original. Both where nothing is said',
      examples: [['missing', 'stale']],
    }),
  })
  .meta({ id: 'NewTranslationOrder', description: 'What is to be translated into which languages.' });
export type NewTranslationOrder = z.output<typeof NewTranslationOrder>;

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

export const TranslationEstimate = z
  .object({
    total: count('Items: a text or name with an original, in a language other than the original’s', 120),
    skipped: count('Items of which there is nothing to be made', 20),
    items: count('Items that would be made', 100),
    characters: count('Characters (code points) of their originals', 40_000),
    characters_from_memory: count(
      'Of these, what need not be sent: it is remembered, or stands in the order more than once',
      10_000,
    ),
    characters_to_send: count('Of these, what would be sent to providers', 30_000),
    characters_left_today: count('What the caps of the day still leave to orders, when this was asked', 1_800_000),
    cost: cost('is to be sent comes to'),
    currency,
  })
  .meta({ id: 'TranslationEstimate', description: 'What an order would come to, if nothing fails or changes.' });
export type TranslationEstimate = z.output<typeof TranslationEstimate>;

export const TranslationOrder = recordOf(
  '/translation_orders',
  'order',
  z.object({
    customer_id: RecordId.meta({ description: 'Record id of the customer whose order it is', examples: [5] }),
    lang_codes: z
      .array(LanguageCode)
      .meta({ description: 'The languages, in the order in which they were asked for', examples: [['fr', 'it']] }),
    place_id: RecordId.nullable().meta({
      description: 'Record id of the place whose tags were meant, as asked; null: others',
      examples: [3],
    }),
    tags: count('How many tags were meant', 60),
    parts: z.array(z.enum(tagParts)).meta({ description: 'Texts, names, or both', examples: [['text', 'name']] }),
    states: z
      .array(z.enum(orderedStates))
      .meta({ description: 'What of them was asked for', examples: [['missing', 'stale']] }),
    state: z.enum(orderStates).meta({
      description:
        '`queued` until its first item has begun, then `running` until there is nothing left to be done: then it is `cancelled` where items were, `succeeded` where none has failed, `failed` where none was saved, else `partially_failed`',
      examples: ['running'],
    }),
    waiting_for: z
      .enum(['budget', 'cap', 'providers', 'suspended'])
      .nullable()
      .meta({
        description:
          'Why nothing of it can be worked on now: the budget of the month or the characters of the day are spent, or no provider may be asked, or its customer is suspended. It goes on by itself',
        examples: ['cap'],
      }),
    total: count('Its items: the six counts that follow add up to this', 120),
    queued: count('Items that are still to be made', 50),
    running: count('Items that are being made', 2),
    saved: count('Items whose translation is stored', 40),
    skipped: count('Items of which there was nothing to be made', 20),
    failed: count('Items that could not be made', 8),
    cancelled: count('Items that were cancelled', 0),
    finished_at: Timestamp.nullable().meta({
      description: 'When its last item ended; null while it goes on',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    cost: cost('was sent for it, each attempt, comes to'),
    currency,
  }),
).meta({ id: 'TranslationOrder', description: 'An order of translations.' });
export type TranslationOrder = z.output<typeof TranslationOrder>;

export const TranslationOrderItem = z
  .object({
    id: RecordId.meta({ description: 'Which of the items of its order it is, from 1', examples: [17] }),
    tag_id: TagRecordId,
    part: z.enum(tagParts).meta({ description: 'Whether it is the text of the tag or its name', examples: ['text'] }),
    lang_code: LanguageCode,
    state: z.enum(itemStates).meta({ description: 'What has become of it', examples: ['saved'] }),
    provider: z
      .string()
      .nullable()
      .meta({
        description:
          'Of one that is saved, whose work it is, or `memory`; of one that has failed, who was asked last; else null',
        examples: ['azure'],
      }),
    reason: z
      .enum([...skipReasons, ...failReasons])
      .nullable()
      .meta({
        description:
          'Why it was skipped: `human`, a person’s work is there; `fresh`, a machine’s is, of the present original; `not_asked`, its state was not asked for; `unsupported`, no provider can make it; `gone`, there is no such text any more. Why it has failed: `refused`, by every provider; `unavailable` or `throttled`, in three attempts. Else null',
        examples: ['fresh'],
      }),
    detail: z
      .string()
      .nullable()
      .meta({
        description:
          "Of one that has failed, the HTTP status of the provider's answer, and the provider's own code where it has one; for admins what it said besides, without the text. Else null",
        examples: ['HTTP 400, 400050'],
      }),
    updated_at: Timestamp.meta({ description: 'When it was last changed' }),
  })
  .meta({ id: 'TranslationOrderItem', description: 'A text or name in one language, as a part of an order.' });
export type TranslationOrderItem = z.output<typeof TranslationOrderItem>;

/** The filters of an order's items. */
export const ItemFilters = z.object({
  state: z
    .enum(itemStates)
    .optional()
    .meta({ description: 'Only items in this state', examples: ['failed'] }),
});
