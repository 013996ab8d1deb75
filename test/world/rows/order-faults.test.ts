/** Orders while runners crash and hang, providers fail, and people change texts: a short run of `npm run faults -- --orders`. */
import { expect, test } from '@jest/globals';
import { ordersUnderFaults } from '../../faults/orders/run.ts';
import { createDatabase } from '../../setup/database.ts';

test('J2, J3, J4, S2: under faults, orders end, their counts add up, and the figures match what providers received', async () => {
  const database = await createDatabase();
  const { judge, tally } = await ordersUnderFaults({
    databaseUrl: database.url,
    faults: 20,
    seed: 7,
    longest: 800,
    resetsBackOff: true,
  });
  await database.drop();
  expect(judge.violations).toEqual([]);
  expect(tally.total).toBe(20);
}, 600_000);
