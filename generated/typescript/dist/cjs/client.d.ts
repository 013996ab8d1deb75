import type { Operation } from './runtime/operation.js';
import type { ClientOptions } from './runtime/options.js';
import { type Requesting } from './runtime/request.js';
import type { TagInformationService } from './service.js';
/**
 * A client with the operations that are named, and nothing else, so that a bundler leaves out all others:
 * `createClient({ baseUrl }, { getAuthToken, showTag })`.
 */
export declare function createClient<Name extends keyof TagInformationService>(options: ClientOptions, operations: {
    readonly [Each in Name]: Operation<Each>;
}): Pick<TagInformationService, Name> & Requesting;
export interface TagInformationClient extends TagInformationService, Requesting {
}
/** A client with all operations. */
export declare class TagInformationClient {
    constructor(options: ClientOptions);
}
