/** The tokens of calls: the app's, or what it has renewed. */
import type { ClientOptions } from './options.js';
/** A token as a call sends it. */
export interface SentToken {
    readonly token: string | undefined;
    readonly mayRenew: boolean;
}
export declare class Tokens {
    #private;
    constructor({ token, renewToken }: Pick<ClientOptions, 'token' | 'renewToken'>);
    /**
     * The token of the next call. One that was renewed stays renewed, should the app still name it; where it names none, the
     * customer has signed out. `patience`: the milliseconds to wait for a renewal that is under way.
     */
    next(patience: number): Promise<SentToken>;
    /** What to send instead of a token that was not taken; undefined where there is nothing. Calls at one time share one renewal. */
    after({ token, mayRenew }: SentToken, patience: number): Promise<string | undefined>;
}
