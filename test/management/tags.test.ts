import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn, tagNotFound } from '../setup/factories.ts';
import { makeMachine, makeName, makeRecord, makeText, noId } from '../setup/management.ts';
import { json } from '../setup/spec.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;
let bob: typeof ada;
let admin: typeof ada;

beforeAll(async () => {
  app = await startApp();
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signedIn(app);
  bob = await signedIn(app);
});

const tagOf = (owner: { id: number } | null) => makeRecord(app, 'tags', owner?.id ?? null);
const row = (id: number) => app.db('tags').where({ id }).first();

describe('index', () => {
  test('X1: an admin lists all tags, unowned ones too; others list their own', async () => {
    const own = await tagOf(ada);
    const foreign = await tagOf(bob);
    const unowned = await tagOf(null);
    await app.spec(ada).get('/Tags.json').expectJson('[*].id', [own]);
    await app
      .spec(admin)
      .get('/Tags.json')
      .expectJsonLike('[*].id', expect.arrayContaining([own, foreign, unowned]));
  });

  test.each([['Admin'], ['administrator'], ['ADMIN'], [' admin'], ['user'], ['']])(
    'X9: the role %j gives no further access',
    async (role) => {
      await app.db('customers').where({ id: ada.id }).update({ role });
      const own = await tagOf(ada);
      await tagOf(bob);
      await app.spec(ada).get('/Tags.json').expectJson('[*].id', [own]);
    },
  );

  test('T12, T13: tags created by the API are in the lists of their owner and of admins', async () => {
    const { id } = await createTag(app, { auth_token: ada.token });
    const { id: unowned } = await createTag(app);
    await app.spec(ada).get('/Tags.json').expectJson('[*].id', [id]);
    await app
      .spec(admin)
      .get('/Tags.json')
      .expectJsonLike('[*].id', expect.arrayContaining([id, unowned]));
  });
});

