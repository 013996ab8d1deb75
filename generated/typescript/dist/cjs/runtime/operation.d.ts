/** An operation as data. A client is made of those that the app names, so that a bundler leaves out all others. */
import type { LineStream } from './answers.js';
export interface Operation<Name extends string = string> {
    /** As the documentation calls it. */
    readonly name: Name;
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** With its parameters in braces. */
    readonly path: string;
    /** The names of the parameters that go into the query. */
    readonly query?: readonly string[];
    /** The parameters that are headers, and how those are called. */
    readonly headers?: Readonly<Record<string, string>>;
    /** The names of the parameters that go into the body. */
    readonly body?: readonly string[];
    /** Whether the token goes along. */
    readonly takesToken?: true;
    /** Whether it does no harm when it arrives twice, whatever its method. */
    readonly isRepeatable?: true;
    /** The status of its success; undefined: any. */
    readonly status: number | undefined;
    readonly isEmpty?: true;
    readonly isList?: true;
    /** What its success always has, where it is no list. */
    readonly keys?: readonly string[];
    /** Reads the answer as it comes, where that is done line by line. */
    readonly lines?: LineReader;
    /** The headers of its success that are read, by the names that they get; undefined: all. */
    readonly answers: Readonly<Record<string, string | ReadHeader>> | undefined;
}
/** A header that is no text: a whole number, or `true`. */
export type ReadHeader = readonly [name: string, as: 'integer' | 'boolean'];
/** `patience`: the milliseconds to wait for each piece. */
export type LineReader = (body: ReadableStream<Uint8Array>, patience: number, signal: AbortSignal | undefined) => LineStream;
export type Parameters = Readonly<Record<string, unknown>>;
/** The path with its parameters and the query, to be put after the base URL. Throws where a parameter would lead elsewhere. */
export declare function addressOf({ name, path, query }: Operation, parameters: Parameters): string;
/** The headers that the operation takes, by their names in small letters. What is absent is not sent. */
export declare const headersOf: ({ headers }: Operation, parameters: Parameters) => Record<string, string>;
/** The value of a header. Throws where it can be none, and doesn't say it then, as it may be secret. */
export declare function sendable(name: string, value: unknown): string;
/** Whether the service does a call once, however often it arrives with the same key. */
export declare const takesKey: ({ headers }: Operation) => boolean;
/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export declare const freshKey: () => Record<string, string>;
/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export declare function bodyOf({ body }: Operation, parameters: Parameters): string | undefined;
