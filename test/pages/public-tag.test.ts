/** The page that a visitor sees after scanning a tag's code, at `/t/{tag_identifier}`. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { languages } from '../../contracts/languages.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type Answer, type MadeOutcome, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../setup/factories.ts';
import { type HtmlToken, skeletonOf, tokensOf } from '../setup/html-tokens.ts';
import { statementsDuring } from '../setup/statements.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1';
const failed: MadeOutcome = { state: 'failed', reason: 'unavailable', retry_at: null };

let outcome: MadeOutcome | Error;
const translator = translatorOf(({ subject, lang_code }) => {
  if (outcome instanceof Error) throw outcome;
  return outcome.state === 'translated' ? { ...outcome, lang_code, text: `${subject.kind} in ${lang_code}` } : outcome;
});
const translated: MadeOutcome = { state: 'translated', text: '', lang_code: 'fr' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());
beforeEach(() => {
  translator.requests.length = 0;
  outcome = failed;
});

interface Asking {
  lang?: string;
  accept?: string;
  method?: string;
  headers?: Record<string, string>;
}

const open = ({ tag_identifier }: { tag_identifier: string }, { lang, accept, method = 'GET', headers }: Asking = {}) =>
  app.call(method, `/t/${tag_identifier}`, {
    ...(lang !== undefined && { query: { lang } }),
    headers: { 'User-Agent': phone, Accept: 'text/html', ...(accept && { 'Accept-Language': accept }), ...headers },
  });

type Tag = Extract<HtmlToken, { kind: 'tag' }>;
const tagsOf = (page: Answer) => tokensOf(page.text).filter((token): token is Tag => token.kind === 'tag');
const attributesOf = (page: Answer, matches: (tag: Tag) => boolean) => tagsOf(page).find(matches)?.attributes;
const ofId = (page: Answer, id: string) => attributesOf(page, ({ attributes }) => attributes.id === id);

/** The words of an element that holds nothing but words. */
function wordsIn(page: Answer, id: string): string | undefined {
  const tokens = tokensOf(page.text);
  const at = tokens.findIndex((token) => token.kind === 'tag' && token.attributes.id === id);
  const next = tokens[at + 1];
  return at !== -1 && next?.kind === 'text' ? next.text : undefined;
}

const readIn = (page: Answer) => [wordsIn(page, 'tag-text'), ofId(page, 'tag-text')?.lang];
const change = ({ id }: MadeTag, fields: Record<string, unknown>) => app.db('tags').where({ id }).update(fields);

/** A tag in German, with stored translations. */
async function germanTag(stored: string[] = ['en', 'fr', 'zh-CHS', 'no']): Promise<MadeTag> {
  const tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  for (const code of stored) {
    await storeTranslation(app, tag, code, `text in ${code}`);
    await storeName(app, tag, code, `name in ${code}`);
  }
  return tag;
}

