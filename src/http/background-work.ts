import { setTimeout as pause } from 'node:timers/promises';

/** Work after the answer. A stopping process waits for it within its grace. */
export class Afterwards {
  readonly #underWay = new Set<Promise<void>>();

  /** `work` must not throw. */
  begin(work: () => Promise<void>): void {
    const begun = work().finally(() => this.#underWay.delete(begun));
    this.#underWay.add(begun);
  }

  /** Resolves when all of it is done, including later additions; at the latest after so many milliseconds. */
  async done(mostMs: number): Promise<void> {
    const late = new AbortController();
    const waiting = pause(mostMs, true, { signal: late.signal, ref: false }).catch(() => true);
    let isLate = false;
    while (this.#underWay.size > 0 && !isLate)
      isLate = await Promise.race([waiting, Promise.all(this.#underWay).then(() => false)]);
    late.abort();
  }
}
