import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { createTag, invalid, missing, signedIn, userNotFound } from '../../../setup/factories.ts';
import { json, without } from '../../../setup/spec.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const list = (query: object, headers = {}) =>
  app.spec().get('/api/v1/tags/showMyTags').withQueryParams(query).withHeaders(headers);

describe('GET /api/v1/tags/showMyTags', () => {
  test('M1: all tags of the customer, by ascending id, in the shape of showByHardwareId', async () => {
    const { token } = await signedIn(app);
    const first = await createTag(app, {
      auth_token: token,
      lang: 'fi',
      text: 'Hei',
      name: 'Ovi',
      hardware_id: 'm1',
      hardware_type: 'qr',
    });
    const second = await createTag(app, { auth_token: token });
    await list({ auth_token: token })
      .expectStatus(200)
      .expect(
        json({
          tags: [
            {
              id: first.id,
              tag_identifier: first.tag_identifier,
              name: { text: 'Ovi', lang: 'fi' },
              image_url: null,
              text_url: `${app.url}/t/${first.tag_identifier}`,
              translation: { text: 'Hei', lang: 'fi' },
              hardware: [{ type: 'qr', identifier: 'M1' }],
            },
            expect.objectContaining({ id: second.id, hardware: [], name: { text: '', lang: 'en' } }),
          ],
        }),
      );
  });

  test('M1: hardware in the order in which it was attached', async () => {
    const { token } = await signedIn(app);
    const { tag_identifier: id } = await createTag(app, { auth_token: token });
    for (const hardware_id of ['H2', 'H3', 'H1'])
      await app
        .spec()
        .post('/api/v1/tags/addHardwareIdToTag')
        .withJson({ id, hardware_id, hardware_type: 'qr', auth_token: token });
    await list({ auth_token: token }).expectJson('tags[0].hardware[*].identifier', ['H2', 'H3', 'H1']);
  });

  test('M2: answers 400 without auth_token', async () => {
    for (const query of [{}, { auth_token: ' ' }]) {
      await list(query).expectStatus(400).expectJson(missing('auth_token'));
    }
  });

  test('M3: answers 401 for an unknown token', async () => {
    for (const auth_token of ['unknown', 'x'.repeat(512), 'é']) {
      await list({ auth_token }).expectStatus(401).expectJson(userNotFound);
    }
    await list({ auth_token: 'x'.repeat(513) }).expectJson(invalid);
  });

  test('M4: answers an empty list for a customer without tags', async () => {
    await list({ auth_token: (await signedIn(app)).token }).expectJson({ tags: [] });
  });

  test('M5: an admin gets only their own tags', async () => {
    const [owner, admin] = [await signedIn(app), await signedIn(app, { role: 'admin' })];
    await createTag(app, { auth_token: owner.token });
    await list({ auth_token: admin.token }).expectJson('tags', []);
  });

  test('M6, D33: 1 500 tags come in one response unless pages are requested', async () => {
    const { id, token } = await signedIn(app);
    const rows = Array.from({ length: 1500 }, (_, i) => ({
      customer_id: id,
      tag_identifier: (0xc00000000000 + i).toString(16),
    }));
    await app.db.batchInsert('tags', rows, 500);
    const all = await list({ auth_token: token }).expectJsonLength('tags', 1500).expect(without('link'));

    const ids: number[] = [];
    let next: string | undefined = `${app.url}/api/v1/tags/showMyTags?limit=700`;
    while (next) {
      const page = await fetch(next, { headers: { Authorization: `Bearer ${token}` } });
      ids.push(...((await page.json()) as { tags: { id: number }[] }).tags.map((tag) => tag.id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(ids).toEqual(all.body.tags.map((tag: { id: number }) => tag.id));
    await list({ auth_token: token, limit: '750', after: String(ids[749]) })
      .expectJsonLength('tags', 750)
      .expect(without('link'));
  });

  test('P1: the link to the next page keeps the other parameters', async () => {
    const { token } = await signedIn(app);
    for (const _each of [1, 2]) await createTag(app, { auth_token: token });
    const first = `${app.url}/api/v1/tags/showMyTags?limit=1&expand=provenance`;
    const page = await fetch(first, { headers: { Authorization: `Bearer ${token}` } });
    expect(page.headers.get('link')).toMatch(/[?&]expand=provenance[&>]/);
  });

  test('D33: updated_since omits tags that have not changed', async () => {
    const { token } = await signedIn(app);
    const old = await createTag(app, { auth_token: token });
    await app.db('tags').where({ id: old.id }).update({ updated_at: '2020-01-01T00:00:00Z' });
    const fresh = await createTag(app, { auth_token: token });
    await list({ auth_token: token, updated_since: '2021-01-01T00:00:00Z' }).expectJson('tags[*].id', [fresh.id]);
    // Since: what changed at the moment itself is known already.
    await list({ auth_token: token, updated_since: '2020-01-01T00:00:00Z' }).expectJson('tags[*].id', [fresh.id]);
    await list({ auth_token: token, updated_since: '2019-12-31T23:59:59.999Z' }).expectJson('tags[*].id', [
      old.id,
      fresh.id,
    ]);
    await list({ auth_token: token, updated_since: 'yesterday' }).expectJson(invalid);
    await list({ auth_token: token, limit: '0' }).expectJson(invalid);
  });

  test('D33: the next page also has only tags that have changed since', async () => {
    const { token } = await signedIn(app);
    const first = await createTag(app, { auth_token: token });
    const old = await createTag(app, { auth_token: token });
    await app.db('tags').where({ id: old.id }).update({ updated_at: '2020-01-01T00:00:00Z' });
    const last = await createTag(app, { auth_token: token });
    const page = await list({ auth_token: token, updated_since: '2021-01-01T02:00:00+02:00', limit: '1' }).expectJson(
      'tags[*].id',
      [first.id],
    );
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(page.headers.link ?? '') ?? [];
    const { tags } = (await (await fetch(next, { headers: { Authorization: `Bearer ${token}` } })).json()) as {
      tags: { id: number }[];
    };
    expect(tags.map((tag) => tag.id)).toEqual([last.id]);
  });

  test('A3, N6, D1: body, query and Bearer token give the same response, which is never cached', async () => {
    const { token } = await signedIn(app);
    await createTag(app, { auth_token: token });
    const answers = [
      await list({ auth_token: token }),
      await list({}, { Authorization: `Bearer ${token}` }),
      await app.spec().get('/api/v1/tags/showMyTags').withJson({ auth_token: token }),
      await list({ auth_token: token }, { Authorization: `Bearer ${token}` }),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });

  test('A22: two different tokens are refused', async () => {
    const [a, b] = [await signedIn(app), await signedIn(app)];
    await list({ auth_token: a.token }, { Authorization: `Bearer ${b.token}` })
      .expectStatus(401)
      .expectJson(userNotFound);
  });

  test('D64: never translates', async () => {
    const { token } = await signedIn(app);
    const tag = await createTag(app, { auth_token: token });
    await list({ auth_token: token, lang: 'fr' }).expectJson('tags[0].translation', tag.translation);
  });

  test('M7: the token is neither echoed nor logged', async () => {
    const { token } = await signedIn(app);
    const texts = [
      await list({ auth_token: token }),
      await list({ auth_token: `${token}x` }),
      await app.spec().get('/api/v1/tags/showMyTags').withJson({ auth_token: token }),
      await app.spec().get(`/api/v1/tags/nowhere?auth_token=${token}`),
    ].map(({ text, headers }) => text + JSON.stringify(headers));
    expect(texts.join()).not.toContain(token);
    expect(JSON.stringify(app.logged)).not.toContain(token);
    expect(app.logged.at(-1)).toMatchObject({ path: '/api/v1/tags/nowhere', status: 404 });
  });
});
