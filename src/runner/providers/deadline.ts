import { ProviderFailure } from './provider.ts';

/** How long a provider in the network may take over one text, in milliseconds, where its settings say nothing else. */
export const usualTimeoutMs = 10_000;

/** No answer is read beyond this many bytes: the longest usable answer, in the bulkiest script, escaped, fits well. */
export const mostAnswerBytes = 2 * 1024 * 1024;

/** Milliseconds between two looks at the clock. */
const lookMs = 250;

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
 * Aborts its signal after so many milliseconds in which this process went on. While it stood still itself, it read no answer:
 * one that came meanwhile is paid for, and its provider was not slow.
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
