/** The form of labels as a browser sends it, with the boxes of the tags found. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, type People } from '../setup/four-people.ts';
import { makeName, makeRecord } from '../setup/management.ts';
import { type Changes, sentBy } from '../setup/sent-form.ts';

let app: TestApp;
let all: People;
const identifiers: string[] = [];
const ids: number[] = [];

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
  for (const name of ['Lantern one', 'Lantern two', 'Anchor']) {
    const id = await makeRecord(app, 'tags', all.ids.A);
    await makeName(app, id, 'en', name);
    ids.push(id);
    identifiers.push((await app.db('tags').where({ id }).first('tag_identifier')).tag_identifier);
  }
});
afterAll(() => app.stop());

const press = (page: Answer, changes: Changes = {}) => all.get('A', `/labels?${sentBy(page, '/labels', changes)}`);
const find = async (q: string) => press(await all.get('A', '/labels'), { q: [q], find: ['1'] });
const printed = ({ text }: Answer) => [...text.matchAll(/data-tag="(\w{12})"/g)].map(([, identifier]) => identifier);
const said = ({ text }: Answer) => [...text.matchAll(/<li><a href="#\w+">(.*?)<\/a><\/li>/g)].map(([, words]) => words);

test('LK4: prints the ticked tags of a search, and no others', async () => {
  const found = await find('lantern');
  expect(printed(await press(found))).toEqual(identifiers.slice(0, 2));
  expect(printed(await press(found, { tag_ids: ['', `${ids[1]}`] }))).toEqual(identifiers.slice(1, 2));
  expect(printed(await press(found, { tag_ids: [` ${ids[2]},`, `${ids[0]}`] }))).toEqual([
    identifiers[2],
    identifiers[0],
  ]);
});

test('LK4: prints nothing when no box is ticked, and keeps the boxes', async () => {
  const none = await press(await find('lantern'), { tag_ids: [''] });
  expect([none.status, said(none), printed(none)]).toEqual([422, ['Or these tags has no tags to print'], []]);
  const again = await press(none);
  expect([again.status, printed(again)]).toEqual([422, []]);
  expect(printed(await press(again, { tag_ids: ['', `${ids[0]}`] }))).toEqual(identifiers.slice(0, 1));
  const hall = await makeRecord(app, 'places', all.ids.A);
  await app.db('tags').where({ id: ids[2] }).update({ place_id: hall });
  expect(printed(await press(again, { place_id: [`${hall}`] }))).toEqual(identifiers.slice(2));
});

test('LK4: keeps the ticks in the next search, and beside an error', async () => {
  const second = await press(await find('lantern'), { q: ['anchor'], find: ['1'] });
  // As on the page, from the top.
  const [one, two, three] = identifiers;
  expect(printed(await press(second))).toEqual([three, one, two]);
  const wrong = await press(second, { sheet: ['single'] });
  expect([wrong.status, printed(await press(wrong, { sheet: ['L7160'] }))]).toEqual([422, [three, one, two]]);
});
