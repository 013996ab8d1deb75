import { Failure } from '../../errors.ts';

/** Seconds after which an admin should look again for a runner. */
const soon = 5;

/** What a runner answers. Throws `runner_unavailable` where none could be reached. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new Failure('runner_unavailable', { retryAfter: soon, cause });
  }
}
