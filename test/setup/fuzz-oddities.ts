/** Odd requests, whatever their operation: methods, targets, headers, bodies. */
import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { limits } from '../../contracts/primitives.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import type { World } from './fuzz-world.ts';

export const oddMethod = fc.constantFrom(
  ...'GET HEAD HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND M-SEARCH PURGE'.split(' '),
);

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
});

export function oddHeaders({ tokens }: World): Arbitrary<Record<string, string>> {
  const long = fc.constantFrom('x'.repeat(6000), 'en;q=0.1,'.repeat(600), '('.repeat(3000));
  const any = fc.oneof({ weight: 5, arbitrary: headerText }, { weight: 1, arbitrary: long });
  const of = (...values: string[]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: any });
  const known: Record<string, Arbitrary<string>> = {
    'Accept-Language': of('en;q=2, fr;q=abc', '*', 'zh-Hans-CN', ';;;,,,'),
    Authorization: of(
      'Bearer',
      'Bearer a b',
      'bearer \t x',
      'Basic eA==',
      ...tokens.flatMap((token) => [`Bearer ${token}`, token]),
    ),
    'Content-Type': of(
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/json; charset=utf-16',
      ';',
      'a/b; c="',
    ),
    'Content-Encoding': of('gzip', 'deflate', 'br', 'identity', 'gzip, gzip', 'x-unknown'),
    'If-None-Match': of('*', 'W/"x"', '"', 'W/'),
    Accept: of('text/html', 'application/xml', '*/*;q=0'),
    'X-Request-Id': of('phone-17', 'a b"c', '$(id)'),
    'X-Forwarded-For': fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('junk', '1.2.3.4:5', '[::1]:80', ', ,')),
    'X-HTTP-Method-Override': of('DELETE'),
    Origin: of('null', 'https://app.example'),
    Cookie: of('session=x; session=y', '__proto__=1'),
    Range: of('bytes=0-0', 'bytes=9-1'),
    Upgrade: of('websocket', 'h2c'),
    'Idempotency-Key': any,
    constructor: any,
  };
  const one = fc
    .constantFrom(...Object.entries(known))
    .chain(([name, value]) => value.map((text) => ({ [name]: text.trim() })));
  return fc.array(one, { minLength: 1, maxLength: 2 }).map((headers) => Object.assign({}, ...headers));
}

/** Node's client allows no other characters in a target. */
const targetText = fc.string({
  unit: fc.constantFrom(..."/%.;:@&=?+,!$()*~-_'aZ09", '%00', '%2F', '%2e', '%ff', '%C3%A9'),
});

export function oddTarget(path: string): Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      `${path}/`,
      path.toUpperCase(),
      `${path}.json`,
      `${path}/x`,
      `/${path}`,
      `${path}%00`,
      `${path}%20`,
      `http://other${path}`,
    ),
    fc.constantFrom(
      '/nowhere',
      '*',
      '/api',
      '/api/v1',
      '/api/v2/tags/show',
      '//',
      '/nowhere?id=1',
      'http://[/x',
      'http://a:b/',
      '/api/v1/tags/%73how',
      '/__proto__',
    ),
    targetText.map((text) => `/api/v1/login/signInWith${text}`),
    targetText.map((text) => `${path}?${text}`),
    targetText.map((text) => `/api/v1/${text}`),
  );
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const largeBodies = [
  { body: Buffer.from(`{"text":"${'x'.repeat(limits.body)}"}`) },
  { body: gzipSync(`{"text":"${'x'.repeat(limits.body)}"}`), headers: { 'Content-Encoding': 'gzip' } },
  { body: Buffer.from('id&'.repeat(limits.body / 3)), headers: form },
  { body: Buffer.from(`{${Array.from({ length: 50_000 }, (_, i) => `"k${i}":0`)}}`) },
];

/** Bodies that are not, or hardly, objects. */
const malformed = [
  ...'{ 12 null true NaN "text" {"a":1}{ [{"lang":"en"}] {"lang":"en","lang":[]} {"\\ud800":1} \ufeff{}'.split(' '),
  ...['', ' \r\n', "{'lang': 'en'}"],
];

export const oddBody: Arbitrary<Partial<FuzzRequest>> = fc.oneof(
  {
    weight: 100,
    arbitrary: fc.constantFrom(...malformed).map((body) => ({ body })),
  },
  { weight: 40, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ body: Buffer.from(bytes) })) },
  {
    weight: 40,
    arbitrary: fc
      .string({ unit: fc.constantFrom(...'lang=&[]%+;', 'id=', '%ff', '%00', '&&') })
      .map((body) => ({ body, headers: form })),
  },
  {
    weight: 20,
    arbitrary: fc.json().map((text) => ({ body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } })),
  },
  { weight: 6, arbitrary: fc.constantFrom<Partial<FuzzRequest>>(...largeBodies) },
);
