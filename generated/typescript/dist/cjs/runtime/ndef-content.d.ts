/** What the records of an NFC chip say, as the NFC Forum's definitions of URI, text and smart poster 1.0 have it. */
/** A record as it stands in a message, its chunks put together. */
export interface RawNdefRecord {
    /** Type name format: what kind of type it has. */
    readonly tnf: number;
    /** One character for each byte. */
    readonly type: string;
    /** One character for each byte; empty where it has none. */
    readonly id: string;
    readonly payload: Uint8Array;
}
/** A text of a chip, and the language that the chip says it is in. */
export interface NdefText {
    readonly lang: string;
    readonly text: string;
}
export type NdefContent = {
    readonly kind: 'uri';
    readonly uri: string;
} | {
    readonly kind: 'smart-poster';
    readonly uri: string;
    readonly titles: readonly NdefText[];
} | ({
    readonly kind: 'text';
} & NdefText) | {
    readonly kind: 'android-app';
    readonly packageName: string;
} | {
    readonly kind: 'empty';
} | {
    readonly kind: 'other';
};
/** A record that is not what its type says is `other`, as are those of types that are none of these. */
export declare function readContent(record: RawNdefRecord, smartPoster?: (payload: Uint8Array) => NdefContent | undefined): NdefContent;
/** One character for each byte. */
export declare const latin: (bytes: Uint8Array) => string;
