import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { AppRouter } from '@ts-rest/core';
import { z } from 'zod';
import { type FailureReason, failures } from '../../contracts/failures.ts';
import { v1 } from '../../contracts/index.ts';
import { limits } from '../../contracts/primitives.ts';
import { exampleOf } from '../../src/generate/openapi/examples.ts';
import { operations } from '../../src/generate/openapi/operations.ts';
import { Schemas } from '../../src/generate/openapi/schemas.ts';
import { openApi30Json, openApiJson } from '../../src/generate/openapi.ts';
import {
  openApiDocument as document,
  faultOf,
  operationOf,
  type Part,
  places,
  resolve,
} from '../setup/openapi-schemas.ts';
import { managementResources, statusOfSuccess } from '../setup/openapi-shapes.ts';

const committed = (file: string) => readFileSync(`generated/${file}`, 'utf8');

const all = [...places].map(([operationId, [path, method]]) => [operationId, { path, method }] as const);

describe('the document', () => {
  test('N3: carries the version of the interface', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '0.1.0']);
  });

  test('is up to date with the contract', () => {
    expect(openApiJson() === committed('openapi.json')).toBe(true);
    expect(openApi30Json() === committed('openapi-3.0.json')).toBe(true);
  });

  test('S3-1, I6: marks repeatable POSTs, and defines the idempotency key', () => {
    const repeatable = all.map(([id]) => id).filter((id) => operationOf(id)['x-repeatable']);
    expect(repeatable).toEqual(['getAuthToken', 'signInWithSocial', 'signInWithProvider', 'lookUpTags']);
    const { schema } = document.components.parameters['Idempotency-Key'];
    expect(schema).toEqual({ type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' });
  });

  test('N4: has an operation for each endpoint, in the right group', () => {
    expect(all.map(([id, { path, method }]) => `${operationOf(id).tags} ${id}: ${method} ${path}`)).toEqual([
      'Login getAuthToken: post /api/v1/login/getAuthToken',
      'Login signInWithSocial: post /api/v1/login/signInWithSocial',
      'Login signInWithProvider: post /api/v1/login/signInWith{provider}',
      'Login signOut: post /api/v1/login/signOut',
      'Tags createTag: post /api/v1/tags/create',
      'Tags addHardwareIdToTag: post /api/v1/tags/addHardwareIdToTag',
      'Tags showTag: get /api/v1/tags/show',
      'Tags showTagByHardwareId: get /api/v1/tags/showByHardwareId',
      'Tags lookUpTags: post /api/v1/tags/lookup',
      'Tags showMyTags: get /api/v1/tags/showMyTags',
      'Tags bundleTags: get /api/v1/tags/bundle',
      'Tags supportedLanguageCodes: get /api/v1/tags/supportedLanguageCodes',
      'Tags supportedBeaconUUIDs: get /api/v1/tags/supportedBeaconUUIDs',
      'Tags fetchBundle: get /bundles/{key}',
      'Tag addresses resolveTag: get /t/{tag_identifier}',
      'Tag addresses resolveTagHead: head /t/{tag_identifier}',
      ...managementResources.flatMap(([group, path, one, many]) => [
        `${group} list${many}: get ${path}.json`,
        `${group} create${one}: post ${path}.json`,
        `${group} show${one}: get ${path}/{id}.json`,
        `${group} update${one}: patch ${path}/{id}.json`,
        `${group} replace${one}: put ${path}/{id}.json`,
        `${group} destroy${one}: delete ${path}/{id}.json`,
        `${group} list${one}History: get ${path}/{id}/history.json`,
        `${group} erase${one}History: delete ${path}/{id}/history.json`,
        ...(path === '/Tags'
          ? [
              'Tag records changeTags: post /Tags/bulk.json',
              'Tag records setTagRecordPicture: put /Tags/{id}/picture.json',
              'Tag records destroyTagRecordPicture: delete /Tags/{id}/picture.json',
              'Tag records mintTags: post /Tags/mint.json',
              'Tag records importTags: post /Tags/import.json',
            ]
          : []),
        ...(path.endsWith('translations')
          ? [
              `${group} confirm${one}: post ${path}/{id}/confirm.json`,
              `${group} give${one}ToMachine: post ${path}/{id}/to_machine.json`,
            ]
          : []),
        ...(path === '/places'
          ? [
              'Places setPlacePicture: put /places/{id}/picture.json',
              'Places destroyPlacePicture: delete /places/{id}/picture.json',
            ]
          : []),
        ...(path === '/customers' ? ['Customers createPasswordLink: post /customers/{id}/password_link.json'] : []),
      ]),
      'Reports listReports: get /reports.json',
      'Reports showReport: get /reports/{id}.json',
      'Reports destroyReport: delete /reports/{id}.json',
      'Reports translateReport: post /reports/{id}/translate.json',
      'Reports closeReport: post /reports/{id}/right.json',
      'Bundle links listBundleLinks: get /bundle_links.json',
      'Bundle links createBundleLink: post /bundle_links.json',
      'Bundle links destroyBundleLink: delete /bundle_links/{id}.json',
      'Keep words listKeepWords: get /keep_words.json',
      'Keep words createKeepWord: post /keep_words.json',
      'Keep words destroyKeepWord: delete /keep_words/{id}.json',
      'Translation orders listTranslationOrders: get /translation_orders.json',
      'Translation orders createTranslationOrder: post /translation_orders.json',
      'Translation orders showTranslationOrder: get /translation_orders/{id}.json',
      'Translation orders listTranslationOrderItems: get /translation_orders/{id}/items.json',
      'Translation orders cancelTranslationOrder: post /translation_orders/{id}/cancel.json',
      'Translation orders retryTranslationOrder: post /translation_orders/{id}/retry.json',
      'History listHistory: get /history.json',
      'History restoreHistoryEntry: post /history/{id}/restore.json',
      'History undoChangeSet: post /history/change_sets/{id}/undo.json',
      'Bin listBinEntries: get /bin.json',
      'Bin showBinEntry: get /bin/{id}.json',
      'Bin destroyBinEntry: delete /bin/{id}.json',
      'Bin restoreBinEntry: post /bin/{id}/restore.json',
      'Bin restoreBinEntries: post /bin/restore.json',
      'Translation work listTranslationWork: get /translation_work.json',
      'Team listTeamMembers: get /team.json',
      'Team updateTeamMember: patch /team/{id}.json',
      'Team replaceTeamMember: put /team/{id}.json',
      'Team destroyTeamMember: delete /team/{id}.json',
      'Team invitations listTeamInvitations: get /team/invitations.json',
      'Team invitations createTeamInvitation: post /team/invitations.json',
      'Team invitations destroyTeamInvitation: delete /team/invitations/{id}.json',
      'Look showLook: get /look.json',
      'Look updateLook: patch /look.json',
      'Look replaceLook: put /look.json',
      'Look setLogo: put /look/logo.json',
      'Look destroyLogo: delete /look/logo.json',
      'Invitations listInvitations: get /invitations.json',
      'Invitations createInvitation: post /invitations.json',
      'Invitations destroyInvitation: delete /invitations/{id}.json',
      'Translation memory listMemoryEntries: get /memory.json',
      'Translation memory destroyMemoryEntry: delete /memory/{id}.json',
      'Figures showCoverage: get /coverage.json',
      'Figures showReads: get /stats/reads.json',
      'Figures showTranslationFigures: get /stats/translation.json',
      'Tag records showTagNdef: get /Tags/{id}/ndef.json',
    ]);
  });

  test('describes each group, in alphabetical order', () => {
    const names = document.tags.map(({ name }: Part) => name);
    expect(names).toEqual(
      [
        ...[
          'Bin',
          'Bundle links',
          'Figures',
          'History',
          'Invitations',
          'Keep words',
          'Team',
          'Team invitations',
          'Login',
          'Look',
          'Reports',
          'Tag addresses',
          'Tags',
          'Translation memory',
        ],
        'Translation work',
        'Translation orders',
        ...managementResources.map(([group]) => group),
      ].sort(),
    );
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z].*\.$/);
  });

  test('D55: names the three kinds of id in requests and responses', () => {
    const typeOf = (operationId: string, name: string) =>
      operationOf(operationId).parameters.find((each: Part) => each.name === name).schema.$ref;
    expect(typeOf('showTag', 'id')).toBe('#/components/schemas/TagIdentifier');
    expect(typeOf('showTagByHardwareId', 'id')).toBe('#/components/schemas/HardwareIdentifier');
    expect(typeOf('showMyTags', 'after')).toBe('#/components/schemas/TagRecordId');
    expect(typeOf('listTagRecords', 'after')).toBe('#/components/schemas/TagRecordId');
    expect(typeOf('showTagRecord', 'id')).toBe('#/components/schemas/TagRecordId');
    expect(typeOf('showPlace', 'id')).toBeUndefined();
    const { NewHardware, NewTagRecord } = document.components.schemas;
    expect(NewHardware.properties.identifier.$ref).toBe('#/components/schemas/HardwareIdentifier');
    expect(NewTagRecord.properties.parent_id.anyOf).toEqual([
      { $ref: '#/components/schemas/TagRecordId' },
      { type: 'null' },
    ]);
    const { properties } = document.components.schemas.FoundTag;
    expect([properties.id.$ref, properties.tag_identifier.$ref]).toEqual([
      '#/components/schemas/TagRecordId',
      '#/components/schemas/TagIdentifier',
    ]);
  });

  test('D19: mentions ble_beacon in descriptions only', () => {
    expect(document.components.schemas.HardwareType.enum).toEqual(['nfc', 'ble-beacon', 'qr']);
    const text = JSON.stringify(document);
    expect(text).toContain('`ble_beacon`');
    expect(text).not.toContain('"ble_beacon"');
  });

  test('D9: states limits, in code points', () => {
    const { properties } = operationOf('createTag').requestBody.content['application/json'].schema;
    expect([properties.text.maxLength, properties.name.maxLength]).toEqual([limits.text, limits.name]);
    expect(resolve(properties.hardware_id).maxLength).toBe(limits.hardwareIdentifier);
    expect([properties.major.minimum, properties.major.maximum]).toEqual([0, 65_535]);
    expect([properties.lat.minimum, properties.lat.maximum, properties.lon.minimum]).toEqual([-90, 90, -180]);
  });

  test('A3, D1: describes the body of a GET in prose only', () => {
    for (const operationId of ['showTag', 'showTagByHardwareId', 'showMyTags']) {
      expect(operationOf(operationId).requestBody).toBeUndefined();
      expect(operationOf(operationId).description).toContain('in the body of the GET');
    }
  });

  test('declares who may call each operation, and how', () => {
    expect(Object.fromEntries(all.map(([id]) => [id, operationOf(id).security]))).toEqual({
      getAuthToken: [],
      signInWithSocial: [],
      signInWithProvider: [],
      signOut: [],
      createTag: [{ bearer: [] }, {}],
      addHardwareIdToTag: [{ bearer: [] }, {}],
      showTag: [],
      showTagByHardwareId: [],
      lookUpTags: [],
      showMyTags: [{ bearer: [] }, { authToken: [] }],
      bundleTags: [{ bearer: [] }, { authToken: [] }],
      supportedLanguageCodes: [],
      supportedBeaconUUIDs: [],
      fetchBundle: [],
      resolveTag: [],
      resolveTagHead: [],
      ...Object.fromEntries(
        all.filter(([, { path }]) => path.endsWith('.json')).map(([id]) => [id, [{ bearer: [] }, { authToken: [] }]]),
      ),
    });
    expect(document.components.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      authToken: { type: 'apiKey', in: 'query', name: 'auth_token' },
    });
  });
});

