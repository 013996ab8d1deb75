/** Writes whose broken constraints are answered to the person who has filled in the fields. */
import { Invalid } from '../errors.ts';

/** Constraints that only the database can hold against simultaneous writers: the field that each is about, and what is wrong with it. */
export type ConstraintMessages = Readonly<Record<string, readonly [field: string, message: string]>>;

/** Does the work, which is one statement or a transaction. Throws `Invalid` for a constraint of these that it breaks. */
export async function explained<T>(messages: ConstraintMessages, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = constraintOf(error);
    const message = Object.hasOwn(messages, constraint) ? messages[constraint] : undefined;
    throw message ? new Invalid({ [message[0]]: [message[1]] }, { cause: error }) : error;
  }
}

/** The constraint that the driver's error names, or the one that a model's error wraps. */
function constraintOf(error: unknown): string {
  const { constraint, nativeError } = (error ?? {}) as { constraint?: unknown; nativeError?: unknown };
  if (typeof constraint === 'string') return constraint;
  return nativeError === undefined ? '' : constraintOf(nativeError);
}
