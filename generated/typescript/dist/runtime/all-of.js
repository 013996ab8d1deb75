import { orThrow } from './or-throw.js';
/**
 * All records that a call lists, page by page. The next page is fetched when it is needed. Throws `CallFailed` if a page can't be
 * fetched. `limit` is the page size. Default: 100.
 */
export async function* allOf(call, parameters = {}, options) {
    const { limit = 100 } = parameters;
    let { after } = parameters;
    do {
        const page = (await orThrow(call({ ...parameters, limit, after }, options)));
        const { body, headers } = page;
        yield* (Array.isArray(body) ? body : body.tags);
        after = nextAfter(headers.link);
    } while (after !== undefined);
}
/** Where the next page begins, as the header `Link` says; undefined behind the last one. */
function nextAfter(link = '') {
    const [, address = ''] = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link) ?? [];
    const [, after] = /[?&]after=(\d+)/.exec(address) ?? [];
    return after === undefined ? undefined : Number(after);
}
