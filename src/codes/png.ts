/** PNG files of one bit a pixel. Libraries for Node write eight, eight times the size of a code. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compressed = promisify(deflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One bit a pixel, greyscale: black (0) and white (1). */
const [bitsEach, grey] = [1, 0];
/** Compression, filter and interlace methods: 0 is the only one for the first two, and no interlacing. */
const methods = [0, 0, 0];
/** Filter type of each row: none. */
const asItIs = Buffer.of(0);

/**
 * A square image (W3C, Portable Network Graphics, third edition). `rows`: from top to bottom, `size` pixels each, eight
 * to a byte from the left, 1 for white.
 */
export async function encodePng(size: number, rows: readonly Uint8Array[]): Promise<Buffer> {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const data = await compressed(Buffer.concat(rows.flatMap((row) => [asItIs, row])));
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([header, Buffer.of(bitsEach, grey, ...methods)])),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
