/** Checks that a file is complete: decoders accept a PNG or a GIF without its end. */
import type { Kind } from './formats.ts';

/** Decoders of the other formats reject truncated files themselves. */
export const isComplete = (kind: Kind, bytes: Buffer): boolean => ends[kind]?.(bytes) ?? true;

const ends: Partial<Record<Kind, (bytes: Buffer) => boolean>> = { png: hasLastChunk, gif: hasTrailer };

/** A chunk is its length, four letters, its data, and a checksum. */
function hasLastChunk(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end <= bytes.length;
    at = end;
  }
  return false;
}

/** After the head come images (0x2c) and extensions (0x21), which are lists of sub-blocks, and 0x3b; bytes between them mean nothing. */
function hasTrailer(bytes: Buffer): boolean {
  for (let at = 13 + tableSize(bytes[10]); at < bytes.length; ) {
    if (bytes[at] === 0x3b) return true;
    if (bytes[at] === 0x2c) at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9]));
    else if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
    else at += 1;
  }
  return false;
}

/** Bytes of the table of colours that the flags announce. */
const tableSize = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));

/** Each begins with its size; the last has none. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size;
  return at + 1;
}
