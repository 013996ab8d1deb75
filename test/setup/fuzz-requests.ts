/** Requests for the fuzz: for each operation of the contract, from sensible to outlandish. */
import { gzipSync } from 'node:zlib';
import type { AppRoute } from '@ts-rest/core';
import fc, { type Arbitrary } from 'fast-check';
import { v1 } from '../../contracts/index.ts';
import { limits } from '../../contracts/primitives.ts';
import { routesOf } from '../../src/http/api.ts';
import { goodParameters, jsonOf, type Parameters, Raw, wildName, wildValueFor } from './fuzz-values.ts';
import type { World } from './fuzz-world.ts';

export interface FuzzRequest {
  method: string;
  /** The request's target as it stands in the first line. */
  target: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** Of what asks for an operation with good values: these values. */
  good?: Parameters | undefined;
}

export interface Operation {
  operationId: string;
  route: AppRoute;
  /** The names of its parameters, in the contract's order. */
  names: string[];
}

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

export const operations: Operation[] = routesOf(v1).map((route) => ({
  operationId: (route.metadata as { operationId: string }).operationId,
  route,
  names: shapeOf(route.method === 'GET' ? route.query : 'body' in route ? route.body : undefined),
}));

/** How often each is asked, of some 2 500. Passwords are dear: each that is compared costs a processor some 30 ms. */
const weights: Record<string, number> = {
  createTag: 500,
  addHardwareIdToTag: 400,
  showTag: 600,
  showTagByHardwareId: 600,
  showMyTags: 200,
  getAuthToken: 35,
  signInWithSocial: 40,
  signInWithProvider: 30,
  signOut: 60,
};

/** Requests to all operations. Throws where the contract has an operation that the fuzz has no good values for. */
export function requests(world: World): Arbitrary<FuzzRequest> {
  const good = goodParameters(world);
  const each = operations.map((operation) => {
    const parameters = good[operation.operationId];
    if (!parameters) throw new Error(`The fuzz has no good values for ${operation.operationId}`);
    const arbitrary = fc.oneof(
      { weight: 8, arbitrary: sensible(operation, parameters) },
      { weight: 8, arbitrary: withWildValues(operation, parameters) },
      { weight: 4, arbitrary: outlandish(world, operation, parameters) },
    );
    return { weight: weights[operation.operationId] ?? 30, arbitrary };
  });
  return fc.oneof(...each);
}

type Transport = 'plain' | 'legacy' | 'both' | 'bearer';
const transport = fc.constantFrom<Transport>('plain', 'plain', 'plain', 'legacy', 'both', 'bearer');

/** Bodies are understood whatever they are called. */
const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  '',
);

const sensible = (operation: Operation, parameters: Arbitrary<Parameters>) =>
  fc.tuple(parameters, transport, contentType, address).map(([good, way, type, from]) => {
    const request = build(operation, good, way, type);
    return { ...request, headers: { ...request.headers, ...from }, good };
  });

const withWildValues = (operation: Operation, parameters: Arbitrary<Parameters>) => {
  const name =
    operation.names.length === 0
      ? wildName
      : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...operation.names) }, { weight: 1, arbitrary: wildName });
  const edit = name.chain((key) =>
    fc.tuple(fc.constant(key), fc.option(wildValueFor(key), { nil: undefined, freq: 6 })),
  );
  const edits = fc.array(edit, { minLength: 1, maxLength: 3 });
  return fc.tuple(parameters, edits, transport, contentType).map(([good, changed, way, type]) => {
    const edited: Parameters = Object.create(null);
    for (const [key, given] of [...Object.entries(good), ...changed]) edited[key] = given;
    return build(operation, edited, way, type);
  });
};

