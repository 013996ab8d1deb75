/** The management contract describes itself, as the API's does. */
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { ResourceOperation } from '../../contracts/access.ts';
import { ErrorBody, failures, sharedStatuses, ValidationErrors } from '../../contracts/failures.ts';
import { management, v1 } from '../../contracts/index.ts';
import { LanguagesForm, NewTagForm } from '../../contracts/management/tag-form.ts';
import { TagImport } from '../../contracts/management/tag-import.ts';
import { limits } from '../../contracts/primitives.ts';
import { routesOf } from '../../src/http/api.ts';
import { fieldsOf, isSchema, type Part } from '../setup/contract-parts.ts';

type Operation = ReturnType<typeof routesOf>[number] & {
  metadata: ResourceOperation;
  body?: unknown;
  query?: unknown;
  pathParams?: unknown;
};
const operations = routesOf(management) as Operation[];
const named = operations.map((operation) => [operation.metadata.operationId, operation] as const);

const parts: Part[] = operations.flatMap(({ metadata, body, query, pathParams, responses }) =>
  Object.entries({ body, query, path: pathParams, ...responses }).flatMap(([where, schema]) =>
    isSchema(schema) && schema !== ErrorBody && schema !== ValidationErrors
      ? fieldsOf(schema, `${metadata.operationId} ${where}`)
      : [],
  ),
);