/** One reason has two statuses: a header's condition that fails has one of its own. */
const statusOf = (reason: string, status: number) =>
  reason === 'changed_meanwhile' && status === 409 ? 409 : failures[reason as FailureReason].status;

describe('the responses', () => {
  test.each(all)('N4: %s documents all of its errors, each reason under its status', (operationId) => {
    const { responses } = operationOf(operationId);
    const [, method = ''] = places.get(operationId) ?? [];
    // What only bodies are refused for has no status of its own where there is none.
    const ofBodies = ['get', 'head'].includes(method) ? ['4XX'] : ['413', '415'];
    for (const status of [statusOfSuccess(operationId), '400', ...ofBodies, '500', '503'])
      expect(responses).toHaveProperty(status);
    const namesOfBodies = Object.keys(responses).filter((status) => ['413', '415', '4XX'].includes(status));
    expect(namesOfBodies).toEqual(ofBodies);
    const errors = Object.entries(responses).filter(([status]) => status >= '400' && status !== '422');
    for (const [status, answer] of errors) {
      const { content, headers } = resolve(answer);
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(['X-Request-Id', 'X-Error-Reason']));
      const isWaited = 'idempotency_key_in_use' in (content?.['application/json'].examples ?? {});
      expect('Retry-After' in headers).toBe(['429', '503'].includes(status) || isWaited);
      for (const reason of Object.keys(content['application/json'].examples))
        expect(ofBodies.includes(status) ? [413, 415] : [Number(status)]).toContain(statusOf(reason, Number(status)));
    }
  });

  test('A14: the example of missing values names the mandatory ones, in the order of the table', () => {
    const valuesOf = (operationId: string) =>
      operationOf(operationId).responses[400].content['application/json'].examples.missing_values?.value.error.values;
    expect(valuesOf('createTag')).toEqual(['lang', 'purchase_id', 'text']);
    expect(valuesOf('addHardwareIdToTag')).toEqual(['id', 'hardware_id', 'hardware_type']);
    expect(valuesOf('showMyTags')).toEqual(['auth_token']);
    expect(valuesOf('supportedLanguageCodes')).toBeUndefined();
    expect(valuesOf('createPlace')).toBeUndefined();
  });

  test.each(managementResources)(
    'R3, R4, R9: %s: lists have a total, new records a Location, and 422 has the messages by field',
    (...of) => {
      const [, , one, many] = of;
      const headersOf = (operationId: string, status: number) =>
        Object.keys(resolve(operationOf(operationId).responses[status]).headers);
      const counted = many === 'TagRecords' ? ['X-Total-Count', 'X-Total-Count-Relation'] : ['X-Total-Count'];
      expect(headersOf(`list${many}`, 200)).toEqual(['X-Request-Id', 'ETag', 'Link', ...counted]);
      const warned = one === 'Hardware' ? ['X-Warning'] : [];
      const made = ['X-Request-Id', 'Location', 'Idempotency-Replayed', ...warned];
      expect(headersOf(`create${one}`, 201)).toEqual(made);
      for (const verb of ['create', 'update', 'replace']) {
        const { content, headers } = resolve(operationOf(`${verb}${one}`).responses[422]);
        expect(content['application/json'].schema.$ref).toBe('#/components/schemas/ValidationErrors');
        expect(Object.keys(headers)).toEqual(['X-Request-Id', 'Idempotency-Replayed']);
      }
    },
  );
});

