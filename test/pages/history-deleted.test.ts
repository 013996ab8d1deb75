/** The history has a line for each set of a museum, also where its records are deleted, and shows nobody else's records. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inTransaction, type Transaction } from '../../src/database/transaction.ts';
import { withWriter } from '../../src/database/transaction-writer.ts';
import { deletePlaces, deleteTags } from '../../src/model/bin/move-to-bin.ts';
import { importTags } from '../../src/model/exchange/import.ts';
import { undoChangeSet } from '../../src/model/undo/undo.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeRecord, noId } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let museum: SignedInPerson;
let other: SignedInPerson;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [museum, other] = [await signedInPerson(app), await signedInPerson(app)];
});

/** Changes of one request, by default the museum's. */
async function inSet(work: (trx: Transaction) => Promise<unknown>, actor = museum.id): Promise<string> {
  const changeSet = randomUUID();
  await inTransaction(withWriter(app.db, { actor, way: 'page', changeSet }), work);
  return changeSet;
}

/** Tags with a reference, made by an import. */
async function importTen(place?: string): Promise<{ ids: number[]; set: string }> {
  const rows = Array.from({ length: 10 }, (_, at) => ({ reference: `R-${at}`, lang: 'en', name: `Hall ${at}`, place }));
  const changeSet = randomUUID();
  await importTags(
    withWriter(app.db, { way: 'import', actor: museum.id, changeSet }),
    { id: museum.id, isAdmin: false },
    rows.map((says, at) => ({ line: at + 2, says, empties: [], errors: {} })) as never,
    { isDryRun: false, isAtomic: false, mayCreate: true, mayMakePlaces: true },
  );
  const ids = await app.db('tags').where({ customer_id: museum.id }).orderBy('id').pluck('id');
  return { ids, set: changeSet };
}

const undo = async (set: string, { id } = museum): Promise<string> => {
  const changeSet = randomUUID();
  await undoChangeSet(withWriter(app.db, { way: 'page', actor: id, changeSet }), { id, isAdmin: false }, set);
  return changeSet;
};

const give = (ids: number[], customer_id: number) =>
  inSet((trx) => trx('tags').whereIn('id', ids).update({ customer_id, place_id: null }), other.id);

const pageOf = async ({ browser }: SignedInPerson, path = '/history') => {
  const { status, text } = await browser.get(path);
  expect(status).toBe(200);
  return text;
};
/** What the lines of a page say, the newest first. */
const wordsOf = (page: string) =>
  [...page.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, cell = '']) =>
    cell
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
const linesOf = async (person: SignedInPerson) =>
  wordsOf(await pageOf(person)).filter((line) => line !== 'Customer made');

