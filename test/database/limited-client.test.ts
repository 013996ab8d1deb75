/** A statement without a response times out in the client, which discards the connection. */
import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { connect, type Database, plainConnection, runNamed } from '../../src/database/connect.ts';
import { isUnavailable } from '../../src/database/failures.ts';
import { setRunningTimeout, withTimeBudget } from '../../src/database/time-budget.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

const log = { warn: () => {} };
let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 1, statementTimeout: 2000, log });
  // The server's own limit, which comes first where the server is not silent, is out of the way.
  await db.raw('set statement_timeout = 0');
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const pidOf = async () => (await db.raw('select pg_backend_pid() as pid')).rows[0].pid as number;
const refusalOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

test('JIT compilation is off in every session', async () => {
  const jit = async (of: Pick<Database, 'raw'>) => (await of.raw('show jit')).rows[0].jit;
  expect([await jit(db), await db.transaction(jit)]).toEqual(['off', 'off']);
  const connection = plainConnection(database.url, 'jit', 5000);
  await connection.connect();
  expect((await connection.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  await connection.end();
});

test.each([
  ['through the builder', () => db.raw('select pg_sleep(30)')],
  ['named', () => runNamed(db, 'sleep', 'select pg_sleep(30)', [])],
])('%s: a statement that times out is retryable, and its connection is discarded', async (_way, sleep) => {
  const before = await pidOf();
  expect(isUnavailable(await refusalOf(sleep()))).toBe(true);
  expect(await pidOf()).not.toBe(before);
});

test('a statement that times out rolls its transaction back, and the connection is discarded', async () => {
  const before = await pidOf();
  const refusal = refusalOf(
    db.transaction(async (trx) => {
      await trx('customers').insert({ email: 'ada@example.com' });
      await trx.raw('select pg_sleep(30)');
    }),
  );
  expect(isUnavailable(await refusal)).toBe(true);
  expect(await pidOf()).not.toBe(before);
  expect(await db('customers')).toEqual([]);
});

test('the statements of a request share its time budget until the response has begun', async () => {
  const wide = connect(database.url, { pool: 1, statementTimeout: 60_000, log });
  await wide.raw('set statement_timeout = 0');
  let hasBegun = false;
  const request = <T>(work: () => Promise<T>) => withTimeBudget(1000, () => hasBegun, work);
  expect(
    isUnavailable(
      await request(async () => {
        await wide.raw('select pg_sleep(0.3)');
        return refusalOf(wide.raw('select pg_sleep(30)'));
      }),
    ),
  ).toBe(true);
  hasBegun = true;
  expect(await request(() => refusalOf(wide.raw('select pg_sleep(1.2)')))).toBeUndefined();
  await wide.destroy();
});

test('the server cancels a statement before the client gives up, and never without a limit', async () => {
  const limits = [{ statementTimeout: 4000 }, {}, { statementTimeout: undefined }].map(async (options) => {
    const one = connect(database.url, { pool: 1, log, ...options });
    try {
      const { rows } = await one.raw(`select setting from pg_settings where name = 'statement_timeout'`);
      return rows[0].setting;
    } finally {
      await one.destroy();
    }
  });
  expect(await Promise.all(limits)).toEqual(['3500', '9500', '0']);
});

test('a request that waits too long for a connection fails, and the connection goes to the next', async () => {
  const wide = connect(database.url, { pool: 1, log });
  const slow = refusalOf(wide.raw('select pg_sleep(3)'));
  const impatient = await withTimeBudget(
    1,
    () => false,
    () => refusalOf(wide.raw('select 1')),
  );
  expect(isUnavailable(impatient)).toBe(true);
  expect(await slow).toBeUndefined();
  expect((await wide.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await wide.destroy();
});

test('a connection lost during its setup fails with a retryable error', async () => {
  const { hostname, port } = new URL(database.url);
  const statement = 'Q'.charCodeAt(0);
  // Lets everybody in, as a pooler does, and hangs up at the first statement.
  const pooler = createServer((client) => {
    const server = connectTo(Number(port), hostname);
    for (const socket of [client, server]) socket.on('error', () => {});
    server.pipe(client);
    client.on('data', (chunk) => (chunk[0] === statement ? client.destroy() : server.write(chunk)));
    client.on('close', () => server.destroy());
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const url = new URL(database.url);
  url.port = String((pooler.address() as AddressInfo).port);
  const connection = plainConnection(url.href, 'test', 5000);
  connection.on('error', () => {});
  try {
    expect(isUnavailable(await refusalOf(connection.connect().then(() => connection.query('select'))))).toBe(true);
  } finally {
    await connection.end();
    pooler.close();
  }
});

/** Nothing else of this process runs meanwhile. */
const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

test('a blocked event loop does not count against the connection timeout', async () => {
  const one = connect(database.url, { pool: 1, log });
  const acquire = one.client.acquireConnection.bind(one.client);
  one.client.acquireConnection = () => {
    setImmediate(standStill, 3500);
    return acquire();
  };
  try {
    expect((await one.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await one.destroy();
  }
});

test('a time limit fires once when it is over, and never after it was stopped', async () => {
  let said = 0;
  const over = new Promise<void>((done) => {
    setRunningTimeout(8, () => {
      said += 1;
      done();
    });
  });
  setRunningTimeout(8, () => {
    said += 100;
  })();
  await over;
  await new Promise((later) => setTimeout(later, 20));
  expect(said).toBe(1);
});