describe('the public page of a tag', () => {
  test('shows name and text with their language, and sets no cookie', async () => {
    const tag = await createTag(app, {
      lang: 'de',
      text: 'Zeile eins\n\n  Zeile <zwei> & "drei"',
      name: 'Grüß\'s "Tor"',
    });
    const page = await open(tag);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('content-language')).toBe('de');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(wordsIn(page, 'tag-name')).toBe('Grüß\'s "Tor"');
    expect(wordsIn(page, 'tag-text')).toBe('Zeile eins\n\n  Zeile <zwei> & "drei"');
    expect(ofId(page, 'tag-text')).toMatchObject({ lang: 'de', dir: 'ltr', class: 'text' });
    expect(page.text).not.toMatch(/Nicht in Ihrer|Derzeit nicht|Original lesen|name="csrf_token"/);
    expect((await open({ tag_identifier: tag.tag_identifier.toUpperCase() })).text).toBe(page.text.toString());
  });

  test('is the same for a signed-in customer', async () => {
    const tag = await germanTag([]);
    const { token } = await signedIn(app);
    const cookies = { Cookie: `tags_browser=${'a'.repeat(43)}; tags_notice=x.y`, Authorization: `Bearer ${token}` };
    const page = await open(tag, { headers: cookies });
    expect(page.text).toBe((await open(tag)).text);
    expect(page.headers.get('set-cookie')).toBeNull();
  });

  test('D31: is shown without name, text, image, link and place', async () => {
    const [tag] = await app.db('tags').insert({ tag_identifier: '0123456789ab' }).returning('*');
    const page = await open(tag, { accept: 'fr' });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1><bdi>0123456789ab</bdi></h1>');
    expect(page.text).toContain('Cette étiquette n’est pas encore utilisée.');
    // The button of the language names that of the words.
    expect(page.text).toContain('<span lang="fr" dir="ltr">Français</span></summary>');
    expect(page.text).not.toMatch(/<img|<dl|data-reads/);
    expect(translator.requests).toEqual([]);
  });

  test.each(['ar', 'he', 'fa', 'ur'])('%s is written from right to left', async (lang) => {
    const tag = await createTag(app, { lang, text: 'שלום\nعالم', name: 'שער' });
    const page = await open(tag);
    expect(ofId(page, 'tag-name')).toMatchObject({ lang, dir: 'rtl' });
    expect(ofId(page, 'tag-text')).toMatchObject({ lang, dir: 'rtl' });
  });

  test('names its place', async () => {
    const tag = await germanTag([]);
    const { id: customer_id } = await signedIn(app);
    const [place] = await app.db('places').insert({ customer_id, name: '<i>Hafen' }).returning('id');
    await change(tag, { customer_id, place_id: place.id });
    expect((await open(tag)).text).toContain(
      '<p class="place"><span class="unseen">Standort: </span><bdi>&lt;i&gt;Hafen</bdi></p><h1>',
    );
  });

  test('has the place at the side of the name, in a page of another direction too', async () => {
    const tag = await germanTag([]);
    const { id: customer_id } = await signedIn(app);
    const [place] = await app.db('places').insert({ customer_id, name: 'Hafen' }).returning('id');
    await change(tag, { customer_id, place_id: place.id });
    expect((await open(tag, { accept: 'ar' })).text).toContain('<p class="place" dir="ltr"><span class="unseen">');
  });

  test('answers 404 for an unknown tag, with a helpful page', async () => {
    for (const identifier of [
      '0000000000ff',
      'nothing',
      "'%20or%201=1",
      '%3Cscript%3Ealert(1)',
      '%00',
      'a'.repeat(4000),
    ]) {
      const page = await open({ tag_identifier: identifier }, { accept: 'fr' });
      expect([page.status, page.headers.get('x-error-reason')]).toEqual([404, 'tag_not_found']);
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(page.text).toContain('Cette étiquette n’existe pas');
      expect(page.text).not.toContain('alert(1)');
    }
    expect(translator.requests).toEqual([]);
  });
});

