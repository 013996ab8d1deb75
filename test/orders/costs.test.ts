/** WD10: the costs of orders and figures, for admins only, and orders that wait for the monthly budget. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { azureAt, deeplAt, type Scene } from '../runner/scene.ts';
import { signedIn } from '../setup/factories.ts';
import { as } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';
import { type Caller, type Museum, openMuseum } from './museum.ts';

let museum: Museum;
afterEach(() => museum.end());

/** A character costs a cent at Azure; DeepL has no price. */
const prices = { currency: 'EUR', perMillion: { azure: 10_000 } };
const env = { TRANSLATION_PRICES: '{"azure": 10000, "currency": "EUR"}' };
const caps = { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 };
const bothProviders = async (scene: Scene) => [
  await scene.runner({ providers: [deeplAt(scene.provider.url), azureAt(scene.provider.url)] }),
];
const bare = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

async function open(options: Parameters<typeof openMuseum>[0] = { caps }, more = {}): Promise<Caller> {
  museum = await openMuseum(options, { ...env, ...more });
  return signedIn(museum.app, { role: 'admin' });
}

/** Texts of ten characters each. */
const tenSigns = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => museum.tag(`${at}`.padStart(10, 'x'))));

describe('an order', () => {
  test('costs what is sent for it, as its estimate says, and only admins see the cost', async () => {
    const admin = await open();
    const tags = [...(await tenSigns(3)), await museum.tag('xxxxxxxxx0')];
    const wanted = { lang_codes: ['fr', 'de'], tag_ids: tags.map(({ id }) => id) };
    expect((await museum.estimate(wanted, admin)).body).toMatchObject({
      characters_to_send: 60,
      characters_from_memory: 20,
      cost: 0.6,
      currency: 'EUR',
    });
    const { body } = await museum.estimate(wanted);
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['cost']));
    expect(body).not.toHaveProperty('currency');
    const { id } = await museum.ordered(wanted);
    expect(await museum.ended(id)).not.toHaveProperty('cost');
    expect(await museum.show(id, admin)).toMatchObject({ saved: 8, cost: 0.6, currency: 'EUR' });
    const list = await as(museum.app, admin)('GET', '/translation_orders.json');
    expect(list.body).toMatchObject([{ id, cost: 0.6, currency: 'EUR' }]);
    expect((await as(museum.app, museum.ada)('GET', '/translation_orders.json')).body[0]).not.toHaveProperty('cost');
    const again = await museum.ordered({ ...wanted, lang_codes: ['fr'] }, admin);
    expect(again).toMatchObject({ cost: 0, currency: 'EUR' });
  });

  test('counts each attempt in its cost', async () => {
    const admin = await open();
    museum.scene.provider.respond((_call, at) => (at === 0 ? 'broken' : 'ok'));
    const [tag] = await tenSigns(1);
    const { id } = await museum.ordered({ lang_codes: ['fr'], tag_ids: [tag?.id ?? 0] });
    expect(await museum.ended(id)).toMatchObject({ saved: 1 });
    expect(await museum.show(id, admin)).toMatchObject({ cost: 0.2 });
  });

  test('has an unknown cost if a provider has no price or its usage was not counted', async () => {
    const admin = await open(bothProviders);
    await tenSigns(1);
    const wanted = { lang_codes: ['fr'] };
    const { id } = await museum.ordered(wanted);
    await museum.ended(id);
    expect(await museum.show(id, admin)).toMatchObject({ cost: null, currency: 'EUR' });
    await museum.tag('Another');
    const tag_ids = (await museum.scene.db('tags').pluck('id')) as number[];
    expect((await museum.estimate({ ...wanted, tag_ids }, admin)).body).toMatchObject({ cost: null, currency: 'EUR' });
    await museum.scene.db('translation_order_usage').delete();
    expect(await museum.show(id, admin)).toMatchObject({ cost: null });
  });

  test('has no currency without configured prices', async () => {
    const admin = await open({ caps }, { TRANSLATION_PRICES: '' });
    await tenSigns(1);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await museum.ended(id);
    expect(await museum.show(id, admin)).toMatchObject({ cost: null, currency: null });
  });
});

