/** A map of places, by their owner and any form of their name. */
import { nameForms } from '../access/fold.ts';

interface NamedPlace {
  customer_id: number | null;
  name: string;
}

const keysOf = ({ customer_id, name }: NamedPlace): string[] => nameForms(name).map((form) => `${customer_id} ${form}`);

export class PlacesByName<Known extends object> {
  readonly #known = new Map<string, Known>();

  get(place: NamedPlace): Known | undefined {
    return keysOf(place)
      .map((key) => this.#known.get(key))
      .find(Boolean);
  }

  set(place: NamedPlace, known: Known): void {
    for (const key of keysOf(place)) this.#known.set(key, known);
  }

  /** Each once, in insertion order. */
  all(): Known[] {
    return [...new Set(this.#known.values())];
  }
}
