/** A bundle as it is read: line by line, and worth nothing before its end. */
/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
export class UnusableBundle extends Error {
    name = 'UnusableBundle';
}
/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export async function readBundle(source) {
    const bundle = { tags: new Map(), cursor: undefined, version: undefined };
    const counted = { tags: 0, gone: 0 };
    let end;
    for await (const text of linesOf(source)) {
        if (text.trim() === '')
            continue;
        if (end)
            throw new UnusableBundle('There is something behind the end of the bundle');
        const line = parsed(text);
        if (line.type === 'tag') {
            const tag = tagIn(line, text);
            bundle.tags.set(tag.tag_identifier, tag);
            counted.tags += 1;
        }
        else if (line.type === 'gone' && typeof line.tag_identifier === 'string') {
            bundle.tags.set(line.tag_identifier, undefined);
            counted.gone += 1;
        }
        else if (line.type === 'store')
            bundle.version = line.version;
        else if (line.type === 'end')
            end = line;
        // A kind of line that is new is passed over.
    }
    if (!end)
        throw new UnusableBundle('The bundle is incomplete: its end is missing');
    if (end.tags !== counted.tags || end.gone !== counted.gone)
        throw new UnusableBundle('The bundle is incomplete: its end counts other lines');
    return { ...bundle, cursor: typeof end.cursor === 'string' ? end.cursor : undefined };
}
function parsed(text) {
    try {
        const line = JSON.parse(text);
        if (typeof line === 'object' && line !== null && !Array.isArray(line))
            return line;
    }
    catch {
        // The answer is the same.
    }
    throw new UnusableBundle('The bundle has a line that is no JSON object');
}
function tagIn({ id, tag_identifier, hardware }, text) {
    if (typeof id !== 'number' || typeof tag_identifier !== 'string' || !Array.isArray(hardware))
        throw new UnusableBundle('The bundle has a line with half a tag');
    return { id, tag_identifier, hardware, text };
}
/** Only a line feed ends a line: JSON may hold all other separators. */
async function* linesOf(source) {
    let line = '';
    for await (const piece of textsOf(source)) {
        const [first = '', ...others] = piece.split('\n');
        line += first;
        for (const other of others) {
            yield line;
            line = other;
        }
    }
    yield line;
}
async function* textsOf(source) {
    // Not every platform has one, and who gives texts needs none.
    let decoder;
    for await (const piece of piecesOf(source)) {
        if (typeof piece === 'string')
            yield piece;
        else {
            decoder ??= new TextDecoder();
            yield decoder.decode(piece, { stream: true });
        }
    }
}
function piecesOf(source) {
    if (typeof source === 'string')
        return [source];
    return 'getReader' in source ? piecesIn(source) : source;
}
/** By a reader: Safari's streams are no iterables. */
async function* piecesIn(stream) {
    const reader = stream.getReader();
    try {
        for (;;) {
            const { done, value } = await reader.read();
            if (done)
                return;
            yield value;
        }
    }
    finally {
        // Nobody wants the rest of a bundle that is of no use.
        await reader.cancel().catch(() => undefined);
    }
}
