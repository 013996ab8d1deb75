/** What a phone gets from hardware, as the service looks it up. */
/** A copy, each element as a byte. Empty where there are none. */
export const bytesOf = (given) => (given ? Uint8Array.from(given) : new Uint8Array());
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
const appleCompany = [0x4c, 0x00];
/** The type of Apple's data, and how many bytes of it follow. */
const proximity = [0x02, 0x15];
const manufacturerData = 0xff;
const startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);
/**
 * The iBeacon in what was scanned; undefined where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`)
 * or without it (`02 15 …`), and a whole advertisement. As Apple's "Proximity Beacon Specification" and part A of the Bluetooth
 * Core Specification Supplement have it.
 */
export function readIBeacon(data) {
    const bytes = bytesOf(data);
    if (startsWith(bytes, proximity))
        return beaconIn(bytes);
    return ofApple(bytes) ?? inAdvertisement(bytes);
}
const ofApple = (data) => startsWith(data, appleCompany) ? beaconIn(data.subarray(appleCompany.length)) : undefined;
/** Each structure has its length before it, which its type counts in; a length of zero ends them. */
function inAdvertisement(bytes) {
    let start = 0;
    for (let length = bytes[0] ?? 0; length > 0 && start + length < bytes.length; length = bytes[start] ?? 0) {
        const end = start + 1 + length;
        const beacon = bytes[start + 1] === manufacturerData ? ofApple(bytes.subarray(start + 2, end)) : undefined;
        if (beacon)
            return beacon;
        start = end;
    }
    return undefined;
}
/** What follows it is of some makers' own. */
function beaconIn(data) {
    if (!startsWith(data, proximity) || data.length < 23)
        return undefined;
    const view = new DataView(data.buffer, data.byteOffset);
    const id = hex(data.subarray(2, 18)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return {
        ...{ type: 'ble-beacon', id, major: view.getUint16(18), minor: view.getUint16(20) },
        measuredPower: view.getInt8(22),
    };
}
/** What a UID of four bytes begins with that the chip makes up anew each time (ISO/IEC 14443-3). */
const random = 0x08;
/** What the standard writes first of a UID of ISO/IEC 15693. */
const vicinity = 0xe0;
/**
 * The chip of a UID; undefined where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, which
 * Android hands over in the other order than Core NFC: both give the same chip. Also as a text of hexadecimal digits, as
 * packages for React Native have it.
 */
export function readNfcUid(uid) {
    const bytes = typeof uid === 'string' ? bytesOfHex(uid) : bytesOf(uid);
    const id = bytes.length === 8 ? vicinityId(bytes) : proximityId(bytes);
    return id === undefined ? undefined : { type: 'nfc', id };
}
const proximityId = (bytes) => [7, 10].includes(bytes.length) || (bytes.length === 4 && bytes[0] !== random) ? hex(bytes) : undefined;
/** Where both ends could be the first, it is the one beside the lower number of a maker, so that both orders name one chip. */
function vicinityId(bytes) {
    const [id] = [bytes, bytes.slice().reverse()]
        .filter(([first]) => first === vicinity)
        .map(hex)
        .sort();
    return id;
}
function bytesOfHex(text) {
    const digits = text.length <= 64 ? text.replace(/[:\- ]/g, '') : '';
    if (!/^([0-9a-f]{2})+$/i.test(digits))
        return new Uint8Array();
    return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
