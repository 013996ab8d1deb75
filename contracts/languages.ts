/**
 * The 45 languages of the service, in the order in which the interface lists them.
 *
 * The codes are those of a translation provider of 2014 and are what the service stores and emits; phones send BCP 47
 * tags, so those are understood on input (`languageOf`) and put into HTML's `lang` (`tag`).
 */

export type Direction = 'ltr' | 'rtl';

export interface Language {
  /** The interface's own code, the one that is stored and emitted. */
  code: string;
  /** English name. */
  name: string;
  /** The language's name in itself. */
  ownName: string;
  /** BCP 47 tag, for HTML's `lang`, `hreflang` and `Content-Language`. */
  tag: string;
  /** Writing direction, for HTML's `dir`. */
  direction: Direction;
  /** Other tags that mean this language, in lower case; each also without its region. */
  aliases: readonly string[];
}

const define = (
  code: string,
  name: string,
  ownName: string,
  more: { tag?: string; direction?: Direction; aliases?: readonly string[] } = {},
): Language => ({
  code,
  name,
  ownName,
  tag: more.tag ?? code,
  direction: more.direction ?? 'ltr',
  aliases: more.aliases ?? [],
});

/** All languages, in the interface's order. */
export const languages: readonly Language[] = [
  define('ar', 'Arabic', 'العربية', { direction: 'rtl' }),
  define('bg', 'Bulgarian', 'Български'),
  define('ca', 'Catalan', 'Català'),
  define('zh-CHS', 'Chinese (Simplified)', '简体中文', {
    tag: 'zh-Hans',
    aliases: ['zh', 'zh-hans', 'zh-cn', 'zh-sg', 'zh-my'],
  }),
  define('zh-CHT', 'Chinese (Traditional)', '繁體中文', {
    tag: 'zh-Hant',
    aliases: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
  }),
  define('cs', 'Czech', 'Čeština'),
  define('da', 'Danish', 'Dansk'),
  define('nl', 'Dutch', 'Nederlands'),
  define('en', 'English', 'English'),
  define('et', 'Estonian', 'Eesti'),
  define('fi', 'Finnish', 'Suomi'),
  define('fr', 'French', 'Français'),
  define('de', 'German', 'Deutsch'),
  define('el', 'Greek', 'Ελληνικά'),
  define('ht', 'Haitian Creole', 'Kreyòl ayisyen'),
  define('he', 'Hebrew', 'עברית', { direction: 'rtl', aliases: ['iw'] }),
  define('hi', 'Hindi', 'हिन्दी'),
  define('mww', 'Hmong Daw', 'Hmoob Dawb', { aliases: ['hmn'] }),
  define('hu', 'Hungarian', 'Magyar'),
  define('id', 'Indonesian', 'Bahasa Indonesia', { aliases: ['in'] }),
  define('it', 'Italian', 'Italiano'),
  define('ja', 'Japanese', '日本語'),
  define('tlh', 'Klingon', 'tlhIngan Hol', { aliases: ['tlh-latn'] }),
  define('tlh-Qaak', 'Klingon (pIqaD)', 'tlhIngan Hol (pIqaD)', { tag: 'tlh-Piqd', aliases: ['tlh-piqd'] }),
  define('ko', 'Korean', '한국어'),
  define('lv', 'Latvian', 'Latviešu'),
  define('lt', 'Lithuanian', 'Lietuvių'),
  define('ms', 'Malay', 'Bahasa Melayu'),
  define('mt', 'Maltese', 'Malti'),
  define('no', 'Norwegian', 'Norsk', { aliases: ['nb', 'nn'] }),
  define('fa', 'Persian', 'فارسی', { direction: 'rtl' }),
  define('pl', 'Polish', 'Polski'),
  define('pt', 'Portuguese', 'Português'),
  define('ro', 'Romanian', 'Română', { aliases: ['mo'] }),
  define('ru', 'Russian', 'Русский'),
  define('sk', 'Slovak', 'Slovenčina'),
  define('sl', 'Slovenian', 'Slovenščina'),
  define('es', 'Spanish', 'Español'),
  define('sv', 'Swedish', 'Svenska'),
  define('th', 'Thai', 'ไทย'),
  define('tr', 'Turkish', 'Türkçe'),
  define('uk', 'Ukrainian', 'Українська'),
  define('ur', 'Urdu', 'اردو', { direction: 'rtl' }),
  define('vi', 'Vietnamese', 'Tiếng Việt'),
  define('cy', 'Welsh', 'Cymraeg'),
];

/** The 45 codes, in the interface's order. */
export const languageCodes: readonly string[] = languages.map((language) => language.code);

const byCode = new Map(languages.map((language) => [language.code, language]));

const byTag = new Map<string, Language>();
for (const language of languages) {
  for (const tag of [language.code, language.tag, ...language.aliases]) byTag.set(tag.toLowerCase(), language);
}

/** The language of one of the interface's own codes, exactly as listed. */
export function languageByCode(code: string): Language {
  const language = byCode.get(code);
  if (!language) throw new RangeError(`${code} is not one of the ${languages.length} language codes`);
  return language;
}

/** No phone's tag is as long, with all that it says of calendars and digits; anything longer is not looked at. */
const longestTag = 100;

/** As tags are compared. What has a weight behind it is none. */
const comparable = (input: string) =>
  input.length > longestTag || input.includes(';') ? '' : input.trim().toLowerCase().replaceAll('_', '-');

/** The language of which this is a code, a tag or an alias, in any case; `undefined` where it has further subtags. */
export const languageNamed = (input: string): Language | undefined => byTag.get(comparable(input));

/** Which of the Chinese languages is spoken says nothing of the script; a script that is not listed is none of ours. */
const spokenChinese = /^zh-(?!ch[st](-|$))[a-z]{3}(?=-|$)/;
const otherScript = /^zh-[a-z]{4}$/;

/**
 * The language that a caller means: one of the 45 codes in any case, an alias, or either with further subtags, which are
 * taken off from the right as in RFC 4647's look-up (`pt-BR` → `pt`, `zh-Hant-HK` → `zh-CHT`). `undefined` where it is none.
 */
export function languageOf(input: string): Language | undefined {
  let tag = comparable(input);
  if (tag.startsWith('zh-')) tag = tag.replace(spokenChinese, 'zh');
  while (tag) {
    const language = byTag.get(tag);
    if (language || otherScript.test(tag)) return language;
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')));
  }
  return undefined;
}
