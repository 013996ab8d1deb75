/** Good values for the parameters of each operation. */
import fc, { type Arbitrary } from 'fast-check';
import type { v1 } from '../../contracts/index.ts';
import { languages } from '../../contracts/languages.ts';
import { limits } from '../../contracts/primitives.ts';
import type { Parameters } from './fuzz-encoding.ts';
import { snippets } from './fuzz-wild-values.ts';
import type { World } from './fuzz-world.ts';

/** Text in every script, sometimes exactly at the limit. */
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

/** Whole numbers, as number or string. */
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

type IdOf<Route> = Route extends { metadata: { operationId: infer Id extends string } } ? Id : never;
type IdsOf<Routes> = { [Name in keyof Routes]: IdOf<Routes[Name]> }[keyof Routes];
type OperationId = { [Group in keyof typeof v1]: IdsOf<(typeof v1)[Group]> }[keyof typeof v1];

/** Good values for the parameters of each operation, sometimes `undefined` if optional. */
export function goodParameters(world: World): Record<OperationId, Arbitrary<Parameters>> {
  // The admin's is the last, and more frequent, as it reaches the tags of others.
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
    lookUpTags: fc.record(
      {
        observations: fc.array(
          fc.oneof(
            identifier.map((tag_identifier) => ({ tag_identifier })),
            complete.map(({ hardware_id: id, hardware_type: type, ...more }) => ({ id, type, ...more })),
          ),
          { minLength: 1, maxLength: 20 },
        ),
        lang: wished,
      },
      { requiredKeys: ['observations'] },
    ),
    showMyTags: fc.record(
      {
        auth_token: token,
        limit: fc.oneof(whole(1, 20), whole(1, 1000)),
        after: fc.oneof(whole(1, 500), whole(1, 2_147_483_647)),
        updated_since: instant,
      },
      { requiredKeys: ['auth_token', 'limit'] },
    ),
    bundleTags: fc.record(
      {
        auth_token: token,
        lang: fc.oneof(wished, fc.constantFrom('all', 'fr,de')),
        since: fc.oneof(fc.base64String(), fc.string({ unit: 'binary' })),
        expand: fc.constantFrom('provenance', 'everything'),
      },
      { requiredKeys: ['auth_token'] },
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
