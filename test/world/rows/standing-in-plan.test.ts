/** How PostgreSQL finds out whether somebody else holds a beacon of a UUID. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../../src/database/connect.ts';
import { isIncompleteBeacon, mayStandIn } from '../../../src/lookup/read/partial-beacons.ts';
import { matchKey } from '../../../src/model/hardware-key.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { connectForPlans, nodesOf, plansDuring, rowsOf } from '../../setup/plans.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';

/** Of each UUID so many beacons, of which the last has no numbers. */
const beacons = 3000;
const uuids = { shared: '00000000-0000-4000-8000-000000000001', own: '00000000-0000-4000-8000-000000000002' };

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await startApp();
  db = connectForPlans(app.databaseUrl);
  const [one, other] = [await signedInPerson(app), await signedInPerson(app)];
  await db.raw(
    `insert into tags (tag_identifier, customer_id)
     select lpad(to_hex(i), 12, '0'), case when i <= :beacons and i % 2 = 0 then :other::integer else :one::integer end
     from generate_series(1, 2 * :beacons) i`,
    { beacons, one: one.id, other: other.id },
  );
  await db.raw(
    `insert into hardwares (tag_id, hardware_type, identifier, major, minor)
     select id, 'ble-beacon', case when row_number() over byId <= :beacons then :shared else :own end,
       nullif(1 + row_number() over byId % :beacons, 1), 1
     from tags window byId as (order by id)`,
    { beacons, ...uuids },
  );
  await db.raw('vacuum analyze tags, hardwares');
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

test.each([
  ['shared', []],
  ['own', [{ minor: 1 }]],
] as const)(
  'of a UUID that is %s the first and the last holder are read, however many beacons there are',
  async (which, found) => {
    let rows: { minor: number }[] = [];
    const look = async () => {
      ({ rows } = await db.raw(
        `select h.minor from hardwares h join tags owned on owned.id = h.tag_id
       where ${isIncompleteBeacon('h')} and h.match_key = :key and ${mayStandIn('owned', ':key')}`,
        { key: matchKey({ type: 'ble-beacon', identifier: uuids[which] }) },
      ));
    };
    const nodes = (await plansDuring(db, look)).flatMap(nodesOf);
    expect(rows).toEqual(found);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    const holders = nodes.filter((node) => node['Index Name'] === 'hardwares_holder_idx');
    expect(holders).toHaveLength(2);
    expect(rowsOf(holders)).toBeLessThanOrEqual(2);
    expect(rowsOf(nodes)).toBeLessThan(20);
  },
);
