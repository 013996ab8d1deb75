/** A tag at the address that is printed on it, for programs: as JSON, as a link set, and what all formats have in common. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation, tagNotFound } from '../setup/factories.ts';
import { without } from '../setup/spec.ts';
import { statementsDuring } from '../setup/statements.ts';

let outcome: MadeOutcome;
const failed: MadeOutcome = { state: 'failed', reason: 'unavailable', retry_at: null };
const translator = translatorOf(({ subject, lang_code }) =>
  outcome.state === 'translated' ? { ...outcome, lang_code, text: `${subject.kind} in ${lang_code}` } : outcome,
);

let app: TestApp;
let tag: MadeTag;
beforeAll(async () => {
  app = await startApp({ translator });
  tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  for (const code of ['en', 'fr', 'no', 'zh-CHS']) await storeTranslation(app, tag, code, `text in ${code}`);
  await storeName(app, tag, 'it', 'nome');
});
afterAll(() => app.stop());
beforeEach(() => {
  outcome = failed;
  translator.requests.length = 0;
});

const json = { Accept: 'application/json' };
const linkset = { Accept: 'application/linkset+json' };
const formats = ['html', 'json', 'linkset'] as const;

const read = (query = '', headers: Record<string, string> = json, identifier = tag.tag_identifier) =>
  app.spec().get(`/t/${identifier}${query}`).withHeaders(headers);
const atAddress = (query: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/t/${tag.tag_identifier}${query}`, { headers: { ...json, ...headers } });
const shown = (query: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/v1/tags/show?id=${tag.tag_identifier}&expand=provenance${query}`, { headers });

describe('as JSON', () => {
  test.each([
    ['?lang=fr', {}],
    ['?lang=zh-Hans', {}],
    ['?lang=it,en', {}],
    ['?lang=auto', { 'Accept-Language': 'es;q=0.5, no' }],
    ['?lang=auto', { 'Accept-Language': 'de;q=0, es' }],
    ['?lang=xx', { 'Accept-Language': 'en' }],
  ])('U1, P1: with %s and %j equals the answer of show with provenance', async (query, headers) => {
    const [here, there] = [await atAddress(query, headers), await shown(query.replace('?', '&'), headers)];
    expect(here.status).toBe(200);
    expect(here.text).toBe(there.text);
    expect(here.body.tags[0].provenance.text).toMatchObject({ original: 'de' });
    for (const name of ['content-type', 'content-language', 'x-translation-status', 'etag'])
      expect([name, here.headers.get(name)]).toEqual([name, there.headers.get(name)]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['', {}, 'de'],
    ['', { 'Accept-Language': 'fr-CH, fr;q=0.9' }, 'fr'],
    ['?lang=', { 'Accept-Language': 'fr' }, 'fr'],
    ['?lang=en', { 'Accept-Language': 'fr' }, 'en'],
    // What is no language is the original, as everywhere.
    ['?lang=xx', { 'Accept-Language': 'fr' }, 'de'],
    ['?lang=xx&lang=fr', { 'Accept-Language': 'de' }, 'fr'],
    ['?lang=%FF', { 'Accept-Language': 'fr' }, 'de'],
    ['?lang[]=fr', { 'Accept-Language': 'en' }, 'en'],
    // The choice of a person is not a program's.
    ['', { Cookie: 'tags_lang=fr' }, 'de'],
  ])('U1: %s with %j is in %s', async (query, headers, language) => {
    await read(query, { ...json, ...headers })
      .expectStatus(200)
      .expectHeader('Content-Language', language)
      .expectJsonLike('tags[0].translation', { lang: language });
  });

  test('K3: reads a header of 10 kB only up to a limit', async () => {
    await read('', { ...json, 'Accept-Language': `${'xx,'.repeat(3400)}fr` })
      .expectStatus(200)
      .expectHeader('Content-Language', 'de');
  });

  test('V4: translates what is not stored, also for programs that name themselves', async () => {
    outcome = { state: 'translated', text: '', lang_code: '' };
    await read('?lang=es', { ...json, 'User-Agent': 'python-requests/2.31' })
      .expectJsonLike('tags[0].translation', { text: 'text in es', lang: 'es' })
      .expectHeader('X-Translation-Status', 'translated');
  });

  test('U1: ignores any token', async () => {
    const { token } = await signedIn(app);
    const plain = await atAddress('?lang=fr');
    for (const given of [token, 'nobodys']) {
      const asked = await atAddress(`?lang=fr&auth_token=${given}`, { Authorization: `Bearer ${given}` });
      expect([asked.status, asked.text]).toEqual([200, plain.text]);
      expect(asked.headers.get('cache-control')).toBe('no-cache');
    }
  });
});

describe('as a link set', () => {
  const address = () => `${app.url}/t/${tag.tag_identifier}`;
  const alternate = (code: string, hreflang = code) => ({
    href: `${address()}?lang=${code}`,
    type: 'text/html',
    hreflang: [hreflang],
  });

  test('U4: names the tag, its page in each stored language, and its JSON', async () => {
    await read('', linkset)
      .expectStatus(200)
      .expectHeader('Content-Type', 'application/linkset+json')
      .expect(without('Content-Language', 'X-Translation-Status', 'Link'))
      .expectJson({
        linkset: [
          {
            anchor: address(),
            canonical: [{ href: address() }],
            alternate: [
              alternate('de'),
              alternate('en'),
              alternate('fr'),
              alternate('no'),
              alternate('zh-CHS', 'zh-Hans'),
            ],
            describedby: [{ href: `${address()}?format=json`, type: 'application/json' }],
          },
        ],
      });
  });

  test('U4: its links lead to what they announce', async () => {
    const { body } = await app.call('GET', `/t/${tag.tag_identifier}`, { headers: linkset });
    const [links] = body.linkset;
    const follow = async ({ href }: { href: string }, accept: string) => {
      const answer = await fetch(href, { headers: { Accept: accept } });
      await answer.body?.cancel();
      return [answer.status, answer.headers.get('content-type')?.split(';')[0], answer.headers.get('content-language')];
    };
    for (const link of links.alternate)
      expect(await follow(link, 'text/html')).toEqual([200, link.type, link.hreflang[0]]);
    for (const accept of ['text/html', 'image/png', '*/*'])
      expect((await follow(links.describedby[0], accept)).slice(0, 2)).toEqual([200, 'application/json']);
  });

  test('U4: omits a machine’s stale translation, and pages in a language for a tag without a text', async () => {
    const stale = await createTag(app, { lang: 'en', text: 'Gate' });
    await storeTranslation(app, stale, 'fr', 'machine');
    await storeTranslation(app, stale, 'es', 'human', 'human');
    await app
      .db('translations')
      .whereIn('lang_code', ['fr', 'es'])
      .whereIn('text_record_id', app.db('text_records').where({ tag_id: stale.id }).select('id'))
      .update({ source_hash: '0'.repeat(64) });
    await read('', linkset, stale.tag_identifier).expectJson('linkset[0].alternate[*].hreflang', ['en', 'es']);
    const [bare] = await app.db('tags').insert({ tag_identifier: '0123456789ab' }).returning('*');
    const { body } = await app.call('GET', `/t/${bare.tag_identifier}`, { headers: linkset });
    expect(Object.keys(body.linkset[0])).toEqual(['anchor', 'canonical', 'describedby']);
  });

  test('U4: requests no translation, whatever the language', async () => {
    await read('?lang=es', { ...linkset, 'Accept-Language': 'es' }).expectStatus(200);
    expect(translator.requests).toEqual([]);
  });
});