describe('a user’s input', () => {
  const payload = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

  test('is shown as text only', async () => {
    const plain = await createTag(app, { text: 'text', name: 'name' });
    const tag = await createTag(app, { text: payload, name: payload });
    for (const [each, value] of [
      [plain, 'words'],
      [tag, payload],
    ] as const) {
      const { id: customer_id } = await signedIn(app);
      const [place] = await app.db('places').insert({ customer_id, name: value }).returning('id');
      await change(each, { customer_id, place_id: place.id, description: value, text_url: value, image_url: value });
    }
    const [clean, dirty] = [await open(plain), await open(tag)];
    expect(wordsIn(dirty, 'tag-text')).toBe(payload);
    // `words` could be the name of a host, so it is a link.
    const linkless = (page: Answer) => skeletonOf(page.text).join('\n').replace('a href rel\n/a', 'bdi\n/bdi');
    expect(linkless(dirty)).toBe(linkless(clean));
  });

  test.each([
    ['www.example.com/gate?a=1&b=2', 'https://www.example.com/gate?a=1&b=2'],
    ['http://example.com', 'http://example.com/'],
    ['javascript:alert(1)', undefined],
    ['JavaScript://example.com/%0aalert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    [' \tjavascript:alert(1)', undefined],
  ])('V13: the link %s leads to %s', async (text_url, expected) => {
    const tag = await germanTag([]);
    await change(tag, { text_url });
    const page = await open(tag);
    expect(attributesOf(page, ({ attributes }) => attributes.rel === 'noopener noreferrer nofollow')?.href).toBe(
      expected,
    );
    expect(page.text).toContain('<dt>Mehr dazu</dt>');
  });

  test.each([
    ['https://images.example.com/gate.jpg?a=1&b="2"', 'https://images.example.com/gate.jpg?a=1&b=%222%22'],
    ['http://example.com:8080/gate.jpg', 'http://example.com:8080/gate.jpg'],
    ['images.example.com/gate.jpg', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
    ["https://example.com;script-src'unsafe-inline'/x.png", undefined],
  ])('the image %s is fetched as %s', async (image_url, expected) => {
    const tag = await germanTag([]);
    await change(tag, { image_url });
    const page = await open(tag);
    expect(attributesOf(page, ({ name }) => name === 'img')?.src).toBe(expected);
    const images = expected === undefined ? '' : ` https: ${new URL(expected).origin}`;
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; " +
        `img-src 'self' data:${images}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
  });
});

describe('the language of the page', () => {
  test.each<[Asking, string]>([
    [{ accept: 'en;q=0.5,de' }, 'de'],
    [{ accept: 'fr-CH, fr;q=0.9, en;q=0.8' }, 'fr'],
    [{ accept: 'es, en' }, 'en'],
    [{ accept: 'fr-FR;q=0.7,es;q=0.9,en;q=0.8' }, 'en'],
    [{ accept: 'zh-Hans-CN' }, 'zh-CHS'],
    [{ accept: 'zh-TW' }, 'de'],
    [{ accept: 'nb-NO' }, 'no'],
    [{ accept: '*' }, 'de'],
    [{}, 'de'],
    [{ accept: 'en;q=0, *' }, 'de'],
    [{ accept: 'EN-us' }, 'en'],
    [{ accept: 'xx, en;q=2, fr;q=abc' }, 'de'],
    [{ accept: 'xx,'.repeat(3400) }, 'de'],
    [{ lang: 'it,fr', accept: 'en' }, 'fr'],
    [{ lang: 'fr', accept: 'en' }, 'fr'],
    [{ lang: '', accept: 'en' }, 'en'],
    [{ lang: 'xx', accept: 'en' }, 'de'],
    [{ lang: 'auto', accept: 'en' }, 'en'],
    [{ lang: 'de', accept: 'en' }, 'de'],
  ])('V3, V5: among stored ones, %j selects %s, in one SQL statement', async (asking, code) => {
    const tag = await germanTag();
    let page: Answer | undefined;
    const statements = await statementsDuring(app.databases, async () => {
      page = await open(tag, asking);
    });
    expect(statements).toHaveLength(1);
    const language = languages.find((each) => each.code === code);
    expect(readIn(page as Answer)).toEqual([code === 'de' ? 'Das Tor' : `text in ${code}`, language?.tag]);
    expect(wordsIn(page as Answer, 'tag-name')).toBe(code === 'de' ? 'Tor' : `name in ${code}`);
    expect((page as Answer).headers.get('content-language')).toBe(language?.tag);
  });

  test('V4, V11: is the preferred one by translating text and name if it is not stored', async () => {
    const tag = await germanTag();
    outcome = translated;
    const page = await open(tag, { accept: 'es, en;q=0.9' });
    expect(readIn(page)).toEqual(['text in es', 'es']);
    expect(wordsIn(page, 'tag-name')).toBe('name in es');
    expect(page.text).toContain('Leer el original</a> (<bdi lang="de" dir="ltr">Deutsch</bdi>)');
    expect(page.text).toContain(`href="/t/${tag.tag_identifier}?lang=de"`);
    expect(translator.requests.map(({ lang_code, subject, insist }) => [lang_code, subject.kind, insist])).toEqual([
      ['es', 'text', false],
      ['es', 'name', false],
    ]);
  });

  test.each<[string, MadeOutcome | Error]>([
    ['a provider that fails', failed],
    ['no runner at all', new Error('nobody there')],
  ])('V5: is the original’s with %s, and the page says so', async (_, trouble) => {
    const tag = await germanTag([]);
    outcome = trouble;
    const page = await open(tag, { accept: 'ar' });
    expect(page.status).toBe(200);
    expect(readIn(page)).toEqual(['Das Tor', 'de']);
    expect(page.text).toContain('غير متاح بلغتك في الوقت الحالي. (<bdi lang="de" dir="ltr">Deutsch</bdi>)');
  });

  test('V5: is a stored second choice, and the page says that it is not the first', async () => {
    const page = await open(await germanTag(), { accept: 'es, en' });
    expect(page.text).toContain('Por ahora no está disponible en su idioma. (<bdi lang="en" dir="ltr">English</bdi>)');
  });

  test('V3: ignores a machine’s stale translation, but not a person’s', async () => {
    const tag = await germanTag([]);
    await storeTranslation(app, tag, 'fr', 'machine');
    await storeTranslation(app, tag, 'es', 'human', 'human');
    await app
      .db('translations')
      .where({ source_hash: await hashOf(tag) })
      .whereNot({ origin: 'original' })
      .update({ source_hash: '0'.repeat(64) });
    expect(readIn(await open(tag, { accept: 'fr' }))).toEqual(['Das Tor', 'de']);
    expect(readIn(await open(tag, { accept: 'fr, es' }))).toEqual(['human', 'es']);
  });

  const hashOf = async ({ id }: MadeTag): Promise<string> => {
    const record = await app.db('text_records').where({ tag_id: id }).first('id');
    return (await app.db('translations').where({ text_record_id: record.id, origin: 'original' }).first()).source_hash;
  };

  test('V7: is the original’s without any request for a translation', async () => {
    const tag = await germanTag([]);
    expect(readIn(await open(tag, { accept: 'de-AT, en' }))).toEqual(['Das Tor', 'de']);
    expect(translator.requests).toEqual([]);
  });

  test('is chosen from all 45, by their own names, in a form without scripts', async () => {
    const tag = await germanTag();
    const page = await open(tag, { lang: 'fr' });
    const form = attributesOf(page, ({ name }) => name === 'form');
    expect(form).toMatchObject({ method: 'post', action: `/t/${tag.tag_identifier}` });
    const options = tagsOf(page)
      .filter(({ name }) => name === 'option')
      .map(({ attributes }) => attributes);
    expect(options.map(({ value }) => value)).toEqual(['', ...languages.map(({ code }) => code)]);
    expect(options.filter((option) => 'selected' in option).map(({ value }) => value)).toEqual(['fr']);
    for (const { ownName, tag: lang, direction } of languages)
      expect(page.text).toMatch(
        new RegExp(`<option value="[^"]+" lang="${lang}" dir="${direction}"[^>]*>${ownName.replace(/[()]/g, '\\$&')}<`),
      );
    expect((await open(tag)).text).not.toContain(' selected');
  });
});

