import type { Unreachable } from './answers.js';
import type { ClientOptions } from './options.js';
import type { Received } from './read-answer.js';
export interface Sending {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | undefined;
    readonly signal: AbortSignal | undefined;
    readonly timeout: number;
}
export declare class Transport {
    #private;
    constructor({ fetch, retries }: Pick<ClientOptions, 'fetch' | 'retries'>);
    /** What came back, whatever it says. Rejects where `signal` ended the call. */
    send(sending: Sending): Promise<Received | Unreachable>;
}
