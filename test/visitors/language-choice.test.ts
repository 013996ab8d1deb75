/** The language that a visitor chooses for all tags, at `POST /t/{tag_identifier}`. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeTranslation } from '../setup/factories.ts';
import { without } from '../setup/spec.ts';

let app: TestApp;
let tag: MadeTag;
beforeAll(async () => {
  app = await startApp();
  tag = await createTag(app, { lang: 'de', text: 'Das Tor' });
  for (const code of ['en', 'fr', 'zh-CHS']) await storeTranslation(app, tag, code, `text in ${code}`);
});
afterAll(() => app.stop());

const choose = (form: string, identifier = tag.tag_identifier) =>
  app
    .spec()
    .post(`/t/${identifier}`)
    .withHeaders({ Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' })
    .withBody(form);

interface Reader {
  cookie?: string;
  accept?: string;
  query?: string;
}

/** The language in which a page comes. */
const readIn = ({ cookie, accept, query = '' }: Reader): Promise<unknown> =>
  app
    .spec()
    .get(`/t/${tag.tag_identifier}${query}`)
    .withHeaders({
      Accept: 'text/html',
      ...(cookie !== undefined && { Cookie: cookie }),
      ...(accept !== undefined && { 'Accept-Language': accept }),
    })
    .expectStatus(200)
    .expect(without('Set-Cookie'))
    .returns(({ res }) => res.headers['content-language']) as unknown as Promise<unknown>;

describe('choosing a language', () => {
  test.each([
    ['lang=fr', 'fr'],
    ['lang=zh-CHS', 'zh-CHS'],
    ['lang=zh-Hans-SG', 'zh-CHS'],
    ['lang=FR-ch&other=1', 'fr'],
  ])('U6: %s is stored as the code alone, for a year, for all tags', async (form, code) => {
    await choose(form)
      .expectStatus(303)
      .expectHeader('Location', `/t/${tag.tag_identifier}`)
      .expectHeader('Cache-Control', 'no-store')
      .expect(({ res }) => {
        const [cookie = '', ...others] = res.headers['set-cookie'] ?? [];
        expect(others).toEqual([]);
        expect(cookie.replace(/Expires=[^;]*/, 'Expires=…')).toBe(
          `tags_lang=${code}; Max-Age=31536000; Path=/; Expires=…; HttpOnly; SameSite=Lax`,
        );
      });
  });

  test.each(['lang=', 'lang=%20', '', 'lang=xx', 'lang=auto', 'lang=fr,de', 'lang=fr&lang=de', 'lang[]=fr'])(
    'U6: “%s” deletes the choice',
    async (form) => {
      await choose(form)
        .expectStatus(303)
        .expect(({ res }) => {
          expect(res.headers['set-cookie']).toEqual([
            'tags_lang=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
          ]);
        });
    },
  );

  test('U6: answers 404 for an unknown tag', async () => {
    for (const identifier of ['0000000000ff', 'nothing', '%00'])
      await choose('lang=fr', identifier)
        .expectStatus(404)
        .expectHeader('X-Error-Reason', 'tag_not_found')
        .expectHeader('Content-Type', 'text/html; charset=utf-8')
        .expect(without('Set-Cookie'));
  });

  test('leads back to the printed address', async () => {
    await choose('lang=fr', tag.tag_identifier.toUpperCase()).expectHeader('Location', `/t/${tag.tag_identifier}`);
  });

  test('is refused for a form that is too large, without a change', async () => {
    await choose(`lang=${'f'.repeat(1024 * 1024)}`)
      .expectStatus(413)
      .expect(without('Set-Cookie'));
  });

  test('answers 405 to other methods, with Allow', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      await app
        .spec()
        .withMethod(method)
        .withPath(`/t/${tag.tag_identifier}`)
        .expectStatus(405)
        .expectHeader('Allow', 'GET, HEAD, POST, OPTIONS');
  });
});

describe('the chosen language', () => {
  test.each<[string, Reader, string]>([
    ['precedes Accept-Language', { cookie: 'tags_lang=fr', accept: 'en' }, 'fr'],
    ['yields to the address', { cookie: 'tags_lang=fr', query: '?lang=en' }, 'en'],
    ['yields to an unknown language in the address', { cookie: 'tags_lang=fr', query: '?lang=xx' }, 'de'],
    ['yields to lang=auto in the address', { cookie: 'tags_lang=fr', query: '?lang=auto', accept: 'en' }, 'en'],
    ['counts for a blank lang in the address', { cookie: 'tags_lang=fr', query: '?lang=', accept: 'en' }, 'fr'],
    ['may be any of the 45', { cookie: 'tags_lang=zh-CHS' }, 'zh-Hans'],
    ['is read among other cookies', { cookie: 'a=b; tags_lang=fr;tags_browser=x' }, 'fr'],
    ['is ignored if it is unknown', { cookie: 'tags_lang=xx', accept: 'en' }, 'en'],
    ['is ignored if it is blank', { cookie: 'tags_lang=', accept: 'en' }, 'en'],
    ['is not read from another cookie', { cookie: 'lang=fr; other_tags_lang=fr', accept: 'en' }, 'en'],
  ])('U1: %s', async (_, reader, language) => {
    expect(await readIn(reader)).toBe(language);
  });

  test('U3: is part of Vary by its cookie', async () => {
    await app
      .spec()
      .get(`/t/${tag.tag_identifier}`)
      .withHeaders('Accept', 'text/html')
      .expectHeader('Vary', 'Accept, Accept-Language, Cookie');
    await app
      .spec()
      .get('/t/0000000000ff')
      .withHeaders('Accept', 'text/html')
      .expectStatus(404)
      .expectHeader('Vary', 'Accept, Accept-Language, Cookie');
  });

  test('can be set with a token, too', async () => {
    const { token } = await signedIn(app);
    await choose('lang=fr').withHeaders('Authorization', `Bearer ${token}`).expectStatus(303);
  });
});

test.each([
  ['https://tags.example/museum', '__Secure-tags_lang=fr', 'Path=/museum'],
  ['https://tags.example', '__Host-tags_lang=fr', 'Path=/'],
])('U6: at %s the cookie is secure, and limited to the prefix', async (PUBLIC_URL, named, path) => {
  const guarded = await startApp({ env: { PUBLIC_URL } });
  try {
    const there = await createTag(guarded);
    await guarded
      .spec()
      .post(`/t/${there.tag_identifier}`)
      .withHeaders('Content-Type', 'application/x-www-form-urlencoded')
      .withBody('lang=fr')
      .expectStatus(303)
      .expectHeader('Location', `${new URL(PUBLIC_URL).pathname.replace(/\/$/, '')}/t/${there.tag_identifier}`)
      .expect(({ res }) => {
        const parts = res.headers['set-cookie']?.[0]?.split('; ');
        expect(parts).toEqual(expect.arrayContaining([named, path, 'Secure', 'HttpOnly', 'SameSite=Lax']));
      });
    await guarded
      .spec()
      .get(`/t/${there.tag_identifier}`)
      .withHeaders({ Accept: 'text/html', Cookie: named })
      .expectBodyContains('<html lang="fr"');
  } finally {
    await guarded.stop();
  }
});
