/**
 * `generated/vectors/languages.json`: the choice of the served language. Hand-written, so that all implementations are
 * tested against the same data: the service over HTTP, and the SDKs.
 */

/** `lang`, the header `Accept-Language`, and the served code; null: not sent. */
type Row = readonly [lang: string | null, accept_language: string | null, served: string];

interface Text {
  original: string;
  /** Its translations. */
  stored: readonly string[];
  rows: readonly Row[];
}

const byHeader = (header: string | null, served: string): Row => ['auto', header, served];
const byLang = (lang: string, served: string): Row => [lang, null, served];

const german: Text = {
  original: 'de',
  stored: ['en', 'fr', 'zh-CHS', 'no'],
  rows: [
    // By weight rather than position.
    byHeader('en;q=0.5,de', 'de'),
    byHeader('fr-CH, fr;q=0.9, en;q=0.8', 'fr'),
    byHeader('es, en', 'en'),
    byHeader('fr-FR;q=0.7,es;q=0.9,en;q=0.8', 'en'),
    byHeader('en;q=0.8,fr;q=0.8', 'en'),
    byHeader('fr;q=0.8,en;q=0.8', 'fr'),
    byHeader('en;q=0.001,es', 'en'),
    byHeader('en;q=0.300,fr;q=0.31', 'fr'),
    byHeader('en;q=0.1, fr;q=0.2, en-GB;q=0.9', 'en'),
    byHeader('en;q=1.000, fr;q=0.999', 'en'),
    byHeader('fr;Q=0.5, en;q=0.4', 'fr'),
    // Aliases, regions, scripts and case.
    byHeader('zh-Hans-CN', 'zh-CHS'),
    byHeader('zh-CN', 'zh-CHS'),
    byHeader('zh-SG', 'zh-CHS'),
    byHeader('zh', 'zh-CHS'),
    byHeader('zh-cmn-Hans-CN', 'zh-CHS'),
    byHeader('zh-TW', 'de'),
    byHeader('zh-Hant-CN', 'de'),
    byHeader('zh-yue-HK', 'de'),
    byHeader('cmn-Hans-CN', 'zh-CHS'),
    byHeader('cmn', 'zh-CHS'),
    byHeader('cmn-TW', 'de'),
    byHeader('zho-CN', 'zh-CHS'),
    byHeader('chi-HK', 'de'),
    byHeader('zh-AU', 'de'),
    byHeader('yue', 'de'),
    byHeader('yue-Hant-HK', 'de'),
    byHeader('yue-HK', 'de'),
    byHeader('yue-CN', 'zh-CHS'),
    byHeader('yue-Hans-HK', 'zh-CHS'),
    byHeader('yue-Latn', 'de'),
    byHeader('zh-yue', 'de'),
    byHeader('zh-yue-CN', 'zh-CHS'),
    byHeader('zh-min-nan', 'zh-CHS'),
    byHeader('zh-min-nan-TW', 'de'),
    byHeader('nan', 'zh-CHS'),
    byHeader('nan-TW', 'de'),
    byHeader('nan-Latn-TW', 'de'),
    byHeader('hak', 'zh-CHS'),
    byHeader('hak-TW', 'de'),
    byHeader('lzh', 'de'),
    byHeader('lzh-Hans', 'zh-CHS'),
    byHeader('zh-gan', 'zh-CHS'),
    byHeader('zh-hakka', 'zh-CHS'),
    byHeader('zh-abc-TW', 'de'),
    byHeader('zh-cmn;q=0, zh', 'de'),
    byHeader('fra-CA', 'fr'),
    byHeader('fre', 'fr'),
    byHeader('eng-GB', 'en'),
    byHeader('nob-NO', 'no'),
    byHeader('eng;q=0, en', 'de'),
    byHeader('zh-Latn', 'de'),
    byHeader('zh-Latn-CN, en;q=0.1', 'en'),
    byHeader('nb-NO', 'no'),
    byHeader('nn', 'no'),
    byHeader('EN-us', 'en'),
    byHeader('fr_CA', 'fr'),
    byHeader('fr-Latn-CH-1996', 'fr'),
    byHeader('fr-CH-u-ca-gregory-co-phonebk-hc-h12-nu-latn, en', 'fr'),
    // `*` means the original, at its position.
    byHeader('*', 'de'),
    byHeader('*, en', 'de'),
    byHeader('en;q=0.5, *;q=0.6', 'de'),
    byHeader('fr;q=0.6, *;q=0.5, en;q=0.1', 'fr'),
    byHeader('es, *;q=0.5, en;q=0.1', 'de'),
    byHeader('', 'de'),
    byHeader(null, 'de'),
    // A weight of 0 excludes.
    byHeader('en;q=0, *', 'de'),
    byHeader('en;q=0, en-US, fr;q=0.1', 'fr'),
    byHeader('en-US;q=0, en;q=0.5', 'en'),
    byHeader('nb;q=0.0, no, fr;q=0.2', 'fr'),
    byHeader('de;q=0, *, fr;q=0.1', 'fr'),
    byHeader('de;q=0, *;q=0.5', 'de'),
    byHeader('de;q=0', 'de'),
    byHeader('en;q=0', 'de'),
    byHeader('*;q=0, en', 'en'),
    byHeader('zh-Hans;q=0, zh-CN', 'de'),
    // Malformed weights invalidate the entry rather than count as 1.
    byHeader('xx, en;q=2, fr;q=abc', 'de'),
    byHeader('en;q=1.1, fr;q=0.1', 'fr'),
    byHeader('en;q=0.1234, fr;q=0.1', 'fr'),
    byHeader('en;q=-1, fr;q=0.1', 'fr'),
    byHeader('en;q=, fr;q=0.1', 'fr'),
    byHeader('en;q = 0.9, fr;q=0.1', 'fr'),
    byHeader('en;q=0.9;q=1, fr;q=0.1', 'fr'),
    byHeader('en;level=1, fr;q=0.1', 'fr'),
    byHeader('en;q=0., fr;q=0.', 'de'),
    byHeader('en ;\tq=0.1 ,fr ; q=0.2', 'fr'),
    byHeader(',, en,', 'en'),
    // Only the first 32 entries of a header count.
    byHeader(`${'xx-XX;q=0.5, '.repeat(800)}fr`, 'de'),
    byHeader(`${'xx, '.repeat(31)}fr, en`, 'fr'),
    byHeader(`fr;q=0.1, ${'xx, '.repeat(31)}en`, 'fr'),
    // `lang` takes precedence over the header.
    ['it,fr', 'en', 'fr'],
    ['fr', 'en', 'fr'],
    ['xx', 'en', 'de'],
    ['xx,yy', 'en', 'de'],
    [null, 'en', 'de'],
    [null, null, 'de'],
    ['', 'en', 'de'],
    // Lists.
    byLang('fr,en', 'fr'),
    byLang('es , en', 'en'),
    byLang('es,de,en', 'de'),
    byLang('fr;q=0.1,en', 'en'),
    byLang('fr-CH;q=0.1,en', 'en'),
    byLang('auto,en', 'en'),
    ['auto,xx', 'en', 'de'],
    byLang('*,en', 'en'),
    byLang('NB', 'no'),
    byLang('zh-TW,zh-CN', 'zh-CHS'),
    byLang(`${'xx,'.repeat(31)}fr,en`, 'fr'),
    byLang(`${'xx,'.repeat(32)}fr`, 'de'),
    ['AUTO', 'fr', 'fr'],
  ],
};

