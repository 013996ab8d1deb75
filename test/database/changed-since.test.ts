/** A reader that asks from time to time for what has changed since misses nothing, however long its writing took. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';

let app: TestApp;
let db: Database;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  db = connect(app.databaseUrl, { pool: 4 });
});
beforeEach(async () => {
  owner = await signedIn(app);
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

let made = 0;
async function makeTag(trx: Database): Promise<number> {
  made += 1;
  const tag_identifier = (0xd00000000000 + made).toString(16);
  const [tag] = await trx('tags').insert({ customer_id: owner.id, tag_identifier }, 'id');
  return tag.id;
}

let open: Transaction | undefined;
async function begun(): Promise<Transaction> {
  open = await db.transaction();
  return open;
}
afterEach(async () => {
  if (open && !open.isCompleted()) await open.rollback();
});

const now = async (): Promise<string> => {
  const { rows } = await db.raw(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
  );
  return rows[0].now;
};

async function listed(updated_since: string): Promise<number[]> {
  const answer = await app
    .spec()
    .get('/api/v1/tags/showMyTags')
    .withQueryParams({ auth_token: owner.token, updated_since });
  return answer.body.tags.map(({ id }: { id: number }) => id);
}
async function managed(path: string, updated_since: string): Promise<number[]> {
  const { body } = await as(app, owner)('GET', `${path}.json?updated_since=${updated_since}`);
  return (body as { id: number }[]).map(({ id }) => id);
}

/** The journal of the last transaction as it were if that had written for so many seconds until now. */
const asIfItTook = (trx: Database, seconds: number) =>
  trx('tag_changes')
    .whereRaw('version = pg_current_xact_id()')
    .whereRaw('tag_id = (select min(tag_id) from tag_changes where version = pg_current_xact_id())')
    .update({ at: trx.raw('clock_timestamp() - make_interval(secs => ?)', seconds) });

describe('updated_since', () => {
  test('has what was written before the time, and committed after it', async () => {
    const old = await makeTag(db);
    const trx = await begun();
    const before = await makeTag(trx);
    const since = await now();
    const after = await makeTag(trx);
    expect(await listed(since)).toEqual([]);
    await trx.commit();
    expect(await listed(since)).toEqual([before, after]);
    expect(await managed('/Tags', since)).toEqual([before, after]);
    expect(await managed('/Tags', '2020-01-01')).toEqual([old, before, after]);
  });

  test('counts it, too', async () => {
    const trx = await begun();
    await makeTag(trx);
    const since = await now();
    await makeTag(trx);
    await trx.commit();
    const { headers } = await app
      .spec()
      .get('/api/v1/tags/showMyTags')
      .withQueryParams({ auth_token: owner.token, updated_since: since, limit: 1 });
    expect(headers['x-total-count']).toBe('2');
  });

  test('has what a transaction wrote that began before the time', async () => {
    const trx = await begun();
    await trx.raw('select');
    const since = await now();
    const tag = await makeTag(trx);
    await trx.commit();
    expect(await listed(since)).toEqual([tag]);
  });

  test('has what was written in a savepoint', async () => {
    const trx = await begun();
    let since = '';
    const tag = await trx.transaction(async (inner) => {
      const id = await makeTag(inner);
      since = await now();
      await makeTag(inner);
      return id;
    });
    await trx.commit();
    expect(await listed(since)).toContain(tag);
  });

  test('has what a long transaction wrote last some time before its commit', async () => {
    const trx = await begun();
    const tag = await makeTag(trx);
    const last = await makeTag(trx);
    await asIfItTook(trx, 60);
    const since = await now();
    await trx.commit();
    expect(await listed(since)).toEqual([tag, last]);
    // Other tests begin within as many seconds.
    await db('tag_changes').whereIn('tag_id', [tag, last]).delete();
  });

  test('does not have what was committed before the time', async () => {
    const trx = await begun();
    for (const _each of [1, 2]) await makeTag(trx);
    await asIfItTook(trx, 0.9);
    await trx.commit();
    const since = await now();
    const other = await begun();
    const later = await makeTag(other);
    await other.commit();
    expect(await listed(since)).toEqual([later]);
    expect(await managed('/Tags', since)).toEqual([later]);
  });

  test('of other records has it, too', async () => {
    const trx = await begun();
    const [place] = await trx('places').insert({ customer_id: owner.id, name: 'Hall' }, 'id');
    const words = {
      tag_id: await makeTag(trx),
      lang_code: 'en',
      text: 'Mast',
      origin: 'original',
      source_hash: '0'.repeat(64),
    };
    const [name] = await trx('name_translations').insert(words, 'id');
    const since = await now();
    await makeTag(trx);
    await trx.commit();
    expect(await managed('/places', since)).toEqual([place.id]);
    expect(await managed('/name_translations', since)).toEqual([name.id]);
  });
});
