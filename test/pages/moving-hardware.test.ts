/** A form that takes hardware from another tag of the same owner: the page names that tag and asks. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { gather, type People, type Person } from '../setup/four-people.ts';
import { as, makeName, makeRecord } from '../setup/management.ts';
import { formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;

beforeAll(async () => {
  app = await startApp();
  all = await gather(app);
});
afterAll(() => app.stop());

/** A chip that leads to a tag with a name. */
async function chip(person: Person = 'A', name = `The ${randomUUID()}`) {
  const tag = await makeRecord(app, 'tags', all.ids[person]);
  await makeName(app, tag, 'en', name);
  const identifier = randomBytes(7).toString('hex').toUpperCase();
  const [{ id }] = await app.db('hardwares').insert({ tag_id: tag, hardware_type: 'nfc', identifier }).returning('id');
  const leadsTo = async () => (await app.db('hardwares').where({ id }).first())?.tag_id;
  return { id, tag, name, identifier, leadsTo };
}
type Chip = Awaited<ReturnType<typeof chip>>;

/** The two forms by which a chip comes to a tag, as A sends them; `hidden` are the fields that a page has sent along. */
const forms = {
  'new tag': async ({ identifier }: Pick<Chip, 'identifier'>, hidden: Record<string, string> = {}) =>
    all.send(
      'A',
      'post',
      '/Tags',
      'tag',
      { text: 'Typed here', lang_code: 'en', hardware_type: 'nfc', identifier },
      hidden,
    ),
  hardware: async ({ identifier }: Pick<Chip, 'identifier'>, hidden: Record<string, string> = {}) =>
    all.send('A', 'post', '/hardwares', 'hardware', { hardware_type: 'nfc', identifier, tag_id: await own() }, hidden),
};
const ways = Object.keys(forms) as (keyof typeof forms)[];

let ownTag: Promise<number> | undefined;
const own = () => {
  ownTag ??= makeRecord(app, 'tags', all.ids.A);
  return ownTag;
};
const tagsOfA = async () => (await app.db('tags').where({ customer_id: all.ids.A })).length;

/** What a page sends along that asks. */
const agreementIn = (page: Answer): Record<string, string> => {
  const moved = formsOf(page).find(({ fields }) => fields.moved !== undefined)?.fields.moved;
  if (moved === undefined) throw new Error(`The page does not ask: ${page.text}`);
  return { moved };
};
const asks = (page: Answer, { tag, name }: Chip) => {
  expect(page.status).toBe(422);
  expect(page.text).toContain(
    `It leads to <a href="/Tags/${tag}"><span class="text" lang="en" dir="ltr">${name}</span>`,
  );
};

test.each(ways)('by the form of %s: moves nothing before it is confirmed', async (way) => {
  await own();
  const item = await chip();
  const before = await tagsOfA();
  const question = await forms[way]({ identifier: item.identifier.toLowerCase() });
  asks(question, item);
  expect(question.text).toContain(item.identifier.toLowerCase());
  if (way === 'new tag') expect(question.text).toContain('Typed here');
  expect([await item.leadsTo(), await tagsOfA()]).toEqual([item.tag, before]);
  expect((await forms[way](item, agreementIn(question))).status).toBe(303);
  expect(await item.leadsTo()).not.toBe(item.tag);
  expect(await tagsOfA()).toBe(way === 'new tag' ? before + 1 : before);
});

test.each(ways)('by the form of %s: asks again if the hardware leads to another tag by then', async (way) => {
  const [item, other] = [await chip(), await chip()];
  const question = await forms[way](item);
  await app.db('hardwares').where({ id: item.id }).update({ tag_id: other.tag });
  const again = await forms[way](item, agreementIn(question));
  asks(again, other);
  expect(await item.leadsTo()).toBe(other.tag);
  expect((await forms[way](item, agreementIn(again))).status).toBe(303);
});

test.each(ways)('by the form of %s: a confirmation for one item does not count for another', async (way) => {
  const [item, other] = [await chip(), await chip()];
  await app.db('hardwares').where({ id: other.id }).update({ tag_id: item.tag });
  const agreed = agreementIn(await forms[way](item));
  asks(await forms[way](other, agreed), item);
  for (const moved of ['', 'x', '1', `${other.id}`, `from ${item.tag}`]) asks(await forms[way](other, { moved }), item);
  expect(await other.leadsTo()).toBe(item.tag);
});

