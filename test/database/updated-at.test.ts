/** The database sets updated_at of a row when the row changes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, type MadeTag, signedIn, storeTranslation } from '../setup/factories.ts';

let app: TestApp;
let db: Database;
let token: string;
let tag: MadeTag;

beforeAll(async () => {
  app = await startApp();
  db = connect(app.databaseUrl, { pool: 2 });
  ({ token } = await signedIn(app));
  tag = await createTag(app, { auth_token: token, name: 'Clock', hardware_id: '04-a2', hardware_type: 'nfc' });
  await storeTranslation(app, tag, 'fr', 'Bienvenue');
  await db('places').insert({ customer_id: db('customers').first('id'), name: 'Hall' });
});
afterAll(async () => {
  await db.destroy();
  await app.stop();
});

const long = '2020-01-01T00:00:00.000Z';
/** Sets the time back, does the work, and answers whether a row of the table has changed since. */
async function changes(table: string, work: () => PromiseLike<unknown>): Promise<boolean> {
  await db(table).update({ updated_at: long });
  await work();
  const dates: Date[] = await db(table).pluck('updated_at');
  return dates.some((date) => date.toISOString() !== long);
}

describe('updated_at', () => {
  test.each([
    ['beacon_uuids', 'active', 'not active'],
    ['customers', 'name', `coalesce(name, '') || '!'`],
    ['hardwares', 'latitude', 'coalesce(latitude, 0) + 1'],
    ['hardwares', 'identifier', `identifier || 'F'`],
    ['name_translations', 'text', `text || '!'`],
    ['places', 'name', `name || '!'`],
    ['tags', 'description', `coalesce(description, '') || '!'`],
    ['text_records', 'gender', `case gender when 'm' then 'f' else 'm' end`],
    ['translations', 'text', `text || '!'`],
  ])('of %s is set if %s changes, and only then', async (table, column, other) => {
    expect(await changes(table, () => db.raw(`update ${table} set ${column} = ${column}`))).toBe(false);
    const { rows } = await db.raw('select clock_timestamp() as now');
    expect(await changes(table, () => db.raw(`update ${table} set ${column} = ${other}`))).toBe(true);
    const oldest = await db(table).min('updated_at as at').first();
    expect(oldest?.at.getTime()).toBeGreaterThanOrEqual(rows[0].now.getTime());
  });

  test('of a tag changes with human edits to its records, but not when a machine translation is stored', async () => {
    const machine = { origin: 'machine', provider: 'deepl', source_hash: 'a'.repeat(64) };
    const { text_record_id } = await db('translations').first('text_record_id');
    const ofTags = (work: () => PromiseLike<unknown>) => changes('tags', work);
    const german = () => db('translations').where({ lang_code: 'de' });
    expect(
      await ofTags(() => db('translations').insert({ text_record_id, lang_code: 'de', text: 'a', ...machine })),
    ).toBe(false);
    expect(await ofTags(() => german().update({ text: 'b' }))).toBe(false);
    expect(await ofTags(() => german().update({ text: 'c', origin: 'human', provider: null }))).toBe(true);
    expect(await ofTags(() => german().delete())).toBe(true);
    expect(await ofTags(() => db('translations').where({ origin: 'machine' }).delete())).toBe(true);
  });

  test('of a tag is set once in a transaction, whatever it changes', async () => {
    await db.transaction(async (trx) => {
      await trx('hardwares').update({ latitude: 40 });
      const [first] = await trx('tags').where({ id: tag.id }).pluck('updated_at');
      await trx('text_records').update({ gender: trx.raw(`case gender when 'm' then 'f' else 'm' end`) });
      expect(await trx('tags').where({ id: tag.id }).pluck('updated_at')).toEqual([first]);
    });
  });

  test('D23: attaching hardware that is already attached changes no timestamp', async () => {
    const anonymous = await createTag(app, { hardware_id: '04-a3', hardware_type: 'nfc' });
    const attach = () =>
      app.call('POST', '/api/v1/tags/addHardwareIdToTag', {
        body: { id: anonymous.tag_identifier, hardware_id: '04-a3', hardware_type: 'nfc' },
      });
    expect(await changes('tags', async () => expect((await attach()).status).toBe(200))).toBe(false);
    expect(await changes('hardwares', attach)).toBe(false);
  });
});
