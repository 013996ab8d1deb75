/** What a store holds: the lines of its tags, found by their identifiers and by their hardware. */
import type { BundledItem, TagLine } from './bundle-lines.ts';

/** A hardware item as a phone has met it. */
export interface MetHardware {
  /** As `showTagByHardwareId` takes it: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. */
  id: string;
  type: string;
  /** Of beacons, which are not found without both numbers; ignored for other types. */
  major?: number | undefined;
  minor?: number | undefined;
}

export class BundleContent {
  readonly #tags = new Map<string, TagLine>();
  /** Several tags where an item was moved while the bundle was made. */
  readonly #byHardware = new Map<string, Set<TagLine>>();

  /** Puts tags into the place of what was there under their identifiers. */
  change(tags: ReadonlyMap<string, TagLine | undefined>): void {
    for (const [identifier, tag] of tags) {
      this.#remove(identifier);
      if (tag) this.#add(identifier, tag);
    }
  }

  /** By ascending id. */
  get tags(): TagLine[] {
    return [...this.#tags.values()].sort((a, b) => a.id - b.id);
  }

  byIdentifier(input: string): TagLine | undefined {
    return this.#tags.get(input.trim().toLowerCase());
  }

  byHardware(met: MetHardware): TagLine | undefined {
    for (const key of keysOfMet(met)) {
      const [first, ...others] = this.#byHardware.get(key) ?? [];
      // Tags are read by ascending id, so the last one had the item later.
      if (first) return others.reduce((last, tag) => (tag.id > last.id ? tag : last), first);
    }
    return undefined;
  }

  #add(identifier: string, tag: TagLine): void {
    this.#tags.set(identifier, tag);
    for (const key of keysOf(tag)) {
      const tags = this.#byHardware.get(key) ?? new Set();
      this.#byHardware.set(key, tags.add(tag));
    }
  }

  #remove(identifier: string): void {
    const tag = this.#tags.get(identifier);
    if (!tag) return;
    this.#tags.delete(identifier);
    for (const key of keysOf(tag)) {
      const tags = this.#byHardware.get(key);
      tags?.delete(tag);
      if (tags?.size === 0) this.#byHardware.delete(key);
    }
  }
}

const beacon = 'ble-beacon';

/** A beacon without both of its numbers is found only where it stands in for others. */
const keysOf = ({ hardware }: TagLine): string[] =>
  hardware
    .filter((item) => item.type !== beacon || (item.major !== null && item.minor !== null) || item.stands_in)
    .map(({ type, identifier, major, minor }) => keyOf(type, identifier, major, minor));

/** Under which it may be found: a beacon by its own numbers, and else by what stands in for it, the nearest first. */
function keysOfMet({ id, type, major, minor }: MetHardware): string[] {
  // So it is called in old documentation.
  const known = type === 'ble_beacon' ? beacon : type;
  if (known !== beacon) return [keyOf(known, id, null, null)];
  if (major === undefined || minor === undefined) return [];
  const numbers = [
    [major, minor],
    [major, null],
    [null, minor],
    [null, null],
  ] as const;
  return numbers.map(([one, other]) => keyOf(beacon, id, one, other));
}

type Numbers = Pick<BundledItem, 'major' | 'minor'>;

/** By what the service tells items apart. */
function keyOf(type: string, identifier: string, major: Numbers['major'], minor: Numbers['minor']): string {
  const upper = identifier.toUpperCase();
  return [type, major, minor, type === 'qr' ? upper : upper.replaceAll(/[-:]/g, '')].join(' ');
}
