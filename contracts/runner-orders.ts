/** Orders of translations on the channel between web process and runner; the runner executes them. */
import { z } from 'zod';
import { ValidationErrors } from './failures.ts';
import { languageCodes } from './languages.ts';
import { tagParts } from './management/tag-filters.ts';
import { orderedStates, TranslationEstimate } from './management/translation-order.ts';
import { RecordId } from './primitives.ts';
import { noOutput, runnerCall } from './runner-call.ts';

/** A requested order. Without a place or tags it covers all tags of the customer. */
export const OrderRequest = z.object({
  customer_id: RecordId,
  lang_codes: z.array(z.enum(languageCodes as [string, ...string[]])).min(1),
  place_id: RecordId.nullable(),
  tag_ids: z.array(RecordId).nullable(),
  parts: z.array(z.enum(tagParts)).min(1),
  states: z.array(z.enum(orderedStates)).min(1),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

/** `key`: an idempotency key; a repetition within a week gets the existing order. */
export const KeyedOrderRequest = OrderRequest.extend({ key: z.string().regex(/^[0-9a-f]{64}$/) });
export type KeyedOrderRequest = z.infer<typeof KeyedOrderRequest>;

const Refused = z.object({ errors: ValidationErrors });

/**
 * The estimate of an order, or its validation errors. `sent_to`: the characters to be sent, by the provider that is
 * asked first; `budget_left`: the rest of the monthly budget, null without one. An older runner sends neither.
 */
export const Estimated = z.union([
  z.object({
    estimate: TranslationEstimate,
    sent_to: z.record(z.string(), z.number()).optional(),
    budget_left: z.number().nullable().optional(),
  }),
  Refused,
]);
export type Estimated = z.infer<typeof Estimated>;

/** The created order, or its validation errors. */
export const MadeOrder = z.union([z.object({ id: RecordId }), Refused]);
export type MadeOrder = z.infer<typeof MadeOrder>;

const OrderId = z.object({ id: RecordId });

export const orderCalls = {
  /** A read, but a mutation in the protocol: its input may be too long for a URL. */
  estimate: runnerCall('mutation', OrderRequest, Estimated),
  make: runnerCall('mutation', KeyedOrderRequest, MadeOrder),
  /** Does nothing for finished or unknown orders. */
  cancel: runnerCall('mutation', OrderId, noOutput),
  retry: runnerCall('mutation', OrderId, noOutput),
};