/** A request as its client means it, in one of the ways that clients have. */
function build({ route, operationId }: Operation, parameters: Parameters, way: Transport, type: string): FuzzRequest {
  const path = route.path.replace(':provider', 'Museum');
  const headers: Record<string, string> = type === '' ? {} : { 'Content-Type': type };
  const given = { ...parameters };
  const { auth_token } = given;
  const takesBearer = ['createTag', 'addHardwareIdToTag', 'showMyTags'].includes(operationId);
  if (way === 'bearer' && takesBearer && typeof auth_token === 'string' && /^[\x21-\x7e]{1,900}$/.test(auth_token)) {
    headers.Authorization = `Bearer ${auth_token}`;
    delete given.auth_token;
  }
  const request = { method: route.method, target: path, headers };
  if (route.method === 'POST') {
    if (way !== 'legacy') return { ...request, body: jsonOf(given) };
    return {
      ...request,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: encoded(given),
    };
  }
  const query = encoded(given);
  // Node takes 16 KiB of request line and headers.
  if (way === 'legacy' || query.length > 12_000) return { ...request, body: jsonOf(given) };
  return {
    ...request,
    target: `${path}${query && '?'}${query}`,
    body: way === 'both' ? jsonOf({ ...given, lang: 'de' }) : undefined,
  };
}

/** Parameters as a query or a form has them; lists come as repetitions, objects as `a[b]=c`. */
function encoded(parameters: Parameters): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}

function pairs(name: string, value: unknown): string[] {
  if (value instanceof Raw) return [`${percent(name)}=${percent(value.json)}`];
  if (Array.isArray(value)) return value.map((item) => `${percent(name)}=${percent(String(item ?? ''))}`);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(
      ([key, inner]) => `${percent(`${name}[${key}]`)}=${percent(JSON.stringify(inner))}`,
    );
  return [`${percent(name)}=${percent(String(value ?? ''))}`];
}

/** Half of a surrogate pair goes out as the three bytes that it has in CESU-8, which no decoder should take. */
const percent = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((unit) => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80')).join('');

/** Where a request says that it comes from: few addresses, so that some are held up by their failures. */
const address = fc.constantFrom<Record<string, string>>(
  {},
  {},
  ...['198.51.100.1', '2001:db8::1', '::ffff:198.51.100.1'].map((ip) => ({ 'X-Forwarded-For': ip })),
);

/** Good or wild values in a request that is odd in itself. */
const outlandish = (world: World, operation: Operation, parameters: Arbitrary<Parameters>) => {
  const meant = fc.oneof(sensible(operation, parameters), withWildValues(operation, parameters));
  const change = fc.oneof<Arbitrary<Partial<FuzzRequest>>[]>(
    oddHeaders(world).map((headers) => ({ headers })),
    oddMethod.map((method) => ({ method })),
    oddTarget(operation).map((target) => ({ target })),
    oddBody,
  );
  return fc
    .tuple(meant, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([{ good: _, ...request }, changes]) => ({
      ...Object.assign({}, request, ...changes),
      headers: Object.assign({}, request.headers, ...changes.map(({ headers }) => headers)),
    }));
};

const oddMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
  'PURGE',
);

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
});

function oddHeaders({ tokens }: World): Arbitrary<Record<string, string>> {
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
    ['__proto__']: any,
    constructor: any,
  };
  const one = fc
    .constantFrom(...Object.entries(known))
    .chain(([name, value]) => value.map((text) => ({ [name]: text.trim() })));
  return fc.array(one, { minLength: 1, maxLength: 2 }).map((headers) => Object.assign({}, ...headers));
}

/** Node's client sends nothing else in a target. */
const targetText = fc.string({
  unit: fc.constantFrom(..."/%.;:@&=?+,!$()*~-_'aZ09", '%00', '%2F', '%2e', '%ff', '%C3%A9'),
});

function oddTarget({ route: { path } }: Operation): Arbitrary<string> {
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
      '/',
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

const oddBody: Arbitrary<Partial<FuzzRequest>> = fc.oneof(
  {
    weight: 100,
    arbitrary: fc
      .constantFrom(
        '',
        ' \r\n',
        '{',
        '[{"lang":"en"}]',
        '"text"',
        '12',
        'null',
        'true',
        'NaN',
        '{"a":1}{',
        "{'lang':'en'}",
        '\ufeff{}',
        '{"lang":"en","lang":[]}',
        '{"\\ud800":1}',
      )
      .map((body) => ({ body })),
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
