/** Paginated lists as one sequence. */
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
 * All records that a call lists, page by page. The next page is fetched when it is needed. Throws `CallFailed` if a page can't be
 * fetched. `limit` is the page size. Default: 100.
 */
export declare function allOf<P extends PageParameters, A extends Answer>(call: (parameters: P, options?: CallOptions) => Promise<A>, parameters?: P, options?: CallOptions): AsyncGenerator<ElementOf<A>, void, undefined>;
