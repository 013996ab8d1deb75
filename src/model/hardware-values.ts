/** Validates and normalises hardware for storage. */
import type { HardwareChanges, NewHardware } from '../../contracts/management/hardwares.ts';
import { Invalid } from '../errors.ts';
import { beaconNumbersOf, canonicalIdentifier, isStorable } from './hardware-key.ts';

/** The changes without undefined values. */
export const definedFields = (changes: HardwareChanges): HardwareChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** The stored columns of an item. Throws `Invalid` for an impossible identifier. */
export function storedColumns({ identifier, hardware_type, major, minor, latitude, longitude }: NewHardware) {
  if (!isStorable({ type: hardware_type, identifier }))
    throw new Invalid({ identifier: ['is not an identifier of such hardware'] });
  return {
    identifier: canonicalIdentifier(identifier),
    hardware_type,
    ...beaconNumbersOf({ type: hardware_type, major, minor }),
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}
