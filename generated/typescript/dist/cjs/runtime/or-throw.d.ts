import type { Answer, Failure } from './answers.js';
/** Thrown by `orThrow`. */
export declare class CallFailed<F extends Failure = Failure> extends Error {
    readonly name = "CallFailed";
    /** The answer, as the call without `orThrow` gives it. */
    readonly failure: F;
    constructor(failure: F);
}
/** Waits for a call and gives its success. Throws `CallFailed` where it has none. */
export declare function orThrow<A extends Answer>(call: A | Promise<A>): Promise<Extract<A, {
    ok: true;
}>>;
