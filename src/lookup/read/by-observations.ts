/** Tags by a list of observed keys: one statement for each of the three ways to find them. */
import type { Database } from '../../database/connect.ts';
import { type HardwareKey, matchKey } from '../../model/hardware-key.ts';
import { parseTagIdentifier } from '../../model/tags/tag-identifier.ts';
import { byBeacon } from './by-beacon.ts';
import { byChipOrCode } from './by-chip-or-code.ts';
import { byIdentifier } from './by-identifier.ts';
import type { Extra, Reading, ReadOptions } from './reading.ts';

/** A tag's identifier in any spelling; or a hardware item. */
export type Observation = { tag_identifier: string } | HardwareKey;

export const isIdentifier = (observed: Observation): observed is { tag_identifier: string } =>
  'tag_identifier' in observed;

type FoundReading<E extends Extra> = Reading<E> & Partial<Reading<'hardware'>>;

/** The reading for each of them, in their order. Those found by hardware include all hardware of the tag. */
export async function readObservations<E extends Extra = never>(
  db: Database,
  observed: readonly Observation[],
  wanted: ReadOptions<E>,
): Promise<(FoundReading<E> | undefined)[]> {
  const withHardware = { ...wanted, extras: ['hardware' as const, ...(wanted.extras ?? [])] };
  const found: (FoundReading<E> | undefined)[] = observed.map(() => undefined);

  /** Sequential: a list takes no more connections than a single lookup. */
  const fill = async <K>(keyOf: (one: Observation) => K | undefined, read: (keys: K[]) => Promise<typeof found>) => {
    const places = observed.flatMap((one, at) => {
      const key = keyOf(one);
      return key ? [{ at, key }] : [];
    });
    if (places.length === 0) return;
    const readings = await read(places.map(({ key }) => key));
    places.forEach(({ at }, i) => {
      found[at] = readings[i];
    });
  };
  await fill(identifierIn, (keys) => byIdentifier.all(db, keys, wanted) as Promise<typeof found>);
  await fill(chipOrCodeIn, (keys) => byChipOrCode.all(db, keys, withHardware) as Promise<typeof found>);
  await fill(beaconIn, (keys) => byBeacon.all(db, keys, withHardware) as Promise<typeof found>);
  return found;
}

function identifierIn(observed: Observation) {
  const tag_identifier = isIdentifier(observed) ? parseTagIdentifier(observed.tag_identifier) : undefined;
  return tag_identifier === undefined ? undefined : { tag_identifier };
}

const chipOrCodeIn = (observed: Observation) =>
  isIdentifier(observed) || observed.type === 'ble-beacon'
    ? undefined
    : { hardware_type: observed.type, match_key: matchKey(observed) };

function beaconIn(observed: Observation) {
  if (isIdentifier(observed) || observed.type !== 'ble-beacon') return undefined;
  const { major = null, minor = null } = observed;
  return { match_key: matchKey(observed), major, minor };
}
