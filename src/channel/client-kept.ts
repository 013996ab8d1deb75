/** What lookups wished while no runner answered: kept by the web process, and handed over as soon as one does. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LeftWish } from '../../contracts/runner.ts';

export interface KeptWishesOptions {
  /** Hands wishes over: when it returns, they are on record. Throws where no runner has taken them. */
  handOver(wishes: LeftWish[]): Promise<void>;
  /** Milliseconds between two tries. */
  interval?: number;
  /** Wishes that are kept at most, and that are handed over at once. */
  most?: number;
  batch?: number;
}

export interface KeptWishes {
  /** How many are kept, and how many had to be let go since the beginning. */
  readonly held: number;
  readonly dropped: number;
  /** Each subject and language is kept once. Beyond the most that are kept, the oldest goes. */
  keep(wish: LeftWish): void;
  /** One last try, which takes no longer than these milliseconds. */
  close(within: number): Promise<void>;
}

export function keptWishes({ handOver, interval = 1000, most = 10_000, batch = 500 }: KeptWishesOptions): KeptWishes {
  const kept = new Map<string, LeftWish>();
  const closing = new AbortController();
  let dropped = 0;
  let handing: Promise<void> | undefined;

  /** Until nothing is left. Throws at the first batch that nobody takes. */
  async function handOverAll(): Promise<void> {
    while (kept.size > 0) {
      const wishes = [...kept].slice(0, batch);
      // Those go to the end that cannot be handed over, whatever is wrong with them.
      for (const [key] of wishes) kept.delete(key);
      try {
        await handOver(wishes.map(([, wish]) => wish));
      } catch (error) {
        for (const [key, wish] of wishes) if (!kept.has(key)) put(key, wish);
        throw error;
      }
    }
  }

  function put(key: string, wish: LeftWish): void {
    kept.set(key, wish);
    const [oldest] = kept.keys();
    if (kept.size <= most || oldest === undefined) return;
    kept.delete(oldest);
    dropped += 1;
  }

  async function tryUntilDone(): Promise<void> {
    const { signal } = closing;
    while (kept.size > 0 && !signal.aborted) {
      await pause(interval, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await handOverAll().catch(() => {});
    }
    handing = undefined;
  }

  return {
    get held() {
      return kept.size;
    },
    get dropped() {
      return dropped;
    },
    keep(wish) {
      const key = `${wish.subject.kind}:${wish.subject.id}:${wish.lang_code}`;
      if (!kept.has(key)) put(key, wish);
      if (!closing.signal.aborted) handing ??= tryUntilDone();
    },
    async close(within) {
      closing.abort();
      const last = Promise.resolve(handing).then(handOverAll);
      await Promise.race([last.catch(() => {}), pause(within, undefined, { ref: false })]);
    },
  };
}
