/** Tags by the hardware that a phone senses. */
import type { Database } from '../../database/connect.ts';
import { type HardwareKey, matchKey } from '../../model/hardware-key.ts';
import { byBeacon } from './by-beacon.ts';
import { byChipOrCode } from './by-chip-or-code.ts';
import type { Extra, Reading, ReadOptions } from './reading.ts';

/** The tag that this hardware is attached to, or stands in for. */
export function readByHardware<E extends Extra = never>(
  db: Database,
  hardware: HardwareKey,
  wanted: ReadOptions<E>,
): Promise<Reading<E> | undefined> {
  const { type, major = null, minor = null } = hardware;
  const match_key = matchKey(hardware);
  return type === 'ble-beacon'
    ? byBeacon.one(db, { match_key, major, minor }, wanted)
    : byChipOrCode.one(db, { hardware_type: type, match_key }, wanted);
}

/**
 * This very item is attached to the found tag, and no other stands in for it: it leads there until the tag itself
 * changes.
 */
export function isAttached(hardware: HardwareKey, found: Pick<Reading<'hardware'>, 'hardware'>): boolean {
  const { type, major, minor } = hardware;
  if (type !== 'ble-beacon') return true;
  const match_key = matchKey(hardware);
  return found.hardware.some(
    (own) =>
      own.type === type &&
      own.major === major &&
      own.minor === minor &&
      matchKey({ type, identifier: own.identifier }) === match_key,
  );
}