describe('a pending translation', () => {
  beforeEach(() => {
    outcome = { state: 'pending' };
  });
  const again = async (tag: MadeTag, query = '') => {
    const { text } = await app.call('GET', `/t/${tag.tag_identifier}${query}`, {
      headers: { 'User-Agent': phone, Accept: 'text/html', 'Accept-Language': 'es' },
    });
    return /<noscript><meta http-equiv="refresh" content="([^"]*)"><\/noscript>/.exec(text)?.[1];
  };

  test('is announced by the page, which shows the original and refreshes itself', async () => {
    const tag = await germanTag([]);
    const page = await open(tag, { accept: 'es' });
    expect(readIn(page)).toEqual(['Das Tor', 'de']);
    expect(page.text).toContain('La traducción se está preparando y aparecerá aquí.');
    const address = `/t/${tag.tag_identifier}`;
    expect(ofId(page, 'state')).toMatchObject({ 'aria-live': 'polite', 'data-again': `${address}?again=` });
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(ofId(await open(tag, { lang: 'ar' }), 'state')?.['data-again']).toBe(`${address}?lang=ar&again=`);
  });

  test('refreshes the page four times without scripts, counted in the address', async () => {
    const tag = await germanTag([]);
    const address = `/t/${tag.tag_identifier}`;
    expect(await again(tag)).toBe(`2;url=${address}?again=1`);
    for (const [index, seconds] of [4, 8, 15].entries())
      expect(await again(tag, `?again=${index + 1}`)).toBe(`${seconds};url=${address}?again=${index + 2}`);
    expect(await again(tag, '?again=4')).toBeUndefined();
    expect(await again(tag, '?lang=fr,it&again=2')).toBe(`8;url=${address}?lang=fr%2Cit&amp;again=3`);
  });

  test.each(['-1', '1.5', 'x', '5', '1e9', '1&again=1'])(
    'stops the refreshes at an invalid count: %s',
    async (count) => {
      expect(await again(await germanTag([]), `?again=${count}`)).toBeUndefined();
    },
  );

  test('stops the refreshes once the translation is there, or has failed', async () => {
    for (const each of [translated, failed]) {
      outcome = each;
      const page = await open(await germanTag([]), { accept: 'es' });
      expect(page.text).not.toMatch(/data-again|http-equiv|connect-src/);
    }
  });
});

