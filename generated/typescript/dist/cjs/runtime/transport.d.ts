/** Sends a request, as often as the rules of repetition allow. */
import type { Unreachable } from './answers.js';
import type { LineReader } from './operation.js';
import type { ClientOptions, RetryOptions } from './options.js';
import { type Received } from './read-answer.js';
export interface Sending {
    readonly url: string;
    readonly method: string;
    /** As the log has it: without anything that is the caller's. */
    readonly path: string;
    /** The number of the first attempt. */
    readonly attempt: number;
    /** Whether it carries a key, so that the service does it once, however often it arrives. */
    readonly isKeyed: boolean;
    /** Whether it does no harm when it arrives twice. */
    readonly isHarmless: boolean;
    readonly headers: Record<string, string>;
    readonly body: string | undefined;
    /** Where the answer of one status is read as it comes. */
    readonly streamed: {
        readonly status: number;
        readonly lines: LineReader;
    } | undefined;
    readonly signal: AbortSignal | undefined;
    readonly timeout: number;
    /** When the whole call ends, by `performance.now()`: nobody sets that clock. */
    readonly until: number;
    readonly retries: RetryOptions;
}
/** What came of a request, and the number of its last attempt. */
export interface Sent {
    readonly outcome: Received | Unreachable;
    readonly attempt: number;
}
export declare class Transport {
    #private;
    constructor({ fetch, log }: Pick<ClientOptions, 'fetch' | 'log'>);
    /** Rejects where `signal` ended the call. */
    send(sending: Sending): Promise<Sent>;
}
