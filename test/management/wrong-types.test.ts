/** Tokens, fields and cookies of the wrong type: invalid like any other wrong value, even with a `toString` of their own. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { digestOf } from '../../src/model/sign-in/secret.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { invalid, signedIn, userNotFound } from '../setup/factories.ts';
import { bearer, paths, resources } from '../setup/management.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
  await app.db('sessions').insert({ customer_id: admin.id, digest: digestOf(secret), network: '127.0.0.1' });
});
afterAll(() => app.stop());

const secret = Buffer.alloc(32, 9).toString('base64url');
const seal = (purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

const wrong = (token: string): unknown[] => [{ toString: 1 }, {}, [], [token], { toString: token }, true, 1e21];

describe('A token of the wrong type', () => {
  test.each(resources)('D59: gets 401 from %s', async (resource) => {
    for (const auth_token of wrong(admin.token)) {
      await app
        .spec()
        .post(`${paths[resource]}.json`)
        .withJson({ auth_token, name: 'Museum' })
        .expectStatus(401)
        .expectJson(userNotFound)
        .expectHeader('x-error-reason', 'unknown_token');
    }
    await app
      .spec()
      .get(`${paths[resource]}.json?auth_token=${admin.token}&auth_token=${admin.token}`)
      .expectStatus(401)
      .expectJson(userNotFound);
  });

  test('D59: gets 400 from /api/v1, even beside a Bearer token', async () => {
    for (const auth_token of wrong(admin.token)) {
      for (const headers of [{}, bearer(admin.token)]) {
        await app
          .spec()
          .get('/api/v1/tags/showMyTags')
          .withJson({ auth_token })
          .withHeaders(headers)
          .expectStatus(400)
          .expectJson(invalid);
      }
    }
  });
});

const asBrowser = (cookie = '') => ({
  Accept: 'text/html',
  Cookie: `tags_browser=${secret}${cookie}`,
  'X-CSRF-Token': seal('csrf', ''),
});

describe('A field of the wrong type', () => {
  test.each([
    ['/translations', 'translation', 'tag_id'],
    ['/name_translations', 'name_translation', 'tag_id'],
    ['/text_records', 'text_record', 'tag_id'],
    ['/hardwares', 'hardware', 'tag_id'],
    ['/Tags', 'tag', 'place_id'],
    ['/places', 'place', 'latitude'],
  ])('D60: shows the form of %s again', async (path, group, field) => {
    for (const value of [{ toString: 1 }, [{ toString: 1 }], ['1'], {}]) {
      const body = { [group]: { [field]: value }, prefilled: value, _method: value };
      await app
        .spec()
        .post(path)
        .withJson(body)
        .withHeaders(asBrowser())
        .expectStatus(422)
        .expectBodyContains('This could not be done');
    }
  });

  test('a form method of the wrong type is ignored', async () => {
    const headers = { ...asBrowser(), 'Content-Type': 'application/x-www-form-urlencoded' };
    await app.spec().post('/places/1').withBody('{"_method":{"toString":1}}').withHeaders(headers).expectStatus(405);
  });
});

describe('A cookie with unexpected content', () => {
  test.each(['{', '', '{"a":1}', '["a"]', '1', 'null'])('is ignored: %s', async (json) => {
    const text = Buffer.from(json).toString('base64url');
    const notice = `; tags_notice=${text}.${seal('notice', text)}`;
    const page = await app.spec().get('/places').withHeaders(asBrowser(notice)).expectStatus(200);
    expect(page.text).not.toMatch(/class="notice"/);
  });
});
