import { setTimeout as pause } from 'node:timers/promises';

/** Work that goes on after its answer was sent. A stopping process waits for it as long as it can. */
export class Afterwards {
  readonly #underWay = new Set<Promise<void>>();

  /** `work` tells of its own failures, and never throws. */
  begin(work: () => Promise<void>): void {
    const begun = work().finally(() => this.#underWay.delete(begun));
    this.#underWay.add(begun);
  }

  /** When all of it is done, and what began meanwhile; at the latest after so many milliseconds. */
  async done(mostMs: number): Promise<void> {
    const late = new AbortController();
    const waiting = pause(mostMs, true, { signal: late.signal, ref: false }).catch(() => true);
    let isLate = false;
    while (this.#underWay.size > 0 && !isLate)
      isLate = await Promise.race([waiting, Promise.all(this.#underWay).then(() => false)]);
    late.abort();
  }
}
