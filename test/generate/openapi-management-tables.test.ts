/**
 * The records of the resource-management endpoints, as the interface names their fields and as the rules complete them
 * (D35: fields of responses, D38: fields of requests, D69: provenance of translations).
 */
import { describe, expect, test } from '@jest/globals';
import { openApiDocument as document, type Part, resolve } from '../setup/openapi-schemas.ts';
import { expectWhole, fieldsOf, parametersOf, shapeOf } from '../setup/openapi-shapes.ts';

describe('the tables of the management endpoints', () => {
  const [text, number, integer] = ['string', 'number', 'integer'].map((type) => [type, 'null']);
  const ofAnyRecord = { id: 'integer', created_at: 'string', updated_at: 'string', url: 'string' };
  const provenance = { origin: 'string', provider: text, stale: 'boolean', source_hash: 'string' };
  const coordinates = { latitude: number, longitude: number };
  const inLanguage = { tag_id: 'integer', lang_code: 'string', text: 'string' };

  const tag = {
    ...ofAnyRecord,
    tag_identifier: 'string',
    customer_id: integer,
    place_id: integer,
    parent_id: integer,
    description: text,
    image_url: text,
    text_url: text,
  };
  const textRecord = { ...ofAnyRecord, tag_id: 'integer', gender: 'string', text: 'string', lang_code: 'string' };
  const translation = { ...ofAnyRecord, text_record_id: 'integer', ...inLanguage, ...provenance };
  const listedName = { ...ofAnyRecord, ...inLanguage };
  const name = { ...listedName, ...provenance };
  const hardware = {
    ...ofAnyRecord,
    tag_id: integer,
    identifier: 'string',
    hardware_type: 'string',
    major: integer,
    minor: integer,
    ...coordinates,
  };
  const place = {
    ...ofAnyRecord,
    customer_id: 'integer',
    name: text,
    names: 'object',
    ...coordinates,
    image_url: text,
  };
  const customer = { ...ofAnyRecord, email: 'string', name: text, role: text };
  const marker = { latitude: 'number', longitude: 'number' };

  const ofTag = ['place_id', 'parent_id'].map((each) => `${each} integer,null no`);
  const describing = ['description', 'image_url', 'text_url', 'reference'].map((each) => `${each} string,null no`);
  const ofVisits = ['hidden boolean no', 'position integer,null no', 'credit string,null no'];
  const located = ['latitude number,null no', 'longitude number,null no'];
  const numbered = ['major integer,null no', 'minor integer,null no'];
  const edited = ['minor_edit boolean no', 'tag_id integer,null no'];
  const read = 'source_hash string,null no';
  const addition = [
    ...['tag_id integer yes', 'lang_code string,null no', 'text string,null no', 'origin string,null no'],
    read,
  ];
  const account = ['password string no', 'name string,null no', 'role string,null no', 'report_mail string,null no'];

  interface Table {
    group: string;
    /** The fields that create takes, and update. */
    creates: string[];
    updates: string[];
    record: object;
    /** What the list may be filtered by. */
    filters?: string[];
    /** Where the list or the record alone is another. */
    listed?: object;
    shown?: object;
    updated: 200 | 204;
  }

  /** By path, and how operations call one of them and many. */
  const ofWritten = ['place_id', 'customer_id', 'lang_code', 'updated_since'].map((name) => `${name} string no`);

  const tables: [path: string, one: string, many: string, Table][] = [
    [
      '/name_translations',
      'NameTranslation',
      'NameTranslations',
      {
        group: 'name_translation',
        filters: ofWritten,
        creates: addition,
        updates: ['text string no', 'lang_code string no', ...edited, read],
        record: name,
        listed: listedName,
        updated: 200,
      },
    ],
    [
      '/translations',
      'Translation',
      'Translations',
      {
        group: 'translation',
        filters: ofWritten,
        creates: addition,
        updates: ['text string no', 'lang_code string no', ...edited, read],
        record: translation,
        updated: 204,
      },
    ],
    [
      '/Tags',
      'TagRecord',
      'TagRecords',
      {
        group: 'tag',
        filters: [
          ...['expand string no', 'q string no', 'place_id string no', 'customer_id string no'],
          ...['lang_code string no', 'state string no', 'part string no'],
          ...['hardware string no', 'in_use integer no', 'hidden integer no'],
          'updated_since string no',
        ],
        creates: [...ofTag, ...describing, ...ofVisits],
        updates: [...ofTag, ...describing, ...ofVisits, 'customer_id integer no'],
        record: tag,
        shown: {
          ...tag,
          translations: [translation],
          name_translations: [name],
          hardwares: [hardware],
          markers: [marker],
        },
        updated: 204,
      },
    ],
    [
      '/hardwares',
      'Hardware',
      'Hardwares',
      {
        group: 'hardware',
        creates: [
          'identifier string yes',
          'hardware_type string yes',
          'tag_id integer,null no',
          ...numbered,
          ...located,
        ],
        updates: ['identifier string no', 'hardware_type string no', 'tag_id integer,null no', ...numbered, ...located],
        record: hardware,
        updated: 200,
      },
    ],
    [
      '/text_records',
      'TextRecord',
      'TextRecords',
      {
        group: 'text_record',
        filters: ofWritten,
        creates: ['tag_id integer yes', 'gender string,null no', 'text string yes', 'lang_code string yes'],
        updates: ['gender string,null no', 'text string no', 'lang_code string no', ...edited],
        record: textRecord,
        shown: { ...textRecord, translations: [translation] },
        updated: 204,
      },
    ],
    [
      '/places',
      'Place',
      'Places',
      {
        group: 'place',
        filters: ['customer_id string no', 'updated_since string no'],
        creates: ['name string,null no', 'names object,null no', ...located],
        updates: ['name string,null no', 'names object,null no', ...located],
        record: place,
        shown: { ...place, tags: [tag] },
        updated: 204,
      },
    ],
    [
      '/customers',
      'Customer',
      'Customers',
      {
        group: 'customer',
        filters: ['updated_since string no'],
        creates: ['email string yes', ...account, 'suspended boolean no'],
        updates: ['email string no', ...account, 'current_password string no', 'suspended boolean no'],
        record: customer,
        updated: 204,
      },
    ],
  ];

  const at = (path: string, method: string): Part => document.paths[path][method];
  const answered = ({ responses }: Part, status: number): Part => {
    const successes = Object.keys(responses).filter((each) => each < '300');
    expect(successes).toEqual([String(status)]);
    return responses[status].content?.['application/json'].schema;
  };
  const expectAnswer = (operation: Part, status: number, shape: object) => {
    const schema = answered(operation, status);
    expect(shapeOf(schema)).toEqual(shape);
    expectWhole(schema);
  };
  const expectBody = ({ requestBody }: Part, group: string, fields: string[]) => {
    const { properties, required } = requestBody.content['application/json'].schema;
    expect([Object.keys(properties), required]).toEqual([[group], [group]]);
    expect(fieldsOf(resolve(properties[group])).sort()).toEqual([...fields].sort());
  };

  test.each(tables)(
    'R1: GET %s.json has the parameters and fields of its table',
    (path, _, many, { record, listed = record, filters = [] }) => {
      const operation = at(`${path}.json`, 'get');
      expectAnswer(operation, 200, [listed]);
      expect(parametersOf(operation.operationId)).toEqual([
        'auth_token string yes',
        'limit integer no',
        'after integer no',
        ...filters,
      ]);
      expect(operation.operationId).toBe(`list${many}`);
    },
  );

  test.each(tables)('R3, R12: POST %s.json has the fields of its table', (path, _, __, { group, creates, record }) => {
    const operation = at(`${path}.json`, 'post');
    expectAnswer(operation, 201, record);
    expectBody(operation, group, creates);
    expect(operation.responses).toHaveProperty('422');
  });

  test.each(tables)('R5: GET %s/{id}.json has the fields of its table', (path, _, __, { record, shown = record }) => {
    const operation = at(`${path}/{id}.json`, 'get');
    expectAnswer(operation, 200, shown);
    expect(operation.responses).toHaveProperty('404');
  });

  test.each(tables)('R7, R8, R9: PATCH and PUT %s/{id}.json have the fields of their table', (path, _, __, table) => {
    for (const method of ['patch', 'put']) {
      const operation = at(`${path}/{id}.json`, method);
      if (table.updated === 200) expectAnswer(operation, 200, table.record);
      else expect(answered(operation, 204)).toBeUndefined();
      expectBody(operation, table.group, table.updates);
      expect(operation.responses).toHaveProperty('422');
    }
  });

  test.each(tables)('R10, X14: DELETE %s/{id}.json has no body, and no 404 for tags', (path) => {
    const operation = at(`${path}/{id}.json`, 'delete');
    expect(answered(operation, 204)).toBeUndefined();
    expect(operation.requestBody).toBeUndefined();
    expect('404' in operation.responses).toBe(path !== '/Tags');
  });

  test('X81: only admin operations document the reason "forbidden"', () => {
    const forbidden = Object.entries<Part>(document.paths).flatMap(([path, methods]) =>
      Object.entries<Part>(methods).flatMap(([method, { responses }]) =>
        responses[403]?.content['application/json'].examples.forbidden ? [`${method} ${path}`] : [],
      ),
    );
    const erasing = tables.map(([path]) => `delete ${path}/{id}/history.json`);
    expect(forbidden.filter((each) => each.endsWith('/history.json')).sort()).toEqual(erasing.sort());
    expect(forbidden.filter((each) => !each.endsWith('/history.json'))).toEqual([
      ...['post /Tags/bulk.json', 'post /customers.json', 'delete /customers/{id}.json'],
      'post /customers/{id}/password_link.json',
      ...['get /invitations.json', 'post /invitations.json', 'delete /invitations/{id}.json'],
      ...['get /memory.json', 'delete /memory/{id}.json'],
    ]);
  });

  test('codes of languages, genders and hardware types are the same as in the API', () => {
    const { Translation, TextRecord, Hardware } = document.components.schemas;
    expect(Translation.properties.lang_code.$ref).toBe('#/components/schemas/LanguageCode');
    expect(TextRecord.properties.gender.$ref).toBe('#/components/schemas/Gender');
    expect(Hardware.properties.hardware_type.$ref).toBe('#/components/schemas/HardwareType');
  });
});