describe('UN2: a museum', () => {
  test('has a line for a deletion, which opens to its entries and can be undone while the bin has the tags', async () => {
    const { ids } = await importTen('Yard');
    const [{ id: yard }] = await app.db('places').where({ customer_id: museum.id }).select('id');
    const set = await inSet((trx) => deleteTags(trx, ids.slice(0, 4)));
    expect(await linesOf(museum)).toEqual(['4 tags deleted', '10 tags imported']);
    // Lists as JSON are of existing records only.
    const { body } = await museum.browser.get('/history.json?event=destroy', { Accept: 'application/json' });
    expect(body).toEqual([]);
    const page = await pageOf(museum);
    expect(page).toContain(`href="/history?change_set=${set}"`);
    expect(page).toContain('“<span class="text" lang="en" dir="ltr">Hall 0</span>”');
    const entries = wordsOf(await pageOf(museum, `/history?change_set=${set}`));
    expect(entries).toEqual(['3', '2', '1', '0'].map((at) => `Tag deleted Hall ${at}`));
    // A link would lead nowhere.
    expect(page).not.toContain(`/Tags/${ids[0]}/history`);
    const path = `/history/change_sets/${set}`;
    expect(page).toContain(`href="${path}"`);
    expect(await pageOf(museum, path)).toContain('4 records become what they were before');
    await app.db('bin').whereIn('record_id', ids).delete();
    expect(await pageOf(museum, path)).toContain('There is nothing left to undo.');
    expect(await linesOf(museum)).toEqual(['4 tags deleted', '10 tags imported']);
    expect((await museum.browser.get(`/history/change_sets/${randomUUID()}`)).status).toBe(404);
    expect((await museum.browser.get('/history/change_sets/7')).status).toBe(404);
    await inSet((trx) => deletePlaces(trx, [yard]));
    expect(await linesOf(museum)).toEqual(['1 place deleted, 6 tags moved', '4 tags deleted', '10 tags imported']);
  });

  test('has lines for an import, its undo, and the undo of that', async () => {
    const { set } = await importTen('Yard');
    const undone = await undo(set);
    const lines = ['Undid an import: 10 tags are gone again', '10 tags imported'];
    expect(await linesOf(museum)).toEqual(lines);
    expect(await pageOf(museum, `/history/change_sets/${undone}`)).toContain(
      '<h1>Undo: “Undid an import: 10 tags are gone again”</h1>',
    );
    await undo(undone);
    expect(await linesOf(museum)).toEqual(['Undid an undo: 10 tags are back', ...lines]);
  });

  test('has lines for single deletions, of a text and of free hardware as well', async () => {
    const id = await makeRecord(app, 'tags', museum.id);
    const text = await makeRecord(app, 'translations', museum.id);
    const item = await makeRecord(app, 'hardwares', museum.id);
    await inSet((trx) => trx('hardwares').where({ id: item }).update({ tag_id: null, customer_id: museum.id }));
    for (const [table, record] of [
      ['translations', text],
      ['hardwares', item],
    ] as const)
      await inSet((trx) => trx(table).where({ id: record }).delete());
    await inSet((trx) => deleteTags(trx, [id]));
    expect((await linesOf(museum)).slice(0, 3)).toEqual([
      '1 tag deleted',
      '1 hardware item deleted',
      expect.stringMatching(/^1 text deleted/),
    ]);
  });

  test('names the hall of a move after the hall is deleted, and what came back from the bin', async () => {
    const { ids } = await importTen();
    const hall = await makeRecord(app, 'places', museum.id);
    await app.db('places').where({ id: hall }).update({ name: 'Hall of mirrors' });
    await inSet((trx) => trx('tags').whereIn('id', ids).update({ place_id: hall }));
    await inSet((trx) => trx('tags').whereIn('id', ids).update({ place_id: null }));
    await inSet((trx) => deletePlaces(trx, [hall]));
    expect(await linesOf(museum)).toContain('10 tags moved to Hall of mirrors');
    const { browser } = museum;
    const [{ id: entry }] = await app.db('bin').where({ resource: 'places', record_id: hall }).select('id');
    await browser.submit(await browser.get(`/bin/${entry}`), `/bin/${entry}/restore`);
    expect((await linesOf(museum))[0]).toBe('1 place restored from the bin');
  });

  test('sees nothing of others: neither of tags that it gave away, nor of those that it was given', async () => {
    const { ids } = await importTen('Yard');
    await give(ids.slice(0, 4), other.id);
    expect(await linesOf(museum)).toEqual(['6 tags imported']);
    await inSet((trx) => deleteTags(trx, ids.slice(1, 4)), other.id);
    await inSet((trx) => deleteTags(trx, ids.slice(4, 6)));
    const both = await inSet((trx) => deleteTags(trx, [ids[0] ?? 0, ...ids.slice(6)]), noId);
    expect(await linesOf(museum)).toEqual(['4 tags deleted', '2 tags deleted', '6 tags imported']);
    expect((await linesOf(other)).slice(0, 2)).toEqual(['1 tag deleted', '3 tags deleted']);
    for (const [person, own] of [
      [museum, ids.slice(4)],
      [other, ids.slice(0, 4)],
    ] as const) {
      const pages = [await pageOf(person), await pageOf(person, `/history?change_set=${both}`)].join();
      const named = ids.filter((_, at) => new RegExp(`\\bR-${at}\\b`).test(pages));
      expect(own).toEqual(expect.arrayContaining(named));
      expect(named.length).toBeGreaterThan(0);
    }
    // The import was before the gift.
    expect(await pageOf(other)).not.toMatch(/imported|by an import|Yard/);
  });

  test('does not see what it did to a tag before giving it away, when the tag came back and is deleted', async () => {
    const { ids } = await importTen();
    await give(ids, other.id);
    await inSet((trx) => trx('tags').whereIn('id', ids).update({ description: 'Secret' }), other.id);
    await give(ids, museum.id);
    await inSet((trx) => deleteTags(trx, ids));
    expect(await linesOf(museum)).toEqual(['10 tags deleted', '10 tags given to you']);
    expect((await linesOf(other)).filter((line) => /tag/.test(line))).toEqual([]);
  });

  test('shows them to its translator, without buttons, and not to another one', async () => {
    const { ids } = await importTen();
    const set = await inSet((trx) => deleteTags(trx, ids));
    const translator = await signedInPerson(app);
    const member = { member_of: museum.id, member_role: 'translator', languages: ['fr'] };
    await app.db('customers').where({ id: translator.id }).update(member);
    expect(await linesOf(translator)).toEqual(['10 tags deleted', '10 tags imported']);
    expect(await pageOf(translator)).not.toContain('Undo…');
    expect(await linesOf(other)).toEqual([]);
    expect(await pageOf(other, `/history?change_set=${set}`)).toContain('No entries fit these filters.');
    expect((await other.browser.get(`/history/change_sets/${set}`)).status).toBe(404);
  });

  test.each(['viewer', 'manager'])('shows the museum’s account to its person only, not to a %s', async (role) => {
    const member = await signedInPerson(app);
    await app.db('customers').where({ id: member.id }).update({ member_of: museum.id, member_role: role });
    const set = await inSet((trx) =>
      trx('customers')
        .where({ id: museum.id })
        .update({ name: `Of a ${role}` }),
    );
    for (const address of ['/history', '/history?resource=customers', `/history?change_set=${set}`]) {
      expect(wordsOf(await pageOf(museum, address))).toContainEqual(expect.stringMatching(/^(1 )?[Cc]ustomer changed/));
      const changes = wordsOf(await pageOf(member, address)).filter((line) => line.includes('changed'));
      expect([address, changes]).toEqual([address, []]);
    }
    expect((await member.browser.get(`/history/change_sets/${set}`)).status).toBe(404);
  });
});
