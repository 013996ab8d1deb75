/** A client that only follows the journal has the same data as a full read. `npm run try:journal` tests it for longer. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type Database } from '../../src/database/connect.ts';
import { randomFrom } from '../faults/random-source.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';
import { isWhole } from '../setup/tier.ts';
import { type Service, startService } from '../trials/journal/calls.ts';
import { byLargestVersion, runSequence, type SequenceOptions } from '../trials/journal/sequence.ts';
import { type Kind, kinds } from '../trials/journal/writes.ts';

const sequences = isWhole ? 50 : 10;

let database: TestDatabase;
let db: Database;

const open = async () => {
  database = await createDatabase();
  db = connect(database.url, { pool: 8 });
};
const close = async () => {
  await db.destroy();
  await database.drop();
};

/** Runs so many sequences, until one goes wrong; answers what is wrong then. */
async function firstFault(most: number, options: Partial<SequenceOptions> = {}, first = 1): Promise<string[]> {
  for (let n = first; n < first + most; n += 1) {
    const faults = await runSequence({ db, random: randomFrom(1, n), ...options });
    if (faults.length > 0) return [`sequence ${n}`, ...faults];
  }
  return [];
}

describe('a client that follows the journal', () => {
  let service: Service;
  beforeAll(async () => {
    await open();
    service = await startService(database.url);
  }, 60_000);
  afterAll(async () => {
    await service.stop();
    await close();
  });

  test(`has the same data as a full read after each of ${sequences} random sequences of writes`, async () => {
    expect(await firstFault(sequences, { caller: service.call })).toEqual([]);
    // Few of the calls are lookups, whose tags may be deleted before the runner comes to them: more, until it was among the writers. The
    // history has its texts also where they are deleted by now.
    const ofMachine = () => db('history').where({ resource: 'translations', via: 'runner' }).first('id');
    for (let n = sequences + 1; n <= 100 && (await ofMachine()) === undefined; n += 1)
      expect(await firstFault(1, { caller: service.call }, n)).toEqual([]);
    expect(await ofMachine()).toBeDefined();
    const said = [...service.answers.keys()].map((each) => each.split(' ').at(-1));
    expect([said.includes('200'), said.includes('500')]).toEqual([true, false]);
  }, 300_000);
});

describe('a lost change is detected', () => {
  beforeAll(open);
  afterAll(close);

  test('where a client follows by the largest version it has seen', async () => {
    expect(await firstFault(100, { read: byLargestVersion })).not.toEqual([]);
  });

  test.each(kinds)('without the trigger of: %s', async (favour: Kind) => {
    const [table, write] = favour.split(' ');
    await db.raw(`alter table ${table} disable trigger journal_${write}`);
    expect(await firstFault(100, { favour })).not.toEqual([]);
    await db.raw(`alter table ${table} enable trigger journal_${write}`);
  });

  test.each([
    'translations insert',
    'translations delete',
    'name_translations insert',
    'name_translations delete',
  ] as const)('where the in_use flag of tags is not updated by: %s', async (favour) => {
    const { rows } = await db.raw(`select pg_get_functiondef('set_in_use'::regproc) as made`);
    await db.raw(`create or replace function set_in_use(ids integer[]) returns void language sql as ''`);
    expect((await firstFault(100, { favour })).join()).toContain('in_use');
    await db.raw(rows[0].made);
  });
});
