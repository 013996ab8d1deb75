/** An uploaded file as a table, or as bytes whose encoding has to be chosen. */

import { Invalid } from '../../errors.ts';
import { charsetByByteOrderMark, decodeText } from '../../http/body.ts';
import { TimeSlices } from '../../http/time-slices.ts';
import { parseCsv } from './csv-table.ts';
import type { Grid } from './grid.ts';
import { isCompound, isZip } from './xlsx-file.ts';
import { parseXlsx } from './xlsx-table.ts';

/** The stored form of a file until its confirmation. */
export type StoredUpload = { grid: Grid } | { bytes: string };

/** Encodings of older programs, by their names for `TextDecoder`. */
export const encodings = {
  'windows-1252': 'Western European (Windows)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'windows-1253': 'Greek (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  macintosh: 'Western European (Mac)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
} as const;
export type Encoding = keyof typeof encodings;

/** Throws `Invalid` for a file that is no table. */
export async function readUpload(bytes: Buffer, clientGone?: AbortSignal): Promise<StoredUpload> {
  const slices = new TimeSlices(clientGone);
  if (isZip(bytes) || isCompound(bytes)) return { grid: await parseXlsx(bytes, slices) };
  const kind = otherKindOf(bytes);
  if (kind !== undefined) throw new Invalid({ table: [`is ${kind}, not a table`] });
  const charset = charsetByByteOrderMark(bytes);
  const text = charset === undefined ? utf8In(bytes) : decodeText(bytes, charset);
  return text === undefined ? { bytes: bytes.toString('base64') } : openedText(text, slices);
}

/** The same in a chosen encoding. */
export const decodeUpload = (
  { bytes }: { bytes: string },
  encoding: Encoding,
  clientGone?: AbortSignal,
): Promise<StoredUpload> => openedText(decodeText(Buffer.from(bytes, 'base64'), encoding), new TimeSlices(clientGone));

async function openedText(text: string, slices: TimeSlices): Promise<StoredUpload> {
  // PostgreSQL's text cannot contain NUL.
  if (text.includes('\0')) throw new Invalid({ table: ['has a character that cannot be stored'] });
  return { grid: await parseCsv(text, slices) };
}

/** The first bytes of files that may be chosen by mistake. */
const otherKinds: readonly (readonly [string, RegExp])[] = [
  ['a picture', /^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s],
  ['a PDF document', /^%PDF-/],
];

function otherKindOf(bytes: Buffer): string | undefined {
  const beginning = bytes.subarray(0, 16).toString('latin1');
  return otherKinds.find(([, first]) => first.test(beginning))?.[0];
}

/** Undefined for bytes that are not UTF-8. */
function utf8In(bytes: Buffer): string | undefined {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

/** The lines of a sample, and the characters of each. */
const sample = { lines: 3, characters: 120 };

/** The first lines with a non-ASCII letter, in each possible encoding. */
export function samplesOf({ bytes }: { bytes: string }): { encoding: Encoding; lines: string[] }[] {
  const all = Buffer.from(bytes, 'base64');
  const found: Buffer[] = [];
  for (let from = 0; from < all.length && found.length < sample.lines; ) {
    const end = all.indexOf(0x0a, from);
    const line = all.subarray(from, end === -1 ? all.length : end);
    if (line.some((byte) => byte > 0x7f)) found.push(line.subarray(0, 4 * sample.characters));
    from = end === -1 ? all.length : end + 1;
  }
  return (Object.keys(encodings) as Encoding[]).flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    const lines = found.map((line) => decoder.decode(line).trim().slice(0, sample.characters));
    return lines.some((line) => line.includes('\ufffd')) ? [] : [{ encoding, lines }];
  });
}
