/**
 * The 45 languages of the service, in the interface's order.
 *
 * The codes are those of a translation provider of 2014, and are stored and emitted. Phones send BCP 47 tags, which are
 * understood on input (`lookUpLanguage`) and put into HTML's `lang` (`tag`).
 */

export type Direction = 'ltr' | 'rtl';

export interface Language {
  /** The interface's own code, which is stored and emitted. */
  code: string;
  /** English name. */
  name: string;
  /** The language's name in itself. */
  ownName: string;
  /** BCP 47 tag, for HTML's `lang`, `hreflang` and `Content-Language`. */
  tag: string;
  /** Writing direction, for HTML's `dir`. */
  direction: Direction;
  /** Other tags of this language, in lower case: of ISO 639-2 and of macrolanguages, for example. */
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

/**
 * Chinese languages by their likely script (CLDR), which a script or region overrides. Mandarin is `zh`: see
 * `comparable`.
 */
const likelySimplified = ['nan', 'hak', 'gan', 'wuu', 'hsn', 'cdo', 'cjy', 'czh', 'csp', 'cnp'];
const likelyTraditional = ['yue', 'lzh', 'ltc'];
const besidesMandarin = [...likelySimplified, ...likelyTraditional];
const within = (tags: readonly string[], subtags: string) =>
  tags.flatMap((tag) => subtags.split(' ').map((subtag) => `${tag}-${subtag}`));

/** All languages, in the interface's order. */
export const languages: readonly Language[] = [
  define('ar', 'Arabic', 'العربية', { direction: 'rtl', aliases: ['ara', 'arb'] }),
  define('bg', 'Bulgarian', 'Български', { aliases: ['bul'] }),
  define('ca', 'Catalan', 'Català', { aliases: ['cat'] }),
  define('zh-CHS', 'Chinese (Simplified)', '简体中文', {
    tag: 'zh-Hans',
    aliases: [
      ...['zh', ...within(['zh'], 'hans cn sg my')],
      ...[...likelySimplified, ...within(besidesMandarin, 'hans'), 'yue-cn'],
    ],
  }),
  define('zh-CHT', 'Chinese (Traditional)', '繁體中文', {
    tag: 'zh-Hant',
    aliases: [
      ...within(['zh'], 'hant tw hk mo au bn gb gf id pa pf ph sr th us vn'),
      ...[...likelyTraditional, ...within(besidesMandarin, 'hant'), ...within(likelySimplified, 'tw hk mo')],
    ],
  }),
  define('cs', 'Czech', 'Čeština', { aliases: ['ces', 'cze'] }),
  define('da', 'Danish', 'Dansk', { aliases: ['dan'] }),
  define('nl', 'Dutch', 'Nederlands', { aliases: ['nld', 'dut'] }),
  define('en', 'English', 'English', { aliases: ['eng'] }),
  define('et', 'Estonian', 'Eesti', { aliases: ['est', 'ekk'] }),
  define('fi', 'Finnish', 'Suomi', { aliases: ['fin'] }),
  define('fr', 'French', 'Français', { aliases: ['fra', 'fre'] }),
  define('de', 'German', 'Deutsch', { aliases: ['deu', 'ger'] }),
  define('el', 'Greek', 'Ελληνικά', { aliases: ['ell', 'gre'] }),
  define('ht', 'Haitian Creole', 'Kreyòl ayisyen', { aliases: ['hat'] }),
  define('he', 'Hebrew', 'עברית', { direction: 'rtl', aliases: ['iw', 'heb'] }),
  define('hi', 'Hindi', 'हिन्दी', { aliases: ['hin'] }),
  define('mww', 'Hmong Daw', 'Hmoob Dawb', { aliases: ['hmn'] }),
  define('hu', 'Hungarian', 'Magyar', { aliases: ['hun'] }),
  define('id', 'Indonesian', 'Bahasa Indonesia', { aliases: ['in', 'ind'] }),
  define('it', 'Italian', 'Italiano', { aliases: ['ita'] }),
  define('ja', 'Japanese', '日本語', { aliases: ['jpn'] }),
  define('tlh', 'Klingon', 'tlhIngan Hol', { aliases: ['tlh-latn'] }),
  define('tlh-Qaak', 'Klingon (pIqaD)', 'tlhIngan Hol (pIqaD)', { tag: 'tlh-Piqd', aliases: ['tlh-piqd'] }),
  define('ko', 'Korean', '한국어', { aliases: ['kor'] }),
  define('lv', 'Latvian', 'Latviešu', { aliases: ['lav', 'lvs'] }),
  define('lt', 'Lithuanian', 'Lietuvių', { aliases: ['lit'] }),
  define('ms', 'Malay', 'Bahasa Melayu', { aliases: ['msa', 'may', 'zsm'] }),
  define('mt', 'Maltese', 'Malti', { aliases: ['mlt'] }),
  define('no', 'Norwegian', 'Norsk', { aliases: ['nb', 'nn', 'nor', 'nob', 'nno'] }),
  define('fa', 'Persian', 'فارسی', { direction: 'rtl', aliases: ['fas', 'per', 'pes', 'prs'] }),
  define('pl', 'Polish', 'Polski', { aliases: ['pol'] }),
  define('pt', 'Portuguese', 'Português', { aliases: ['por'] }),
  define('ro', 'Romanian', 'Română', { aliases: ['mo', 'ron', 'rum', 'mol'] }),
  define('ru', 'Russian', 'Русский', { aliases: ['rus'] }),
  define('sk', 'Slovak', 'Slovenčina', { aliases: ['slk', 'slo'] }),
  define('sl', 'Slovenian', 'Slovenščina', { aliases: ['slv'] }),
  define('es', 'Spanish', 'Español', { aliases: ['spa'] }),
  define('sv', 'Swedish', 'Svenska', { aliases: ['swe'] }),
  define('th', 'Thai', 'ไทย', { aliases: ['tha'] }),
  define('tr', 'Turkish', 'Türkçe', { aliases: ['tur'] }),
  define('uk', 'Ukrainian', 'Українська', { aliases: ['ukr'] }),
  define('ur', 'Urdu', 'اردو', { direction: 'rtl', aliases: ['urd'] }),
  define('vi', 'Vietnamese', 'Tiếng Việt', { aliases: ['vie'] }),
  define('cy', 'Welsh', 'Cymraeg', { aliases: ['cym', 'wel'] }),
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

/** Above the length of any phone's tag, with all its extensions; longer ones are rejected unparsed. */
const maxTagLength = 100;

/** Mandarin is Chinese; of the other Chinese languages, `zh-yue` and `zh-min-nan` are older tags than `yue` and `nan`. */
const mandarin = /^(?:zh-)?(?:cmn|zho|chi)(?=-|$)/;
const olderTag = /^zh-(?:min-)?([a-z]{3})(?=-|$)/;
const isChinese = (tag: string): boolean => byTag.has(`${tag}-hant`);

/** The canonical form for comparisons. A quality weight makes a tag invalid. */
function comparable(input: string): string {
  if (input.length > maxTagLength || input.includes(';')) return '';
  const tag = input.trim().toLowerCase().replaceAll('_', '-');
  return tag.replace(mandarin, 'zh').replace(olderTag, (older, spoken) => (isChinese(spoken) ? spoken : older));
}

/** The language with this code, tag or alias, in any case; `undefined` with further subtags. */
export const languageByTag = (input: string): Language | undefined => byTag.get(comparable(input));

/** An extended language within Chinese does not imply a script; an unlisted script is not supported. */
const withinChinese = /^zh-(?!ch[st](-|$))[a-z]{3}(?=-|$)/;
const inScript = /^([a-z]{2,3})-[a-z]{4}$/;
const isInOtherScript = (tag: string): boolean => isChinese(inScript.exec(tag)?.[1] ?? '');

/**
 * The language of one of the 45 codes in any case, or of an alias, either with further subtags, which are removed from
 * the right as in RFC 4647's lookup (`pt-BR` → `pt`, `zh-Hant-HK` → `zh-CHT`). `undefined` if there is none.
 */
export function lookUpLanguage(input: string): Language | undefined {
  let tag = comparable(input).replace(withinChinese, 'zh');
  while (tag) {
    const language = byTag.get(tag);
    if (language || isInOtherScript(tag)) return language;
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')));
  }
  return undefined;
}
