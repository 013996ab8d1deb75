import { type Bytes, type MetBeaconOf, type MetChipOf } from './runtime/hardware.js';
import { type TagAddressOf } from './runtime/tag-address.js';
import type { HardwareIdentifier, TagIdentifier } from './types.js';
/** What to look up, as `showTag` takes it, here and in a store. */
export type TagAddress = TagAddressOf<TagIdentifier>;
/** A beacon as `showTagByHardwareId` takes it, here and in a store. */
export type MetBeacon = MetBeaconOf<HardwareIdentifier>;
/** An NFC chip as `showTagByHardwareId` takes it, here and in a store. */
export type MetChip = MetChipOf<HardwareIdentifier>;
/**
 * What to look up where a scanned text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`;
 * undefined where it is anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags. Without
 * them, every host counts.
 */
export declare function tagAddress(text: string, bases?: readonly string[]): TagAddress | undefined;
/**
 * The iBeacon in what was scanned; undefined where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`)
 * or without it (`02 15 …`), and a whole advertisement.
 */
export declare function iBeacon(data: Bytes): MetBeacon | undefined;
/**
 * The chip of a UID; undefined where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, in
 * the order of Android or of Core NFC, also as a text of hexadecimal digits.
 */
export declare function nfcUid(uid: Bytes | string): MetChip | undefined;
/** The first address of a tag among the URIs of a chip's message. `bases` as in `tagAddress`. */
export declare function ndefTagAddress(message: Bytes, bases?: readonly string[]): TagAddress | undefined;