describe('the operations', () => {
  test('N4: are complete for each resource, with unique operation ids', () => {
    const paths = operations.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toHaveLength(7 * 8 + 5 + 3 + 3 + 3 + 3 + 1 + 3 + 5 + 1 + 2 + 6 + 2 + 4 + 3 + 4 + 5);
    expect(paths).toEqual(
      expect.arrayContaining(['GET /reports', 'GET /reports/:id', 'POST /reports/:id/right', 'DELETE /reports/:id']),
    );
    const ofLinks = ['GET /bundle_links', 'POST /bundle_links', 'DELETE /bundle_links/:id'];
    expect(paths).toEqual(expect.arrayContaining(ofLinks));
    const ofWords = ['GET /keep_words', 'POST /keep_words', 'DELETE /keep_words/:id'];
    expect(paths).toEqual(expect.arrayContaining(ofWords));
    const ofInvitations = ['GET /invitations', 'POST /invitations', 'DELETE /invitations/:id'];
    expect(paths).toEqual(expect.arrayContaining(ofInvitations));
    const ofMany = ['POST /Tags/bulk', 'POST /Tags/mint', 'POST /Tags/import', 'POST /customers/:id/password_link'];
    expect(paths).toEqual(expect.arrayContaining(ofMany));
    const ofWork = ['translations', 'name_translations'].flatMap((resource) => [
      `POST /${resource}/:id/confirm`,
      `POST /${resource}/:id/to_machine`,
    ]);
    expect(paths).toEqual(expect.arrayContaining(['GET /translation_work', ...ofWork]));
    const ofRecords = paths.filter((each) => ![...ofMany, ...ofWork].includes(each) && !each.endsWith('/picture'));
    for (const path of '/Tags /text_records /translations /name_translations /hardwares /places /customers'.split(' '))
      expect(ofRecords.filter((each) => each.split(/[ :]/)[1]?.replace(/\/$/, '') === path)).toEqual([
        `GET ${path}`,
        `POST ${path}`,
        `GET ${path}/:id`,
        `PATCH ${path}/:id`,
        `PUT ${path}/:id`,
        `DELETE ${path}/:id`,
        `GET ${path}/:id/history`,
        `DELETE ${path}/:id/history`,
      ]);
    const ofTeam = ['GET /team', 'PATCH /team/:id', 'PUT /team/:id', 'DELETE /team/:id'];
    const ofLook = ['GET /look', 'PATCH /look', 'PUT /look', 'PUT /look/logo', 'DELETE /look/logo'];
    const toTeam = ['GET /team/invitations', 'POST /team/invitations', 'DELETE /team/invitations/:id'];
    expect(paths).toEqual(expect.arrayContaining([...ofTeam, ...toTeam, ...ofLook]));
    expect(paths).toEqual(expect.arrayContaining(['GET /history', 'POST /history/:id/restore']));
    const ids = routesOf({ v1, management }).map(({ metadata }) => (metadata as { operationId: string }).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(named)(
    '%s is strict, has a summary and a description, and requires a sign-in',
    (operationId, operation) => {
      const { strictStatusCodes, summary, description, metadata } = operation;
      expect(operationId).toMatch(
        /^(list|create|show|update|replace|destroy|change|mint|import|erase|restore|undo|confirm|give|cancel|retry|translate|close|set)[A-Z][A-Za-z]+$/,
      );
      expect(strictStatusCodes).toBe(true);
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(metadata.access).toBe('required');
    },
  );

  test.each(named)(
    'R4, R8, R9, R10: %s declares the statuses of its verb',
    (_, { method, path, metadata, responses }) => {
      const statuses = Object.keys(responses).map(Number);
      const success = statuses.filter((status) => status < 400);
      const answersRecord = ['name_translations', 'hardwares', 'team', 'look'].includes(metadata.resource);
      const isList = !path.includes(':id');
      expect(success).toEqual(
        {
          GET: [200],
          POST: [
            'bulk',
            'import',
            'restore',
            'undo',
            'confirm',
            'toMachine',
            'cancel',
            'retry',
            'right',
            'translate',
          ].includes(metadata.verb)
            ? [200]
            : metadata.skipsStoreOnDryRun
              ? [200, 201]
              : [201],
          PATCH: [answersRecord ? 200 : 204],
          PUT: [answersRecord || metadata.verb === 'setPicture' ? 200 : 204],
          DELETE: [204],
        }[method],
      );
      expect(statuses).toEqual(expect.arrayContaining([401, ...sharedStatuses]));
      expect(statuses.includes(404)).toBe(!isList && !(metadata.resource === 'tags' && metadata.verb === 'destroy'));
      for (const [status, body] of Object.entries(responses)) {
        if (Number(status) >= 400 && metadata.verb === 'import' && status === '422')
          expect((body as z.ZodXor).options).toEqual([TagImport, ValidationErrors]);
        else if (Number(status) >= 400) expect(body).toBe(status === '422' ? ValidationErrors : ErrorBody);
        else if (status !== '204')
          expect(body).toBeInstanceOf(
            (method === 'GET' && isList && metadata.resource !== 'look') ||
              ['mint', 'history', 'items'].includes(metadata.verb) ||
              metadata.operationId === 'restoreBinEntries'
              ? z.ZodArray
              : z.ZodObject,
          );
      }
    },
  );

  test.each(named)('%s lists its error reasons, each with a status that it declares', (_, { metadata, responses }) => {
    const statuses = metadata.failures.map((reason) => failures[reason].status);
    for (const status of statuses) expect(Object.keys(responses)).toContain(String(status));
    for (const status of [401, 403, 404]) expect(statuses.includes(status as 401)).toBe(status in responses);
  });

  test('R12: request bodies are nested under the name of the record', () => {
    const groups = operations.flatMap(({ body, metadata }) =>
      isSchema(body) ? [[metadata.group, Object.keys((body as z.ZodObject).shape)]] : [],
    );
    expect(groups).toHaveLength(7 * 3 + 1 + 1 + 3 + 2 + 1 + 1 + 3 + 2 + 1 + 3);
    for (const [group, names] of groups) expect(names).toEqual([group]);
  });

  test('R7: PUT has the same body and responses as PATCH', () => {
    for (const resource of Object.values(management)) {
      if (!('update' in resource)) continue;
      expect(resource.replace.body).toBe(resource.update.body);
      expect(resource.replace.responses).toEqual(resource.update.responses);
    }
  });

  test('A18: fields of records with a language are called lang_code', () => {
    expect(parts.filter(({ path }) => /\blang\b/.test(path))).toEqual([]);
  });
});

describe('the fields', () => {
  test('each has a description', () => {
    const silent = parts.filter(
      ({ path, description }) => !isGroup(path) && (!description || /^[a-z](?!mail)|\s$/.test(description)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('each field with a value has an example', () => {
    const without = parts.filter(({ examples, isStructure }) => examples.length === 0 && !isStructure);
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  test('every example is valid', () => {
    const wrong = parts.flatMap(({ path, schema, examples }) =>
      examples.flatMap((example) => (schema.safeParse(example).success ? [] : [`${path}: ${JSON.stringify(example)}`])),
    );
    expect(wrong).toEqual([]);
  });

  test('no two different schemas share an id, also across the API and the management', () => {
    const byId = new Map<string, Set<z.ZodType>>();
    const schemas = [
      ...parts.map(({ schema }) => schema),
      ...routesOf({ v1, management }).flatMap((each) => Object.values(each.responses)),
    ];
    for (const schema of schemas.filter(isSchema)) {
      const id = schema.meta()?.id;
      if (id) byId.set(id, (byId.get(id) ?? new Set()).add(schema));
    }
    expect([...byId].filter(([, set]) => set.size > 1).map(([id]) => id)).toEqual([]);
  });
});

/** The part of a body that only holds the fields. */
const isGroup = (path: string) => /^\w+ body\.\w+$/.test(path);

/** The fields of a schema that are lists, within what makes them lenient or lets them be absent. */
function listsIn(schema: z.ZodType, name: string, field = schema): [string, z.ZodType][] {
  const def = schema.def as { type: string; shape?: Record<string, z.ZodType>; innerType?: z.ZodType; out?: z.ZodType };
  if (def.type === 'array') return [[name, field]];
  if (def.shape) return Object.entries(def.shape).flatMap(([key, part]) => listsIn(part, `${name} ${key}`));
  const inner = def.innerType ?? def.out;
  return inner ? listsIn(inner, name, field) : [];
}

const bodies = [...operations, ...(routesOf(v1) as Operation[])].flatMap(({ metadata, body }) =>
  isSchema(body) ? listsIn(body, metadata.operationId) : [],
);
const forms = [NewTagForm, LanguagesForm].flatMap((form) => listsIn(form, 'a form'));

test('HU14: the test finds the lists in request bodies', () => {
  expect(bodies.map(([name]) => name)).toEqual(
    expect.arrayContaining(['changeTags bulk tag_ids', 'importTags import rows', 'lookUpTags observations']),
  );
});

test.each([...bodies, ...forms])('HU14: validation of %s stops early if it has too many elements', (_name, list) => {
  for (const element of [{}, 'none', null]) {
    const { data, error } = list.safeParse(Array(500_000).fill(element));
    expect((data as unknown[] | undefined)?.length ?? 0).toBeLessThanOrEqual(limits.tableRecords);
    expect(error?.issues.length ?? 0).toBeLessThanOrEqual(1);
    // Within the length it may have, but wrong throughout.
    expect(list.safeParse(Array(50_000).fill(element)).error?.issues.length ?? 0).toBeLessThanOrEqual(1000);
  }
});
