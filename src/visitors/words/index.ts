/** The words of the visitor's page by language. */
import { type Direction, type Language, languageByCode } from '../../../contracts/languages.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { cy } from './cy.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { ht } from './ht.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ms } from './ms.ts';
import { mt } from './mt.ts';
import { mww } from './mww.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tlh } from './tlh.ts';
import { tlhQaak } from './tlh-Qaak.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { ur } from './ur.ts';
import { vi } from './vi.ts';
import type { Words } from './words.ts';
import { zhCHS } from './zh-CHS.ts';
import { zhCHT } from './zh-CHT.ts';

const byCode: Record<string, Words> = {
  ar,
  bg,
  ca,
  'zh-CHS': zhCHS,
  'zh-CHT': zhCHT,
  cs,
  da,
  nl,
  en,
  et,
  fi,
  fr,
  de,
  el,
  ht,
  he,
  hi,
  mww,
  hu,
  id,
  it,
  ja,
  tlh,
  'tlh-Qaak': tlhQaak,
  ko,
  lv,
  lt,
  ms,
  mt,
  no,
  fa,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  es,
  sv,
  th,
  tr,
  uk,
  ur,
  vi,
  cy,
};

/** A reader's language as the page speaks it. */
export interface Speech {
  words: Words;
  /** What the words are written in, as HTML has it. */
  lang: string;
  dir: Direction;
}

/** Languages whose words are written otherwise than what is stored in them. */
const writtenAs: Record<string, string> = { 'tlh-Qaak': 'tlh' };

/** Throws a `RangeError` for a language that has no words; all of the 45 have. */
export function speechOf({ code }: Language): Speech {
  const words = byCode[code];
  if (!words) throw new RangeError(`There are no words in ${code}`);
  const { tag, direction } = languageByCode(writtenAs[code] ?? code);
  return { words, lang: tag, dir: direction };
}
