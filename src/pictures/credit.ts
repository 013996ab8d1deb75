/** The credit of a picture, from its metadata. */
import readExif from 'exif-reader';
import { limits } from '../../contracts/limits.ts';

interface Metadata {
  exif?: Buffer | undefined;
  iptc?: Buffer | undefined;
}

/** From EXIF's `Copyright`, else its `Artist`, else the same of IPTC; null for none. */
export function creditOf({ exif, iptc }: Metadata): string | null {
  const said = [...saidInExif(exif), ...saidInIptc(iptc)].map(cleaned);
  return said.find((words) => words !== '') ?? null;
}

function saidInExif(exif: Buffer | undefined): string[] {
  try {
    const { Copyright, Artist } = (exif && readExif(exif).Image) ?? {};
    return [Copyright, Artist].flatMap(textIn);
  } catch {
    // Broken metadata must not prevent the conversion.
    return [];
  }
}

/**
 * The library returns bytes unless they are ASCII. A text ends at NUL, after which `Copyright` may contain that of the
 * editor.
 */
function textIn(value: unknown): string[] {
  const text = Buffer.isBuffer(value) ? decoded(value) : value;
  return typeof text === 'string' ? text.split('\0', 2) : [];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Cameras write Latin-1, or UTF-8, although EXIF and older IPTC do not specify it. */
function decoded(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** The data sets of IPTC's second record: notice of copyright, and author. */
const dataSets = [116, 80];

/** The records begin with 0x1c: number of the record, of the data set, and two bytes for the length. */
function saidInIptc(block: Buffer | undefined): string[] {
  const said = new Map<number, string>();
  const iptc = block && recordsIn(block);
  for (let at = 0; iptc && at + 5 <= iptc.length && iptc[at] === 0x1c; ) {
    const length = iptc.readUInt16BE(at + 3);
    const end = at + 5 + length;
    if (length >= 0x8000 || end > iptc.length) break;
    const dataSet = iptc[at + 2] as number;
    if (iptc[at + 1] === 2 && dataSets.includes(dataSet) && !said.has(dataSet))
      said.set(dataSet, decoded(iptc.subarray(at + 5, end)));
    at = end;
  }
  return dataSets.flatMap((dataSet) => said.get(dataSet) ?? []);
}

const photoshop = 'Photoshop 3.0\0';
const iptcResource = 0x0404;

/**
 * In a JPEG they are one of Photoshop's resources: `8BIM`, a type of two bytes, a name prefixed by its length, and data
 * prefixed by a length of four bytes; name and data are padded to even lengths. Other files contain them directly.
 */
function recordsIn(block: Buffer): Buffer | undefined {
  if (block[0] === 0x1c) return block;
  let at = block.toString('latin1', 0, photoshop.length) === photoshop ? photoshop.length : 0;
  while (at + 12 <= block.length && block.toString('latin1', at, at + 4) === '8BIM') {
    const nameEnd = at + 7 + (block[at + 6] as number);
    const size = nameEnd + ((nameEnd - at) % 2);
    if (size + 4 > block.length) return undefined;
    const [start, length] = [size + 4, block.readUInt32BE(size)];
    if (block.readUInt16BE(at + 4) === iptcResource) return block.subarray(start, start + length);
    at = start + length + (length % 2);
  }
  return undefined;
}

/** On one line, without control characters, at most as long as a credit may be. */
const cleaned = (words: string): string =>
  [
    ...words
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      // Twice the limit, since a character may have two code units.
      .slice(0, 2 * limits.credit),
  ]
    .slice(0, limits.credit)
    .join('')
    .trim();
