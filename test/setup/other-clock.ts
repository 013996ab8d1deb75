/** A process whose clock is ahead of the database's. */
import { jest } from '@jest/globals';

/** Dates alone: timers and durations go on. */
export async function ahead<T>(ms: number, act: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    now: Date.now() + ms,
    advanceTimers: false,
    doNotFake: [
      ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}
