/** The path with its parameters and the query, to be put after the base URL. */
export function addressOf({ path, query = [] }, parameters) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parameters[name])));
    // By hand: not every platform has a URLSearchParams that works.
    const pairs = query
        .filter((name) => parameters[name] !== undefined)
        .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(parameters[name]))}`);
    return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
/** The headers that the operation takes. What is undefined is not sent. */
export const headersOf = ({ headers = {} }, parameters) => Object.fromEntries(Object.entries(headers).flatMap(([name, header]) => parameters[name] === undefined ? [] : [[header, String(parameters[name])]]));
/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export function bodyOf({ body }, parameters) {
    if (body === undefined)
        return undefined;
    return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])));
}
