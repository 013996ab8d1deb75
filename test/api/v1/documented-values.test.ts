/** The service accepts all values that the documented schemas allow, and the schemas reject all that it refuses. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../setup/app.ts';
import { createTag, newTag, signedIn } from '../../setup/factories.ts';
import { faultOf, places } from '../../setup/openapi-schemas.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What is wrong with a body by the document. */
const faultOfBody = (operationId: string, body: object) =>
  faultOf(body, 'paths', ...(places.get(operationId) ?? []), 'requestBody', 'content', 'application/json', 'schema');

const send = (operationId: string, body: object) => {
  const [path = '', method = ''] = places.get(operationId) ?? [];
  return app.spec().withMethod(method.toUpperCase()).withPath(path).withBody(JSON.stringify(body));
};

const beacon = { hardware_id: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', hardware_type: 'ble-beacon' };

describe('invalid by the schema and refused', () => {
  test.each<[string, string, object]>([
    ['a tag with an empty text', 'createTag', newTag({ text: '' })],
    ['a tag with white space for a text', 'createTag', newTag({ text: ' \n\t' })],
    ['a tag with hardware of no type', 'createTag', newTag({ hardware_id: '04A2' })],
    ['an empty e-mail address', 'getAuthToken', { email: '', password: 'x' }],
    ['an empty password', 'getAuthToken', { email: 'ada@example.com', password: ' ' }],
    ['an empty token of a social network', 'signInWithSocial', { auth_token: '' }],
    ['an empty token to sign out', 'signOut', { email: 'ada@example.com', auth_token: '' }],
  ])('%s', async (_, operationId, body) => {
    expect(faultOfBody(operationId, body)).toBeDefined();
    await send(operationId, body).expectStatus(400);
  });

  test('a beacon without one of its numbers, attached to a tag', async () => {
    const { tag_identifier: id } = await createTag(app);
    for (const body of [
      { id, ...beacon },
      { id, ...beacon, major: 1 },
      { id, ...beacon, hardware_id: '', major: 1, minor: 2 },
    ]) {
      expect(faultOfBody('addHardwareIdToTag', body)).toBeDefined();
      await send('addHardwareIdToTag', body).expectStatus(400);
    }
  });

  test('a record with a blank text', async () => {
    const { token } = await signedIn(app);
    const body = { hardware: { identifier: ' ', hardware_type: 'qr' } };
    expect(faultOfBody('createHardware', body)).toBeDefined();
    await app.spec({ token }).post('/hardwares.json').withBody(JSON.stringify(body)).expectStatus(422);
  });
});

describe('valid by the schema and accepted', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a purchase identifier in capitals, as Swift writes it', { purchase_id: '7D4447C5-3E3E-4A3B-9F0A-2C1B8E6D5F40' }],
    ['an empty name, which counts as none', { name: '' }],
    ['a beacon without its numbers, for a new tag', beacon],
  ])('%s', async (_, more) => {
    const body = newTag(more);
    expect(faultOfBody('createTag', body)).toBeUndefined();
    await send('createTag', body).expectStatus(200);
  });

  test('an NFC chip without numbers', async () => {
    const { tag_identifier: id } = await createTag(app);
    const body = { id, hardware_id: '04A2245B6F8011', hardware_type: 'nfc' };
    expect(faultOfBody('addHardwareIdToTag', body)).toBeUndefined();
    await send('addHardwareIdToTag', body).expectStatus(200);
  });

  test('a supported code, a list, `auto` or any other text as the language of a lookup', async () => {
    const { tag_identifier: id } = await createTag(app);
    for (const lang of ['fr', 'fr,de', 'auto', 'xx', '']) {
      expect(faultOfBody('lookUpTags', { observations: [{ tag_identifier: id }], lang })).toBeUndefined();
      const [path = '', method = ''] = places.get('showTag') ?? [];
      expect(faultOf(lang, 'paths', path, method, 'parameters', '1', 'schema')).toBeUndefined();
      await app.spec().get(path).withQueryParams({ id, lang }).expectStatus(200);
    }
  });
});
