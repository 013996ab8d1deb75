/** The meaning of an `Idempotency-Key` for answers. */
import type { FailureReason } from './failures.ts';

/** Whether an answer is replayed for its `Idempotency-Key`: not one that may change by itself. */
export const isReplayed = (status: number): boolean => status < 500 && ![400, 401, 413, 429].includes(status);

/** The refusals caused by an `Idempotency-Key`. */
export const keyReasons = ['idempotency_key_reused', 'idempotency_key_in_use'] as const satisfies FailureReason[];