describe('the origin of a text', () => {
  const reportForms = ({ text }: Answer) => text.split('/reports').length - 1;

  test('marks a machine’s translation, with its date and a form for reports', async () => {
    const tag = await germanTag(['fr']);
    const page = await open(tag, { lang: 'fr' });
    expect(page.text).toContain('<strong>Traduction automatique</strong>');
    expect(reportForms(page)).toBe(1);
    expect(page.text).toMatch(/<time datetime="[^"]+Z">\d+ \p{L}+ \d{4}<\/time>/u);
    expect(page.text).toContain('>Lire l’original</a> (<bdi lang="de" dir="ltr">Deutsch</bdi>)');
    const form = attributesOf(page, ({ attributes }) => attributes.action?.endsWith('/reports?lang=fr') ?? false);
    expect(form).toMatchObject({ method: 'post' });
  });

  test('marks a translation that was made just now, too', async () => {
    outcome = translated;
    const page = await open(await germanTag([]), { accept: 'fr' });
    expect(page.text).toContain('<strong>Traduction automatique</strong>');
    expect(reportForms(page)).toBe(1);
  });

  test('does not mark a person’s translation, but says if its original has changed since', async () => {
    const tag = await germanTag([]);
    await storeTranslation(app, tag, 'fr', 'human', 'human');
    const fresh = await open(tag, { accept: 'fr' });
    expect(fresh.text).not.toContain('Traduction automatique');
    expect([reportForms(fresh), fresh.text.includes('L’original a été modifié')]).toEqual([1, false]);
    await app
      .db('translations')
      .where({ text: 'human' })
      .update({ source_hash: '0'.repeat(64) });
    expect((await open(tag, { accept: 'fr' })).text).toContain('L’original a été modifié depuis cette traduction.');
  });

  test('marks the name if there is no text', async () => {
    const tag = await germanTag(['fr']);
    await app.db('text_records').where({ tag_id: tag.id }).delete();
    const page = await open(tag, { accept: 'fr' });
    expect(page.text).toContain('<strong>Traduction automatique</strong>');
    expect(page.text).toContain('Rien n’est encore écrit à ce sujet.');
    expect(reportForms(page)).toBe(1);
    expect((await open(tag, { accept: 'es' })).text).toContain('Por ahora no está disponible en su idioma.');
  });

  test('does not mark the original', async () => {
    const page = await open(await germanTag(), { accept: 'de' });
    expect(page.text).not.toMatch(/Maschinell|Original lesen/);
    expect(reportForms(page)).toBe(1);
  });
});

