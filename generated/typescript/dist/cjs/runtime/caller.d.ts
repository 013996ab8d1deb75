import type { Answer } from './answers.js';
import { type Operation } from './operation.js';
import type { ClientOptions, ConditionalOptions } from './options.js';
/** Makes calls of operations. */
export declare class Caller {
    #private;
    constructor(options: ClientOptions, userAgent: string);
    call(operation: Operation, parameters?: object, options?: ConditionalOptions): Promise<Answer>;
}
