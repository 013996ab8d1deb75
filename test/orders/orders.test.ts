/** Orders of translations over HTTP: the outcome of each item, and how it is reported. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { deeplAt } from '../runner/scene.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMachine, noId, notFound } from '../setup/management.ts';
import { type Museum, openMuseum } from './museum.ts';

describe('an invalid order', () => {
  let museum: Museum;
  beforeAll(async () => {
    museum = await openMuseum();
  });
  afterAll(() => museum.end());

  test.each([
    ['nothing', {}, { lang_codes: ["can't be blank"] }],
    ['no language', { lang_codes: [] }, { lang_codes: [expect.any(String)] }],
    ['an unknown language', { lang_codes: ['xx'] }, { lang_codes: ['is not one of the supported codes'] }],
    ['languages that are not a list', { lang_codes: 'fr' }, { lang_codes: ['is not a list'] }],
    ['no tags', { lang_codes: ['fr'], tag_ids: [] }, { tag_ids: [expect.any(String)] }],
    ['unknown tags', { lang_codes: ['fr'], tag_ids: [noId] }, { tag_ids: ['has one that does not exist'] }],
    ['an unknown place', { lang_codes: ['fr'], place_id: noId }, { place_id: ['does not exist'] }],
    ['unknown parts', { lang_codes: ['fr'], parts: ['voice'] }, { parts: ['is not one of text, name'] }],
    ['unknown states', { lang_codes: ['fr'], states: ['human'] }, { states: ['is not one of missing, stale'] }],
    [
      'tags and a place',
      { lang_codes: ['fr'], tag_ids: [noId], place_id: noId },
      { tag_ids: ['stands beside place_id: only one of them says which tags'] },
    ],
  ])('J1: with %s is refused with 422', async (_what, wanted, errors) => {
    for (const ask of [museum.order, museum.estimate])
      expect(await ask(wanted)).toMatchObject({ status: 422, body: errors });
    expect(await museum.scene.db('translation_orders')).toEqual([]);
  });
});

let museum: Museum;
const open = async () => {
  museum = await openMuseum();
};

describe('an order', () => {
  beforeEach(open);
  afterEach(() => museum.end());

  test('J1, J2: is answered at once with its total, and translates texts and names of all tags of its customer', async () => {
    const { ada, app, scene } = museum;
    const [first, second] = [await museum.tag('Exit', { name: 'Door' }), await museum.tag('Anchor')];
    const grace = await signedIn(app);
    await museum.tag('Not mine', { owner: grace });
    const { status, body, headers } = await museum.order({ lang_codes: ['fr', 'zh-Hans', 'fr'] });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${app.config.publicUrl}/translation_orders/${body.id}.json`);
    expect(Object.keys(body)).toEqual(
      'id customer_id lang_codes place_id tags parts states state waiting_for total queued running saved skipped failed cancelled finished_at created_at updated_at url'.split(
        ' ',
      ),
    );
    expect(body).toMatchObject({
      customer_id: ada.id,
      lang_codes: ['fr', 'zh-CHS'],
      place_id: null,
      tags: 2,
      total: 6,
      parts: ['text', 'name'],
      states: ['missing', 'stale'],
      waiting_for: null,
    });
    expect(await museum.ended(body.id)).toMatchObject({ state: 'succeeded', saved: 6, queued: 0, running: 0 });
    expect(await museum.items(body.id)).toMatchObject([
      { id: 1, tag_id: first.id, part: 'text', lang_code: 'fr', state: 'saved', provider: 'azure', reason: null },
      { id: 2, tag_id: first.id, part: 'text', lang_code: 'zh-CHS' },
      { id: 3, tag_id: first.id, part: 'name', lang_code: 'fr' },
      { id: 4, tag_id: first.id, part: 'name', lang_code: 'zh-CHS' },
      { id: 5, tag_id: second.id, part: 'text', lang_code: 'fr' },
      { id: 6, tag_id: second.id, part: 'text', lang_code: 'zh-CHS' },
    ]);
    const texts = await scene.db('translations').where({ lang_code: 'fr' }).orderBy('text').pluck('text');
    expect(texts).toEqual(['[fr] Anchor', '[fr] Exit']);
    expect(scene.provider.calls).toHaveLength(6);
  });

  test('J1: can be limited to a place, tags, parts or states', async () => {
    const place_id = await museum.place();
    const there = await museum.tag('Exit', { name: 'Door', place_id });
    const elsewhere = await museum.tag('Anchor');
    const tagsOf = async (wanted: object) => {
      const { id, ...order } = await museum.ordered({ lang_codes: ['it'], ...wanted });
      const items = await museum.items(id);
      return { ...order, items: items.map(({ tag_id, part }) => [tag_id, part]) };
    };
    expect(await tagsOf({ place_id, parts: ['name'] })).toMatchObject({
      place_id,
      tags: 1,
      items: [[there.id, 'name']],
    });
    expect(await tagsOf({ tag_ids: [elsewhere.id, elsewhere.id] })).toMatchObject({
      place_id: null,
      tags: 1,
      items: [[elsewhere.id, 'text']],
    });
    const { id } = await museum.ordered({ lang_codes: ['it'], states: ['stale'], tag_ids: [elsewhere.id] });
    expect(await museum.ended(id)).toMatchObject({ skipped: 1, state: 'succeeded' });
  });

  test('J1: treats another customer’s records as unknown; an admin may order them, but only if named', async () => {
    const { app } = museum;
    const [grace, admin] = [await signedIn(app), await signedIn(app, { role: 'admin' })];
    const place_id = await museum.place();
    const tag = await museum.tag('Exit', { place_id });
    for (const [name, foreign, unknown] of [
      ['place_id', place_id, noId],
      ['tag_ids', [tag.id], [noId]],
    ] as const) {
      const [one, other] = [foreign, unknown].map((value) =>
        museum.order({ lang_codes: ['fr'], [name]: value }, grace),
      );
      expect((await one)?.body).toEqual((await other)?.body);
    }
    expect(await museum.ordered({ lang_codes: ['fr'] }, admin)).toMatchObject({
      tags: 0,
      total: 0,
      state: 'succeeded',
    });
    const { id } = await museum.ordered({ lang_codes: ['fr'], place_id }, admin);
    await museum.scene.db('translation_orders').where({ id }).update({ customer_id: admin.id });
    expect((await museum.show(id, admin)).total).toBe(1);
    expect(await as(app, museum.ada)('GET', `/translation_orders/${id}.json`)).toMatchObject({ status: 404 });
  });

  test('J1: is refused if no provider can make any item of a language, and is empty without items', async () => {
    await museum.end();
    museum = await openMuseum((scene) =>
      scene.runner({ providers: [deeplAt(scene.provider.url)] }).then((one) => [one]),
    );
    await museum.tag('Exit');
    for (const ask of [museum.order, museum.estimate])
      expect(await ask({ lang_codes: ['fr', 'mww'] })).toMatchObject({
        status: 422,
        body: { lang_codes: ['cannot all be had: no translation provider makes Hmong Daw (mww)'] },
      });
    expect(await museum.order({ lang_codes: [] })).toMatchObject({
      status: 422,
      body: { lang_codes: ["can't be blank"] },
    });
    const nothing = await museum.ordered({ lang_codes: ['en'] });
    expect(nothing).toMatchObject({ total: 0, state: 'succeeded', tags: 1, finished_at: expect.any(String) });
    // One that somebody can make is enough.
    await museum.tag('Eingang', { lang: 'de' });
    await museum.tag('Hmoob', { lang: 'mww' });
    const { id } = await museum.ordered({ lang_codes: ['en'] });
    expect(await museum.ended(id)).toMatchObject({ saved: 1, skipped: 1, state: 'succeeded' });
    expect(await museum.items(id, '?state=skipped')).toMatchObject([{ reason: 'unsupported' }]);
    expect(await museum.items(id, '?state=gone')).toEqual({ state: [expect.any(String)] });
  });

  test('J1: is refused beyond twenty open ones of a customer; estimates do not count', async () => {
    await museum.tag('Exit');
    museum.scene.provider.respond('hang');
    const codes = [
      'fr',
      'it',
      'de',
      'es',
      'pt',
      'nl',
      'da',
      'sv',
      'no',
      'fi',
      'pl',
      'cs',
      'sk',
      'hu',
      'ro',
      'bg',
      'el',
    ];
    for (const lang_code of [...codes, 'tr', 'ru', 'uk']) await museum.ordered({ lang_codes: [lang_code] });
    expect((await museum.estimate({ lang_codes: ['ja'] })).status).toBe(200);
    expect(await museum.order({ lang_codes: ['ja'] })).toMatchObject({
      status: 422,
      body: { base: [expect.any(String)] },
    });
    const grace = await signedIn(museum.app);
    expect((await museum.order({ lang_codes: ['ja'] }, grace)).status).toBe(201);
    await museum.press(3, 'cancel');
  });
});

describe('J2: an item', () => {
  beforeEach(open);
  afterEach(() => museum.end());

  test('is skipped if a human or a fresh machine translation exists, or its state was not requested', async () => {
    await museum.end();
    // No sweep makes what is stale before the orders do.
    museum = await openMuseum({ timing: { sweep: 600_000, gather: 600_000 } });
    const { app } = museum;
    const tag = await museum.tag('Exit');
    const { id: original } = await app.db('translations').where({ text_record_id: tag.textRecordId }).first();
    await makeMachine(app, 'translations', original, 'fr', { origin: 'human', isStale: true });
    await makeMachine(app, 'translations', original, 'it');
    await makeMachine(app, 'translations', original, 'de', { isStale: true });
    const order = await museum.ordered({ lang_codes: ['fr', 'it', 'de', 'es'], states: ['missing'] });
    expect(await museum.ended(order.id)).toMatchObject({ saved: 1, skipped: 3, state: 'succeeded' });
    expect((await museum.items(order.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', 'human'],
      ['skipped', 'fresh'],
      ['skipped', 'not_asked'],
      ['saved', null],
    ]);
    const stale = await museum.ordered({ lang_codes: ['de'] });
    expect(await museum.ended(stale.id)).toMatchObject({ total: 1, saved: 1, state: 'succeeded' });
  });

  test('fails at once if every provider refuses its text, which is sent once; the others are made', async () => {
    const { scene } = museum;
    for (const text of ['Curse', 'Exit', 'Curse', 'Curse']) await museum.tag(text);
    scene.provider.respond(({ text }) => (text === 'Curse' ? 'too-long' : 'ok'));
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    expect(await museum.ended(id)).toMatchObject({ state: 'partially_failed', failed: 3, saved: 1 });
    expect(await museum.items(id, '?state=failed')).toMatchObject(
      [1, 3, 4].map((item) => ({ id: item, provider: 'azure', reason: 'refused' })),
    );
    const asked = () => scene.provider.calls.filter(({ text }) => text === 'Curse').length;
    expect(asked()).toBe(1);
    scene.provider.respond('ok');
    const again = await museum.press(id, 'retry');
    expect(again).toMatchObject({ finished_at: null, state: 'running', failed: 0, saved: 1 });
    expect(await museum.ended(id)).toMatchObject({ state: 'succeeded', saved: 4 });
    expect(asked()).toBe(2);
    expect((await museum.items(id)).map(({ provider }) => provider).sort()).toEqual([
      ...['azure', 'azure', 'memory', 'memory'],
    ]);
  });

  test('S2: is counted, including what memory already had', async () => {
    for (const text of ['Exit', 'Exit', 'Exit ']) await museum.tag(text, { name: 'Exit' });
    expect(await museum.ended((await museum.ordered({ lang_codes: ['fr', 'it'] })).id)).toMatchObject({ saved: 12 });
    const figures = (await as(museum.app, museum.ada)('GET', '/stats/translation.json')).body;
    // One of the six in each language is sent, with its white space where it has some.
    expect(figures).toMatchObject({ asked: 50, memory: 50 - figures.sent });
    expect(museum.scene.provider.calls.map(({ text }) => text).join('')).toHaveLength(figures.sent);
  });

  test.each([
    ['broken', 'unavailable'],
    ['throttled', 'throttled'],
  ] as const)('fails after three attempts if the provider is %s', async (mode, reason) => {
    const { scene } = museum;
    await museum.tag('Exit');
    scene.provider.respond(mode);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    expect(await museum.ended(id)).toMatchObject({ state: 'failed', failed: 1 });
    expect(await museum.items(id)).toMatchObject([{ state: 'failed', provider: 'azure', reason }]);
    expect(scene.provider.calls).toHaveLength(3);
  });

  test('is skipped if its text was deleted or its tag was transferred to another customer', async () => {
    await museum.end();
    museum = await openMuseum({ concurrency: 1 });
    const { scene, app } = museum;
    const grace = await signedIn(app);
    const [first, deleted, given] = [await museum.tag('First'), await museum.tag('Deleted'), await museum.tag('Given')];
    const held = Promise.withResolvers<'ok'>();
    scene.provider.respond(() => held.promise);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(1);
    await scene.db('tags').where({ id: deleted.id }).delete();
    await scene.db('tags').where({ id: given.id }).update({ customer_id: grace.id });
    held.resolve('ok');
    expect(await museum.ended(id)).toMatchObject({ saved: 1, skipped: 2 });
    expect(await museum.items(id)).toMatchObject([
      { tag_id: first.id, state: 'saved' },
      { tag_id: deleted.id, state: 'skipped', reason: 'gone' },
      { tag_id: given.id, state: 'skipped', reason: 'gone' },
    ]);
  });

  test('ends with the translation of the new original if that was edited meanwhile', async () => {
    const { scene, ada, app } = museum;
    const tag = await museum.tag('Exit');
    const held = Promise.withResolvers<'ok'>();
    scene.provider.respond(({ text }) => (text === 'Exit' ? held.promise : 'ok'));
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(1);
    const { id: original } = await app.db('translations').where({ text_record_id: tag.textRecordId }).first();
    await as(app, ada)('PATCH', `/translations/${original}.json`, { translation: { text: 'Way out' } });
    held.resolve('ok');
    expect(await museum.ended(id)).toMatchObject({ saved: 1 });
    const french = await app.db('translations').where({ text_record_id: tag.textRecordId, lang_code: 'fr' }).first();
    expect(french.text).toBe('[fr] Way out');
  });
});

describe('J3: cancelling, and access', () => {
  beforeEach(open);
  afterEach(() => museum.end());

  test('cancelling withdraws queued items, and finishes those in progress', async () => {
    const { scene } = museum;
    for (let at = 0; at < 30; at += 1) await museum.tag(`Text ${at}`);
    const held = Promise.withResolvers<'ok'>();
    scene.provider.respond(() => held.promise);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(3);
    const cancelled = await museum.press(id, 'cancel');
    expect(cancelled).toMatchObject({ queued: 0, running: 3, cancelled: 27, state: 'running' });
    held.resolve('ok');
    expect(await museum.ended(id)).toMatchObject({ saved: 3, cancelled: 27, state: 'cancelled' });
    expect(scene.provider.calls).toHaveLength(3);
    expect(await museum.press(id, 'cancel')).toEqual(await museum.show(id));
    expect(await museum.press(id, 'retry')).toEqual(await museum.show(id));
  });

  test('cancelling does not wait for an estimate, however many items it has', async () => {
    const { scene, runner, ada } = museum;
    await museum.tag('Exit');
    scene.provider.respond('hang');
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    const [place_id, slow] = [await museum.place(), await scene.db.transaction()];
    await slow.raw('lock table places');
    const wish = { customer_id: ada.id, lang_codes: ['it'], place_id, tag_ids: null };
    const estimate = runner.orders.estimate({ ...wish, parts: ['text'], states: ['missing'] });
    await eventually('it takes its time', async () => {
      const { rows } = await scene.db.raw(`select from pg_locks where relation = 'places'::regclass and not granted`);
      return rows.length > 0;
    });
    await runner.orders.cancel({ id });
    expect((await scene.db('translation_orders').where({ id }).first()).cancelled_at).not.toBeNull();
    await slow.rollback();
    expect(await estimate).toMatchObject({ estimate: { total: 0 } });
  });

  test('an item whose attempt fails after a cancellation is cancelled, too', async () => {
    const { scene } = museum;
    await museum.tag('Exit');
    const held = Promise.withResolvers<'broken'>();
    scene.provider.respond(() => held.promise);
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    await scene.provider.called(1);
    await museum.press(id, 'cancel');
    held.resolve('broken');
    const ended = await museum.until(id, 'nothing is made any more', ({ running }) => running === 0);
    expect(ended).toMatchObject({ queued: 0, cancelled: 1, state: 'cancelled' });
  });

  test('another customer’s order is answered with 404', async () => {
    const grace = await signedIn(museum.app);
    await museum.tag('Exit');
    const { id } = await museum.ordered({ lang_codes: ['fr'] });
    for (const [method, path] of [
      ['GET', '.json'],
      ['GET', '/items.json'],
      ['GET', '/events'],
      ['POST', '/cancel.json'],
      ['POST', '/retry.json'],
    ] as const)
      for (const order of [id, noId])
        expect(await as(museum.app, grace)(method, `/translation_orders/${order}${path}`)).toMatchObject({
          status: 404,
          body: notFound,
        });
    expect((await as(museum.app, grace)('GET', '/translation_orders.json')).body).toEqual([]);
  });
});
