import { ProviderFailure } from './provider.ts';

/** How long a provider may take over one text, in milliseconds, where its settings say nothing else. */
export const usualTimeoutMs = 10_000;

/** No answer is read beyond this many bytes: the longest usable answer, in the bulkiest script, escaped, fits well. */
export const mostAnswerBytes = 2 * 1024 * 1024;

/**
 * Runs the work with a signal that the caller and the clock may abort, and tells the two apart: the caller's own reason
 * is rethrown as it is, a time-out becomes a `ProviderFailure`.
 */
export async function withinDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const clock = AbortSignal.timeout(timeoutMs);
  try {
    return await work(AbortSignal.any([signal, clock]));
  } catch (error) {
    signal.throwIfAborted();
    if (clock.aborted) throw new ProviderFailure('unavailable', `gave no answer within ${timeoutMs / 1000} s`);
    throw error;
  }
}
