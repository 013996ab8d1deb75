/** What a hardware item is called, and by what it is told from all others. */
import type { NewHardware } from '../../contracts/management/hardwares.ts';
import { type HardwareType, isAtMost, limits } from '../../contracts/primitives.ts';

/** A hardware item as a client names it. */
export interface HardwareKey {
  type: HardwareType;
  identifier: string;
  /** Of beacons only; ignored for other types. */
  major?: number | undefined;
  minor?: number | undefined;
}

/** The form in which identifiers are stored and emitted. */
export const canonical = (identifier: string): string => identifier.toUpperCase();

/** The form in which identifiers are compared; the column `match_key` is made by the same rule. */
export const matchKey = ({ type, identifier }: HardwareKey): string =>
  type === 'qr' ? canonical(identifier) : canonical(identifier).replaceAll(/[-:]/g, '');

/** Upper case may be longer, and separators alone name nothing. */
export const isStorable = (key: HardwareKey) =>
  isAtMost(canonical(key.identifier), limits.hardwareIdentifier) && matchKey(key) !== '';

export const keyOf = ({ hardware_type: type, identifier, major, minor }: NewHardware): HardwareKey => ({
  type,
  identifier,
  major: major ?? undefined,
  minor: minor ?? undefined,
});

/** By what an item is told from all others. */
export const numbered = (key: HardwareKey) => ({
  hardware_type: key.type,
  match_key: matchKey(key),
  major: key.type === 'ble-beacon' ? (key.major ?? null) : null,
  minor: key.type === 'ble-beacon' ? (key.minor ?? null) : null,
});