describe('the budget', () => {
  test('pauses orders when it is spent, and they continue in the next month', async () => {
    const admin = await open({ caps: { ...caps, budget: { most: 0.35, prices } } });
    const { db, provider } = museum.scene;
    const tags = await tenSigns(6);
    const wanted = { lang_codes: ['fr'], tag_ids: tags.map(({ id }) => id) };
    const { id } = await museum.ordered(wanted, admin);
    const until = (what: string, is: Parameters<Museum['until']>[2]) => museum.until(id, what, is, admin);
    const waiting = await until('it waits', ({ waiting_for, queued: left }) => waiting_for !== null && left === 3);
    expect(waiting).toMatchObject({ waiting_for: 'budget', state: 'running', saved: 3, cost: 0.3 });
    const page = await (await signedInPerson(museum.app, 'admin')).browser.get(`/translation_orders/${id}`);
    expect(bare(page.text)).toContain('It waits: the budget of this month for translations is spent.');
    // Another month, in which one item is made, one is being made, and one is not due yet.
    const held = Promise.withResolvers<'ok'>();
    const before = provider.calls.length;
    provider.respond((_call, at) => (at === before ? 'ok' : held.promise));
    await db('translation_usage').update({ day: db.raw('day - 40') });
    const queued = () => db('translation_order_items').where({ state: 'queued' });
    const [last] = await queued().orderBy('id', 'desc').limit(1);
    await queued().update({
      due_at: db.raw(`case when id = ? then now() + interval '1 hour' else now() end`, [last.id]),
    });
    await db('translation_order_pairs').update({ resume_at: db.fn.now() });
    await until(
      'it waits no more',
      ({ waiting_for, saved, queued: left }) => !waiting_for && saved === 4 && left === 1,
    );
    held.resolve('ok');
    await queued().update({ due_at: db.fn.now() });
    const done = await until('it has ended', ({ finished_at }) => finished_at !== null);
    expect(done).toMatchObject({ saved: 6, cost: 0.6 });
  });

  test('refuses a person’s request like a cap does, and names its variable', async () => {
    await open({ caps: { ...caps, budget: { most: 0.05, prices } } });
    const [tag] = await tenSigns(1);
    const { status, headers, body } = await as(museum.app, museum.ada)('POST', '/translations.json', {
      translation: { tag_id: tag?.id, lang_code: 'fr' },
    });
    expect([status, headers.get('x-error-reason')]).toEqual([503, 'translation_cap_reached']);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(body.error.message).toBe(
      'The budget of this month for translations is spent (TRANSLATION_MONTHLY_BUDGET). Try again next month.',
    );
    const { tag_identifier } = await museum.scene.db('tags').where({ id: tag?.id }).first('tag_identifier');
    const read = await museum.app.call('GET', '/api/v1/tags/show', { query: { id: tag_identifier, lang: 'fr' } });
    expect([read.status, read.headers.get('x-translation-status')]).toEqual([200, 'unavailable']);
    expect(read.body.tags[0].translation.lang).toBe('en');
    expect(museum.scene.provider.calls).toEqual([]);
  });
});

