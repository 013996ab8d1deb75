/** Lists that come in pages, as one. */
import type { Answer, Answered } from './answers.js';
import type { CallOptions } from './options.js';
/** What a page holds. */
export type ElementOf<A> = A extends Answered<number, infer Body, unknown> ? Body extends readonly (infer Element)[] | {
    readonly tags: readonly (infer Element)[];
} ? Element : never : never;
/** What calls of lists take that come in pages. */
export interface PageParameters {
    readonly limit?: number | undefined;
    readonly after?: any;
}
/**
 * All that a call lists, from page to page: the next one is fetched when it is wanted. Throws `CallFailed` where a page can't
 * be had. `limit` is the size of a page, 100 if not given.
 */
export declare function allOf<P extends PageParameters, A extends Answer>(call: (parameters: P, options?: CallOptions) => Promise<A>, parameters?: P, options?: CallOptions): AsyncGenerator<ElementOf<A>, void, undefined>;
