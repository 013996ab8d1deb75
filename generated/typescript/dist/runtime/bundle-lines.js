/** A bundle as it is read: line by line, and worth nothing before its end. */
import { isBundledTag } from './bundle-tag.js';
/** What was given is no whole bundle, or was saved in a way that this version does not know. The store is as it was. */
export class UnusableBundle extends Error {
    name = 'UnusableBundle';
}
/** Reads to the end. Throws `UnusableBundle` where that is missing or counts other lines than there were. */
export async function readBundle(source) {
    const reading = new Reading();
    for await (const text of linesOf(source))
        reading.take(trimmed(text));
    return reading.whole();
}
const spaces = ' \t\r';
/** Without what JSON may have around it, in a line: other spaces are no JSON. */
function trimmed(text) {
    let [start, end] = [0, text.length];
    while (start < end && spaces.includes(text.charAt(start)))
        start += 1;
    while (start < end && spaces.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(start, end);
}
class Reading {
    #tags = new Map();
    #counted = { tags: 0, gone: 0 };
    #version;
    #end;
    take(text) {
        if (text === '')
            return;
        if (this.#end)
            throw new UnusableBundle('There is something behind the end of the bundle');
        const line = parsed(text);
        if (line.type === 'tag')
            this.#tag(line, text);
        else if (line.type === 'gone')
            this.#gone(line);
        else if (line.type === 'store')
            this.#version = versionIn(line);
        else if (line.type === 'end')
            this.#end = line;
        // A kind of line that is new is passed over.
    }
    whole() {
        if (!this.#end)
            throw new UnusableBundle('The bundle is incomplete: its end is missing');
        const { cursor, tags, gone } = this.#end;
        if (tags !== this.#counted.tags || gone !== this.#counted.gone)
            throw new UnusableBundle('The bundle is incomplete: its end counts other lines');
        if (typeof cursor !== 'string' && cursor !== null)
            throw new UnusableBundle('The end of the bundle has no cursor');
        return { tags: this.#tags, gone: this.#counted.gone, cursor: cursor ?? undefined, version: this.#version };
    }
    #tag(line, text) {
        if (!isBundledTag(line))
            throw new UnusableBundle('The bundle has a line with half a tag');
        const { id, tag_identifier, hardware } = line;
        this.#tags.set(tag_identifier, { id, tag_identifier, hardware, text });
        this.#counted.tags += 1;
    }
    #gone({ tag_identifier }) {
        if (typeof tag_identifier !== 'string')
            throw new UnusableBundle('The bundle has a line with half a tag');
        this.#tags.set(tag_identifier, undefined);
        this.#counted.gone += 1;
    }
}
function versionIn({ version }) {
    if (typeof version === 'number' && Number.isInteger(version))
        return version;
    throw new UnusableBundle('The store was saved without a version');
}
function parsed(text) {
    try {
        const line = JSON.parse(text);
        if (typeof line === 'object' && line !== null && 'type' in line && typeof line.type === 'string')
            return line;
    }
    catch {
        // The answer is the same.
    }
    throw new UnusableBundle('The bundle has a line that is none of a bundle');
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
/** Without the mark of the byte order with which it may begin. */
async function* textsOf(source) {
    let isBegun = false;
    for await (const text of decoded(source)) {
        yield isBegun ? text : text.replace(/^\ufeff/, '');
        isBegun ||= text !== '';
    }
}
async function* decoded(source) {
    // Not every platform has one, and who gives texts needs none.
    let decoder;
    for await (const piece of piecesOf(source)) {
        if (typeof piece === 'string')
            yield piece;
        else {
            decoder ??= new TextDecoder('utf-8', { fatal: true });
            yield textIn(decoder, piece);
        }
    }
}
function textIn(decoder, piece) {
    try {
        return decoder.decode(piece, { stream: true });
    }
    catch (cause) {
        throw new UnusableBundle('The bundle is not in UTF-8', { cause });
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
