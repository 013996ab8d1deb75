/** Writes whose broken constraints become field errors. */
import { Invalid } from '../errors.ts';

/** By constraint: the field, and its message. Only the database can check these against concurrent writers. */
export type ConstraintMessages = Readonly<Record<string, readonly [field: string, message: string]>>;

/** Runs the work, one statement or a transaction. Throws `Invalid` for a broken constraint of these. */
export async function withConstraintMessages<T>(messages: ConstraintMessages, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = constraintOf(error);
    const message = Object.hasOwn(messages, constraint) ? messages[constraint] : undefined;
    throw message ? new Invalid({ [message[0]]: [message[1]] }, { cause: error }) : error;
  }
}

/** The constraint that the error names, or the driver's error within a model's error. */
function constraintOf(error: unknown): string {
  const { constraint, nativeError } = (error ?? {}) as { constraint?: unknown; nativeError?: unknown };
  if (typeof constraint === 'string') return constraint;
  return nativeError === undefined ? '' : constraintOf(nativeError);
}
