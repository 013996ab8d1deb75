/** HU5: every endpoint recognizes a chip or beacon in any spelling. */
import { afterAll, beforeAll, beforeEach, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, newTag, signedIn } from '../setup/factories.ts';
import { without } from '../setup/spec.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  ada = await signedIn(app);
});
afterAll(() => app.stop());
beforeEach(() => app.db('hardwares').delete());

const uuid = 'B9407F30-F5F8-466E-AFF9-25556B57FE6D';
const chips = ['B1:22:33:44:55:01:04:E0', 'e0 04 01 55 44 33 22 b1', '0xE0040155443322B1', 'E0.04.01.55.44.33.22.B1'];
const beacons = [uuid, `{${uuid}}`, `urn:uuid:${uuid.toLowerCase()}`, uuid.replaceAll('-', ' ')];

const found = (id: string, type: string) =>
  app.spec().get('/api/v1/tags/showByHardwareId').withQueryParams({ id, type, major: 1, minor: 2 });

test.each([
  ['nfc', chips],
  ['ble-beacon', beacons],
])('HU5: all spellings of a %s are equivalent, and it is stored as written', async (type, spellings) => {
  for (const written of spellings) {
    await app.db('hardwares').delete();
    const hardware = { hardware_id: written, hardware_type: type, major: 1, minor: 2 };
    const tag = await createTag(app, { auth_token: ada.token, ...hardware });
    for (const asked of spellings) await found(asked, type).expectStatus(200).expectJson('tags[0].id', tag.id);
    const observations = spellings.map((id) => ({ type, id, major: 1, minor: 2 }));
    await app
      .spec()
      .post('/api/v1/tags/lookup')
      .withJson({ observations })
      .expectJson(
        'results[*].status',
        spellings.map(() => 'found'),
      );
    await found(written, type).expectJson('tags[0].hardware', [{ type, identifier: written.toUpperCase() }]);
    for (const again of spellings) {
      const item = { identifier: again, hardware_type: type, major: 1, minor: 2 };
      await app.spec(ada).post('/hardwares.json').withJson({ hardware: item }).expectStatus(422);
      const taken = { ...newTag(), ...hardware, hardware_id: again };
      await app.spec().post('/api/v1/tags/create').withJson(taken).expectStatus(409);
      const rows = [
        { hardware: [{ type, identifier: again, major: type === 'nfc' ? null : 1, minor: type === 'nfc' ? null : 2 }] },
      ];
      await app
        .spec(ada)
        .post('/Tags/import.json')
        .withJson({ import: { rows } })
        .expectJson('rows[0].tag_id', tag.id)
        .expectJson('rows[0].action', 'same');
    }
  }
});

test('HU5: accepts an identifier that cannot be a UID or UUID, with a warning', async () => {
  const unusual = 'unusual-identifier';
  const both = 'beacon-without-major-minor, unusual-identifier';
  const create = (more: Record<string, string>) =>
    app.spec(ada).post('/api/v1/tags/create').withJson(newTag(more)).expectStatus(200);
  await create({ hardware_id: 'not a uid', hardware_type: 'nfc' }).expectHeader('X-Warning', unusual);
  await create({ hardware_id: 'not a uuid', hardware_type: 'ble-beacon' }).expectHeader('X-Warning', both);
  await create({ hardware_id: '04:A2:24:8F', hardware_type: 'nfc' }).expect(without('X-Warning'));
  await create({ hardware_id: 'a code', hardware_type: 'qr' }).expect(without('X-Warning'));
  await found('NOT A UID', 'nfc').expectStatus(200);

  const tag = await createTag(app);
  const attach = { id: tag.tag_identifier, hardware_id: '04', hardware_type: 'nfc' };
  await app.spec().post('/api/v1/tags/addHardwareIdToTag').withJson(attach).expectHeader('X-Warning', unusual);

  const hardware = { identifier: 'no uuid', hardware_type: 'ble-beacon' };
  const { body } = await app.spec(ada).post('/hardwares.json').withJson({ hardware }).expectHeader('X-Warning', both);
  const change = (more: object) => app.spec(ada).patch(`/hardwares/${body.id}.json`).withJson({ hardware: more });
  await change({ major: 1, minor: 2 }).expectStatus(200).expectHeader('X-Warning', unusual);
  await change({ identifier: uuid }).expectStatus(200).expect(without('X-Warning'));
});
