import { readIBeacon, readNfcUid } from './runtime/hardware.js';
import { readNdef } from './runtime/ndef.js';
import { readTagAddress } from './runtime/tag-address.js';
/**
 * What to look up where a scanned text is the address of a tag, `https://host/t/4f0c9a17be52` with whatever stands before `/t/`;
 * undefined where it is anything else, as an identifier alone is.
 *
 * @param bases Where your service lives, as `https://tags.example.com/prefix`: addresses elsewhere are then no tags. Without
 * them, every host counts.
 */
export function tagAddress(text, bases) {
    return readTagAddress(text, bases);
}
/**
 * The iBeacon in what was scanned; undefined where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`)
 * or without it (`02 15 …`), and a whole advertisement.
 */
export function iBeacon(data) {
    return readIBeacon(data);
}
/**
 * The chip of a UID; undefined where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, in
 * the order of Android or of Core NFC, also as a text of hexadecimal digits.
 */
export function nfcUid(uid) {
    return readNfcUid(uid);
}
/** The first address of a tag among the URIs of a chip's message. `bases` as in `tagAddress`. */
export function ndefTagAddress(message, bases) {
    for (const record of readNdef(message) ?? []) {
        const found = 'uri' in record ? tagAddress(record.uri, bases) : undefined;
        if (found)
            return found;
    }
    return undefined;
}
