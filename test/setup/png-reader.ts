/** Reads a black and white PNG: one bit per pixel, unfiltered rows. Throws for others. */
import { crc32, inflateSync } from 'node:zlib';

export interface Image {
  width: number;
  height: number;
  isDark(x: number, y: number): boolean;
}

export function readPng(bytes: Buffer): Image {
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('No PNG');
  const chunks = [...chunksOf(bytes.subarray(8))];
  expectNames(chunks.map(({ name }) => name));
  const [header = Buffer.of(), ...data] = chunks.map(({ content }) => content);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header.subarray(8).toString('hex') !== '0100000000') throw new Error('Not of one bit of grey a pixel, in order');
  const length = 1 + Math.ceil(width / 8);
  const rows = inflateSync(Buffer.concat(data));
  if (rows.length !== length * height) throw new Error(`${rows.length} bytes are not ${height} rows`);
  for (let y = 0; y < height; y += 1) if (rows[y * length] !== 0) throw new Error(`Row ${y} is filtered`);
  return {
    width,
    height,
    isDark: (x, y) => (((rows[y * length + 1 + (x >> 3)] as number) >> (7 - (x & 7))) & 1) === 0,
  };
}

function* chunksOf(bytes: Buffer): Generator<{ name: string; content: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    if (bytes.readUInt32BE(at + 8 + length) !== crc32(named)) throw new Error('A checksum is wrong');
    yield { name: named.toString('latin1', 0, 4), content: named.subarray(4) };
    at += length + 12;
  }
}

function expectNames(names: readonly string[]): void {
  if (names.join(' ') !== 'IHDR IDAT IEND') throw new Error(`It has the chunks ${names.join(' ')}`);
}
