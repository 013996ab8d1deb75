/** The words of the visitor's page by language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Direction, type Language, languageByCode, languages } from '../../../contracts/languages.ts';
import { Words } from './words.ts';

/** Read at the start, which a file that lacks a sentence stops. */
const byCode: Record<string, Words> = Object.fromEntries(
  languages.map(({ code }) => [
    code,
    Words.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))),
  ]),
);

/** A reader's language as the page speaks it. */
export interface Speech {
  words: Words;
  /** What the words are written in, as HTML has it. */
  lang: string;
  dir: Direction;
}

/** Languages whose words are written otherwise than what is stored in them: no common typeface has the letters of pIqaD. */
const writtenAs: Record<string, string> = { 'tlh-Qaak': 'tlh' };

/** Throws a `RangeError` for a language that has no words; all of the 45 have. */
export function speechOf({ code }: Language): Speech {
  const words = byCode[code];
  if (!words) throw new RangeError(`There are no words in ${code}`);
  const { tag, direction } = languageByCode(writtenAs[code] ?? code);
  return { words, lang: tag, dir: direction };
}
