/**
 * Language negotiation: one code, a list of codes, or the browser's `Accept-Language` (RFC 9110). Unreadable
 * preferences are ignored, never refused.
 */
import {
  type Language,
  languageByCode,
  languageByTag,
  languageCodes,
  lookUpLanguage,
} from '../../contracts/languages.ts';
import { otherLanguage } from '../../contracts/management/reads.ts';
import { memoize } from '../../contracts/memoise.ts';
import { theOriginal } from './read/languages.ts';
import type { TagReading } from './read/reading.ts';

export interface LanguagePreferences {
  /** In order of preference, distinct and without the excluded; `theOriginal` where any language is acceptable. */
  codes: readonly string[];
  /** Languages not to be served, unless one is the original's and no preference can be served. */
  excluded: readonly string[];
  /** Whether there were preferences, but only for unsupported languages. */
  isUnknown: boolean;
  /** The most preferred language, `otherLanguage` for an unsupported one; undefined without preferences. */
  first?: string | undefined;
  /** Whether the header was read, so that the answer varies by it. */
  isByHeader: boolean;
}

/** The parameter's value that leaves the choice to `Accept-Language`. */
const byHeader = 'auto';

/** The most ranges that are read from a header; no browser sends as many. */
const most = 32;

const none: LanguagePreferences = { codes: [], excluded: [], isUnknown: false, isByHeader: false };

/** `lang`: the parameter; empty means no preference, whatever the header says. */
export function parsePreferences(lang: string | undefined, acceptLanguage: string | undefined): LanguagePreferences {
  const asked = lang?.trim();
  if (!asked) return none;
  return asked.toLowerCase() === byHeader ? readHeader(acceptLanguage ?? '').preferences : readList(asked);
}

/** A key of the header: equal for headers with the same meaning. */
export const acceptLanguageKey = (acceptLanguage = ''): string => readHeader(acceptLanguage).text;

/** The parameter's value for all stored languages. */
const everything = 'all';

/** Parses a list of codes, or all. */
export function parseCodes(lang = ''): readonly string[] {
  return lang.trim().toLowerCase() === everything ? languageCodes : readList(lang).codes;
}

/** The first preference among the 45 languages, for the words around a text. */
export function firstLanguage({ codes }: LanguagePreferences): Language | undefined {
  const first = codes.find((code) => code !== theOriginal);
  return first === undefined ? undefined : languageByCode(first);
}

/**
 * The most preferred language where it was missed: a code, or `otherLanguage`. Null where it was served, without
 * preferences, and without words. Counted for the text, or for the name where there is no text.
 */
export function missedLanguage(
  { first }: LanguagePreferences,
  { text_lang, name_lang }: Pick<TagReading, 'text_lang' | 'name_lang'>,
) {
  const served = text_lang ?? name_lang;
  const isHad = first === undefined || first === theOriginal || first === served;
  return isHad || served === null ? null : first;
}

function readList(list: string): LanguagePreferences {
  const found = list.split(',', most).map((entry) => lookUpLanguage(entry.trim()));
  const first = found[0]?.code ?? otherLanguage;
  const codes = once(found.map((language) => language?.code));
  return { codes, excluded: [], isUnknown: codes.length === 0, first, isByHeader: false };
}

/** The parsed preferences of a header, and their form in cache keys. */
const readHeader = memoize((header: string) => {
  const preferences = preferencesIn(header);
  return {
    preferences,
    text: `${preferences.codes} ${preferences.excluded} ${preferences.isUnknown} ${preferences.first}`,
  };
});

function preferencesIn(header: string): LanguagePreferences {
  const ranges = header.split(',', most).map(readRange);
  const excluded = once(ranges.map((range) => range?.weight === 0 && languageByTag(range.tag)?.code));
  const preferred = ranges.filter((range) => range !== undefined && range.weight > 0) as Range[];
  // The sort is stable: among equals, the first one wins.
  const inOrder = preferred.sort((a, b) => b.weight - a.weight).map(({ tag }) => codeOf(tag) ?? otherLanguage);
  const known = once(inOrder.filter((code) => code !== otherLanguage));
  const first = inOrder.find((code) => !excluded.includes(code));
  const codes = known.filter((code) => !excluded.includes(code));
  return { codes, excluded, isUnknown: preferred.length > 0 && known.length === 0, first, isByHeader: true };
}

const codeOf = (tag: string) => (tag === '*' ? theOriginal : lookUpLanguage(tag)?.code);

const once = (codes: (string | false | undefined)[]): string[] =>
  [...new Set(codes)].filter((code) => !!code) as string[];

interface Range {
  tag: string;
  weight: number;
}

/** A weight of RFC 9110: between 0 and 1, with at most three decimals. */
const weightFormat = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function readRange(text: string): Range | undefined {
  const [tag = '', weight, ...others] = text.split(';').map((part) => part.trim());
  if (tag === '' || others.length > 0) return undefined;
  if (weight === undefined) return { tag, weight: 1 };
  // An unreadable weight must not make the language the most preferred.
  const value = weightFormat.exec(weight)?.[1];
  return value === undefined ? undefined : { tag, weight: Number(value) };
}
