/** Work ahead of requests on a duty cycle: it takes only a part of the time. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export class SparingRounds {
  readonly #work: (signal: AbortSignal) => Promise<boolean>;
  readonly #share: number;

  /** `work` answers whether there was anything to do. However much changes, no more than one part of `share` is spent on it. */
  constructor(work: (signal: AbortSignal) => Promise<boolean>, share: number) {
    this.#work = work;
    this.#share = share;
  }

  async renew(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    const over = new AbortController();
    // Who stops does not wait for it: what of it is not committed comes the next time.
    const stopped = once(signal, 'abort', { signal: over.signal }).then(
      () => false,
      () => false,
    );
    const isDone = await Promise.race([this.#work(signal), stopped]).finally(() => over.abort());
    if (isDone) await pause((this.#share - 1) * (performance.now() - begun), undefined, { signal }).catch(() => {});
  }
}
