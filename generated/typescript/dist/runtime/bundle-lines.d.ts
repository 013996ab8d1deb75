/** A bundle as it is read: line by line, and worth nothing before its end. */
/** A bundle, or what `save` has given: as a text, or in pieces that are cut anywhere, as a body or a file gives them. */
export type BundleSource = string | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> | ReadableStream<string | Uint8Array>;
/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
export declare class UnusableBundle extends Error {
    readonly name = "UnusableBundle";
}
/** What a store reads of a hardware item. */
export interface BundledItem {
    type: string;
    identifier: string;
    major: number | null;
    minor: number | null;
    /** Whether it is found in the place of beacons that are not there, for want of a number. */
    stands_in: boolean;
}
/** A line with a tag, and the text that it was read from. */
export interface TagLine {
    id: number;
    tag_identifier: string;
    hardware: BundledItem[];
    text: string;
}
/** A whole bundle. */
export interface Bundle {
    /** By tag identifiers; undefined: gone. */
    tags: Map<string, TagLine | undefined>;
    cursor: string | undefined;
    /** The version of the form in which a store was saved; undefined for what came from the service. */
    version: unknown;
}
/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export declare function readBundle(source: BundleSource): Promise<Bundle>;
