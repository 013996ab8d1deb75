import { newUuid } from './uuid.js';
/** The path with its parameters and the query, to be put after the base URL. Throws where a parameter would lead elsewhere. */
export function addressOf({ name, path, query = [] }, parameters) {
    const filled = path.replace(/\{(\w+)\}/g, (_, parameter) => {
        if (isAbsent(parameters[parameter]))
            throw new TypeError(`${name} lacks ${parameter}`);
        return encoded(parameters[parameter]);
    });
    if (/\/\.{1,2}(?=\/|$)/.test(filled))
        throw new TypeError(`${name} can't send a parameter of nothing but dots`);
    // By hand: not every platform has a URLSearchParams that works.
    const pairs = query
        .filter((parameter) => !isAbsent(parameters[parameter]))
        .map((parameter) => `${encodeURIComponent(parameter)}=${encoded(parameters[parameter])}`);
    return pairs.length === 0 ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
const isAbsent = (value) => value === undefined || value === null;
/** Half a character has no code: what stands for it is what it becomes in a body, too. */
const encoded = (value) => encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, '\ufffd'));
/** The headers that the operation takes, by their names in small letters. What is absent is not sent. */
export const headersOf = ({ headers = {} }, parameters) => Object.fromEntries(Object.entries(headers).flatMap(([name, header]) => isAbsent(parameters[name]) ? [] : [[header.toLowerCase(), sendable(name, parameters[name])]]));
/** The value of a header. Throws where it can be none, and doesn't say it then, as it may be secret. */
export function sendable(name, value) {
    const text = String(value);
    if (/[^ -~]/.test(text))
        throw new TypeError(`${name} has other characters than those of ASCII that can be seen`);
    return text;
}
/** In small letters, as all names of headers that are sent. */
const keyHeader = 'idempotency-key';
/** Whether the service does a call once, however often it arrives with the same key. */
export const takesKey = ({ headers = {} }) => Object.values(headers).some((name) => name.toLowerCase() === keyHeader);
/** The key of one call, where the app gives none: the same whenever the call is sent again. */
export const freshKey = () => ({ [keyHeader]: newUuid() });
/** The body as JSON; undefined where the operation takes none. What is undefined in it is not sent, what is null is. */
export function bodyOf({ body }, parameters) {
    if (body === undefined)
        return undefined;
    return JSON.stringify(Object.fromEntries(body.map((name) => [name, parameters[name]])), orNoNumber);
}
/** JSON would send null, which empties a field. */
function orNoNumber(field, value) {
    if (typeof value === 'number' && !Number.isFinite(value))
        throw new TypeError(`${field} is ${value}, which is no number`);
    return value;
}
