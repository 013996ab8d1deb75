/** Orders while runners die and hang, providers fail and lie, and people change what is ordered: a short run of `npm run faults`. */
import { expect, test } from '@jest/globals';
import { ordersUnderFaults } from '../../faults/orders/run.ts';
import { createDatabase } from '../../setup/database.ts';

test('J2, J3, J4, S2: orders come to their end, count right, and are paid for as the figures say, whatever goes wrong', async () => {
  const database = await createDatabase();
  const { judge, tally } = await ordersUnderFaults({
    databaseUrl: database.url,
    faults: 20,
    seed: 7,
    longest: 800,
    isHurried: true,
  });
  await database.drop();
  expect(judge.faults).toEqual([]);
  expect(tally.total).toBe(20);
}, 600_000);
