/** Orders of translations, as the channel between web process and runner carries them: a runner makes them, and says how they go on. */
import { z } from 'zod';
import { ValidationErrors } from './failures.ts';
import { languageCodes } from './languages.ts';
import { tagParts } from './management/tag-filters.ts';
import { orderedStates, TranslationEstimate } from './management/translation-order.ts';
import { RecordId } from './primitives.ts';
import { call, nothing } from './runner-call.ts';

/** What somebody wants to be translated. Where neither a place nor tags are named, all tags of the customer are meant. */
export const OrderWish = z.object({
  customer_id: RecordId,
  lang_codes: z.array(z.enum(languageCodes as [string, ...string[]])).min(1),
  place_id: RecordId.nullable(),
  tag_ids: z.array(RecordId).nullable(),
  parts: z.array(z.enum(tagParts)).min(1),
  states: z.array(z.enum(orderedStates)).min(1),
});
export type OrderWish = z.infer<typeof OrderWish>;

/** `key`: the same key within a week gets the order that was made for it (idempotency). */
export const KeyedOrderWish = OrderWish.extend({ key: z.string().regex(/^[0-9a-f]{64}$/) });
export type KeyedOrderWish = z.infer<typeof KeyedOrderWish>;

const Refused = z.object({ errors: ValidationErrors });

/** What an order would come to, or what is wrong with it. */
export const Estimated = z.union([z.object({ estimate: TranslationEstimate }), Refused]);
export type Estimated = z.infer<typeof Estimated>;

/** The order that is made, or what is wrong with it. */
export const MadeOrder = z.union([z.object({ id: RecordId }), Refused]);
export type MadeOrder = z.infer<typeof MadeOrder>;

const OrderId = z.object({ id: RecordId });

export const orderCalls = {
  /** Changes nothing; but what is meant may be too long for an address, in which questions travel. */
  estimate: call('mutation', OrderWish, Estimated),
  make: call('mutation', KeyedOrderWish, MadeOrder),
  /** Where there is nothing to do, and where there is no such order, nothing is done. */
  cancel: call('mutation', OrderId, nothing),
  retry: call('mutation', OrderId, nothing),
};