describe('the pages', () => {
  test('of an estimate and an order show the cost to admins only', async () => {
    await open({ caps: { ...caps, budget: { most: 0.05, prices } } });
    const [admin, curator] = [await signedInPerson(museum.app, 'admin'), await signedInPerson(museum.app)];
    for (const { id } of [admin, curator]) await museum.scene.tag({ text: 'x'.repeat(10) + id, ownerId: id });
    const estimated = async ({ browser }: typeof admin) =>
      bare(
        (
          await browser.submit(await browser.get('/translation_orders/new'), '/translation_orders?dry_run=1', {
            'translation_order[lang_codes]': 'fr',
          })
        ).text,
      );
    const toAdmin = await estimated(admin);
    expect(toAdmin).toMatch(/Cost at today’s prices €0.1\d/);
    expect(toAdmin).toContain('Left of this month’s budget €0.05');
    expect(toAdmin).toContain('This costs more than is left of this month’s budget.');
    expect(await estimated(curator)).not.toMatch(/cost at|budget/i);
    const [tag] = await tenSigns(1);
    const { id } = await museum.ordered({ lang_codes: ['fr'], tag_ids: [tag?.id ?? 0] });
    await museum.scene.db('translation_orders').where({ id }).update({ customer_id: curator.id });
    const order = async ({ browser }: typeof admin) => bare((await browser.get(`/translation_orders/${id}`)).text);
    expect(await order(admin)).toMatch(/Cost at today’s prices €0/);
    expect(await order(curator)).not.toMatch(/cost at/i);
  });

  test('of figures show the costs of this month and the last, by provider and museum', async () => {
    await open({ caps }, { TRANSLATION_MONTHLY_BUDGET: '50' });
    const { app, scene, ada } = museum;
    const day = (moment: string) => scene.db.raw(`(${moment})::date`);
    const month = `date_trunc('month', now() at time zone 'utc')`;
    const figure = (at: string, characters: number, customer_id: number | null, provider = 'azure') =>
      scene.db('translation_figures').insert({ day: day(at), characters, customer_id, provider, lang_code: 'fr' });
    await figure(`${month} - interval '1 day'`, 1200, ada.id);
    await figure(`${month} - interval '1 day'`, 5000, ada.id, 'memory');
    await figure(month, 300, ada.id);
    await figure(month, 10, null, 'deepl');
    await figure(`${month} - interval '40 days'`, 99_999, ada.id);
    // What the budget stops by counts for it, also where a museum and its figures are gone.
    const used = (at: string, scope: string, characters: number) => ({ day: day(at), scope, characters });
    await scene
      .db('translation_usage')
      .insert([
        used(month, 'azure', 400),
        used(month, 'deepl', 10),
        used(`${month} - interval '1 day'`, 'azure', 1200),
      ]);
    const { browser } = await signedInPerson(app, 'admin');
    expect((await browser.get('/')).text).toContain('href="/stats/translation"');
    const said = bare((await browser.get('/stats/translation')).text);
    expect(said).toContain('Of this month’s budget of €50.00, €4.00 are spent.');
    expect(said).toMatch(/Azure €12.00 €3.00/);
    expect(said).toMatch(/DeepL €0.00 not known/);
    expect(said).toMatch(/All together €12.00 not known/);
    expect(said).toMatch(/Tags of nobody €0.00 not known/);
    expect(said).toContain(`${ada.email} €12.00 €3.00`);
    const curator = await signedInPerson(app);
    expect((await curator.browser.get('/stats/translation')).text).not.toMatch(/Costs|€/);
  });
});

test('figures have costs for admins, for each row and in total', async () => {
  const admin = await open();
  const { scene, ada, app } = museum;
  const row = { day: '2026-11-02', customer_id: ada.id, lang_code: 'fr' };
  await scene.db('translation_figures').insert([
    { ...row, provider: 'azure', characters: 123 },
    { ...row, provider: 'memory', characters: 456 },
  ]);
  const ask = (caller: Caller) => as(app, caller)('GET', '/stats/translation.json?from=2026-11-01&to=2026-11-03');
  const { body } = await ask(admin);
  expect(body).toMatchObject({ cost: 1.23, currency: 'EUR' });
  expect(body.rows).toMatchObject([
    { provider: 'azure', cost: 1.23 },
    { provider: 'memory', cost: 0 },
  ]);
  expect(JSON.stringify((await ask(ada)).body)).not.toMatch(/cost|currency/);
  await scene.db('translation_figures').insert({ ...row, provider: 'deepl', characters: 1 });
  expect((await ask(admin)).body).toMatchObject({ cost: null, rows: [{ cost: 1.23 }, { cost: null }, { cost: 0 }] });
});
