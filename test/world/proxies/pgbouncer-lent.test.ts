/** The whole service through PgBouncer in transaction mode: sessions change with each transaction, and may keep no state. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assertOwnSessions } from '../../../src/database/check-addresses.ts';
import { type ConnectOptions, connect, type Database, runNamed } from '../../../src/database/connect.ts';
import { isUnavailable } from '../../../src/database/failures.ts';
import { settingsOfWay } from '../../../src/database/transaction-writer.ts';
import { Customer } from '../../../src/model/customer.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { eventually } from '../../setup/eventually.ts';
import { type FakeProvider, startFakeProvider } from '../../setup/fake-provider.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../../setup/pgbouncer.ts';

const program = findPgbouncer();
if (!program)
  leaveOut('pgbouncer', 'the service behind a pooler of transactions', 'there is no pgbouncer on PATH or in /usr/sbin');

const email = 'ada@example.com';
const password = 'correct horse battery staple';

let database: TestDatabase;
let pooler: Pgbouncer;
let own: Database;
let opened: Database[];

beforeAll(async () => {
  if (!program) return;
  database = await createDatabase();
  // Few sessions for many, so that each is lent again and again.
  pooler = await startPgbouncer(program, database.url, { pool_mode: 'transaction', default_pool_size: 3 });
  own = connect(database.url, { pool: 2 });
  opened = [own];
}, 60_000);
afterAll(async () => {
  for (const db of opened ?? []) await db.destroy();
  await pooler?.stop();
  await database?.drop();
});

const through = (options: ConnectOptions = {}): Database => {
  const db = connect(pooler.url, { log: { warn: () => {} }, ...options });
  opened.push(db);
  return db;
};

(program ? describe : describe.skip)('a connection through a pooler of transactions', () => {
  test('named statements work in any session', async () => {
    const db = through();
    const asked = Array.from({ length: 200 }, (_, i) =>
      runNamed<{ n: number }>(db, `n${i % 5}`, `select $1::integer + ${i % 5} as n`, [i]),
    );
    expect((await Promise.all(asked)).map(([row]) => row?.n)).toEqual(asked.map((_, i) => i + (i % 5)));
  });

  test('each transaction and statement sets its way, and no session keeps it', async () => {
    const [runner, nobody] = [through({ settings: settingsOfWay('runner') }), through()];
    const way = async (db: Database) => (await db.raw("select current_setting('tags.way', true) as way")).rows[0].way;
    const limit = async (db: Database) => (await db.raw('show statement_timeout')).rows[0].statement_timeout;
    for (let round = 0; round < 10; round += 1) {
      expect(await Promise.all([way(runner), way(runner), runner.transaction(way)])).toEqual(Array(3).fill('runner'));
      // PostgreSQL has the name of a setting for ever, and no value.
      expect(
        await Promise.all([way(nobody), nobody.transaction(way)]).then((ways) => ways.map((each) => each || '')),
      ).toEqual(['', '']);
      expect(await nobody.transaction(limit)).toBe('9500ms');
    }
    expect(new Set(await Promise.all(Array.from({ length: 9 }, () => limit(nobody))))).toEqual(new Set(['0']));
  });

  test('a failed statement is rolled back, and the next one is outside of its transaction', async () => {
    const db = through({ settings: settingsOfWay('runner'), pool: 1 });
    await expect(
      db.raw(
        "with made as (insert into customers (email) values ('eve@example.com') returning id) select 1 / (id - id) from made",
      ),
    ).rejects.toThrow(/division by zero/);
    expect(
      (await db.raw('select count(*)::integer as count from customers where email = ?', ['eve@example.com'])).rows,
    ).toEqual([{ count: 0 }]);
  });

  test('a commit after a failed statement is an error', async () => {
    const db = through({ pool: 1 });
    const swallowing = db.transaction(async (trx) => {
      await trx.raw("insert into customers (email) values ('eve@example.com')");
      await trx.raw('select 1 / 0').catch(() => {});
    });
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
    expect(await own('customers').where({ email: 'eve@example.com' })).toEqual([]);
    expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test.each([
    ['by itself', (db: Database) => db.raw('select pg_sleep(300)')],
    ['in a transaction', (db: Database) => db.transaction((trx) => trx.raw('select pg_sleep(300)'))],
  ])('a statement that takes too long %s is cancelled on the server too', async (_how, sleep) => {
    const db = through({ pool: 1, settings: { statement_timeout: 400 } });
    const refusal = await Promise.resolve(sleep(db)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isUnavailable(refusal)).toBe(true);
    await eventually('the server does nothing of it', async () => {
      const { rows } = await own.raw(
        "select from pg_stat_activity where datname = current_database() and state <> 'idle' and query like '%pg_sleep(300)%' and pid <> pg_backend_pid()",
      );
      return rows.length === 0;
    });
    // On a busy machine any statement may take longer than that.
    await eventually('it answers again', async () => (await db.raw('select 1 as one')).rows[0].one === 1);
  });
});

(program ? describe : describe.skip)('a commit through a pooler of transactions', () => {
  test('is abandoned on timeout but not cancelled, so that it still completes', async () => {
    const table = 'create table late (id integer)';
    const sleep =
      'create function sleep() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return null; end $$';
    const trigger =
      'create constraint trigger sleeps after insert on late deferrable initially deferred for each row execute function sleep()';
    for (const statement of [table, sleep, trigger]) await own.raw(statement);
    const db = through({ pool: 1, statementTimeout: 1000 });
    const refusal = await db
      .transaction((trx) => trx.raw('set local statement_timeout = 0; insert into late values (1)'))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(refusal).toMatchObject({ code: 'DATABASE_SILENT' });
    await eventually('it is done all the same', async () => (await own('late')).length === 1);
    expect((await db.raw('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

(program ? describe : describe.skip)('two web processes and a runner behind it', () => {
  let provider: FakeProvider;
  let deployment: Deployment;

  beforeAll(async () => {
    await Customer.add(own, { email, password, role: 'admin' });
    provider = await startFakeProvider();
    const env = {
      DATABASE_DIRECT_URL: database.url,
      TRANSLATION_PROVIDERS: 'libretranslate',
      LIBRETRANSLATE_URL: provider.url,
      // So that answers tell whether they were kept.
      LOG_LEVEL: 'debug',
    };
    deployment = await startDeployment(pooler.url, { webs: 2, runners: 1, env });
  }, 60_000);
  afterAll(async () => {
    await deployment?.stop();
    await provider?.close();
  });

  const url = (n: number) => deployment.webs[n % 2]?.url ?? '';
  const post = (n: number, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url(n)}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const create = async (n: number, text: string, headers?: Record<string, string>) => {
    const body = { lang: 'en', purchase_id: randomUUID(), text, name: 'n' };
    const answer = await post(n, '/api/v1/tags/create', body, headers);
    const { tags } = (await answer.json()) as { tags?: [{ tag_identifier: string }] };
    return { status: answer.status, identifier: tags?.[0].tag_identifier ?? '' };
  };
  const lookup = async (n: number, identifier: string, lang = 'en') => {
    const answer = await fetch(`${url(n)}/api/v1/tags/show?id=${identifier}&lang=${lang}`);
    const { tags } = (await answer.json()) as { tags?: [{ translation: { text: string; lang: string } }] };
    return { status: answer.status, kept: answer.headers.get('X-Cache'), ...tags?.[0].translation };
  };

  test('create, look up and translate with fewer sessions than concurrent requests', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, (_, i) => create(i, `text ${i}`)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200]));
    const read = await Promise.all(
      Array.from({ length: 400 }, (_, i) => lookup(i >> 1, made[i % 40]?.identifier ?? '')),
    );
    expect(read.filter(({ status, text }, i) => status !== 200 || text !== `text ${i % 40}`)).toEqual([]);
    const { identifier } = made[0] ?? { identifier: '' };
    await eventually('there is French', async () => (await lookup(0, identifier, 'fr')).lang === 'fr');
  });

  test('invalidate their cached answers when the other process writes', async () => {
    const token = (await (await post(0, '/api/v1/login/getAuthToken', { email, password })).json()) as {
      auth_token: string;
    };
    const { identifier } = await create(0, 'version 0');
    const { id } = await own('translations').where({ text: 'version 0' }).first('id');
    for (let n = 1; n <= 20; n += 1) {
      for (const web of [0, 1])
        await eventually('the answer is kept', async () => (await lookup(web, identifier)).kept === 'hit');
      const answer = await fetch(`${url(n)}/translations/${id}.json`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token.auth_token}` },
        body: JSON.stringify({ translation: { text: `version ${n}` } }),
      });
      expect([200, 204]).toContain(answer.status);
      expect((await lookup(n, identifier)).text).toBe(`version ${n}`);
      await eventually('the other has heard', async () => (await lookup(n + 1, identifier)).text === `version ${n}`);
    }
  });

  test('perform concurrent writes with one idempotency key once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const body = { lang: 'en', purchase_id: randomUUID(), text: `once ${n}`, name: 'n' };
      const headers = { 'Idempotency-Key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, web) => post(web, '/api/v1/tags/create', body, headers)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(await own('translations').where({ text: `once ${n}` })).toHaveLength(1);
    }
  });
});

(program ? describe : describe.skip)('unusable database addresses are rejected', () => {
  const start = async (file: string, env: Record<string, string>) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        METRICS_PORT: '0',
        RUNNER_PORT: '0',
        RUNNER_SECRET: randomBytes(32).toString('hex'),
        DATABASE_URL: pooler.url,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    return { code, said };
  };
  const notOurs = /DATABASE_DIRECT_URL must name PostgreSQL itself: .* to a pooler that lends a session/;

  test.each(['src/web.ts', 'src/runner/main.ts', 'src/migrate.ts', 'src/start.ts'])(
    "%s without a direct address, or with one that is the pooler's too",
    async (file) => {
      const alone = await start(file, {});
      expect(alone.said).toMatch(notOurs);
      expect(alone.code).toBe(1);
      const twice = await start(file, { DATABASE_DIRECT_URL: pooler.url });
      expect(twice.said).toMatch(notOurs);
      expect(twice.code).toBe(1);
    },
    60_000,
  );

  test('a direct address of another database is rejected; the same or an unreachable one is not', async () => {
    const other = await createDatabase();
    try {
      const both = (databaseUrl: string, databaseDirectUrl: string) =>
        assertOwnSessions({ databaseUrl, databaseDirectUrl });
      await expect(both(pooler.url, other.url)).rejects.toThrow(/lead to different databases/);
      await both(pooler.url, database.url);
      await both(database.url, database.url);
      const nowhere = 'postgres://nobody:secret@127.0.0.1:1/nothing';
      await both(nowhere, nowhere);
      await both(pooler.url, nowhere);
    } finally {
      await other.drop();
    }
  });

  test('a pooler in session mode is accepted', async () => {
    const whole = await startPgbouncer(program ?? '', database.url);
    try {
      await assertOwnSessions({ databaseUrl: whole.url, databaseDirectUrl: whole.url });
    } finally {
      await whole.stop();
    }
  });
});
