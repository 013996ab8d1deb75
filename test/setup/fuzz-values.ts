/** Values for the parameters of the API: good ones for each, and wild ones for any. */
import fc, { type Arbitrary } from 'fast-check';
import { languages } from '../../contracts/languages.ts';
import { limits } from '../../contracts/primitives.ts';
import type { World } from './fuzz-world.ts';

export type Parameters = Record<string, unknown>;

const snippets = [
  "'; drop table tags; --",
  '<script>alert(1)</script>',
  '#{process.env}',
  '{{7*7}}',
  '%00',
  '%ff%zz',
  '\\u0000',
  '../../etc/passwd',
  '\u202eright to left\u202c',
  'שלום مرحبا',
  '٣٤',
  'e\u0301',
  '\ufeff',
  '\u2028',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
];

/** Text in every script, sometimes exactly as long as it may be. */
const text = (max: number): Arbitrary<string> =>
  fc
    .oneof(
      { weight: 120, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(max, 40) }) },
      { weight: 60, arbitrary: fc.constantFrom(...snippets) },
      { weight: 60, arbitrary: fc.lorem({ maxCount: 6 }).map((words) => words.slice(0, max)) },
      { weight: max > 1000 ? 1 : 10, arbitrary: fc.constantFrom('x', 'é', '😀').map((unit) => unit.repeat(max)) },
    )
    .map((value) => value.replaceAll('\0', '0'))
    .map((value) => (value.trim() === '' ? `x${value}`.slice(0, max) : value));

/** Whole numbers, in both of the ways in which clients send them. */
const whole = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max), fc.integer({ min, max }).map(String));

const decimal = (bound: number) =>
  fc.oneof(
    fc.double({ min: -bound, max: bound, noNaN: true }),
    fc.constantFrom(bound, -bound, 0, -0, String(bound), `+${bound}.0`),
    fc
      .integer({ min: -bound, max: bound })
      .map((degrees) => `${degrees}.25`.replace('90.25', '90').replace('180.25', '180')),
  );

const language = fc
  .constantFrom(...languages)
  .chain(({ code, tag, aliases }) => fc.constantFrom(code, code, code.toUpperCase(), tag, `${code}-XX`, ...aliases));

const wished = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('fi', 'en', 'zh-CHS', 'tlh-Qaak') },
  { weight: 3, arbitrary: language },
  { weight: 1, arbitrary: fc.constantFrom('xx', 'fr, en', 'auto', '*') },
);

const guid = fc
  .tuple(
    fc.uuid(),
    fc.constantFrom<(id: string) => string>(
      String,
      (id) => id.toUpperCase(),
      (id) => `{${id}}`,
    ),
  )
  .map(([id, written]) => written(id));

const instant = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(
      date.toISOString(),
      date.toISOString().replace('Z', '+14:00'),
      date.toISOString().replace('Z', '123Z'),
    ),
  );

/** Good values for the parameters of each operation, where they may be absent with `undefined`. */
export function goodParameters(world: World): Record<string, Arbitrary<Parameters>> {
  // The admin's is the last, and gets further with the tags of others.
  const token = fc.constantFrom(...world.tokens, ...world.tokens.slice(-1), ...world.tokens.slice(-1));
  const tag = fc.constantFrom(...world.tags);
  const identifier = fc.oneof(
    { weight: 9, arbitrary: tag.map(({ tag_identifier }) => tag_identifier) },
    { weight: 1, arbitrary: tag.map(({ tag_identifier }) => ` ${tag_identifier.toUpperCase()}`) },
    { weight: 1, arbitrary: fc.constantFrom('ffffffffffff', ...world.tags.map(({ id }) => String(id))) },
  );
  const known = fc.constantFrom(...world.hardware);
  const unknown = fc.record({
    type: fc.constantFrom('nfc', 'ble-beacon', 'ble_beacon', 'qr'),
    identifier: fc.oneof(
      fc
        .string({ unit: fc.constantFrom(...'0123456789abcdef:-'), minLength: 8, maxLength: 40 })
        .map((digits) => `A${digits}`),
      text(60),
    ),
    major: whole(0, 65_535),
    minor: whole(0, 65_535),
  });
  const item: Arbitrary<{ type: string; identifier: string; major?: unknown; minor?: unknown }> = fc.oneof(
    known,
    unknown,
  );
  const location = fc.record({ lat: decimal(90), lon: decimal(180) }, { requiredKeys: [] });
  const attachable = fc.tuple(item, location).map(([{ type, identifier: hardware_id, ...numbers }, place]) => ({
    hardware_id,
    hardware_type: type,
    ...numbers,
    ...place,
  }));
  const complete = attachable.map((given) =>
    given.hardware_type.startsWith('ble') ? { major: 1, minor: '2', ...given } : given,
  );
  const social = fc.record({ auth_token: fc.constantFrom(...world.socialTokens) });

  const creation = fc.record(
    {
      lang: language,
      purchase_id: guid,
      text: fc.oneof({ weight: 19, arbitrary: text(limits.text) }, { weight: 1, arbitrary: fc.integer() }),
      auth_token: token,
      name: text(limits.name),
      gender: fc.constantFrom('m', 'f'),
      parent_id: tag.chain(({ id }) => fc.constantFrom(id, String(id))),
    },
    { requiredKeys: ['lang', 'purchase_id', 'text'] },
  );
  return {
    createTag: fc
      .tuple(creation, fc.option(attachable, { nil: {} }), fc.boolean())
      .map(([made, hardware, isOwned]) => ({ ...made, ...hardware, ...(!isOwned && { auth_token: undefined }) })),
    addHardwareIdToTag: fc
      .tuple(fc.record({ id: identifier, auth_token: fc.option(token, { nil: undefined }) }), complete)
      .map(([given, hardware]) => ({ ...given, ...hardware })),
    showTag: fc.record({ id: identifier, lang: wished }, { requiredKeys: ['id'] }),
    showTagByHardwareId: fc
      .tuple(complete, fc.record({ lang: wished }, { requiredKeys: [] }))
      .map(([{ hardware_id: id, hardware_type: type, ...more }, given]) => ({ id, type, ...more, ...given })),
    showMyTags: fc.record(
      {
        auth_token: token,
        limit: fc.oneof(whole(1, 20), whole(1, 1000)),
        after: fc.oneof(whole(1, 500), whole(1, 2_147_483_647)),
        updated_since: instant,
      },
      { requiredKeys: ['auth_token', 'limit'] },
    ),
    supportedLanguageCodes: fc.constant({}),
    supportedBeaconUUIDs: fc.constant({}),
    getAuthToken: fc.oneof(
      fc.constantFrom(...world.accounts),
      fc.record({
        email: fc.constantFrom('ada@example.com', 'nobody@example.com', ' ADA@example.com '),
        password: fc.constantFrom('guess', 'ﷺ'.repeat(1024)),
      }),
    ),
    signInWithSocial: social,
    signInWithProvider: social,
    signOut: fc.oneof(
      fc.constantFrom(...world.sessions).map(({ email, token: auth_token }) => ({ email, auth_token })),
      fc.record({
        email: fc.constantFrom(...world.sessions.map(({ email }) => email)),
        auth_token: token.map((t) => `${t}x`),
      }),
    ),
  };
}

