/**
 * What each provider calls the service's 45 languages.
 *
 * `null` says that the provider does not know the language; that is a fact about it, not a gap in this table. A code
 * here says that a provider knows the language, not that it translates between any two.
 */
import type { ProviderName } from './provider.ts';

export type ProviderCodes = Readonly<Record<ProviderName, string | null>>;

const define = (
  azure: string | null,
  deepl: string | null,
  google: string | null,
  libretranslate: string | null,
  apertium: string | null,
): ProviderCodes => ({ azure, deepl, google, libretranslate, apertium });

/** By the interface's code. DeepL's are those of a target; see `deepl.ts` for the source. */
export const codes: Readonly<Record<string, ProviderCodes>> = {
  ar: define('ar', 'AR', 'ar', 'ar', null),
  bg: define('bg', 'BG', 'bg', 'bg', null),
  ca: define('ca', 'CA', 'ca', 'ca', 'cat'),
  'zh-CHS': define('zh-Hans', 'ZH-HANS', 'zh-CN', 'zh-Hans', null),
  'zh-CHT': define('zh-Hant', 'ZH-HANT', 'zh-TW', 'zh-Hant', null),
  cs: define('cs', 'CS', 'cs', 'cs', null),
  da: define('da', 'DA', 'da', 'da', null),
  nl: define('nl', 'NL', 'nl', 'nl', null),
  en: define('en', 'EN', 'en', 'en', 'eng'),
  et: define('et', 'ET', 'et', 'et', null),
  fi: define('fi', 'FI', 'fi', 'fi', null),
  fr: define('fr', 'FR', 'fr', 'fr', 'fra'),
  de: define('de', 'DE', 'de', 'de', null),
  el: define('el', 'EL', 'el', 'el', null),
  ht: define('ht', 'HT', 'ht', null, null),
  he: define('he', 'HE', 'he', 'he', null),
  hi: define('hi', 'HI', 'hi', 'hi', null),
  mww: define('mww', null, 'hmn', null, null),
  hu: define('hu', 'HU', 'hu', 'hu', null),
  id: define('id', 'ID', 'id', 'id', null),
  it: define('it', 'IT', 'it', 'it', 'ita'),
  ja: define('ja', 'JA', 'ja', 'ja', null),
  tlh: define('tlh-Latn', null, null, null, null),
  'tlh-Qaak': define('tlh-Piqd', null, null, null, null),
  ko: define('ko', 'KO', 'ko', 'ko', null),
  lv: define('lv', 'LV', 'lv', 'lv', null),
  lt: define('lt', 'LT', 'lt', 'lt', null),
  ms: define('ms', 'MS', 'ms', 'ms', null),
  mt: define('mt', 'MT', 'mt', null, null),
  no: define('nb', 'NB', 'no', 'nb', null),
  fa: define('fa', 'FA', 'fa', 'fa', null),
  pl: define('pl', 'PL', 'pl', 'pl', null),
  pt: define('pt', 'PT', 'pt', 'pt', 'por'),
  ro: define('ro', 'RO', 'ro', 'ro', null),
  ru: define('ru', 'RU', 'ru', 'ru', null),
  sk: define('sk', 'SK', 'sk', 'sk', null),
  sl: define('sl', 'SL', 'sl', 'sl', null),
  es: define('es', 'ES', 'es', 'es', 'spa'),
  sv: define('sv', 'SV', 'sv', 'sv', null),
  th: define('th', 'TH', 'th', 'th', null),
  tr: define('tr', 'TR', 'tr', 'tr', null),
  uk: define('uk', 'UK', 'uk', 'uk', null),
  ur: define('ur', 'UR', 'ur', 'ur', null),
  vi: define('vi', 'VI', 'vi', 'vi', null),
  cy: define('cy', 'CY', 'cy', null, null),
};

/** What the provider calls the language, or `undefined` where it does not know it, or the code is none of the 45. */
export function codeOf(provider: ProviderName, language: string): string | undefined {
  return Object.hasOwn(codes, language) ? (codes[language]?.[provider] ?? undefined) : undefined;
}
