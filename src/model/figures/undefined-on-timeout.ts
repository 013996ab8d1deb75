/** Optional figures of a page, which is shown without them where they take too long. */
import { isStatementTimeout } from '../../database/failures.ts';

/** Undefined for a statement timeout. */
export async function undefinedOnTimeout<T>(figures: Promise<T>): Promise<T | undefined> {
  try {
    return await figures;
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}
