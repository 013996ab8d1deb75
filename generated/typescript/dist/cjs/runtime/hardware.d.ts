/** What a phone gets from hardware, as the service looks it up. */
/** Bytes as platforms hand them over; from Android some are below zero. */
export type Bytes = ArrayLike<number>;
/** A beacon as `showTagByHardwareId` and a store take it. */
export interface MetBeaconOf<Identifier extends string = string> {
    readonly type: 'ble-beacon';
    /** The proximity UUID, in upper case with hyphens. */
    readonly id: Identifier;
    readonly major: number;
    readonly minor: number;
    /** The signal's strength a metre away, in dBm. Tells how far the beacon is; not looked up. */
    readonly measuredPower: number;
}
/** An NFC chip as `showTagByHardwareId` and a store take it. */
export interface MetChipOf<Identifier extends string = string> {
    readonly type: 'nfc';
    /** In upper case without separators; of ISO 15693 as the standard writes it, `E0` first. */
    readonly id: Identifier;
}
/** A copy, each element as a byte. Empty where there are none. */
export declare const bytesOf: (given: Bytes) => Uint8Array;
/**
 * The iBeacon in what was scanned; undefined where it is none. Takes manufacturer data with Apple's company id (`4C 00 02 15 …`)
 * or without it (`02 15 …`), and a whole advertisement. As Apple's "Proximity Beacon Specification" and part A of the Bluetooth
 * Core Specification Supplement have it.
 */
export declare function readIBeacon(data: Bytes): MetBeaconOf | undefined;
/**
 * The chip of a UID; undefined where it is none that stays. Takes the 4, 7 or 10 bytes of ISO 14443 and the 8 of ISO 15693, which
 * Android hands over in the other order than Core NFC: both give the same chip. Also as a text of hexadecimal digits, as
 * packages for React Native have it.
 */
export declare function readNfcUid(uid: Bytes | string): MetChipOf | undefined;
