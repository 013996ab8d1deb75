/** Wild values for any parameter, which break parsers, decoders, databases and pages. */
import fc, { type Arbitrary } from 'fast-check';
import { limits } from '../../contracts/primitives.ts';
import { Raw } from './fuzz-encoding.ts';

export const snippets = [
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

/** Numbers at the edges of types, and lookalikes. */
const oddNumbers = [
  ...'0 -0 -1 1.5 65536 2147483648 -2147483649 4294967296 9007199254740994 1e21 1e308 5e-324'.split(' ').map(Number),
  ...'2147483648 4294967296 9007199254740993 -0 .5 5. 0x10 1e3 1e999 1_000 1,5 --1 + ٣ १२ 90.000001'.split(' '),
  ...['NaN', 'Infinity', '-Infinity'],
  ...['9'.repeat(400), `0.${'1'.repeat(400)}`, '00000000000000000001', ' 7 ', '\u20037'],
];

const oddInstants = [
  ...'0000-01-01T00:00:00Z 2026-11-21T12:00:00+23:59 2026-11-21T12:00:00-16:00 2026-02-30T00:00:00Z'.split(' '),
  ...'2026-12-31T23:59:60Z 2026-11-21T24:00:00Z 2026-11-21 now infinity epoch'.split(' '),
  `2026-11-21T12:00:00.${'1'.repeat(300)}Z`,
];

/** Around each limit, in units of one, two and four bytes. */
const around = [limits.email, limits.hardwareIdentifier, limits.name, 512, 1024, limits.text].flatMap((limit) =>
  [limit - 1, limit, limit + 1, 2 * limit + 1].flatMap((length) =>
    ['a', 'ß', '😀'].map((unit) => () => unit.repeat(length)),
  ),
);

/** Values that are neither text nor number; some have no string form, or a false one. */
export const wrongTypes: Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[null, true, false, [], {}, [[]], [null], { a: { b: [1] } }, [1, 2]],
  ...[{ toString: 1 }, { toString: null, valueOf: 1 }, [{ toString: 1 }], { toJSON: 1 }, { length: 1 }],
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
    arbitrary: wrongTypes,
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

/** A wild value for a parameter; half of them of its own type, but at the edges. */
export function wildValueFor(name: string): Arbitrary<unknown> {
  const odd = name === 'updated_since' ? oddInstants : numeric.has(name) ? oddNumbers : undefined;
  return odd ? fc.oneof(wildValue, fc.constantFrom<unknown>(...odd)) : wildValue;
}
const numeric = new Set(['major', 'minor', 'parent_id', 'lat', 'lon', 'limit', 'after']);

export const wildName = fc.oneof(
  fc.constantFrom(
    ...'__proto__ constructor hasOwnProperty id lang customer_id a[b] tag[id]'.split(' '),
    'lang\ud800',
    '\0',
    '',
  ),
  fc.string({ maxLength: 8 }),
);