describe('create', () => {
  test('X10: the tag belongs to the caller, whatever the request names', async () => {
    const given = { customer_id: bob.id, id: 5, tag_identifier: '000000000000', purchase_id: 'x', description: 'd' };
    for (const person of [ada, admin]) {
      const { body } = await app
        .spec(person)
        .post('/Tags.json')
        .withJson({ tag: given })
        .expectStatus(201)
        .expectJson('customer_id', person.id)
        .expectJson('description', 'd');
      expect([body.id, body.tag_identifier]).not.toEqual([5, '000000000000']);
    }
  });

  test('X18: the tag gets an identifier and can be looked up', async () => {
    const { body } = await app
      .spec(ada)
      .post('/Tags.json')
      .withJson({ tag: { text_url: 'www.example.com' } });
    expect(body.tag_identifier).toMatch(/^[0-9a-f]{12}$/);
    await app
      .spec()
      .get('/api/v1/tags/show')
      .withQueryParams({ id: body.tag_identifier })
      .expectJsonLike('tags', [{ id: body.id, translation: { text: '', lang: 'en' } }]);
  });

  test('X11: accepts a place of the owner, and refuses any other like an unknown one', async () => {
    const place_id = await makeRecord(app, 'places', ada.id);
    await app
      .spec(ada)
      .post('/Tags.json')
      .withJson({ tag: { place_id: String(place_id) } })
      .expectStatus(201)
      .expectJson('place_id', place_id);
    const foreign = await makeRecord(app, 'places', bob.id);
    for (const other of [foreign, noId]) {
      await app
        .spec(ada)
        .post('/Tags.json')
        .withJson({ tag: { place_id: other } })
        .expectStatus(422)
        .expectJson({ place_id: ["is not a place of the tag's customer"] });
    }
    expect(await app.db('tags').where({ customer_id: ada.id })).toHaveLength(1);
  });

  test('D21: accepts any existing parent, whoever owns it', async () => {
    const parent_id = await tagOf(bob);
    await app.spec(ada).post('/Tags.json').withJson({ tag: { parent_id } }).expectJson('parent_id', parent_id);
    await app
      .spec(ada)
      .post('/Tags.json')
      .withJson({ tag: { parent_id: noId } })
      .expectStatus(422)
      .expectJson({ parent_id: ['does not exist'] });
  });

  test.each([
    ['www.example.com', true],
    ['example.com:8080/a?b=c#d', true],
    ['https://example.com/ä', true],
    ['HTTP://EXAMPLE.COM', true],
    ['entrance', true],
    ['javascript:alert(1)', false],
    ['javascript:1/alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['java\tscript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['file:///etc/passwd', false],
    ['//evil.example', false],
    ['\\\\evil.example', false],
    ['http://', false],
    ['https://exa mple.com', false],
    [`https://example.com/${'x'.repeat(2048)}`, false],
  ])('D38: the text_url %j: %s', async (text_url, isTaken) => {
    const asked = app.spec(ada).post('/Tags.json').withJson({ tag: { text_url } });
    if (isTaken) await asked.expectStatus(201).expectJson('text_url', text_url);
    else await asked.expectStatus(422).expect(json({ text_url: [expect.any(String)] }));
  });

  test.each(['www.example.com', 'javascript:alert(1)', 'ftp://example.com/x.jpg', 'data:image/png;base64,x', 'http:x'])(
    'D38: the image_url %j is refused',
    async (image_url) => {
      await app
        .spec(ada)
        .post('/Tags.json')
        .withJson({ tag: { image_url } })
        .expectStatus(422)
        .expect(json({ image_url: [expect.any(String)] }));
    },
  );
});

describe('show', () => {
  test('X16, X17: returns texts, names, hardware, and markers of hardware with a known location', async () => {
    const id = await tagOf(ada);
    const { original } = await makeText(app, id, 'de', 'Willkommen');
    await makeMachine(app, 'translations', original, 'fr', { text: 'Bienvenue', isStale: true });
    await makeName(app, id, 'de', 'Eingang');
    const items = [{ latitude: 1.5, longitude: -2 }, { latitude: 1.5 }, {}];
    for (const [i, location] of items.entries())
      await app
        .spec(ada)
        .post('/hardwares.json')
        .withJson({
          hardware: { tag_id: id, identifier: `${id}-${i}`, hardware_type: 'qr', ...location },
        });
    await app
      .spec(ada)
      .get(`/Tags/${id}.json`)
      .expectJsonLike('translations', [
        { tag_id: id, lang_code: 'de', text: 'Willkommen', origin: 'original', stale: false, provider: null },
        { tag_id: id, lang_code: 'fr', text: 'Bienvenue', origin: 'machine', stale: true, provider: 'deepl' },
      ])
      .expectJsonLike('name_translations', [{ tag_id: id, lang_code: 'de', text: 'Eingang', origin: 'original' }])
      .expectJson('hardwares[*].identifier', [`${id}-0`, `${id}-1`, `${id}-2`])
      .expectJson('markers', [{ latitude: 1.5, longitude: -2 }])
      .expectJson('url', `${app.url}/Tags/${id}.json`)
      .expectJson('translations[0].url', `${app.url}/translations/${original}.json`);
  });

  test('X17: returns no markers without a location', async () => {
    const id = await tagOf(ada);
    await app
      .spec(ada)
      .get(`/Tags/${id}.json`)
      .expectJson('translations', [])
      .expectJson('name_translations', [])
      .expectJson('hardwares', [])
      .expectJson('markers', []);
  });
});

describe('update', () => {
  test('D38: blank fields are cleared, absent fields stay', async () => {
    const id = await tagOf(ada);
    const place_id = await makeRecord(app, 'places', ada.id);
    const given = { place_id, description: 'd', image_url: 'https://example.com/x.jpg', text_url: 'example.com' };
    await app.spec(ada).patch(`/Tags/${id}.json`).withJson({ tag: given }).expectStatus(204);
    expect(await row(id)).toMatchObject(given);
    await app
      .spec(ada)
      .patch(`/Tags/${id}.json`)
      .withJson({ tag: { place_id: '', description: '  ', image_url: null } });
    expect(await row(id)).toMatchObject({
      place_id: null,
      description: null,
      image_url: null,
      text_url: 'example.com',
    });
  });

  test('X11: refuses another customer’s place and the tag itself as parent', async () => {
    const id = await tagOf(ada);
    const place_id = await makeRecord(app, 'places', bob.id);
    const refused: [object, object][] = [
      [{ place_id }, { place_id: ["is not a place of the tag's customer"] }],
      [{ place_id: noId }, { place_id: ["is not a place of the tag's customer"] }],
      [{ parent_id: id }, { parent_id: ['is the tag itself'] }],
      [{ parent_id: noId }, { parent_id: ['does not exist'] }],
    ];
    for (const [tag, errors] of refused)
      await app.spec(ada).patch(`/Tags/${id}.json`).withJson({ tag }).expectStatus(422).expectJson(errors);
    expect(await row(id)).toMatchObject({ place_id: null, parent_id: null });
  });

  test('D38: an admin gives a tag to another customer, and it leaves its place', async () => {
    const id = await tagOf(ada);
    const place_id = await makeRecord(app, 'places', ada.id);
    await app.db('tags').where({ id }).update({ place_id });
    await app
      .spec(admin)
      .patch(`/Tags/${id}.json`)
      .withJson({ tag: { description: 'x' } })
      .expectStatus(204);
    expect(await row(id)).toMatchObject({ customer_id: ada.id, place_id });
    await app
      .spec(admin)
      .patch(`/Tags/${id}.json`)
      .withJson({ tag: { customer_id: bob.id } })
      .expectStatus(204);
    expect(await row(id)).toMatchObject({ customer_id: bob.id, place_id: null });
    const both = { customer_id: ada.id, place_id };
    await app.spec(admin).patch(`/Tags/${id}.json`).withJson({ tag: both }).expectStatus(204);
    expect(await row(id)).toMatchObject(both);
  });

  test('D38: an admin cannot make a tag unowned', async () => {
    const id = await tagOf(ada);
    for (const [customer_id, message] of [
      [null, "can't be blank"],
      ['', "can't be blank"],
      [noId, 'does not exist'],
    ]) {
      await app
        .spec(admin)
        .patch(`/Tags/${id}.json`)
        .withJson({ tag: { customer_id } })
        .expectStatus(422)
        .expectJson({ customer_id: [message] });
    }
    expect((await row(id)).customer_id).toBe(ada.id);
  });

  test('R13: ignores all other fields', async () => {
    const id = await tagOf(ada);
    const before = await row(id);
    const given = { id: 5, customer_id: bob.id, tag_identifier: '0'.repeat(12), purchase_id: 'x', created_at: 'x' };
    await app.spec(ada).patch(`/Tags/${id}.json`).withJson({ tag: given }).expectStatus(204);
    expect({ ...(await row(id)), updated_at: null }).toEqual({ ...before, updated_at: null });
  });
});

describe('destroy', () => {
  test('X14, D56: answers 204 for an unknown tag or another customer’s, and keeps it', async () => {
    const foreign = await tagOf(bob);
    for (const id of [foreign, noId, 'x']) {
      await app.spec(ada).delete(`/Tags/${id}.json`).expectStatus(204).expectBody('');
    }
    expect(await row(foreign)).toBeDefined();
  });

  test('X15, D44: deletes texts, translations and names, keeps children, and frees the hardware', async () => {
    const tag = await createTag(app, {
      auth_token: ada.token,
      name: 'Entrance',
      hardware_id: 'ab-1',
      hardware_type: 'nfc',
    });
    const child = await createTag(app, { auth_token: bob.token, parent_id: tag.id });
    const { id: item } = await app.db('hardwares').where({ tag_id: tag.id }).first();
    await app.spec(ada).delete(`/Tags/${tag.id}.json`).expectStatus(204);

    await app
      .spec()
      .get('/api/v1/tags/show')
      .withQueryParams({ id: tag.tag_identifier })
      .expectStatus(404)
      .expectJson(tagNotFound);
    for (const table of ['text_records', 'name_translations'])
      expect(await app.db(table).where({ tag_id: tag.id })).toEqual([]);
    expect((await row(child.id)).parent_id).toBeNull();

    // It remembers its last owner, who with admins may still reach it.
    await app.spec(ada).get(`/hardwares/${item}.json`).expectJsonLike({
      tag_id: null,
      identifier: 'AB-1',
    });
    await app.spec(bob).get(`/hardwares/${item}.json`).expectStatus(404);
    const other = await createTag(app, { auth_token: bob.token, hardware_id: 'AB-1', hardware_type: 'nfc' });
    await app.spec(bob).get(`/hardwares/${item}.json`).expectJsonLike({ tag_id: other.id });
    await app.spec(ada).get(`/hardwares/${item}.json`).expectStatus(404);
  });

  test('D44: the hardware of a tag that was given away belongs to the new owner', async () => {
    const tag = await createTag(app, { auth_token: ada.token, hardware_id: 'ab-2', hardware_type: 'nfc' });
    const { id: item } = await app.db('hardwares').where({ tag_id: tag.id }).first();
    await app
      .spec(admin)
      .patch(`/Tags/${tag.id}.json`)
      .withJson({ tag: { customer_id: bob.id } });
    await app.spec(bob).delete(`/Tags/${tag.id}.json`);
    await app.spec(bob).get(`/hardwares/${item}.json`).expectStatus(200);
    await app.spec(ada).get(`/hardwares/${item}.json`).expectStatus(404);
  });
});

describe('updated_at', () => {
  test('D33: a change to any record of a tag updates the tag', async () => {
    const id = await tagOf(ada);
    const changed = async (method: string, path: string, body?: object) => {
      const long = '2020-01-01T00:00:00Z';
      await app.db('tags').where({ id }).update({ updated_at: long });
      const asked = app.spec(ada).withMethod(method).withPath(path);
      const answer = await (body ? asked.withJson(body) : asked);
      expect([path, answer.statusCode < 300]).toEqual([path, true]);
      await app
        .spec(ada)
        .get('/api/v1/tags/showMyTags')
        .withQueryParams({ updated_since: '2026-01-01T00:00:00Z' })
        .expectJson('tags[*].id', [id]);
      return answer.body;
    };
    const text = await changed('POST', '/translations.json', {
      translation: { tag_id: id, lang_code: 'en', text: 'a' },
    });
    const human = { tag_id: id, lang_code: 'fr', text: 'b', origin: 'human' };
    const french = await changed('POST', '/translations.json', { translation: human });
    await changed('PATCH', `/translations/${french.id}.json`, { translation: { text: 'c' } });
    await changed('DELETE', `/translations/${french.id}.json`);
    await changed('PATCH', `/text_records/${text.text_record_id}.json`, { text_record: { text: 'd' } });
    await changed('DELETE', `/text_records/${text.text_record_id}.json`);
    await changed('POST', '/text_records.json', { text_record: { tag_id: id, text: 'e', lang_code: 'en' } });
    const name = { tag_id: id, lang_code: 'en', text: 'n' };
    const { id: named } = await changed('POST', '/name_translations.json', { name_translation: name });
    await changed('PATCH', `/name_translations/${named}.json`, { name_translation: { text: 'm' } });
    await changed('DELETE', `/name_translations/${named}.json`);
    const item = { identifier: 'updated-at', hardware_type: 'qr' };
    const { id: hardware } = await changed('POST', '/hardwares.json', { hardware: { ...item, tag_id: id } });
    await changed('PATCH', `/hardwares/${hardware}.json`, { hardware: { latitude: 1 } });
    await changed('PATCH', `/hardwares/${hardware}.json`, { hardware: { tag_id: '' } });
    await changed('PATCH', `/hardwares/${hardware}.json`, { hardware: { tag_id: id } });
    await changed('DELETE', `/hardwares/${hardware}.json`);
    await changed('PATCH', `/Tags/${id}.json`, { tag: { description: 'z' } });
  });
});
