/** The providers' language pairs as last reported by a runner: available to a web process even while no runner answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Abilities } from '../../contracts/providers.ts';
import { call } from './calls.ts';
import type { Channel } from './client-reach.ts';

/** Milliseconds between two questions; and while none has been answered yet. */
const usualPause = 10_000;
const firstPause = 500;
/** Milliseconds that an answer may take. */
const limit = 2000;

export interface KnownAbilitiesOptions {
  channels: readonly Channel[];
  /** Called for each that answers. */
  heard(channel: Channel): void;
  /** Called when the pairs are others than before. */
  changed(): void;
  closing: AbortSignal;
}

export class KnownAbilities {
  #known: Abilities | undefined;

  /** Polls until the signal. No request waits for it, so an unreachable runner is not logged. */
  constructor(options: KnownAbilitiesOptions) {
    void this.#follow(options);
  }

  can(from: string, to: string): boolean | undefined {
    return this.#known?.[from]?.includes(to);
  }

  async #follow({ channels, heard, changed, closing }: KnownAbilitiesOptions): Promise<void> {
    while (!closing.aborted) {
      for (const channel of channels) {
        const before = this.#known;
        if (!(await this.#learn(channel, closing))) continue;
        if (!isDeepStrictEqual(this.#known, before)) changed();
        heard(channel);
        break;
      }
      const ms = this.#known ? usualPause : firstPause;
      await pause(ms, undefined, { signal: closing, ref: false }).catch(() => {});
    }
  }

  async #learn(channel: Channel, closing: AbortSignal): Promise<boolean> {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(limit)]);
    try {
      this.#known = await call(channel, 'providers.abilities', undefined, signal);
      return true;
    } catch {
      return false;
    }
  }
}
