import { ProviderFailure } from './provider.ts';

/** The default timeout of a remote provider for one text, in milliseconds. */
export const usualTimeoutMs = 10_000;

/** The most bytes of an answer: more than enough for the longest usable one, escaped, in any script. */
export const mostAnswerBytes = 2 * 1024 * 1024;

/** Milliseconds between two checks of the clock. */
const lookMs = 250;

/**
 * Runs the work with a signal that the caller or a timeout aborts: the caller's reason is rethrown, a timeout becomes a
 * `ProviderFailure`.
 */
export async function withinDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const clock = clockOf(timeoutMs);
  try {
    return await work(AbortSignal.any([signal, clock.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (clock.signal.aborted) throw new ProviderFailure('unavailable', `gave no answer within ${timeoutMs / 1000} s`);
    throw error;
  } finally {
    clock.stop();
  }
}

/**
 * Aborts its signal after the given milliseconds, not counting pauses of this process: an answer that arrived during a
 * pause is paid for, and its provider was not slow.
 */
function clockOf(ms: number): { signal: AbortSignal; stop(): void } {
  const over = new AbortController();
  let left = ms;
  let timer: NodeJS.Timeout;
  const goOn = () => {
    const due = Math.min(left, lookMs);
    const begun = performance.now();
    timer = setTimeout(() => {
      left -= Math.min(performance.now() - begun, 2 * lookMs);
      if (left < 1) over.abort();
      else goOn();
    }, due);
  };
  goOn();
  return { signal: over.signal, stop: () => clearTimeout(timer) };
}
