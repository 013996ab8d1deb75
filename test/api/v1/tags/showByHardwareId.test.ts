import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp, translatorOf } from '../../../setup/app.ts';
import {
  createTag,
  invalid,
  missing,
  signedIn,
  storeName,
  storeTranslation,
  tagNotFound,
} from '../../../setup/factories.ts';
import { text } from '../../../setup/spec.ts';
import { statementsDuring } from '../../../setup/statements.ts';

const translator = translatorOf(() => ({ state: 'pending' }));
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());

const find = (query: object) => app.spec().get('/api/v1/tags/showByHardwareId').withQueryParams(query);
const beacon = (hardware_id: string, more: Record<string, unknown> = {}) => ({
  hardware_id,
  hardware_type: 'ble-beacon',
  ...more,
});

/** The record id of the tag that is found; null where none is. */
const foundId = async (id: string, type: string, major?: number, minor?: number) => {
  const answer = await find({
    id,
    type,
    ...(major !== undefined && { major: String(major) }),
    ...(minor !== undefined && { minor: String(minor) }),
  });
  if (answer.statusCode === 404) expect(answer.json).toEqual(tagNotFound);
  return answer.statusCode === 404 ? null : answer.body.tags[0].id;
};

let counter = 0;
const uuid = () => {
  counter += 1;
  return `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
};

describe('GET /api/v1/tags/showByHardwareId', () => {
  test('W1, W13: exactly the documented keys', async () => {
    const tag = await createTag(app, {
      lang: 'de',
      text: 'Hallo',
      name: 'Tür',
      gender: 'f',
      hardware_id: 'w1',
      hardware_type: 'nfc',
    });
    await find({ id: 'w1', type: 'nfc' })
      .expectStatus(200)
      .expectJson({
        tags: [
          {
            id: tag.id,
            tag_identifier: tag.tag_identifier,
            name: { text: 'Tür', lang: 'de' },
            image_url: null,
            text_url: `${app.url}/t/${tag.tag_identifier}`,
            translation: { text: 'Hallo', lang: 'de' },
            hardware: [{ type: 'nfc', identifier: 'W1' }],
          },
        ],
      });
  });

  test.each([
    [{}, ['id', 'type']],
    [{ id: 'x' }, ['type']],
    [{ type: 'nfc' }, ['id']],
    [{ type: 'ble-beacon' }, ['id', 'major', 'minor']],
    [{ id: 'x', type: 'ble_beacon', minor: '1' }, ['major']],
  ])('W2, W3: names all values missing from %j', async (query, values) => {
    await find(query as Record<string, string>)
      .expectStatus(400)
      .expectJson(missing(...values));
  });

  test('A6: an unknown type or number is invalid', async () => {
    await find({ id: 'x', type: 'rfid' }).expectJson(invalid);
    await find({ id: 'x', type: 'ble-beacon', major: 'x', minor: '1' }).expectJson(invalid);
  });

  test('W4: a beacon is found by UUID, major and minor together; W12: ble_beacon is understood', async () => {
    const id = uuid();
    const tag = await createTag(app, beacon(id, { major: 1, minor: 2 }));
    expect(await foundId(id, 'ble-beacon', 1, 2)).toBe(tag.id);
    expect(await foundId(id, 'ble_beacon', 1, 2)).toBe(tag.id);
    expect(await foundId(id, 'ble-beacon', 1, 3)).toBeNull();
    expect(await foundId(id, 'ble-beacon', 2, 2)).toBeNull();
  });

  test('W5: a beacon without numbers of an owned tag stands in for its UUID, after exact matches', async () => {
    const { token } = await signedIn(app);
    const id = uuid();
    const any = await createTag(app, beacon(id, { auth_token: token }));
    const exact = await createTag(app, beacon(id, { auth_token: token, major: 1, minor: 1 }));
    const half = await createTag(app, beacon(id, { auth_token: token, major: 2 }));
    expect(await foundId(id, 'ble-beacon', 1, 1)).toBe(exact.id);
    expect(await foundId(id, 'ble-beacon', 2, 9)).toBe(half.id);
    expect(await foundId(id, 'ble-beacon', 7, 7)).toBe(any.id);
  });

  test('W5: a beacon of an unowned tag never stands in', async () => {
    const id = uuid();
    await createTag(app, beacon(id));
    expect(await foundId(id, 'ble-beacon', 1, 1)).toBeNull();
  });

  test.each(['another customer’s', 'an anonymous', 'another’s free'])(
    'W5: a beacon does not stand in while %s item has the UUID',
    async (whose) => {
      const [{ token }, other] = [await signedIn(app), await signedIn(app)];
      const id = uuid();
      const mine = await createTag(app, beacon(id, { auth_token: token }));
      expect(await foundId(id, 'ble-beacon', 1, 1)).toBe(mine.id);
      const theirs = await createTag(
        app,
        beacon(id, { major: 5, minor: 5, ...(whose !== 'an anonymous' && { auth_token: other.token }) }),
      );
      if (whose === 'another’s free') await app.db('tags').where({ id: theirs.id }).delete();
      expect(await foundId(id, 'ble-beacon', 1, 1)).toBeNull();
    },
  );

  test('W5: a beacon does not stand in while a former owner holds its UUID; beacons move with their tags', async () => {
    const [earlier, { id: owner, token }] = [await signedIn(app), await signedIn(app)];
    const id = uuid();
    const mine = await createTag(app, beacon(id, { auth_token: token }));
    const theirs = await createTag(app, beacon(id, { auth_token: earlier.token, major: 5, minor: 5 }));
    expect(await foundId(id, 'ble-beacon', 1, 1)).toBeNull();
    await app.db('tags').where({ id: theirs.id }).update({ customer_id: owner });
    expect(await foundId(id, 'ble-beacon', 1, 1)).toBe(mine.id);
    await app.db('tags').where({ id: mine.id }).update({ customer_id: earlier.id });
    expect(await foundId(id, 'ble-beacon', 1, 1)).toBeNull();
  });

  test('W6: the type is part of the key', async () => {
    const tag = await createTag(app, { hardware_id: 'w6', hardware_type: 'nfc' });
    expect(await foundId('w6', 'nfc')).toBe(tag.id);
    expect(await foundId('w6', 'qr')).toBeNull();
  });

  test('W7, D27: case does not matter, nor separators in UUIDs and UIDs, but in a QR code they do', async () => {
    const id = uuid();
    const b = await createTag(app, beacon(id, { major: 1, minor: 1 }));
    expect(await foundId(id.toUpperCase().replaceAll('-', ''), 'ble-beacon', 1, 1)).toBe(b.id);
    const n = await createTag(app, { hardware_id: '04:a2:24:7b', hardware_type: 'nfc' });
    expect(await foundId('04A2247B', 'nfc')).toBe(n.id);
    const q = await createTag(app, { hardware_id: 'a-b:c', hardware_type: 'qr' });
    expect(await foundId('A-B:C', 'qr')).toBe(q.id);
    expect(await foundId('ABC', 'qr')).toBeNull();
  });

  test('W9: languages work as in show, in one SQL statement', async () => {
    const id = uuid();
    const tag = await createTag(app, beacon(id, { major: 1, minor: 1, name: 'Door' }));
    await storeTranslation(app, tag, 'fr', 'Bienvenue');
    await storeName(app, tag, 'fr', 'Porte');
    const statements = await statementsDuring(app.databases, async () => {
      await find({ id, type: 'ble-beacon', major: '1', minor: '1', lang: 'fr-CA' })
        .expectJsonLike('tags[0]', {
          translation: { text: 'Bienvenue', lang: 'fr' },
          name: { text: 'Porte', lang: 'fr' },
        })
        .expectHeader('x-translation-status', 'stored');
    });
    expect(statements).toHaveLength(1);
    expect(translator.requests).toEqual([]);
    await find({ id, type: 'ble-beacon', major: '1', minor: '1', lang: 'fi' }).expectJson(
      'tags[0].translation.lang',
      'en',
    );
    expect(translator.requests).toHaveLength(2);
  });

  test('W10: lat and lon are ignored, even invalid ones', async () => {
    const tag = await createTag(app, { hardware_id: 'w10', hardware_type: 'nfc', lat: 1, lon: 2 });
    for (const place of [
      { lat: '50', lon: '5' },
      { lat: '500', lon: 'x' },
      { lat: 'NaN', lon: '' },
    ]) {
      await find({ id: 'w10', type: 'nfc', ...place }).expectStatus(200);
    }
    expect(await app.db('hardwares').where({ tag_id: tag.id })).toMatchObject([{ latitude: 1, longitude: 2 }]);
  });

  test('W11: unknown hardware, and hardware without a tag, are not found', async () => {
    expect(await foundId('nowhere', 'nfc')).toBeNull();
    await app.db('hardwares').insert({ hardware_type: 'nfc', identifier: 'FREE' });
    expect(await foundId('free', 'nfc')).toBeNull();
  });

  test('H4: numbers with another type are ignored', async () => {
    const tag = await createTag(app, { hardware_id: 'h4', hardware_type: 'qr' });
    expect(await foundId('h4', 'qr', 1, 2)).toBe(tag.id);
    expect(await foundId('h4', 'qr', -1, 65_536)).toBe(tag.id);
    await find({ id: 'h4', type: 'qr', major: 'x', hardware_type: 'ble-beacon' }).expectStatus(200);
    await find({ id: 'h4', type: 'ble-beacon', major: 'x', minor: '1', hardware_type: 'qr' }).expectJson(invalid);
    const json = { id: 'h4', type: 'qr', major: [1], minor: null };
    await app.spec().get('/api/v1/tags/showByHardwareId').withJson(json).expectStatus(200);
  });

  test('A3, N6: a JSON body gives the same response', async () => {
    const id = uuid();
    await createTag(app, beacon(id, { major: 1, minor: 1 }));
    const byQuery = await find({ id, type: 'ble-beacon', major: '1', minor: '1' });
    await app
      .spec()
      .get('/api/v1/tags/showByHardwareId')
      .withJson({ id, type: 'ble-beacon', major: 1, minor: 1 })
      .expectStatus(200)
      .expect(text(byQuery.text));
  });
});
