/** The words of the visitor's page by language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Direction, type Language, languageByCode, languages } from '../../../contracts/languages.ts';
import { Words } from './words.ts';

/** Loaded at start, which fails where a file lacks a sentence. */
const byCode: Record<string, Words> = Object.fromEntries(
  languages.map(({ code }) => [
    code,
    Words.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))),
  ]),
);

/** The page's words in a reader's language. */
export interface Speech {
  words: Words;
  /** The language tag of the words for HTML. */
  lang: string;
  dir: Direction;
}

/** Languages whose words are in another script than stored texts: common fonts lack pIqaD. */
const writtenAs: Record<string, string> = { 'tlh-Qaak': 'tlh' };

/** Throws a `RangeError` for a language without words; all of the 45 have them. */
export function speechOf({ code }: Language): Speech {
  const words = byCode[code];
  if (!words) throw new RangeError(`There are no words in ${code}`);
  const { tag, direction } = languageByCode(writtenAs[code] ?? code);
  return { words, lang: tag, dir: direction };
}
