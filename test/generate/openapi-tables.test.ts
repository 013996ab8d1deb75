/** Compares the document with the tables of the interface, which are copied literally. */
import { describe, expect, test } from '@jest/globals';
import { failures } from '../../contracts/failures.ts';
import { openApiDocument as document, operationOf, resolve } from '../setup/openapi-schemas.ts';
import { expectWhole, parametersOf, shapeOf } from '../setup/openapi-shapes.ts';

describe('the tables of the interface', () => {
  const ofAnyTag = { id: 'integer', tag_identifier: 'string', translation: { text: 'string', lang: 'string' } };
  const written = { tags: [{ ...ofAnyTag, gender: 'string' }] };
  const name = { text: 'string', lang: 'string' };
  const found = {
    tags: [
      {
        ...ofAnyTag,
        name,
        image_url: ['string', 'null'],
        text_url: 'string',
        hardware: [{ type: 'string', identifier: 'string' }],
      },
    ],
  };

  /** Parameters with their type and Req, and the body of a success. What is ours beyond the interface comes after `also`. */
  const tables: Record<string, { takes: string[]; also?: string[]; answers: object }> = {
    getAuthToken: { takes: ['email string yes', 'password string yes'], answers: { auth_token: 'string' } },
    signInWithSocial: { takes: ['auth_token string yes'], answers: { auth_token: 'string' } },
    signOut: { takes: ['email string yes', 'auth_token string yes'], answers: { message: 'string', code: 'string' } },
    createTag: {
      takes: [
        'lang string yes',
        'purchase_id string yes',
        'text string yes',
        'auth_token string no',
        'name string no',
        'gender string no',
        'hardware_id string no',
        'hardware_type string no',
        'major integer no',
        'minor integer no',
        'parent_id integer no',
        'lat number no',
        'lon number no',
      ],
      answers: written,
    },
    addHardwareIdToTag: {
      takes: [
        'id string yes',
        'hardware_id string yes',
        'hardware_type string yes',
        'auth_token string no',
        'major integer no',
        'minor integer no',
        'lat number no',
        'lon number no',
      ],
      answers: written,
    },
    showTag: {
      takes: ['id string yes', 'lang string no'],
      also: ['expand string no'],
      answers: {
        tags: [
          {
            ...ofAnyTag,
            description: ['string', 'null'],
            name,
            gender: 'string',
            image_url: ['string', 'null'],
            text_url: 'string',
          },
        ],
      },
    },
    showTagByHardwareId: {
      takes: [
        'id string yes',
        'type string yes',
        'major integer no',
        'minor integer no',
        'lang string no',
        'lat number no',
        'lon number no',
      ],
      also: ['expand string no'],
      answers: found,
    },
    showMyTags: {
      takes: ['auth_token string yes'],
      also: ['limit integer no', 'after integer no', 'updated_since string no', 'expand string no'],
      answers: found,
    },
    supportedLanguageCodes: { takes: [], answers: { language_codes: ['string'] } },
    supportedBeaconUUIDs: { takes: [], answers: { uuids: ['string'] } },
  };

  test.each(Object.entries(tables))(
    '%s takes exactly the parameters of its table',
    (operationId, { takes, also = [] }) => {
      expect(parametersOf(operationId).sort()).toEqual([...takes, ...also].sort());
    },
  );

  test.each(Object.entries(tables))('%s answers exactly the fields of its table', (operationId, { answers }) => {
    const { schema } = operationOf(operationId).responses[200].content['application/json'];
    expect(shapeOf(schema)).toEqual(answers);
    expectWhole(schema);
  });

  test('provenance has exactly the fields of its table', () => {
    const part = {
      requested: ['string'],
      served: 'string',
      original: 'string',
      origin: 'string',
      provider: ['string', 'null'],
      source_hash: 'string',
      stale: 'boolean',
      translated_at: ['string', 'null'],
      fallback_reason: ['string', 'null'],
    };
    const provenance = { $ref: '#/components/schemas/TagProvenance' };
    expect(shapeOf(provenance)).toEqual({ text: [part, 'null'], name: [part, 'null'] });
    expectWhole(provenance);
    for (const shown of ['ShownTag', 'FoundTag'])
      expect(document.components.schemas[shown].properties.provenance).toMatchObject(provenance);
  });

  test('languages and genders are the same as in the interface, in the same order', () => {
    expect(document.components.schemas.LanguageCode.enum.join(', ')).toBe(
      'ar, bg, ca, zh-CHS, zh-CHT, cs, da, nl, en, et, fi, fr, de, el, ht, he, hi, mww, hu, id, it, ja, tlh, tlh-Qaak, ko, lv, lt, ms, mt, no, fa, pl, pt, ro, ru, sk, sl, es, sv, th, tr, uk, ur, vi, cy',
    );
    expect(document.components.schemas.Gender.enum).toEqual(['m', 'f']);
  });

  test('errors have a message and a code, and optionally the names of missing values', () => {
    const { properties, required } = document.components.schemas.ErrorBody.properties.error;
    expect(Object.keys(properties)).toEqual(['message', 'code', 'values']);
    expect(required).toEqual(['message', 'code']);
    expect(document.components.schemas.ErrorCode.enum).toEqual(
      expect.arrayContaining(['InvalidRequest', 'LogoutError', 'UserNotFound']),
    );
  });

  test.each([
    ['getAuthToken', 'wrong_credentials', 'InvalidRequest', 'User not found.'],
    ['showTag', 'tag_not_found', 'InvalidRequest', 'Tag not found'],
    ['showTagByHardwareId', 'tag_not_found', 'InvalidRequest', 'Tag not found'],
    ['createTag', 'missing_values', 'InvalidRequest', 'Request values are missing'],
    ['signOut', 'sign_out_failed', 'LogoutError', 'Logout went wrong.'],
    ['showMyTags', 'unknown_token', 'UserNotFound', 'User not found.'],
  ] as const)('%s documents %s', (operationId, reason, code, message) => {
    const answer = resolve(operationOf(operationId).responses[failures[reason].status]);
    expect(answer.content['application/json'].examples[reason].value.error).toMatchObject({ code, message });
  });
});