describe('the link to the next tag', () => {
  const nextOf = (page: Answer) => attributesOf(page, ({ attributes }) => attributes.rel === 'next')?.href;

  test('keeps a chosen language, but not the original’s', async () => {
    const [tag, next] = [await germanTag(), await germanTag()];
    const { id: customer_id } = await signedIn(app);
    for (const each of [tag, next]) await change(each, { customer_id });
    const page = await open(tag, { accept: 'fr' });
    const original = attributesOf(
      page,
      ({ name, attributes }) => name === 'a' && /lang=de$/.test(attributes.href ?? ''),
    );
    expect(original?.href).toBe(`/t/${tag.tag_identifier}?lang=de`);
    expect(nextOf(await open(tag, { lang: 'de', accept: 'fr' }))).toBe(`/t/${next.tag_identifier}`);
    expect(nextOf(await open(tag, { lang: 'en', accept: 'fr' }))).toBe(`/t/${next.tag_identifier}?lang=en`);
  });

  test('leads to the next tag of the same owner and parent', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => germanTag([])));
    const ordered = made.sort((a, b) => a.id - b.id);
    const [{ id: customer_id }, stranger] = [await signedIn(app), await signedIn(app)];
    const [top, one, two, three, four, five] = ordered as [MadeTag, MadeTag, MadeTag, MadeTag, MadeTag, MadeTag];
    await change(top, { customer_id });
    await change(one, { customer_id, parent_id: top.id });
    await change(two, { customer_id, parent_id: one.id });
    await change(three, { customer_id: stranger.id, parent_id: top.id });
    await change(four, { customer_id });
    await change(five, { customer_id, parent_id: top.id });
    expect(nextOf(await open(one))).toBe(`/t/${five.tag_identifier}`);
    expect(nextOf(await open(one, { lang: 'fr' }))).toBe(`/t/${five.tag_identifier}?lang=fr`);
    expect(nextOf(await open(top))).toBe(`/t/${four.tag_identifier}`);
    for (const last of [two, three, four, five]) expect(nextOf(await open(last))).toBeUndefined();
  });

  test('LK3: names the previous and next tag in the first preferred language that they have', async () => {
    const [first, second, third] = [await germanTag([]), await germanTag([]), await germanTag([])];
    const { id: customer_id } = await signedIn(app);
    for (const tag of [first, second, third]) await change(tag, { customer_id });
    const original = { tag_id: third.id, lang_code: 'de' };
    const rename = (text: string, source_hash: string) =>
      app.db('name_translations').where(original).update({ text, source_hash });
    await rename('Der Turm', sourceHash('de', 'Der Turm'));
    await storeName(app, third, 'fr', 'La tour');
    const links = async (accept: string) =>
      [...(await open(second, { accept })).text.matchAll(/<a rel="(prev|next)"[^>]*>(.*?)<\/a>/g)].map(
        ([, rel, words]) => `${rel}: ${words?.replaceAll(/<[^>]*>/g, '')}`,
      );
    expect(await links('fr')).toEqual(['prev: Précédent: Tor', 'next: Suivant: La tour']);
    expect(await links('it')).toEqual(['prev: Precedente: Tor', 'next: Avanti: Der Turm']);
    // A machine's name of another original is not served.
    await rename('Der alte Turm', sourceHash('de', 'Der alte Turm'));
    expect(await links('fr')).toEqual(['prev: Précédent: Tor', 'next: Suivant: Der alte Turm']);
  });

  test('passes over tags without text and name, until they have one', async () => {
    const [first, empty, last] = [await germanTag([]), await germanTag([]), await germanTag([])];
    const { id: customer_id } = await signedIn(app);
    for (const tag of [first, empty, last]) await change(tag, { customer_id });
    for (const table of ['text_records', 'name_translations']) await app.db(table).where({ tag_id: empty.id }).delete();
    expect(nextOf(await open(first))).toBe(`/t/${last.tag_identifier}`);
    const previous = attributesOf(await open(last), ({ attributes }) => attributes.rel === 'prev');
    expect(previous?.href).toBe(`/t/${first.tag_identifier}`);
    const name = { lang_code: 'de', text: 'Der Brunnen', source_hash: sourceHash('de', 'Der Brunnen') };
    await app.db('name_translations').insert({ tag_id: empty.id, origin: 'original', ...name });
    expect(nextOf(await open(first))).toBe(`/t/${empty.tag_identifier}`);
  });

  test('is missing for a tag without an owner', async () => {
    const tags = [await germanTag([]), await germanTag([])];
    for (const tag of tags) expect(nextOf(await open(tag))).toBeUndefined();
  });
});

