/** The words of the visitors' page: complete in all 45 languages, in the right script, and around texts in any other language. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageByCode, languages } from '../../contracts/languages.ts';
import { speechOf } from '../../src/visitors/words/index.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag } from '../setup/factories.ts';

const codes = languages.map(({ code }) => code);
const wordsOf = (code: string) => speechOf(languageByCode(code)).words;
const english = wordsOf('en');

/** What the letters of a language are, where they are not Latin ones. */
const scripts: Record<string, RegExp> = {
  ...Object.fromEntries(['ar', 'fa', 'ur'].map((code) => [code, /\p{scx=Arabic}/u])),
  ...Object.fromEntries(['bg', 'ru', 'uk'].map((code) => [code, /\p{scx=Cyrillic}/u])),
  ...Object.fromEntries(['zh-CHS', 'zh-CHT'].map((code) => [code, /\p{scx=Han}/u])),
  el: /\p{scx=Greek}/u,
  he: /\p{scx=Hebrew}/u,
  hi: /\p{scx=Devanagari}/u,
  ja: /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u,
  ko: /\p{scx=Hangul}/u,
  th: /\p{scx=Thai}/u,
};
const latin = /\p{scx=Latin}/u;
/** Letters beside those that are the language's own: what is put in later does not count. */
const lettersIn = (text: string) => text.replaceAll('{n}', '').match(/\p{L}/gu) ?? [];

describe.each(codes)('the words in %s', (code) => {
  const words = wordsOf(code);
  const all = Object.entries(words);

  test('are complete, none of them empty or with blanks around it', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    expect(all.filter(([, text]) => text.trim() === '' || text !== text.trim().normalize())).toEqual([]);
  });

  test('use the letters of their language only', () => {
    const script = scripts[code] ?? latin;
    expect(all.filter(([, text]) => !lettersIn(text).every((letter) => script.test(letter)))).toEqual([]);
    expect(all.filter(([, text]) => lettersIn(text).length === 0)).toEqual([]);
  });

  test('differ from the English ones', () => {
    const same = all.filter(([key, text]) => code !== 'en' && text === english[key as keyof typeof english]);
    // Danish and Norwegian send as English does.
    expect(same.filter(([, text]) => text !== 'Send')).toEqual([]);
  });

  test('contain a number only where it belongs, and no markup', () => {
    expect(all.filter(([, text]) => text.includes('{n}')).map(([key]) => key)).toEqual(['atMost']);
    expect(all.filter(([, text]) => /[<>&"{}]/.test(text.replace('{n}', '')))).toEqual([]);
  });

  test('differ from each other where they must', () => {
    const { readAloud, stopReading, notAvailable, beingTranslated, notInUse, noText } = words;
    expect(new Set([readAloud, stopReading, notAvailable, beingTranslated, notInUse, noText]).size).toBe(6);
  });

  test('end with a full stop where the English ones do', () => {
    const stop = code === 'th' ? /[^.]$/ : /[.。।۔]$/;
    const sentences = all.filter(([key]) => english[key as keyof typeof english].endsWith('.'));
    expect(sentences.filter(([, text]) => !stop.test(text))).toEqual([]);
  });
});

test('pIqaD is shown in the Latin letters of Klingon', () => {
  expect(speechOf(languageByCode('tlh-Qaak'))).toEqual(speechOf(languageByCode('tlh')));
});

describe('the page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  const open = (identifier: string, lang: string) =>
    app.call('GET', `/t/${identifier}`, { headers: { Accept: 'text/html', 'Accept-Language': lang } });

  test.each(languages)('$code: has its own words around a text in another language', async ({ code, tag: wish }) => {
    const other = code === 'de' ? 'fr' : 'de';
    const { tag_identifier } = await createTag(app, { lang: other, text: 'Text', name: 'Name' });
    const page = await open(tag_identifier, wish);
    const { words, lang, dir } = speechOf(languageByCode(code));
    expect(page.text).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(page.text).toContain(`<span class="text" id="tag-text" lang="${other}" dir="ltr">Text</span>`);
    expect(page.headers.get('content-language')).toBe(other);
    const said = page.text.replaceAll('&#39;', "'");
    for (const each of ['skip', 'language', 'browserLanguage', 'choose', 'readAloud'] as const)
      expect(said).toContain(words[each]);
    if (code !== 'en') expect(said).not.toMatch(/>(Skip to|Language|As my browser|Choose|Read aloud)/);
  });

  test('answers 404 in the reader’s first known language', async () => {
    const page = await open('000000000000', 'xx, ar;q=0.9, fr;q=0.8');
    expect(page.status).toBe(404);
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    expect(page.text).toContain('لا توجد لافتة كهذه');
  });

  test('uses the language of the text for a reader without a preference', async () => {
    const { tag_identifier } = await createTag(app, { lang: 'he', text: 'שער', name: 'שער' });
    expect((await open(tag_identifier, '*')).text).toContain('<html lang="he" dir="rtl">');
  });
});
