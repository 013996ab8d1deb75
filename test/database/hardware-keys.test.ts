/** HU5: the keys of hardware, as the database stores them and as the service looks them up. */

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { HardwareType } from '../../contracts/primitives.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { Hardware } from '../../src/model/hardware.ts';
import { isUnusual, matchKey } from '../../src/model/hardware-key.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;

const uuid = 'B9407F30F5F8466EAFF925556B57FE6D';
/** Items that were stored before spaces and the order of bytes stopped to matter: two pairs of them are one now. */
let made: Record<'spaced' | 'same' | 'old' | 'younger', number>;

beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 2 });
  const make = async (identifier: string, match_key: string) =>
    (await db('hardwares').insert({ identifier, hardware_type: 'nfc', match_key }).returning('id'))[0].id;
  await db.raw('alter table hardwares disable trigger hardware_keyed');
  made = {
    spaced: await make('04 A2 24', '04A224'),
    same: await make('04A224', '04A224 #2'),
    old: await make('E0040155443322B2', 'E0040155443322B2'),
    younger: await make('B2223344550104E0', 'B2223344550104E0'),
  };
  await db.raw('alter table hardwares enable trigger hardware_keyed');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const spelt: [HardwareType, key: string, ...spellings: string[]][] = [
  [
    'nfc',
    '04A2248F5B1180',
    '04:A2:24:8F:5B:11:80',
    '04 a2 24 8f 5b 11 80 ',
    '04.A2.24.8F.5B.11.80',
    '0x04A2248F5B1180',
  ],
  ['nfc', '04A2248F5B1180', '0x04 0xA2 0x24 0x8F 0x5B 0x11 0x80', '04-a2-24-8f-5b-11-80', '04\u00a0A2248F5B1180'],
  ['nfc', 'E0040155443322B1', 'B1:22:33:44:55:01:04:E0', 'e0 04 01 55 44 33 22 b1', '0xB1223344550104E0'],
  ['nfc', 'E004015076D281E0', 'E004015076D281E0', 'E081D276500104E0'],
  ['nfc', '012E3D4C5B6A7988', '01:2E:3D:4C:5B:6A:79:88'],
  ['nfc', 'NOT A UID', 'not a uid', 'n-o-t: a: uid'],
  ['nfc', '.', '.'],
  ['ble-beacon', uuid, uuid.toLowerCase(), 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', `{${uuid}}`, `urn:uuid:${uuid}`],
  ['ble-beacon', uuid, 'URN:UUID:{b9407f30-f5f8-466e-aff9-25556b57fe6d}', ' B9407F30 F5F8466EAFF925556B57FE6D'],
  // Only chips have two orders.
  ['ble-beacon', 'B1223344550104E0', 'B1:22:33:44:55:01:04:E0'],
  ['qr', 'B1:22:33:44:55:01:04:E0', 'b1:22:33:44:55:01:04:e0'],
  ['qr', ' {A.B} ', ' {a.b} '],
];

test('HU5: of two stored items with the same key, the older keeps it and the start reports the younger', async () => {
  const { spaced, same, younger } = made;
  const twins = async () => (await Hardware.twins(db)).map(({ id }) => id);
  expect(await twins()).toEqual([same, younger]);

  // Saved anew, the younger has the key as soon as the older is gone.
  await db('hardwares').where({ id: same }).update({ identifier: '04A224' });
  expect(await twins()).toEqual([same, younger]);
  await db('hardwares').where({ id: spaced }).delete();
  await db('hardwares').where({ id: same }).update({ identifier: '04A224' });
  expect(await twins()).toEqual([younger]);
});

test.each(spelt)(
  'HU5: for %s, %s is the key of each of its spellings, in SQL and in TypeScript',
  async (type, key, ...spellings) => {
    for (const spelling of spellings) {
      const { rows } = await db.raw('select hardware_key(cast(? as text), cast(? as text)) as key', [
        type,
        spelling.toUpperCase(),
      ]);
      expect([spelling, rows[0].key, matchKey({ type, identifier: spelling })]).toEqual([spelling, key, key]);
    }
  },
);

const { uids } = JSON.parse(readFileSync('generated/vectors/hardware.json', 'utf8')) as {
  uids: { bytes: string; chip: { id: string } | null }[];
};

test('HU5: chips have the same keys as in the SDKs, and identifiers that are no chips to them are unusual', () => {
  for (const { bytes, chip } of uids.filter((row) => row.bytes !== '')) {
    const key = { type: 'nfc', identifier: bytes } as const;
    expect([bytes, isUnusual(key)]).toEqual([bytes, chip === null]);
    if (chip) expect(matchKey(key)).toBe(chip.id);
  }
  for (const identifier of [uuid, `{${uuid}}`]) expect(isUnusual({ type: 'ble-beacon', identifier })).toBe(false);
  for (const identifier of ['not a uuid', uuid.slice(1)])
    expect(isUnusual({ type: 'ble-beacon', identifier })).toBe(true);
  expect(isUnusual({ type: 'qr', identifier: 'anything' })).toBe(false);
});
