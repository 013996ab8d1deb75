import type { Answer } from './answers.js';
import { type Operation } from './operation.js';
import type { ClientOptions, ConditionalOptions } from './options.js';
/** Makes calls: what the methods of the generated client have in common. */
export declare class Caller {
    #private;
    constructor(options: ClientOptions, userAgent: string);
    /** The type is the caller's promise: it has to be the one that is generated from the same operation. */
    call<A extends Answer>(operation: Operation, parameters: object, options?: ConditionalOptions): Promise<A>;
}