describe.each(formats)('as %s', (format) => {
  const query = `?lang=fr&format=${format}`;
  const isPage = format === 'html';
  const vary = isPage ? 'Accept, Accept-Language, Cookie' : 'Accept, Accept-Language';

  test('U3: has Vary, and is revalidated by its ETag', async () => {
    const { statusCode, headers, body } = (await read(query)) as unknown as Answered;
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ vary, 'cache-control': 'no-cache' });
    expect(headers.etag).toMatch(/^"[\w-]{43}"$/);
    expect(body).toBeTruthy();
    await read(query, { 'If-None-Match': headers.etag ?? '' })
      .expectStatus(304)
      .expectHeader('ETag', headers.etag ?? '')
      .expectHeader('Vary', vary)
      .expectHeader('Cache-Control', 'no-cache')
      .expect(without('Content-Type'))
      .expectBody('');
    // `fetch` says so to caches with every condition.
    await read(query, { 'If-None-Match': headers.etag ?? '', 'Cache-Control': 'no-cache' }).expectStatus(304);
  });

  test('U3: has an ETag of its own in each format', async () => {
    const etags = await Promise.all(
      formats.map(async (each) => ((await read(`?format=${each}`)) as unknown as Answered).headers.etag),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test('U3: answers HEAD with the headers of GET, and requests no translation', async () => {
    const headersOf = async (method: string, asked: string) => {
      const { status, headers } = await app.call(method, `/t/${tag.tag_identifier}${asked}`);
      const own = ['date', 'x-request-id', 'connection', 'keep-alive'];
      return [status, [...headers].filter(([name]) => !own.includes(name))];
    };
    for (const asked of [`?lang=de&format=${format}`, `?lang=xx&format=${format}`])
      expect(await headersOf('HEAD', asked)).toEqual(await headersOf('GET', asked));
    translator.requests.length = 0;
    outcome = { state: 'translated', text: '', lang_code: '' };
    await app.spec().head(`/t/${tag.tag_identifier}?lang=es&format=${format}`).expectStatus(200).expectBody('');
    expect(translator.requests).toEqual([]);
  });

  test(`U3: is ${isPage ? 'not ' : ''}readable by scripts of any origin`, async () => {
    const { headers } = (await read(query, { Origin: 'https://app.example' })) as unknown as Answered;
    expect(headers['access-control-allow-origin']).toBe(isPage ? undefined : '*');
    expect(headers['cross-origin-resource-policy']).toBe(isPage ? 'same-origin' : 'cross-origin');
    if (!isPage) expect(headers['access-control-expose-headers']).toMatch(/ETag.*Link/);
  });

  test('U3: links to the link set', async () => {
    const { headers } = (await read(query)) as unknown as Answered;
    const link = `<${app.url}/t/${tag.tag_identifier}?format=linkset>; rel="linkset"; type="application/linkset+json"`;
    expect(headers.link).toBe(format === 'linkset' ? undefined : link);
  });

  test('U3: answers 404 for an unknown tag, as a page or as JSON', async () => {
    for (const identifier of ['0000000000ff', 'nothing', '%00', 'a'.repeat(4000), '%3Cscript%3E', '__proto__']) {
      const { statusCode, headers, body } = (await read(query, {}, identifier)) as unknown as Answered;
      expect(statusCode).toBe(404);
      expect(headers).toMatchObject({
        vary,
        'x-error-reason': 'tag_not_found',
        'cache-control': 'no-store',
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      });
      if (!isPage) expect([headers['access-control-allow-origin'], body]).toEqual(['*', tagNotFound]);
    }
  });

  test('sets no cookie, and takes one SQL statement', async () => {
    const statements = await statementsDuring(app.databases, async () => {
      await read(query, { Cookie: `tags_browser=${'a'.repeat(43)}` })
        .expectStatus(200)
        .expect(without('Set-Cookie'));
    });
    expect(statements).toHaveLength(1);
  });
});

interface Answered {
  statusCode: number;
  headers: Record<string, string | undefined>;
  body: unknown;
}

test('A21: answers the preflight request of a script from another origin', async () => {
  await app
    .spec()
    .options(`/t/${tag.tag_identifier}`)
    .withHeaders({
      Origin: 'https://app.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    })
    .expectStatus(204)
    .expectHeader('Access-Control-Allow-Origin', '*')
    .expectHeader('Access-Control-Allow-Headers', /If-None-Match/);
});

test('A1: all addresses start with the public address and its prefix, whatever the Host header', async () => {
  const publicUrl = 'https://tags.example/museum';
  const prefixed = await startApp({ env: { PUBLIC_URL: publicUrl } });
  try {
    const { tag_identifier } = await createTag(prefixed, { lang: 'en' });
    const address = `${publicUrl}/t/${tag_identifier}`;
    await prefixed
      .spec()
      .get(`/t/${tag_identifier}`)
      .withHeaders({ ...linkset, Host: 'evil.example' })
      .expectJson({
        linkset: [
          {
            anchor: address,
            canonical: [{ href: address }],
            alternate: [{ href: `${address}?lang=en`, type: 'text/html', hreflang: ['en'] }],
            describedby: [{ href: `${address}?format=json`, type: 'application/json' }],
          },
        ],
      });
    await prefixed
      .spec()
      .get(`/t/${tag_identifier}`)
      .withHeaders(json)
      .expectHeader('Link', `<${address}?format=linkset>; rel="linkset"; type="application/linkset+json"`);
  } finally {
    await prefixed.stop();
  }
});
