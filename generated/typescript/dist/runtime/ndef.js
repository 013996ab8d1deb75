/** Messages of NFC chips, as the NFC Forum's "NFC Data Exchange Format" 1.0 has them. */
import { bytesOf } from './hardware.js';
import { latin, readContent } from './ndef-content.js';
const empty = 0;
const unknown = 5;
const unchanged = 6;
const reserved = 7;
/** The records of a message, in order; undefined where it is malformed. */
export function readNdef(message) {
    const records = rawRecords(bytesOf(message));
    return records?.map((record) => ({ ...record, ...readContent(record, smartPosterOf) }));
}
/** Smart posters inside of smart posters are not looked into. */
function smartPosterOf(payload) {
    const inner = rawRecords(payload)?.map((record) => readContent(record));
    const uri = inner?.find(({ kind }) => kind === 'uri');
    const titles = inner?.flatMap((each) => (each.kind === 'text' ? [{ lang: each.lang, text: each.text }] : []));
    return uri && { kind: 'smart-poster', uri: uri.uri, titles: titles ?? [] };
}
function rawRecords(bytes) {
    const records = [];
    let chunks = [];
    for (let at = 0;;) {
        const piece = pieceAt(bytes, at);
        if (!piece || piece.isFirst !== (at === 0) || !mayFollow(piece, chunks[0]))
            return undefined;
        chunks.push(piece);
        at = piece.next;
        if (!piece.goesOn) {
            records.push(joined(chunks));
            chunks = [];
        }
        if (piece.isLast)
            return at === bytes.length && !piece.goesOn ? records : undefined;
    }
}
/** Whether a piece is a record, or goes on with the one that has begun. */
function mayFollow({ tnf, type, hasId, goesOn, payload }, begun) {
    if (begun)
        return tnf === unchanged && type === '' && !hasId;
    if (tnf === empty)
        return type === '' && !hasId && payload.length === 0 && !goesOn;
    if (tnf === unknown || tnf === reserved)
        return type === '';
    return tnf !== unchanged && !(goesOn && type === '');
}
function joined(chunks) {
    const [{ tnf, type, id }] = chunks;
    const payload = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.payload.length, 0));
    let at = 0;
    for (const chunk of chunks) {
        payload.set(chunk.payload, at);
        at += chunk.payload.length;
    }
    return { tnf, type, id, payload };
}
/** Undefined where it says to be longer than what is there. */
function pieceAt(bytes, start) {
    const [flags = 0, typeLength = 0] = bytes.subarray(start, start + 2);
    const [isShort, hasId] = [(flags & 0x10) !== 0, (flags & 0x08) !== 0];
    const head = start + (isShort ? 3 : 6) + (hasId ? 1 : 0);
    if (head > bytes.length)
        return undefined;
    const payloadLength = isShort ? (bytes[start + 2] ?? 0) : longAt(bytes, start + 2);
    const idAt = head + typeLength;
    const payloadAt = idAt + (hasId ? (bytes[head - 1] ?? 0) : 0);
    const next = payloadAt + payloadLength;
    if (next > bytes.length)
        return undefined;
    return {
        ...{ tnf: flags & 0x07, isFirst: (flags & 0x80) !== 0, isLast: (flags & 0x40) !== 0, goesOn: (flags & 0x20) !== 0 },
        ...{ hasId, next, type: latin(bytes.subarray(head, idAt)), id: latin(bytes.subarray(idAt, payloadAt)) },
        payload: bytes.subarray(payloadAt, next),
    };
}
const longAt = (bytes, at) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
