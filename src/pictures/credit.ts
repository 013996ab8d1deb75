/** Whose a picture is, as it says itself. */
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
    return [Copyright, Artist].filter((words) => typeof words === 'string').map(asUtf8);
  } catch {
    // Broken metadata do not break the picture.
    return [];
  }
}

/** Cameras write UTF-8, which EXIF does not know; the library reads Latin-1. */
function asUtf8(words: string): string {
  const text = Buffer.from(words, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? words : text;
}

/** The data sets of IPTC's second record: notice of copyright, and author. */
const dataSets = [116, 80];

/** The records begin with 0x1c: number of the record, of the data set, and two bytes for the length. */
function saidInIptc(iptc: Buffer | undefined): string[] {
  const said = new Map<number, string>();
  for (let at = iptc?.indexOf(0x1c) ?? -1; iptc && at >= 0 && at + 5 <= iptc.length && iptc[at] === 0x1c; ) {
    const length = iptc.readUInt16BE(at + 3);
    const end = at + 5 + length;
    if (length >= 0x8000 || end > iptc.length) break;
    const dataSet = iptc[at + 2] as number;
    if (iptc[at + 1] === 2 && !said.has(dataSet)) said.set(dataSet, asUtf8(iptc.toString('latin1', at + 5, end)));
    at = end;
  }
  return dataSets.flatMap((dataSet) => said.get(dataSet) ?? []);
}

/** On one line, without control characters, at most as long as a credit may be. */
const cleaned = (words: string): string =>
  [
    ...words
      .toWellFormed()
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, limits.credit)
    .join('')
    .trim();
