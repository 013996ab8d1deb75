/** How PostgreSQL finds the tags before and after a tag. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../../src/database/connect.ts';
import { byIdentifier } from '../../../src/lookup/read/by-identifier.ts';
import { startApp, type TestApp } from '../../setup/app.ts';
import { connectForPlans, nodesOf, plansDuring, rowsOf } from '../../setup/plans.ts';
import { signedInPerson } from '../../setup/signed-in-person.ts';

const tags = 6000;
const identifierOf = (i: number) => i.toString(16).padStart(12, '0');

let app: TestApp;
let db: Database;

beforeAll(async () => {
  app = await startApp();
  db = connectForPlans(app.databaseUrl);
  const { id } = await signedInPerson(app);
  await db.raw(
    `insert into tags (tag_identifier, customer_id, in_use) select lpad(to_hex(i), 12, '0'), ?, true from generate_series(1, ?::integer) i`,
    [id, tags],
  );
  await db.raw('vacuum analyze tags');
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

test('of an owner’s tags only the neighbours are read', async () => {
  let neighbours: unknown;
  const look = async () => {
    const found = await byIdentifier.one(db, { tag_identifier: identifierOf(3) }, { extras: ['neighbours'] });
    neighbours = found?.neighbours;
  };
  const nodes = (await plansDuring(db, look)).flatMap(nodesOf);
  expect(neighbours).toMatchObject({
    previous: { tag_identifier: identifierOf(2) },
    next: { tag_identifier: identifierOf(4) },
  });
  expect(rowsOf(nodes.filter((node) => node['Relation Name'] === 'tags'))).toBeLessThan(10);
});
