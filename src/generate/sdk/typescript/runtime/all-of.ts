/** Paginated lists as one sequence. */
import type { Answer, Answered } from './answers.ts';
import type { CallOptions } from './options.ts';
import { orThrow } from './or-throw.ts';

/** What a page holds. */
export type ElementOf<A> =
  A extends Answered<number, infer Body, unknown>
    ? Body extends readonly (infer Element)[] | { readonly tags: readonly (infer Element)[] }
      ? Element
      : never
    : never;

/** What calls of lists take that come in pages. */
export interface PageParameters {
  readonly limit?: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a list takes the ids of its own records alone
  readonly after?: any;
}

/**
 * All records that a call lists, page by page. The next page is fetched when it is needed. Throws `CallFailed` if a page can't be
 * fetched. `limit` is the page size. Default: 100.
 */
export async function* allOf<P extends PageParameters, A extends Answer>(
  call: (parameters: P, options?: CallOptions) => Promise<A>,
  parameters: P = {} as P,
  options?: CallOptions,
): AsyncGenerator<ElementOf<A>, void, undefined> {
  const { limit = 100 } = parameters;
  let { after } = parameters;
  do {
    const page = (await orThrow<Answer>(call({ ...parameters, limit, after }, options))) as Answered<
      number,
      Page,
      Link
    >;
    const { body, headers } = page;
    yield* (Array.isArray(body) ? body : body.tags) as ElementOf<A>[];
    after = nextAfter(headers.link);
  } while (after !== undefined);
}

type Page = unknown[] | { tags: unknown[] };
type Link = { link?: string };

/** Where the next page begins, as the header `Link` says; undefined behind the last one. */
function nextAfter(link = ''): number | undefined {
  const [, address = ''] = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link) ?? [];
  const [, after] = /[?&]after=(\d+)/.exec(address) ?? [];
  return after === undefined ? undefined : Number(after);
}
