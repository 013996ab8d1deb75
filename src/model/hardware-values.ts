/** Validates and normalises hardware for storage. */
import type { HardwareChanges, NewHardware } from '../../contracts/management/hardwares.ts';
import { Invalid } from '../errors.ts';
import { canonical, isStorable } from './hardware-key.ts';

/** Drops undefined values. */
export const said = (changes: HardwareChanges): HardwareChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** The stored columns of an item. Throws `Invalid` for an impossible identifier. */
export function stored({ identifier, hardware_type, major, minor, latitude, longitude }: NewHardware) {
  if (!isStorable({ type: hardware_type, identifier }))
    throw new Invalid({ identifier: ['is not an identifier of such hardware'] });
  const isBeacon = hardware_type === 'ble-beacon';
  return {
    identifier: canonical(identifier),
    hardware_type,
    major: isBeacon ? (major ?? null) : null,
    minor: isBeacon ? (minor ?? null) : null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}