describe('the examples', () => {
  /** Every example of the document, with the place of the schema that it is an example of. */
  function examplesUnder(part: Part, place: string[]): [string, unknown, string[]][] {
    if (typeof part !== 'object' || part === null) return [];
    const at = (...more: string[]) => [...place, ...more].join(' ');
    const own: [string, unknown, string[]][] = [];
    if (part.schema && 'example' in part) own.push([at('example'), part.example, [...place, 'schema']]);
    if (part.schema)
      for (const [name, { value }] of Object.entries<Part>(part.examples ?? {}))
        own.push([at('examples', name), value, [...place, 'schema']]);
    else if (Array.isArray(part.examples))
      for (const example of part.examples) own.push([at('examples'), example, place]);
    return [
      ...own,
      ...Object.entries(part)
        .filter(([key]) => !['example', 'examples', 'value'].includes(key))
        .flatMap(([key, each]) => examplesUnder(each, [...place, key])),
    ];
  }
  const examples = examplesUnder(document, []);

  test('exist for fields, parameters, headers, bodies, responses and errors', () => {
    const count = (pattern: RegExp) => examples.filter(([at]) => pattern.test(at)).length;
    expect(count(/^paths .* parameters \d+ example$/)).toBeGreaterThan(8);
    expect(count(/^paths .* requestBody /)).toBeGreaterThan(5);
    // A page has no schema to be an example of.
    const bodies = all.flatMap(([id]) => Object.keys(operationOf(id).responses[statusOfSuccess(id)].content ?? {}));
    expect(count(/^paths .* responses 20[01] content .* example$/)).toBe(
      // An order that is only tried tells something else.
      bodies.filter((type) => type !== 'text/html').length + 1,
    );
    expect(count(/^paths .* responses 4/)).toBeGreaterThan(20);
    expect(count(/^components headers /)).toBe(Object.keys(document.components.headers).length);
  });

  test('N4: are all valid against their schemas', () => {
    const faults = examples.map(([at, example, place]) => [at, faultOf(example, ...place)]);
    expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([]);
  });

  test('the check rejects invalid examples', () => {
    expect(faultOf('xx', 'components', 'schemas', 'LanguageCode')).toMatch('must be equal to one of');
    expect(faultOf({ tags: [] }, 'components', 'schemas', 'ShownTags')).toMatch('fewer than 1 items');
  });
});

