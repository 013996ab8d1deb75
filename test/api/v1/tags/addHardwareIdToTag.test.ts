import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { atOnce } from '../../../setup/at-once.ts';
import { eventually } from '../../../setup/eventually.ts';
import {
  createTag,
  hardwareTaken,
  invalid,
  type MadeTag,
  missing,
  signedIn,
  tagNotFound,
  tagOwned,
  userNotFound,
} from '../../../setup/factories.ts';
import { lockWaits } from '../../../setup/lock-waits.ts';
import { statementsDuring } from '../../../setup/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const add = (body: object) => app.spec().post('/api/v1/tags/addHardwareIdToTag').withJson(body);
const ownerOf = async (tag: { id: number }) =>
  (await app.db('tags').where({ id: tag.id }).first('customer_id')).customer_id;
const hardwareOf = (tag: { id: number }) => app.db('hardwares').where({ tag_id: tag.id }).orderBy('id');

let counter = 0;
const nfc = () => {
  counter += 1;
  return { hardware_id: `ADD${counter}`, hardware_type: 'nfc' };
};

describe('POST /api/v1/tags/addHardwareIdToTag', () => {
  test('H1: answers like create, in the original language', async () => {
    const tag = await createTag(app, { lang: 'de', text: 'Hallo', gender: 'f' });
    await add({ id: tag.tag_identifier, ...nfc() })
      .expectStatus(200)
      .expectJson({ tags: [tag] });
  });

  test.each([
    [{}, ['id', 'hardware_id', 'hardware_type']],
    [{ hardware_type: 'nfc' }, ['id', 'hardware_id']],
    [{ hardware_type: 'ble-beacon' }, ['id', 'hardware_id', 'major', 'minor']],
    [{ id: 'x', hardware_id: 'y', hardware_type: 'ble_beacon', major: 1 }, ['minor']],
    [{ id: 'x', hardware_id: 'y', hardware_type: 'ble-beacon', minor: 'bad' }, ['major']],
  ])('H2, H3, D59: names all values missing from %j', async (body, values) => {
    await add(body)
      .expectStatus(400)
      .expectJson(missing(...values));
  });

  test('H4: major and minor of other types are ignored', async () => {
    const tag = await createTag(app);
    for (const numbers of [
      { major: 1, minor: 2 },
      { major: -1, minor: 65_536 },
      { major: 'x', minor: [1] },
    ]) {
      await add({ id: tag.tag_identifier, ...nfc(), ...numbers }).expectStatus(200);
      expect((await hardwareOf(tag)).at(-1)).toMatchObject({ major: null, minor: null });
    }
  });

  test('T20: a lone coordinate is ignored, whatever it is', async () => {
    const tag = await createTag(app);
    for (const lone of [{ lat: 91 }, { lon: 'x' }, { lat: {}, lon: null }])
      await add({ id: tag.tag_identifier, ...nfc(), ...lone }).expectStatus(200);
    for (const each of await hardwareOf(tag)) expect(each).toMatchObject({ latitude: null, longitude: null });
  });

  test('A6: refuses invalid numbers, types and values', async () => {
    const tag = await createTag(app);
    const beacon = { id: tag.tag_identifier, hardware_id: 'X', hardware_type: 'ble-beacon', major: 1, minor: 1 };
    for (const wrong of [
      { major: 'x' },
      { minor: 70_000 },
      { hardware_type: 'rfid' },
      { lat: 91, lon: 0 },
      { id: ['x'] },
      { hardware_id: 'x'.repeat(129) },
    ]) {
      await add({ ...beacon, ...wrong }).expectJson(invalid);
    }
    expect(await hardwareOf(tag)).toEqual([]);
  });

  test('H5, H13: answers 404 for an unknown identifier or a record id', async () => {
    const tag = await createTag(app);
    for (const id of ['ffffffffffff', 'x', String(tag.id), tag.id]) {
      await add({ id, ...nfc() })
        .expectStatus(404)
        .expectJson(tagNotFound);
    }
  });

  test('H6: a tag holds several items of the same and of other types', async () => {
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier, hardware_id: 'six-1', hardware_type: 'nfc' });
    await add({ id: tag.tag_identifier, hardware_id: 'six-2', hardware_type: 'nfc' });
    await add({ id: tag.tag_identifier, hardware_id: 'six-1', hardware_type: 'qr' });
    await app
      .spec()
      .get('/api/v1/tags/showByHardwareId')
      .withQueryParams({ id: 'six-2', type: 'nfc' })
      .expectJson('tags[0].hardware', [
        { type: 'nfc', identifier: 'SIX-1' },
        { type: 'nfc', identifier: 'SIX-2' },
        { type: 'qr', identifier: 'SIX-1' },
      ]);
  });

  test('H7: a token claims an unowned tag; of two concurrent claims exactly one succeeds', async () => {
    const [a, b] = [await signedIn(app), await signedIn(app)];
    const tag = await createTag(app);
    const claims = [a, b].map(({ token }) => async () => {
      const { statusCode } = await add({ id: tag.tag_identifier, ...nfc(), auth_token: token });
      return statusCode;
    });
    const answers = await atOnce(app.db, (trx) => trx('tags').where({ id: tag.id }).forUpdate(), ...claims);
    const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
    expect(statuses.toSorted()).toEqual([200, 403]);
    expect(await ownerOf(tag)).toBe(statuses[0] === 200 ? a.id : b.id);
    expect(await hardwareOf(tag)).toHaveLength(1);
  });

  test('H8, H9, D26: refuses another customer’s token, or none, for an owned tag', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const tag = await createTag(app, { auth_token: owner.token });
    for (const auth_token of [other.token, undefined]) {
      await add({ id: tag.tag_identifier, ...nfc(), auth_token })
        .expectStatus(403)
        .expectJson(tagOwned);
    }
    expect([await ownerOf(tag), await hardwareOf(tag)]).toEqual([owner.id, []]);
  });

  test('H9: without a token an unowned tag takes hardware and stays unowned', async () => {
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier, ...nfc() }).expectStatus(200);
    expect(await ownerOf(tag)).toBeNull();
  });

  test('D26: an admin can change an owned tag, which keeps its owner', async () => {
    const [owner, admin, almost] = [
      await signedIn(app),
      await signedIn(app, { role: 'admin' }),
      await signedIn(app, { role: 'Admin' }),
    ];
    const tag = await createTag(app, { auth_token: owner.token });
    await add({ id: tag.tag_identifier, ...nfc(), auth_token: admin.token }).expectStatus(200);
    await add({ id: tag.tag_identifier, ...nfc(), auth_token: almost.token }).expectStatus(403);
    expect(await ownerOf(tag)).toBe(owner.id);
  });

  test('T14: an invalid token changes nothing', async () => {
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier, ...nfc(), auth_token: 'nobody' })
      .expectStatus(401)
      .expectJson(userNotFound);
    expect(await hardwareOf(tag)).toEqual([]);
  });

  test('H10: attaching the same item again is idempotent', async () => {
    const tag = await createTag(app);
    const item = nfc();
    for (let i = 0; i < 10; i += 1) await add({ id: tag.tag_identifier, ...item }).expectStatus(200);
    expect(await hardwareOf(tag)).toHaveLength(1);
  });

  test('H11: an item of another tag is a conflict, and the tag is not claimed', async () => {
    const { token } = await signedIn(app);
    const item = nfc();
    await createTag(app, item);
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier, ...item, auth_token: token })
      .expectStatus(409)
      .expectJson(hardwareTaken);
    expect(await ownerOf(tag)).toBeNull();
  });

  test('H11, D23: the owner of both tags can move an item, but only with a token', async () => {
    const { token } = await signedIn(app);
    const item = nfc();
    const from = await createTag(app, { ...item, auth_token: token, lat: 1, lon: 2 });
    const to = await createTag(app, { auth_token: token });
    await add({ id: to.tag_identifier, ...item }).expectStatus(403);
    await add({ id: to.tag_identifier, ...item, auth_token: token }).expectStatus(200);
    expect(await hardwareOf(from)).toEqual([]);
    expect(await hardwareOf(to)).toMatchObject([{ latitude: null, longitude: null }]);
  });

  test('D23: moves of one item in opposite directions follow one another, without a deadlock', async () => {
    const { token } = await signedIn(app);
    const item = nfc();
    const [one, other] = [
      await createTag(app, { ...item, auth_token: token }),
      await createTag(app, { auth_token: token }),
    ];
    const moveTo = async (tag: MadeTag) => {
      const { statusCode } = await add({ id: tag.tag_identifier, ...item, auth_token: token });
      return statusCode;
    };
    const moves = [
      () => moveTo(other),
      async () => {
        await eventually('the first waits for the item', async () => (await lockWaits(app.db)) > 0);
        return moveTo(one);
      },
    ];
    let outcomes: unknown[] = [];
    const sent = await statementsDuring(app.databases, async () => {
      outcomes = await atOnce(app.db, (trx) => trx('hardwares').where({ tag_id: one.id }).forUpdate(), ...moves);
    });
    expect(outcomes).toEqual(Array(2).fill({ status: 'fulfilled', value: 200 }));
    expect(sent.filter((sql) => /rollback/i.test(sql))).toEqual([]);
    expect(await app.db('hardwares').whereIn('tag_id', [one.id, other.id])).toHaveLength(1);
  });

  test('D23: an item cannot be moved between two unowned tags', async () => {
    const item = nfc();
    await createTag(app, item);
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier, ...item }).expectStatus(409);
  });

  test('H12: a second call updates the location; one without a location keeps it', async () => {
    const tag = await createTag(app);
    const item = { id: tag.tag_identifier, ...nfc() };
    await add({ ...item, lat: 1, lon: 2 });
    await add({ ...item, lat: '3.5', lon: '4' });
    await add(item);
    expect(await hardwareOf(tag)).toMatchObject([{ latitude: 3.5, longitude: 4 }]);
  });

  test('H14, V10: identifiers are stored in upper case and matched in any', async () => {
    const tag = await createTag(app);
    await add({ id: tag.tag_identifier.toUpperCase(), hardware_id: 'ab:cd', hardware_type: 'nfc' });
    await add({ id: tag.tag_identifier, hardware_id: 'ABCD', hardware_type: 'nfc' });
    expect(await hardwareOf(tag)).toMatchObject([{ identifier: 'ABCD' }]);
  });
});
