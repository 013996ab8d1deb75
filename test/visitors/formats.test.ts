/** The format of the answer at the address that is printed on a tag. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestedFormat } from '../../src/visitors/formats.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag } from '../setup/factories.ts';

const chrome =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';
const firefox = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const java = 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2';

const types = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  linkset: 'application/linkset+json',
};
type Format = keyof typeof types;

let app: TestApp;
let tag: MadeTag;
beforeAll(async () => {
  app = await startApp();
  tag = await createTag(app, { lang: 'de', text: 'Das Tor' });
});
afterAll(() => app.stop());

const ask = (accept: string | undefined, query = '', identifier = tag.tag_identifier) =>
  app
    .spec()
    .get(`/t/${identifier}${query}`)
    .withHeaders(accept === undefined ? {} : { Accept: accept });

describe('the format by Accept', () => {
  test.each<[string | undefined, Format]>([
    [undefined, 'html'],
    ['', 'html'],
    ['*/*', 'html'],
    ['text/html', 'html'],
    ['text/*', 'html'],
    [chrome, 'html'],
    [firefox, 'html'],
    [java, 'html'],
    // What is malformed.
    ['json', 'html'],
    ['*', 'html'],
    [';;;', 'html'],
    ['application/json;q=much', 'html'],
    ['application/json;q=2', 'html'],
    ['application/json, ;q=1', 'html'],
    ['*/json', 'html'],
    ['application/json;a="b', 'html'],
    // What is not.
    ['application/json', 'json'],
    ['Application/JSON', 'json'],
    ['application/*', 'json'],
    ['application/json, text/html;q=0.5', 'json'],
    ['application/json;q=0.5, text/html', 'html'],
    ['application/json;charset=UTF-8', 'json'],
    ['application/json; charset="utf-8" ; q=1.000', 'json'],
    [', application/json ,', 'json'],
    // One of a version that we know nothing of is better than none.
    ['application/json;version=2;q=0.5, text/html;q=0.1', 'json'],
    ['application/linkset+json; profile="https://www.gs1.org/voc/?q=0;a"', 'linkset'],
    ['text/html;level=1', 'html'],
    ['text/html;q=0, */*', 'json'],
    ['text/html;q=0, application/json;q=0, */*;q=0.1', 'linkset'],
    ['application/linkset+json', 'linkset'],
    // Among equals the more specific range wins.
    ['application/json, text/plain, */*', 'json'],
    ['*/*, application/linkset+json', 'linkset'],
    ['text/*;q=0.9, application/json;q=0.9', 'json'],
    ['application/*;q=0.8, application/linkset+json;q=0.8', 'linkset'],
    // Then ours, in whatever order they are named.
    ['application/json, text/html', 'html'],
    ['application/linkset+json, text/html', 'html'],
    ['application/linkset+json, application/json', 'json'],
    ['application/*, text/*', 'html'],
    // Others before it.
    ['application/ld+json, image/png, application/json;q=0.1', 'json'],
  ])('U2: %j selects %s', async (accept, format) => {
    await ask(accept).expectStatus(200).expectHeader('Content-Type', types[format]);
  });

  test.each(['image/png', 'application/xml, text/plain;q=0.5', 'text/html;q=0', 'application/json;q=0.0, text/plain'])(
    'U2: is none for %s, which answers 406',
    async (accept) => {
      for (const identifier of [tag.tag_identifier, '0000000000ff'])
        await ask(accept, '', identifier)
          .expectStatus(406)
          .expectHeader('Content-Type', types.json)
          .expectHeader('X-Error-Reason', 'not_acceptable')
          .expectHeader('Vary', 'Accept, Accept-Language')
          .expectHeader('Access-Control-Allow-Origin', '*')
          .expectHeader('Cache-Control', 'no-store')
          .expectJson({
            error: { message: 'There is nothing here in any of the types that Accept names', code: 'InvalidRequest' },
          });
    },
  );

  test('U2: is found in a long header', async () => {
    for (const [accept, format] of [
      [`${'image/png, '.repeat(900)}application/json`, 'json'],
      [`${'application/json;q=0.1, '.repeat(400)}*/*;q=0.5`, 'html'],
    ] as const)
      await ask(accept).expectStatus(200).expectHeader('Content-Type', types[format]);
  });

  test('is found quickly in a hostile header', () => {
    const longest = 16_000;
    const hostile = [
      `a/b${' ;'.repeat(longest / 2)}!`,
      `a/b;x="${'\\a'.repeat(longest / 2)}`,
      '"'.repeat(longest - 1),
      `"${'\\"'.repeat(longest / 2 - 1)}`,
      `a/b;${' '.repeat(longest)}(`,
      'text/html,'.repeat(longest / 10),
    ];
    // Each would take longer than a test may, if the reading went back again and again.
    for (const accept of hostile) for (let i = 0; i < 20; i++) expect(requestedFormat(undefined, accept)).toBe('html');
  });
});

describe('the format by name', () => {
  test.each<[string, string, Format]>([
    ['?format=html', 'application/json', 'html'],
    ['?format=json', 'text/html', 'json'],
    ['?format=json', 'image/png', 'json'],
    ['?format=linkset', '*/*', 'linkset'],
    ['?lang=de&format=linkset', '*/*', 'linkset'],
    // Anything else there is ignored.
    ['?format=xml', 'application/json', 'json'],
    ['?format=JSON', '*/*', 'html'],
    ['?format=', 'application/json', 'json'],
    ['?format=json&format=json', '*/*', 'html'],
    ['?format[]=json', '*/*', 'html'],
    ['?format=%FF', 'application/json', 'json'],
    ['?format=__proto__', '*/*', 'html'],
  ])('U1: is chosen by %s with Accept: %s', async (query, accept, format) => {
    await ask(accept, query).expectStatus(200).expectHeader('Content-Type', types[format]);
  });

  test('U1: an unknown name does not prevent a 406', async () => {
    await ask('image/png', '?format=xml').expectStatus(406);
  });
});