describe('a picture', () => {
  test('has the tag’s name as its alt text, and is in link previews', async () => {
    const tag = await germanTag();
    await change(tag, { image_url: 'https://images.example.com/gate.jpg' });
    const page = await open(tag, { lang: 'fr' });
    expect(attributesOf(page, ({ name }) => name === 'img')).toMatchObject({ alt: 'name in fr', lang: 'fr' });
    const said = tagsOf(page).filter(({ attributes }) => attributes.property !== undefined);
    expect(Object.fromEntries(said.map(({ attributes }) => [attributes.property, attributes.content]))).toMatchObject({
      'og:title': 'name in fr',
      'og:description': 'text in fr',
      'og:image': 'https://images.example.com/gate.jpg',
      'og:image:alt': 'name in fr',
    });
  });
});

describe('translations are made for visitors only', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['WhatsApp/2.23.20.0 A'],
    ['TelegramBot (like TwitterBot)'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)'],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)'],
    // HU2: link previews, monitors, browsers that nobody looks at, and scripts.
    ['Iframely/1.3.1 (+https://iframely.com/docs/about)'],
    ['Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)'],
    ['http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/)'],
    ['kakaotalk-scrap/1.0'],
    [
      'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 Chrome/59.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud)',
    ],
    ['Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/109.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/98.0 Safari/537.36 StatusCake'],
    ['W3C_Validator/1.3'],
    ['Scrapy/2.11.0 (+https://scrapy.org)'],
    ['Mozilla/4.5 (compatible; HTTrack 3.0x; Windows 98)'],
    ['Wget/1.21.2'],
    ['curl/8.5.0'],
    ['python-requests/2.31'],
    ['Go-http-client/2.0'],
    ['axios/1.6.2'],
    ['okhttp/4.12.0'],
    ['Java/17.0.9'],
    ['GuzzleHttp/7'],
    ['libwww-perl/6.67'],
    ['Museum/1 CFNetwork/1410.0.3 Darwin/22.6.0'],
    ['Dalvik/2.1.0 (Linux; U; Android 12; SM-A515F)'],
    ['node'],
    ['Valve/Steam HTTP Client 1.0'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36'],
    [' '],
  ])('%s causes no translation, and reads what is stored', async (agent) => {
    const tag = await germanTag(['en']);
    outcome = translated;
    const headers = { 'User-Agent': agent };
    expect(readIn(await open(tag, { accept: 'es, en', headers }))).toEqual(['text in en', 'en']);
    const page = await open(tag, { lang: 'es', headers });
    expect(readIn(page)).toEqual(['Das Tor', 'de']);
    expect(page.text).not.toContain('class="pending"');
    expect(translator.requests).toEqual([]);
  });

  test('HU2: a signed-in customer causes no translation', async () => {
    outcome = translated;
    const headers = { Cookie: `tags_browser=${'x'.repeat(43)}` };
    const page = await open(await germanTag([]), { accept: 'es', headers });
    expect(readIn(page)).toEqual(['Das Tor', 'de']);
    // Nobody has ordered it, so nothing is promised.
    expect(page.text).not.toContain('class="pending"');
    expect(page.text).not.toContain('again=');
    expect(translator.requests).toEqual([]);
  });

  test('a browser that has only seen the sign-in page is a visitor', async () => {
    outcome = translated;
    const login = await app.call('GET', '/login', { headers: { Accept: 'text/html' } });
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^tags_browser=/);
    await open(await germanTag([]), { accept: 'es', headers: { Cookie: cookie.split(';')[0] ?? '' } });
    expect(translator.requests).not.toEqual([]);
  });

  test.each([
    [{ 'Sec-Purpose': 'prefetch' }],
    [{ 'Sec-Purpose': 'prefetch;prerender' }],
    [{ Purpose: 'prefetch' }],
    [{ 'X-Moz': 'prefetch' }],
  ])('a prefetch causes no translation: %j', async (headers) => {
    outcome = translated;
    expect(readIn(await open(await germanTag([]), { accept: 'es', headers }))).toEqual(['Das Tor', 'de']);
    expect(translator.requests).toEqual([]);
  });

  test('HEAD causes no translation, and has the headers of GET', async () => {
    const tag = await germanTag(['fr']);
    outcome = translated;
    const head = await open(tag, { accept: 'es', method: 'HEAD' });
    expect([head.status, head.text, translator.requests]).toEqual([200, '', []]);
    const [of, get] = [await open(tag, { lang: 'fr', method: 'HEAD' }), await open(tag, { lang: 'fr' })];
    const headersOf = ({ headers }: Answer) =>
      [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name));
    expect(headersOf(of)).toEqual(headersOf(get));
    expect(get.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]'],
    ['Mozilla/5.0 (Linux; Android 13; SM-S908B) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 KAKAOTALK 10.4.3'],
  ])('%s is a visitor', async (agent) => {
    outcome = translated;
    const page = await open(await germanTag([]), { accept: 'es', headers: { 'User-Agent': agent } });
    expect(readIn(page)).toEqual(['text in es', 'es']);
  });
});

