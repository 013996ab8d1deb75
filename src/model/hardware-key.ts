/** The unique key of a hardware item. */
import type { NewHardware } from '../../contracts/management/hardwares.ts';
import { type HardwareType, isAtMost, limits } from '../../contracts/primitives.ts';

/** A hardware item as a client names it. */
export interface HardwareKey {
  type: HardwareType;
  identifier: string;
  /** For beacons only; ignored for other types. */
  major?: number | null | undefined;
  minor?: number | null | undefined;
}

/** The form in which identifiers are stored and returned. */
export const canonicalIdentifier = (identifier: string): string => identifier.toUpperCase();

/**
 * The form in which identifiers are compared; the column `match_key` follows the same rule (`hardware_key` in SQL). For
 * chips and beacons it is the digits alone.
 */
export function matchKey({ type, identifier }: HardwareKey): string {
  const text = canonicalIdentifier(identifier);
  if (type === 'qr') return text;
  const digits = digitsOf(text);
  if (digits === undefined) return text.replaceAll(/[-:]/g, '');
  return (type === 'nfc' && vicinityKey(digits)) || digits;
}

/** Separators between and around the digits: `04 A2`, `04.A2`, `0x04A2`, `{…}`, `urn:uuid:…`. */
const separators = /[ \t\n\r\u00a0.:-]/g;

/** The hexadecimal digits of an identifier, in upper case; undefined where it has other characters. */
function digitsOf(text: string): string | undefined {
  const bare = text.replaceAll(separators, '').replace(/^URNUUID/, '');
  const digits = bare.replace(/^\{(.*)\}$/, '$1').replaceAll('0X', '');
  return /^[0-9A-F]+$/.test(digits) ? digits : undefined;
}

/** The first byte of a UID of ISO/IEC 15693. */
const vicinity = 'E0';

/**
 * Canonical order of the eight bytes of ISO/IEC 15693, which platforms report in either direction. Where both ends
 * could be the first byte, the lower maker's number decides, so that both directions have one key. Undefined for other
 * lengths and prefixes.
 */
function vicinityKey(digits: string): string | undefined {
  if (digits.length !== 16) return undefined;
  const turned = digits.match(/../g)?.reverse().join('') ?? '';
  return [digits, turned].filter((each) => each.startsWith(vicinity)).sort()[0];
}

/** The first byte of random four-byte UIDs (ISO/IEC 14443-3). */
const random = '08';

/**
 * Whether it cannot be a beacon's UUID or a chip's permanent UID, as the SDKs read them. It leads to its tag all the
 * same.
 */
export function isUnusual({ type, identifier }: HardwareKey): boolean {
  if (type === 'qr') return false;
  const digits = digitsOf(canonicalIdentifier(identifier)) ?? '';
  if (type === 'ble-beacon') return digits.length !== 32;
  if (digits.length === 8) return digits.startsWith(random);
  return digits.length === 16 ? vicinityKey(digits) === undefined : ![14, 20].includes(digits.length);
}

/** Upper case may be longer, and separators alone identify nothing. */
export const isStorable = (key: HardwareKey) =>
  isAtMost(canonicalIdentifier(key.identifier), limits.hardwareIdentifier) && matchKey(key) !== '';

/** A beacon's numbers as they are stored; other hardware has none. */
export const beaconNumbersOf = ({ type, major = null, minor = null }: Omit<HardwareKey, 'identifier'>) =>
  type === 'ble-beacon' ? { major, minor } : { major: null, minor: null };

const isHalf = (key: HardwareKey): boolean => {
  const { major, minor } = beaconNumbersOf(key);
  return key.type === 'ble-beacon' && (major === null || minor === null);
};

/** Warnings for an accepted but unusual item, as `X-Warning` has them. */
export const warningsOf = (key: HardwareKey): string[] => [
  ...(isHalf(key) ? ['beacon-without-major-minor'] : []),
  ...(isUnusual(key) ? ['unusual-identifier'] : []),
];

export const hardwareKeyOf = ({ hardware_type: type, identifier, major, minor }: NewHardware): HardwareKey => ({
  type,
  identifier,
  major,
  minor,
});

/** The unique columns of an item. */
export const uniqueColumns = (key: HardwareKey) => ({
  hardware_type: key.type,
  match_key: matchKey(key),
  ...beaconNumbersOf(key),
});
