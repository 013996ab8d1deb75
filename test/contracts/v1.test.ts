/** The contract describes itself: documents and SDKs are generated from its descriptions. */
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ErrorBody, sharedStatuses } from '../../contracts/failures.ts';
import { v1 } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';
import { fieldsOf, isSchema } from '../setup/contract-parts.ts';

type Operation = ReturnType<typeof routesOf>[number] & {
  metadata: { operationId: string; access: string };
  body?: unknown;
  query?: unknown;
  pathParams?: unknown;
};
const operations = routesOf(v1) as Operation[];

/** The fields of all requests and answers; those of errors, which are all alike, once. */
const parts = [
  ...operations.flatMap(({ metadata, body, query, pathParams, responses }) =>
    Object.entries({ body, query, path: pathParams, answer: responses[200] }).flatMap(([where, schema]) =>
      isSchema(schema) ? fieldsOf(schema, `${metadata.operationId} ${where}`) : [],
    ),
  ),
  ...fieldsOf(ErrorBody, 'any error'),
];

describe('the operations', () => {
  test('are the documented ones, with unique operation ids', () => {
    expect(operations.map(({ method, path, metadata }) => `${metadata.operationId}: ${method} ${path}`)).toEqual([
      'getAuthToken: POST /api/v1/login/getAuthToken',
      'signInWithSocial: POST /api/v1/login/signInWithSocial',
      'signInWithProvider: POST /api/v1/login/signInWith:provider',
      'signOut: POST /api/v1/login/signOut',
      'createTag: POST /api/v1/tags/create',
      'addHardwareIdToTag: POST /api/v1/tags/addHardwareIdToTag',
      'showTag: GET /api/v1/tags/show',
      'showTagByHardwareId: GET /api/v1/tags/showByHardwareId',
      'lookUpTags: POST /api/v1/tags/lookup',
      'showMyTags: GET /api/v1/tags/showMyTags',
      'bundleTags: GET /api/v1/tags/bundle',
      'supportedLanguageCodes: GET /api/v1/tags/supportedLanguageCodes',
      'supportedBeaconUUIDs: GET /api/v1/tags/supportedBeaconUUIDs',
    ]);
    expect(new Set(operations.map(({ metadata }) => metadata.operationId)).size).toBe(operations.length);
  });

  test.each(operations.map((operation) => [operation.metadata.operationId, operation] as const))(
    '%s is strict, has a summary and a description, and declares who may call it',
    (operationId, { strictStatusCodes, summary, description, metadata }) => {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(strictStatusCodes).toBe(true);
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(['none', 'optional', 'required', 'credentials']).toContain(metadata.access);
    },
  );

  test.each(operations.map((operation) => [operation.metadata.operationId, operation] as const))(
    'D24, A8: %s declares a named object (or lines of them) for 200, and error bodies for all else',
    (operationId, { responses }) => {
      const { 200: success, ...others } = responses as Record<number, z.ZodType>;
      expect(success).toBeInstanceOf(operationId === 'bundleTags' ? z.ZodUnion : z.ZodObject);
      expect(success?.meta()?.id).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(Object.keys(others).map(Number)).toEqual(expect.arrayContaining([...sharedStatuses]));
      for (const [status, body] of Object.entries(others)) {
        expect(Number(status)).toBeGreaterThanOrEqual(400);
        expect(body).toBe(ErrorBody);
      }
    },
  );

  test.each(operations.map((operation) => [operation.metadata.operationId, operation] as const))(
    'D1, A2: %s takes its parameters from the query if it is a GET, otherwise from the body',
    (_, { method, body, query }) => {
      if (method === 'GET') expect(body).toBeUndefined();
      else expect([isSchema(body), query]).toEqual([true, undefined]);
    },
  );

  test('A18: parameters and fields with a language are called lang', () => {
    expect(
      parts.map(({ path }) => path).filter((path) => path.includes('lang_code') && !path.includes('language_codes')),
    ).toEqual([]);
  });
});

describe('the fields', () => {
  test('are found in requests and responses at any depth', () => {
    const paths = parts.map(({ path }) => path);
    expect(paths).toContain('createTag body.purchase_id');
    expect(paths).toContain('showTag query.lang');
    expect(paths).toContain('signInWithProvider path.provider');
    expect(paths).toContain('showMyTags answer.tags[].hardware[].identifier');
    expect(paths).toContain('any error.error.code');
  });

  test('each has a description', () => {
    const silent = parts.filter(({ description }) => !description || /^[a-z]|\s$/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('each field with a value has an example', () => {
    const without = parts.filter(({ examples, isStructure }) => examples.length === 0 && !isStructure);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test.each(parts.flatMap(({ path, schema, examples }) => examples.map((example) => [path, example, schema] as const)))(
    '%s: the example %j is valid',
    (_, example, schema) => {
      expect(schema.safeParse(example).error?.issues).toBeUndefined();
    },
  );

  test('no two different schemas share an id', () => {
    const byId = new Map<string, Set<z.ZodType>>();
    const schemas = [
      ...parts.map(({ schema }) => schema),
      ...operations.flatMap((each) => Object.values(each.responses)),
    ];
    for (const schema of schemas.filter(isSchema)) {
      const id = schema.meta()?.id;
      if (id) byId.set(id, (byId.get(id) ?? new Set()).add(schema));
    }
    expect(byId.size).toBeGreaterThan(10);
    expect([...byId].filter(([, set]) => set.size > 1).map(([id]) => id)).toEqual([]);
  });
});
