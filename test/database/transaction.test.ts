/** Retries of conflicting transactions. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 4, log: { warn: () => {} } });
  await db.raw('create table counters (id integer primary key, count integer not null)');
  await db('counters').insert([
    { id: 1, count: 0 },
    { id: 2, count: 0 },
  ]);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const increment = (trx: Transaction, id: number) => trx('counters').where({ id }).increment('count', 1);

test('two transactions that deadlock are both committed in the end, each once', async () => {
  // Each takes the row that the other wants next, and neither goes on before both have theirs.
  let arrived = 0;
  let begin = () => {};
  const both = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let tries = 0;
  const crossing = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      tries += 1;
      await increment(trx, first);
      arrived += 1;
      if (arrived === 2) begin();
      await both;
      await increment(trx, second);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(await db('counters').orderBy('id').pluck('count')).toEqual([2, 2]);
  expect(tries).toBeGreaterThan(2);
});

test('a transaction that always conflicts fails after four tries; other errors fail at once', async () => {
  const failing = async (code: string) => {
    let tries = 0;
    const failed = inTransaction(db, async (trx) => {
      tries += 1;
      await trx.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);
    });
    await expect(failed).rejects.toMatchObject({ code });
    return tries;
  };
  expect([await failing('40P01'), await failing('40001'), await failing('23505')]).toEqual([4, 4, 1]);
});

test('a nested transaction that deadlocks is not retried by itself, but with all of the outer one', async () => {
  const begun: string[] = [];
  const crossing = inTransaction(db, async (trx) => {
    begun.push('all');
    await inTransaction(trx, async (part) => {
      begun.push('part');
      if (begun.length < 4) await part.raw(`do $$ begin raise exception using errcode = '40P01'; end $$`);
    });
  });
  await crossing;
  expect(begun).toEqual(['all', 'part', 'all', 'part']);
});

test('a nested transaction is retried by itself if the outer one is never retried', async () => {
  let tries = 0;
  await db.transaction((trx) =>
    inTransaction(trx, async (part) => {
      tries += 1;
      if (tries === 1) await part.raw(`do $$ begin raise exception using errcode = '40P01'; end $$`);
    }),
  );
  expect(tries).toBe(2);
});

test('a commit after a failed statement is an error and frees its connection', async () => {
  const swallowing = inTransaction(db, async (trx) => {
    await increment(trx, 1);
    await trx.raw('select 1 / 0').catch(() => {});
  });
  await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
  // On each of the pool's connections.
  const all = [1, 2, 3, 4].map(() => inTransaction(db, (trx) => trx.raw('select pg_sleep(0.05)')));
  await expect(Promise.all(all)).resolves.toHaveLength(4);
});
