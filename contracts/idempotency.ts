/** What an `Idempotency-Key` means for answers. */
import type { FailureReason } from './failures.ts';

/** Whether an answer to a call with an `Idempotency-Key` is given again: not one that may be another by itself the next time. */
export const isGivenAgain = (status: number): boolean => status < 500 && ![400, 401, 413, 429].includes(status);

/** Why a call with an `Idempotency-Key` is refused for that. */
export const keyReasons = ['idempotency_key_reused', 'idempotency_key_in_use'] as const satisfies FailureReason[];
