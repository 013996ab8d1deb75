import { Failure } from '../../errors.ts';

/** Seconds after which a retry is worthwhile. */
const retryAfterSeconds = 5;

/** The runner's answer. Throws `runner_unavailable` where no runner can be reached. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new Failure('runner_unavailable', { retryAfter: retryAfterSeconds, cause });
  }
}
