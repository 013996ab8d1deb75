import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { camel, constant, pascal } from '../../src/generate/sdk/names.ts';
import { readModel } from '../../src/generate/sdk/read-document.ts';
import { type Given, named, object, ok, readingOf, sdkDocument, sdkModelOf, sending } from '../setup/sdk-document.ts';

const text = { type: 'string' };
const value = { type: ['string', 'number', 'boolean', 'null'] };
const answering = (schema: unknown): Given => ({ operation: { responses: { 200: ok(schema) } } });
const query = (schema: unknown, more = {}) => ({ parameters: [{ name: 'q', in: 'query', schema, ...more }] });

describe('the model of the SDKs', () => {
  test('has every operation once (PUT and PATCH as one), and every type that operations use', () => {
    const document = openApi();
    const model = readModel(document);
    const ids = model.groups.flatMap(({ operations, streams }) => [...operations, ...streams].map(({ id }) => id));
    const documented = Object.values(document.paths ?? {}).flatMap((item) =>
      // Headers alone are nothing for an SDK, and PUT does what PATCH does.
      Object.entries(item).flatMap(([method, { operationId }]) =>
        method === 'head' || (method === 'put' && 'patch' in item) ? [] : [operationId],
      ),
    );
    // What does nothing answers otherwise, and is an operation of its own.
    expect(ids.toSorted()).toEqual([...documented, 'estimateTranslationOrder'].toSorted());
    const names = model.declarations.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(model.declarations.filter(({ kind }) => kind === 'value').map(({ name }) => name)).toEqual([
      'BundleKey',
      'ChangeSetId',
      'HardwareIdentifier',
      'RecordOrNone',
      'TagIdentifier',
      'TagRecordId',
    ]);
  });

  test('omits from descriptions the ways of sending that SDKs do not use', () => {
    const said = (model: ReturnType<typeof readModel>) =>
      model.groups.flatMap(({ operations }) => operations.map(({ description }) => description)).join('\n');
    expect(JSON.stringify(openApi())).toContain('at the top level');
    expect(said(readModel(openApi()))).not.toMatch(/at the top level|as a form/);
    expect(said(readModel(openApi()))).toContain('Absent fields keep their values.');
  });

  test('distinguishes absent, null and present', () => {
    const schema = object({ a: text, b: { type: ['string', 'null'] }, c: { anyOf: [named('Id'), { type: 'null' }] } }, [
      'a',
    ]);
    const { declared } = readingOf({
      method: 'patch',
      operation: sending(object({ thing: named('Changes') })),
      schemas: { Changes: schema, Id: { type: 'integer', description: 'An id' } },
    });
    expect(declared('Changes')).toMatchObject({
      isUpdate: true,
      use: 'input',
      fields: [
        { name: 'a', isRequired: true, isNullable: false, type: { kind: 'text' } },
        { name: 'b', isRequired: false, isNullable: true, type: { kind: 'text' } },
        { name: 'c', isRequired: false, isNullable: true, type: { kind: 'value', name: 'Id' } },
      ],
    });
    expect(declared('Id')).toEqual({ kind: 'value', name: 'Id', description: 'An id', of: 'integer' });
  });

  test('models a body with one record as that record, and any other body as its fields', () => {
    const schemas = { Thing: object({ a: text }) };
    const wrapped = readingOf({ operation: sending(object({ thing: named('Thing') })), schemas }).operation.body;
    expect(wrapped).toMatchObject({ as: 'record', within: 'thing', record: { name: 'Thing' } });
    const plain = readingOf({ operation: sending(named('Thing')), schemas }).operation.body;
    expect(plain).toMatchObject({ as: 'record', within: undefined, record: { name: 'Thing' } });
    const own = readingOf({ operation: sending(object({ a: text, b: text })) }).operation.body;
    expect(own).toMatchObject({ as: 'fields', within: undefined, record: { name: 'DoItBody' } });
  });

  test('omits the token from a body exactly if it can be sent as a Bearer token', () => {
    const body = sending(object({ auth_token: text, a: text }, ['a']));
    const fieldsWith = (security: unknown) =>
      readingOf({ operation: { ...body, security } }).operation.body?.record.fields.map(({ name }) => name);
    expect(fieldsWith([{ bearer: [] }, {}])).toEqual(['a']);
    expect(fieldsWith([])).toEqual(['auth_token', 'a']);
    const tokenOf = (security: unknown) => readingOf({ operation: { security } }).operation.token;
    expect([[], [{ bearer: [] }], [{ bearer: [] }, {}]].map(tokenOf)).toEqual(['never', 'required', 'optional']);
  });

  test('models a text with suggested values as a text, and keeps the values', () => {
    const schema = { type: 'string', anyOf: [named('Colour'), { type: 'string' }], description: 'The colour' };
    const { operation, declared } = readingOf({
      operation: query(schema),
      schemas: { Colour: { type: 'string', enum: ['red', 'blue'], description: 'A colour' } },
    });
    expect(operation.parameters).toMatchObject([{ name: 'q', type: { kind: 'text', offers: 'Colour' } }]);
    expect(declared('Colour')).toMatchObject({ kind: 'enum', values: ['red', 'blue'] });
  });

  test('accepts 53-bit integers, and values of any type in responses', () => {
    const fields = { id: { type: 'integer', format: 'int64', maximum: 2 ** 53 - 1 }, was: named('Value') };
    const { declared } = readingOf({ ...answering(named('Entry')), schemas: { Entry: object(fields), Value: value } });
    expect(declared('Entry')).toMatchObject({
      fields: [
        { name: 'id', type: { kind: 'long' } },
        { name: 'was', type: { kind: 'scalar' } },
      ],
    });
  });

  test('omits deprecated operations and ranges of error statuses', () => {
    const range = { '4XX': { description: 'Other.' }, 200: ok(text) };
    expect(readingOf({ operation: { responses: range } }).operation.errors).toEqual([]);
    const model = sdkModelOf({ operation: { deprecated: true, responses: { 200: ok(text) } } });
    expect(model.groups).toEqual([]);
  });

  test('names anonymous types after their place', () => {
    const { declared } = readingOf(
      answering(object({ state: { ...text, enum: ['on', 'off'] }, always: { ...text, const: 'x' } })),
    );
    expect(declared('DoItAnswerState')).toMatchObject({ kind: 'enum', values: ['on', 'off'] });
    expect(declared('DoItAnswerAlways')).toMatchObject({ kind: 'enum', values: ['x'] });
  });

  test('collects the reasons of all errors', () => {
    const content = { 'application/json': { schema: named('ErrorBody'), examples: { taken: { value: {} } } } };
    const responses = { 204: { description: 'Done.' }, 409: { description: 'No.', content } };
    const { operation, declared } = readingOf({ operation: { responses } });
    expect(operation.errors).toEqual([
      { status: 409, name: 'Conflict', description: 'No.', body: 'error', reasons: ['taken'] },
    ]);
    expect(declared('ErrorReason')).toMatchObject({ kind: 'enum', values: ['taken'] });
  });

  test('calls a status without a name by its number', () => {
    const content = { 'application/json': { schema: named('ErrorBody') } };
    const { operation } = readingOf({
      operation: { responses: { 204: { description: 'Done.' }, 451: { description: 'No.', content } } },
    });
    expect(operation.errors).toMatchObject([{ status: 451, name: 'Status451' }]);
  });

  const refused: Record<string, [string, Given]> = {
    'a choice of schemas': [
      'choice of several schemas',
      answering(object({ a: { anyOf: [text, { type: 'integer' }] } })),
    ],
    'a choice of one schema': ['choice of several schemas', answering(object({ a: { oneOf: [text] } }))],
    'a choice of types': ['choice of several types', answering(object({ a: { type: ['string', 'integer'] } }))],
    allOf: ['the type undefined', answering({ allOf: [named('ErrorBody')] })],
    'a keyword that no SDK supports': [
      'patternProperties of a record',
      answering({ ...object({}), patternProperties: {} }),
    ],
    'fields beside other fields': [
      'fields beside other fields',
      answering({ ...object({}), additionalProperties: text }),
    ],
    'nulls in a list of numbers': [
      'elements that may be null',
      answering({ type: 'array', items: { type: ['integer', 'null'] } }),
    ],
    'nulls in a list in a request': [
      'elements that may be null',
      { operation: sending(object({ texts: { type: 'array', items: { type: ['string', 'null'] } } })) },
    ],
    'a list without a type of its elements': ['a list of what?', answering({ type: 'array' })],
    'a schema without a type': ['the type undefined', answering({})],
    'an enum of numbers': ['the type undefined', answering({ enum: [1, 2] })],
    'an unknown format': ['the format duration', answering({ ...text, format: 'duration' })],
    'integers of more than 53 bits': [
      'more than 53 bits',
      answering({ type: 'integer', format: 'int64', maximum: 2 ** 53 }),
    ],
    'a text of 64 bits': ['the format int64', answering({ ...text, format: 'int64' })],
    'a value of any type in a request': [
      'no SDK sends',
      { operation: sending(object({ a: text, value: named('Value') })), schemas: { Value: value } },
    ],
    'integers of more than 32 bits without a format': [
      'more than 32 bits',
      answering({ type: 'integer', maximum: 2 ** 31 }),
    ],
    'a dangling reference': ['leads nowhere', answering(named('Nobody'))],
    'a record that contains itself': [
      'a record that holds itself',
      { ...answering(named('Ring')), schemas: { Ring: object({ next: named('Ring') }) } },
    ],
    'a record in both request and response': [
      'two different types are called Thing',
      {
        operation: { ...sending(object({ thing: named('Thing') })), responses: { 200: ok(named('Thing')) } },
        schemas: { Thing: object({ a: text }) },
      },
    ],
    'changes without a name': [
      'changes that have no name',
      { method: 'patch', operation: sending(object({ a: text, b: text })) },
    ],
    'a list as a parameter': ['can express it in an address', { operation: query({ type: 'array', items: text }) }],
    'a parameter that may be null': [
      'can express it in an address',
      { operation: query({ type: ['string', 'null'] }) },
    ],
    'a parameter in a cookie': ['no SDK can express it', { operation: query(text, { in: 'cookie' }) }],
    'a body other than JSON': [
      'a body other than JSON',
      { operation: { requestBody: { content: { 'text/plain': { schema: text } } } } },
    ],
    'two success statuses': [
      'exactly one way to succeed',
      { operation: { responses: { 200: ok(text), 204: { description: 'Done.' } } } },
    ],
    'a redirect': ['express this status', { operation: { responses: { 303: { description: 'There.' } } } }],
    'an error with another body': [
      'no SDK knows this body',
      { operation: { responses: { 204: { description: 'Done.' }, 400: ok(text) } } },
    ],
    'an operation without a name': ['has no operationId', { operation: { operationId: undefined } }],
  };

  test.each(Object.entries(refused))('rejects %s, and names the place', (_, [complaint, given]) => {
    expect(() => sdkModelOf(given)).toThrow(complaint);
    expect(() => sdkModelOf(given)).toThrow(/doIt|post \/it/);
  });

  test('rejects an operation without a group', () => {
    const document = sdkDocument({ operation: { tags: ['Others'] } });
    expect(() => readModel(document)).toThrow('doIt is in none of the groups');
  });

  test('rejects a method that no SDK sends', () => {
    const document = sdkDocument({});
    Object.assign(document.paths?.['/it'] ?? {}, { trace: {} });
    expect(() => readModel(document)).toThrow('No SDK can express trace /it');
  });
});

test.each([
  ['showTagByHardwareId', 'ShowTagByHardwareId', 'showTagByHardwareId', 'SHOW_TAG_BY_HARDWARE_ID'],
  ['supportedBeaconUUIDs', 'SupportedBeaconUuids', 'supportedBeaconUuids', 'SUPPORTED_BEACON_UUIDS'],
  ['tag_identifier', 'TagIdentifier', 'tagIdentifier', 'TAG_IDENTIFIER'],
  ['ble-beacon', 'BleBeacon', 'bleBeacon', 'BLE_BEACON'],
  ['zh-CHS', 'ZhChs', 'zhChs', 'ZH_CHS'],
  ['Name translations', 'NameTranslations', 'nameTranslations', 'NAME_TRANSLATIONS'],
  ['InvalidRequest', 'InvalidRequest', 'invalidRequest', 'INVALID_REQUEST'],
])('the name %s is converted to the case of each language', (name, ...spellings) => {
  expect([pascal(name), camel(name), constant(name)]).toEqual(spellings);
});
