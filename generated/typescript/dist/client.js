import * as operations from './operations.js';
import { Caller } from './runtime/caller.js';
import { unknownOperation } from './runtime/request.js';
import { version } from './version.js';
/**
 * A client with the operations that are named, and nothing else, so that a bundler leaves out all others:
 * `createClient({ baseUrl }, { getAuthToken, showTag })`.
 */
export function createClient(options, operations) {
    const caller = new Caller(options, `tag-information-service-typescript/${version}`);
    const calls = Object.values(operations).map((operation) => [
        operation.name,
        (parameters, options) => caller.call(operation, parameters, options),
    ]);
    const request = async (method, path, parameters = {}, options = {}) => (await caller.call(unknownOperation(method, path, parameters, options), parameters, options));
    return { ...Object.fromEntries(calls), request };
}
/** A client with all operations. */
export class TagInformationClient {
    constructor(options) {
        Object.assign(this, createClient(options, operations));
    }
}
