import type { Unreachable } from './answers.js';
import type { ClientOptions } from './options.js';
import type { Received } from './read-answer.js';
export interface Sending {
    readonly url: string;
    readonly method: string;
    /** Whether it carries a key, so that the service does it once, however often it arrives. */
    readonly isKeyed: boolean;
    readonly headers: Record<string, string>;
    readonly body: string | undefined;
    /** The status of an answer that is read as it comes. */
    readonly streamed: number | undefined;
    readonly signal: AbortSignal | undefined;
    readonly timeout: number;
}
export declare class Transport {
    #private;
    constructor({ fetch, retries }: Pick<ClientOptions, 'fetch' | 'retries'>);
    /** What came back, whatever it says. Rejects where `signal` ended the call. */
    send(sending: Sending): Promise<Received | Unreachable>;
}
