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
const keyHeader = 'Idempotency-Key';
/** Whether the service does a call once, however often it arrives with the same key. */
export const takesKey = ({ headers = {} }) => Object.values(headers).includes(keyHeader);
/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export const freshKey = () => ({ [keyHeader]: hexadecimal(randomBytes(16)) });
/** React Native has no randomness but this, unless the app brings some; a key has to be new, and need not be a secret. */
function randomBytes(length) {
    const bytes = new Uint8Array(length);
    if (globalThis.crypto?.getRandomValues)
        return globalThis.crypto.getRandomValues(bytes);
    return bytes.map(() => Math.floor(Math.random() * 256));
}
const hexadecimal = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export function bodyOf({ body }, parameters) {
    if (body === undefined)
        return undefined;
    return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])));
}
