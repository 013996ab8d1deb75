/** The progress of an order as server-sent events. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TranslationOrder } from '../../contracts/management/translation-order.ts';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { eventually } from '../setup/eventually.ts';
import { TestBrowser } from '../setup/test-browser.ts';
import { type Caller, type Museum, openMuseum } from './museum.ts';

interface Told {
  id: number;
  order: TranslationOrder;
}

let museum: Museum;

beforeEach(async () => {
  museum = await openMuseum();
});
afterEach(() => museum.end());

const ask = (id: number, caller: Caller | undefined, headers: Record<string, string> = {}) =>
  fetch(`${museum.app.config.publicUrl}/translation_orders/${id}/events`, {
    headers: { ...(caller && { authorization: `Bearer ${caller.token}` }), ...headers },
  });

/** Reads a stream to its end, or until what is told is enough. */
async function read(response: Response, isEnough: (told: Told[]) => boolean = () => false): Promise<Told[]> {
  const told: Told[] = [];
  let rest = '';
  for await (const chunk of (response.body as unknown as AsyncIterable<Uint8Array>) ?? []) {
    rest += Buffer.from(chunk).toString();
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data) told.push({ id: Number(/^id: (\d+)$/m.exec(block)?.[1]), order: JSON.parse(data) });
    }
    if (isEnough(told)) break;
  }
  return told;
}

test('J3: events begin with the current state, have consistent counts, and end with the final state', async () => {
  const { scene } = museum;
  for (let at = 0; at < 25; at += 1) await museum.tag(`Text ${at}`);
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const response = await ask(id, museum.ada);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  await scene.provider.called(3);
  held.resolve('ok');
  const told = await read(response);
  expect(told.length).toBeGreaterThanOrEqual(2);
  for (const [at, { id: event, order }] of told.entries()) {
    expect(event).toBeGreaterThan(told[at - 1]?.id ?? 0);
    const { total, queued, running, saved, skipped, failed, cancelled } = order;
    expect(queued + running + saved + skipped + failed + cancelled).toBe(total);
  }
  expect(told.at(-1)?.order).toEqual(await museum.show(id));
  expect(told.at(-1)?.order.state).toBe('succeeded');

  const last = `${told.at(-1)?.id}`;
  const seen = await ask(id, museum.ada, { 'last-event-id': last });
  expect([seen.status, await seen.text()]).toEqual([204, '']);
  const first = await read(await ask(id, museum.ada, { 'last-event-id': `${told[0]?.id}` }));
  expect(first.map(({ id: event }) => `${event}`)).toEqual([last]);
});

test('J3: a stream ends when its token is revoked', async () => {
  const { app, ada, scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const response = await ask(id, museum.ada);
  const told = read(response);
  await app.call('POST', '/api/v1/login/signOut', { body: { email: ada.email, auth_token: ada.token } });
  expect((await told).at(-1)?.order.finished_at).toBeNull();
});

test('a customer can have 20 streams at once, over all of its tokens', async () => {
  const { app, ada, scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const customer = await Customer.query(app.db).findById(ada.id).throwIfNotFound();
  const open: Response[] = [];
  for (let each = 0; each < 4; each += 1) {
    const caller = { ...ada, token: await Token.issue(app.db, customer) };
    for (let at = 0; at < 5; at += 1) open.push(await ask(id, caller));
  }
  expect(open.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await ask(id, { ...ada, token: await Token.issue(app.db, customer) });
  expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([429, 'too_many_streams']);
  for (const { body } of open) await body?.cancel();
});

test('J3: a stream ends with its session', async () => {
  const { app, scene } = museum;
  const account = { email: 'grace@example.com', password: 'correct horse battery staple' };
  const customer = await Customer.add(app.db, account);
  await scene.tag({ text: 'Exit', ownerId: customer.id });
  const browser = new TestBrowser(app);
  await browser.signIn(account.email, account.password);
  scene.provider.respond('hang');
  const owner = { id: customer.id, email: account.email, token: await Token.issue(app.db, customer) };
  const { id } = await museum.ordered({ lang_codes: ['fr'] }, owner);
  const cookie = browser.cookie;
  const told = read(await ask(id, undefined, { cookie }));
  await scene.db('sessions').delete();
  expect((await told).at(-1)?.order.finished_at).toBeNull();
});

test('J3: a stream ends when its order is deleted, and a visitor gets 401', async () => {
  const { app, ada, scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const told = read(await ask(id, museum.ada));
  await scene.db('translation_orders').where({ id }).delete();
  expect((await told).length).toBeGreaterThan(0);
  const nobody = await fetch(`${app.config.publicUrl}/translation_orders/${id}/events`, {
    headers: { accept: 'text/event-stream' },
  });
  expect(nobody.status).toBe(401);
  expect(await nobody.json()).toHaveProperty('error');
  expect((await ask(id, ada)).status).toBe(404);
  await eventually('nobody holds a connection for it', async () => {
    const { rows } = await scene.db.raw(`select count(*) from translation_order_items`);
    return rows[0].count === '0';
  });
});
