/** The summary of a run. */
import type { Recovery } from './fault-sequences.ts';

export class Tally {
  readonly #times = new Map<string, number>();
  readonly #recoveries = new Map<string, Recovery[]>();

  note(kind: string, recovery?: Recovery): void {
    this.#times.set(kind, this.timesOf(kind) + 1);
    if (recovery) this.#recoveries.set(kind, [...(this.#recoveries.get(kind) ?? []), recovery]);
  }

  timesOf(kind: string): number {
    return this.#times.get(kind) ?? 0;
  }

  get total(): number {
    return [...this.#times.values()].reduce((sum, times) => sum + times, 0);
  }

  /** A row for each kind; times in milliseconds since the fault began, as median and worst. */
  table(): Record<string, Record<string, number | string>> {
    const row = (kind: string): Record<string, number | string> => {
      const of = this.#recoveries.get(kind);
      const times = this.timesOf(kind);
      if (!of) return { times };
      const figure = (name: keyof Recovery) => {
        const sorted = of.map((recovery) => Math.round(recovery[name])).sort((a, b) => a - b);
        return `${sorted[Math.floor(sorted.length / 2)]} / ${sorted.at(-1)}`;
      };
      return {
        times,
        'lasted ms': figure('lasted'),
        'first good lookup': figure('lookup'),
        'first good write': figure('write'),
      };
    };
    return Object.fromEntries([...this.#times.keys()].sort().map((kind) => [kind, row(kind)]));
  }
}