test.each(ways)('by the form of %s: does not ask about free hardware, or hardware freed since', async (way) => {
  const [free, freed] = [await chip(), await chip()];
  await app.db('hardwares').where({ id: free.id }).update({ tag_id: null, customer_id: all.ids.A });
  expect((await forms[way](free)).status).toBe(303);
  const agreed = agreementIn(await forms[way](freed));
  await app.db('hardwares').where({ id: freed.id }).update({ tag_id: null, customer_id: all.ids.A });
  expect((await forms[way](freed, agreed)).status).toBe(303);
  expect([await free.leadsTo(), await freed.leadsTo()]).toEqual([expect.any(Number), expect.any(Number)]);
});

test.each(ways)(
  'D62: by the form of %s: refuses another customer’s hardware as taken, and does not name its tag',
  async (way) => {
    const item = await chip('B');
    for (const moved of ['', `${item.id} from ${item.tag}`]) {
      const { status, text } = await forms[way](item, { moved });
      expect([status, text.includes('is taken already'), text.includes(item.name)]).toEqual([422, true, false]);
      expect([text.includes('It leads to'), text.includes('name="moved"')]).toEqual([false, false]);
    }
    expect(await item.leadsTo()).toBe(item.tag);
  },
);

test('does not ask about hardware of the same tag, or about a new tag for an item', async () => {
  const [item, other] = [await chip(), await chip()];
  const same = { hardware_type: 'nfc', identifier: item.identifier, tag_id: item.tag };
  expect((await all.send('A', 'post', '/hardwares', 'hardware', same)).status).toBe(303);
  const moved = await all.send('A', 'patch', `/hardwares/${item.id}`, 'hardware', { tag_id: other.tag });
  expect([moved.status, await item.leadsTo()]).toEqual([303, other.tag]);
});

test('an item that gets another item’s identifier replaces that, after a confirmation', async () => {
  const [item, other] = [await chip(), await chip()];
  const change = (hidden: Record<string, string> = {}) =>
    all.send('A', 'patch', `/hardwares/${item.id}`, 'hardware', { identifier: other.identifier }, hidden);
  const question = await change();
  asks(question, other);
  expect(await other.leadsTo()).toBe(other.tag);
  expect((await change(agreementIn(question))).status).toBe(303);
  expect([await item.leadsTo(), await other.leadsTo()]).toEqual([item.tag, undefined]);
  expect((await app.db('hardwares').where({ id: item.id }).first()).identifier).toBe(other.identifier);
  const foreign = await chip('B');
  const taken = await all.send('A', 'patch', `/hardwares/${item.id}`, 'hardware', { identifier: foreign.identifier });
  expect([taken.status, taken.text.includes('is taken already'), taken.text.includes(foreign.name)]).toEqual([
    422,
    true,
    false,
  ]);
});

test('asks an admin about tags of the same customer', async () => {
  const [item, target] = [await chip('B'), await makeRecord(app, 'tags', all.ids.B)];
  const fields = { hardware_type: 'nfc', identifier: item.identifier, tag_id: target };
  const question = await all.send('admin', 'post', '/hardwares', 'hardware', fields);
  asks(question, item);
  expect((await all.send('admin', 'post', '/hardwares', 'hardware', fields, agreementIn(question))).status).toBe(303);
  expect(await item.leadsTo()).toBe(target);
});

test('D23, D62: JSON and the API move hardware without a question', async () => {
  const [item, target] = [await chip(), await makeRecord(app, 'tags', all.ids.A)];
  const customer = await Customer.query(app.db).findById(all.ids.A).throwIfNotFound();
  const token = await Token.issue(app.db, customer);
  const body = { hardware_type: 'nfc', identifier: item.identifier, tag_id: target };
  expect((await as(app, { token })('POST', '/hardwares.json', body)).status).toBe(201);
  expect(await item.leadsTo()).toBe(target);
  const { tag_identifier: id } = await app.db('tags').where({ id: item.tag }).first();
  const attached = await app.call('POST', '/api/v1/tags/addHardwareIdToTag', {
    body: { id, hardware_id: item.identifier, hardware_type: 'nfc', auth_token: token },
  });
  expect([attached.status, await item.leadsTo()]).toEqual([200, item.tag]);
});