describe('rejects', () => {
  const named = (id: string, schema: z.ZodType) => z.object({ field: schema.meta({ id }) });

  test('two schemas of one name', () => {
    const schemas = new Schemas();
    schemas.of(named('Thing', z.string()), 'output');
    schemas.of(named('Thing', z.string()), 'output');
    expect(() => schemas.of(named('Thing', z.number()), 'output')).toThrow('Two different schemas are called Thing');
  });

  test('a named schema that differs between input and output', () => {
    const schemas = new Schemas();
    const schema = z.object({ size: z.number().default(1) }).meta({ id: 'Sized' });
    schemas.of(schema, 'output');
    expect(() => schemas.of(schema, 'input')).toThrow('Two different schemas are called Sized');
  });

  test('a field without an example', () => {
    const schemas = new Schemas();
    const schema = schemas.of(z.object({ field: z.string().meta({ description: 'A field' }) }), 'input');
    expect(() => exampleOf(schema, schemas)).toThrow('There is no example of: A field');
  });

  test('a status without a reason, and a reason without a status', () => {
    const { supportedLanguageCodes: route } = v1.tags;
    const withStatus = { ...route, responses: { ...route.responses, 409: route.responses[400] } };
    const groups = { tags: { name: 'Tags', description: 'Tags.' } };
    const tree = (contract: AppRouter) => [{ title: 'API', contract, suffix: '' as const, groups }];
    expect(() => operations(tree({ tags: { withStatus } }))).toThrow('declares 409, and no reason for it');
    const withReason = { ...route, metadata: { ...route.metadata, failures: ['tag_not_found'] } };
    expect(() => operations(tree({ tags: { withReason } }))).toThrow('has the reason tag_not_found, and no status 404');
  });

  test('the generator omits limits of JavaScript, and patterns that a format implies', () => {
    const schema = z.object({ count: z.int(), at: z.iso.datetime() });
    expect(new Schemas().of(schema, 'input')).toMatchObject({
      properties: { count: { type: 'integer' }, at: { type: 'string', format: 'date-time' } },
    });
    expect(JSON.stringify(new Schemas().of(schema, 'input'))).not.toMatch(/9007199254740991|pattern/);
  });
});