describe('caches', () => {
  test('keep the page by language, revalidate it each time, and get 304 if it is unchanged', async () => {
    const tag = await germanTag();
    const page = await open(tag, { accept: 'fr' });
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('vary')).toBe('Accept, Accept-Language, Cookie');
    const etag = page.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await open(tag, { accept: 'fr', headers: { 'If-None-Match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await open(tag, { accept: 'en', headers: { 'If-None-Match': etag } })).status).toBe(200);
    await app.db('name_translations').where({ tag_id: tag.id, lang_code: 'fr' }).update({ text: 'Porte' });
    expect((await open(tag, { accept: 'fr', headers: { 'If-None-Match': etag } })).status).toBe(200);
  });
});

test('gzip gives the same page, with an ETag of its own', async () => {
  const tag = await germanTag();
  const plain = await open(tag);
  const headers = { 'User-Agent': phone, Accept: 'text/html', 'Accept-Encoding': 'gzip' };
  const compressed = await fetch(`${app.url}/t/${tag.tag_identifier}`, { headers });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(compressed.headers.get('vary')).toBe('Accept, Accept-Language, Cookie, Accept-Encoding');
  expect(await compressed.text()).toBe(plain.text);
  const etag = compressed.headers.get('etag') ?? '';
  expect(etag).not.toBe(plain.headers.get('etag'));
  expect((await open(tag, { headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag } })).status).toBe(304);
});

describe('reading aloud', () => {
  test('the button is hidden by default, and its script comes from the service', async () => {
    const tag = await createTag(app, { lang: 'zh-CHT', text: '門', gender: 'f' });
    const page = await open(tag);
    expect(attributesOf(page, ({ attributes }) => 'data-reads' in attributes)).toMatchObject({
      type: 'button',
      hidden: '',
      'data-reads': 'tag-text',
      'data-gender': 'f',
      'data-voices': expect.stringContaining('zh-TW'),
    });
    const script = attributesOf(page, ({ attributes }) => attributes.src?.includes('read-aloud') ?? false);
    expect(script).toMatchObject({
      type: 'module',
      src: expect.stringMatching(/^\/assets\/read-aloud\.[0-9a-f]{16}\.js$/),
    });
    const served = await app.call('GET', script?.src ?? '');
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(served.headers.get('cache-control')).toContain('immutable');
  });
});

test('all addresses are below the prefix', async () => {
  const prefixed = await startApp({ env: { PUBLIC_URL: 'https://example.com/tags' } });
  try {
    const tag = await createTag(prefixed);
    const page = await prefixed.call('GET', `/t/${tag.tag_identifier}`, { headers: { 'Accept-Language': 'fr' } });
    expect(page.status).toBe(200);
    const addresses = tagsOf(page).flatMap(({ attributes: { href, src, action } }) => href ?? src ?? action ?? []);
    const own = ['/tags/', '#', 'https://example.com/tags/'];
    expect(addresses.filter((each) => !own.some((beginning) => each.startsWith(beginning)))).toEqual([]);
    expect((await prefixed.call('GET', '/t/0000000000ff')).status).toBe(404);
  } finally {
    await prefixed.stop();
  }
});
