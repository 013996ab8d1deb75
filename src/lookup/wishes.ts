/**
 * What languages a reader wishes for: one code, a list of them, or what the browser says in `Accept-Language` (RFC 9110).
 * A reader is never turned away for it: what cannot be read is no wish.
 */
import { type Language, languageByCode, languageCodes, languageNamed, languageOf } from '../../contracts/languages.ts';
import { otherLanguage } from '../../contracts/management/reads.ts';
import { theOriginal } from './read/languages.ts';
import type { TagReading } from './read/reading.ts';

export interface Wishes {
  /** The dearest first, each once and none that is excluded; `theOriginal` stands where anything will do. */
  codes: readonly string[];
  /** Not to be served, but where one is the original's and no wish can be served. */
  excluded: readonly string[];
  /** Something was wished for, and none of it is a language that we have. */
  isUnknown: boolean;
  /** The dearest as it stands, `otherLanguage` where that is none of ours; undefined where nothing was wished for. */
  first?: string | undefined;
  /** The header was read: another one may get another answer. */
  isByHeader: boolean;
}

/** Who asks for this leaves the choice to `Accept-Language`. */
const byHeader = 'auto';

/** No browser sends as many; whoever sends more is not read to the end. */
const most = 32;

const none: Wishes = { codes: [], excluded: [], isUnknown: false, isByHeader: false };

/** `lang`: what was asked for by hand; where that is nothing, nothing is wished for, whatever the header says. */
export function readWishes(lang: string | undefined, acceptLanguage: string | undefined): Wishes {
  const asked = lang?.trim();
  if (!asked) return none;
  return asked.toLowerCase() === byHeader ? readHeader(acceptLanguage) : readList(asked);
}

/** What of a header decides about an answer: two that wish for the same in other words are one. */
export function headerWishes(acceptLanguage: string | undefined): string {
  return recall(acceptLanguage).text;
}

/** Who asks for this wants whatever is stored. */
const everything = 'all';

/** The codes of the languages that are wanted together: those of a list, or all. */
export function readCodes(lang = ''): readonly string[] {
  return lang.trim().toLowerCase() === everything ? languageCodes : readList(lang).codes;
}

/** The first wish that is one of the 45, for what is said around a text. */
export function firstLanguage({ codes }: Wishes): Language | undefined {
  const first = codes.find((code) => code !== theOriginal);
  return first === undefined ? undefined : languageByCode(first);
}

/**
 * What was wished for most, where it was not had: a code, or `otherLanguage`. Null where it was, where nothing was wished for, and
 * where there are no words. It is told of the text, and of the name where there is no text.
 */
export function missedBy({ first }: Wishes, { text_lang, name_lang }: Pick<TagReading, 'text_lang' | 'name_lang'>) {
  const served = text_lang ?? name_lang;
  const isHad = first === undefined || first === theOriginal || first === served;
  return isHad || served === null ? null : first;
}

function readList(list: string): Wishes {
  const found = list.split(',', most).map((entry) => languageOf(entry.trim()));
  const first = found[0]?.code ?? otherLanguage;
  const codes = once(found.map((language) => language?.code));
  return { codes, excluded: [], isUnknown: codes.length === 0, first, isByHeader: false };
}

/** Most readers say what others have said before. */
const longestRemembered = 256;
const mostRemembered = 1000;
const remembered = new Map<string, Remembered>();

interface Remembered {
  wishes: Wishes;
  text: string;
}

const readHeader = (header: string | undefined): Wishes => recall(header).wishes;

function recall(header = ''): Remembered {
  const known = remembered.get(header);
  if (known) return known;
  const wishes = wishesIn(header);
  const read = { wishes, text: `${wishes.codes} ${wishes.excluded} ${wishes.isUnknown} ${wishes.first}` };
  if (remembered.size === mostRemembered) remembered.clear();
  if (header.length <= longestRemembered) remembered.set(header, read);
  return read;
}

function wishesIn(header: string): Wishes {
  const ranges = header.split(',', most).map(readRange);
  const excluded = once(ranges.map((range) => range?.weight === 0 && languageNamed(range.tag)?.code));
  const wished = ranges.filter((range) => range !== undefined && range.weight > 0) as Range[];
  // Sorting is stable: among equals, the one that is named first comes first.
  const inTurn = wished.sort((a, b) => b.weight - a.weight).map(({ tag }) => codeOf(tag) ?? otherLanguage);
  const known = once(inTurn.filter((code) => code !== otherLanguage));
  const first = inTurn.find((code) => !excluded.includes(code));
  const codes = known.filter((code) => !excluded.includes(code));
  return { codes, excluded, isUnknown: wished.length > 0 && known.length === 0, first, isByHeader: true };
}

const codeOf = (tag: string) => (tag === '*' ? theOriginal : languageOf(tag)?.code);

const once = (codes: (string | false | undefined)[]): string[] =>
  [...new Set(codes)].filter((code) => !!code) as string[];

interface Range {
  tag: string;
  weight: number;
}

/** A weight as HTTP knows it: between 0 and 1, of at most three decimals. */
const weightFormat = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function readRange(text: string): Range | undefined {
  const [tag = '', weight, ...others] = text.split(';').map((part) => part.trim());
  if (tag === '' || others.length > 0) return undefined;
  if (weight === undefined) return { tag, weight: 1 };
  // A weight that cannot be read is no reason to take the language for the dearest of all.
  const value = weightFormat.exec(weight)?.[1];
  return value === undefined ? undefined : { tag, weight: Number(value) };
}