/** Numbers at the edges of types, and what only looks like one. */
const oddNumbers = [
  ...[
    0,
    -0,
    -1,
    1.5,
    65_536,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 32,
    2 ** 53,
    2 ** 53 + 2,
    1e21,
    1e308,
    5e-324,
    90.000001,
    180.1,
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '0x10',
    '1e3',
    '1e999',
    '.5',
    '5.',
    '1_000',
    '1,5',
    '٣',
    '१२',
    '+',
    '--1',
    '2147483648',
  ],
  ...['9007199254740993', '9'.repeat(400), `0.${'1'.repeat(400)}`, '00000000000000000001', ' 7 ', '\u20037', '-0'],
];
const oddInstants = [
  ...[
    '0000-01-01T00:00:00Z',
    '2026-11-21T12:00:00+23:59',
    '2026-11-21T12:00:00-16:00',
    '2026-02-30T00:00:00Z',
    '2026-11-21',
  ],
  ...[
    '2026-12-31T23:59:60Z',
    '2026-11-21T24:00:00Z',
    `2026-11-21T12:00:00.${'1'.repeat(300)}Z`,
    'now',
    'infinity',
    'epoch',
  ],
];
/** Around each limit, in units of one, two and four bytes. */
const around = [limits.email, limits.hardwareIdentifier, limits.name, 512, 1024, limits.text].flatMap((limit) =>
  [limit - 1, limit, limit + 1, 2 * limit + 1].flatMap((length) =>
    ['a', 'ß', '😀'].map((unit) => () => unit.repeat(length)),
  ),
);

const wildValue: Arbitrary<unknown> = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom<unknown>(...oddNumbers, ...oddInstants) },
  {
    weight: 30,
    arbitrary: fc.constantFrom<unknown>(...snippets, '', ' \t\n', '\u00a0', '\0', 'a\0b', '\ud800', 'a\udc00b'),
  },
  { weight: 20, arbitrary: fc.string({ unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }) },
  {
    weight: 20,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: [1] } }, [1, 2]),
  },
  { weight: 10, arbitrary: fc.jsonValue({ depthSize: 'small' }) },
  {
    weight: 10,
    arbitrary: fc
      .jsonValue({ depthSize: 'small' })
      .map((value) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`)),
  },
  { weight: 3, arbitrary: fc.constantFrom(...around).map((make) => make()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1000, 100_000).map((depth) => new Raw(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('1e400', '-1e400', '1E+2', '-0.0', '"\\ud800"', '"\\u0000"')
      .map((json) => new Raw(json)),
  },
);

/** A wild value for a parameter; half of them of the kind that it takes, but at the edges. */
export function wildValueFor(name: string): Arbitrary<unknown> {
  const odd = name === 'updated_since' ? oddInstants : numeric.has(name) ? oddNumbers : undefined;
  return odd ? fc.oneof(wildValue, fc.constantFrom<unknown>(...odd)) : wildValue;
}
const numeric = new Set(['major', 'minor', 'parent_id', 'lat', 'lon', 'limit', 'after']);

/** JSON that `JSON.stringify` would not write. */
export class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

export const wildName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'id',
    'lang',
    'customer_id',
    'a[b]',
    'tag[id]',
    '',
    '\0',
    'lang\ud800',
  ),
  fc.string({ maxLength: 8 }),
);

/** The JSON of an object, in which raw parts stand as they are. */
export function jsonOf(parameters: Parameters): string {
  const members = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${value instanceof Raw ? value.json : JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}
