/** A bundle as it is read: line by line, and worth nothing before its end. */
import { type BundledTag } from './bundle-tag.js';
/** A bundle, or what `save` has given: as a text, or in pieces that are cut anywhere, as a body or a file gives them. */
export type BundleSource = string | Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array> | ReadableStream<string | Uint8Array>;
/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
export declare class UnusableBundle extends Error {
    readonly name = "UnusableBundle";
}
/** A line with a tag, and the text that it was read from. */
export interface TagLine extends BundledTag {
    text: string;
}
/** A whole bundle. */
export interface Bundle {
    /** By tag identifiers; undefined: gone. */
    tags: Map<string, TagLine | undefined>;
    /** How many lines said that a tag is gone. */
    gone: number;
    /** Undefined in what was saved before anything was loaded. */
    cursor: string | undefined;
    /** The version of the form in which a store was saved; undefined for what came from the service. */
    version: number | undefined;
}
/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export declare function readBundle(source: BundleSource): Promise<Bundle>;