const others: readonly Text[] = [
  {
    original: 'zh-CHT',
    stored: ['zh-CHS', 'tlh-Qaak'],
    rows: [
      byHeader('zh-TW, zh;q=0.5', 'zh-CHT'),
      byHeader('zh-MY', 'zh-CHS'),
      byHeader('yue-Hant-HK', 'zh-CHT'),
      byHeader('yue, zh-CN;q=0.9', 'zh-CHT'),
      byHeader('zh-yue-HK', 'zh-CHT'),
      byHeader('zh-yue;q=0, zh-CN', 'zh-CHS'),
      byHeader('lzh', 'zh-CHT'),
      byHeader('hak-TW', 'zh-CHT'),
      byHeader('nan-Hant', 'zh-CHT'),
      byHeader('cmn-Hant-TW', 'zh-CHT'),
      byHeader('zh-US', 'zh-CHT'),
      byLang('yue', 'zh-CHT'),
      byHeader('en-HK, zh-HK;q=0.9', 'zh-CHT'),
      byHeader('tlh-Piqd', 'tlh-Qaak'),
      byHeader('tlh', 'zh-CHT'),
      byLang('zh-hans', 'zh-CHS'),
    ],
  },
  {
    original: 'en',
    stored: ['he', 'id', 'ro'],
    rows: [
      byHeader('iw-IL, en;q=0.5', 'he'),
      byHeader('in', 'id'),
      byHeader('mo, en;q=0.9', 'ro'),
      byHeader('de-AT, de;q=0.9', 'en'),
      byLang('fr,in,en', 'id'),
    ],
  },
  { original: 'fi', stored: [], rows: [byHeader('sv, en', 'fi'), byLang('en,fi', 'fi'), byHeader('fi;q=0, sv', 'fi')] },
];

export function languageVectors(): string {
  const rows = [german, ...others].flatMap(({ original, stored, rows }) =>
    rows.map(([lang, accept_language, served]) => ({ original, stored, lang, accept_language, served })),
  );
  return `{"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`;
}
