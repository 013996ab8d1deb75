/** How long is waited, and what ends that early. */

/** The longest that timers can be set to: one of more ends at once. */
const longest = 2 ** 31 - 1;

export const startTimer = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> =>
  setTimeout(run, Math.min(milliseconds, longest));

/** Some platforms have signals that know no reason. */
export const reasonOf = (signal: AbortSignal | undefined): unknown =>
  signal?.reason ?? Object.assign(new Error('The call was ended'), { name: 'AbortError' });

/** Rejects where the signal ends it, and takes away with `stop` what was waited for then. */
export function unlessEnded<T>(signal: AbortSignal | undefined, coming: Promise<T>, stop = () => {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      reject(reasonOf(signal));
    };
    const done = () => signal?.removeEventListener('abort', end);
    coming.then(resolve, reject).then(done);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}

/** Rejects where the signal ends it. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = startTimer(resolve, milliseconds);
  });
  return unlessEnded(signal, over, () => clearTimeout(timer));
}

/** What comes, or what `late` gives where that takes too long. */
export async function inTime<T>(coming: Promise<T>, milliseconds: number, late: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = startTimer(resolve, milliseconds);
  });
  try {
    return await Promise.race([coming, over.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
