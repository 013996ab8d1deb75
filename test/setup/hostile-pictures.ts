/** Files that only look like pictures, or are more than they say. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { jpeg } from './pictures.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A black PNG of one bit a pixel: a few bytes for many pixels. `rows`: of its data. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const frames = async (count: number, side: number): Promise<Buffer> => {
  const data = Buffer.alloc(count * side * side * 3);
  for (let at = 0; at < count; at += 1) data.fill(at, at * side * side * 3, (at + 1) * side * side * 3);
  const raw = { width: side, height: side * count, channels: 3, pageHeight: side } as const;
  return sharp(data, { raw, limitInputPixels: false }).gif().toBuffer();
};

/** What a visitor's browser would run, and what tells where somebody lives. */
export const secretWords = ['<script>alert(1)</script>', 'PK\x03\x04', 'ZZ-SERIAL-4711'];

const billion = `<!DOCTYPE s [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}<!ENTITY e0 "ha">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`;

/** By kind, with the statuses that are right. */
export const hostilePictures: Readonly<Record<string, { statuses: readonly number[]; file: () => Promise<Buffer> }>> = {
  'a bomb of 3 600 000 000 pixels': { statuses: [413], file: async () => blackPng(60_000, 60_000, 10) },
  'a bomb of 49 000 000 pixels': { statuses: [200], file: async () => blackPng(7000, 7000) },
  'a narrow bomb': { statuses: [413], file: async () => blackPng(1, 40_000_000) },
  'a narrow picture of 65 535 rows': { statuses: [200], file: async () => blackPng(700, 65_535) },
  'a picture of 100 frames': { statuses: [200], file: () => frames(100, 400) },
  'a JPEG that is a page and an archive as well': {
    statuses: [200],
    file: async () =>
      Buffer.concat([await jpeg({ background: '#600001' }), Buffer.from(secretWords.join(''), 'latin1')]),
  },
  'a JPEG that says where it was made': {
    statuses: [200],
    file: async () =>
      sharp(await jpeg({ background: '#600002' }))
        .withExif({
          IFD0: { Make: 'ZZ-SERIAL-4711', Software: '<script>alert(1)</script>' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
        })
        .toBuffer(),
  },
  'a drawing': {
    statuses: [422],
    file: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  },
  'a drawing of entities': { statuses: [422], file: async () => Buffer.from(billion) },
  'a packed drawing': { statuses: [422], file: async () => gzipSync(billion) },
  'a TIFF': {
    statuses: [422],
    file: async () =>
      sharp(await jpeg())
        .tiff()
        .toBuffer(),
  },
  'a PDF': { statuses: [422], file: async () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj') },
  'noise behind the beginning of a JPEG': {
    statuses: [422],
    file: async () => Buffer.concat([(await jpeg()).subarray(0, 200), randomBytes(100_000)]),
  },
  'noise behind the beginning of an AVIF': {
    statuses: [422],
    file: async () =>
      Buffer.concat([Buffer.from('0000001c66747970617669660000000061766966', 'hex'), randomBytes(50_000)]),
  },
  'noise behind the beginning of a WebP': {
    statuses: [422],
    file: async () => Buffer.concat([Buffer.from('RIFF\x10\x00\x01\x00WEBPVP8 ', 'latin1'), randomBytes(50_000)]),
  },
  'the first four bytes of a picture': { statuses: [422], file: async () => Buffer.from('ffd8ffe0', 'hex') },
};
