/** The body of an answer as it comes over the line. */
import type { LineStream } from './answers.js';
/** A stream broke off before its end, or nothing came for as long as an attempt may take. */
export declare class Interrupted extends Error {
    readonly name = "Interrupted";
    readonly isTimeout: boolean;
    constructor(isTimeout: boolean, cause?: unknown);
}
/** `patience`: the milliseconds to wait for each piece. */
export declare function piecesOf(body: ReadableStream<Uint8Array>, patience: number, signal: AbortSignal | undefined): LineStream & AsyncGenerator<Uint8Array>;
