/** An item from start to end, while runners, people, providers and other orders interfere. */
import { afterEach, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { claimRemembered } from '../../src/runner/orders/from-memory.ts';
import { claimItem } from '../../src/runner/orders/items.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { azureAt, deeplAt } from '../runner/scene.ts';
import { eventually } from '../setup/eventually.ts';
import { as, makeMachine } from '../setup/management.ts';
import { type Museum, openMuseum } from './museum.ts';

let museum: Museum;
afterEach(() => museum.end());

const calls = () => museum.scene.provider.calls;
const originalOf = async ({ textRecordId }: { textRecordId: number }): Promise<number> =>
  (await museum.app.db('translations').where({ text_record_id: textRecordId, origin: 'original' }).first()).id;
const items = (order_id: number) => museum.scene.db('translation_order_items').where({ order_id }).orderBy('id');

/** An order of one item, whose provider answers when `held` is resolved. */
async function orderHeld() {
  const { scene } = museum;
  await museum.tag('Exit');
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(1);
  return { id, held };
}

test('J2: an item that was taken from its runner still ends with the result of that runner', async () => {
  museum = await openMuseum({ concurrency: 1 });
  const { id, held } = await orderHeld();
  await items(id).update({ state: 'queued', lease: null });
  held.resolve('ok');
  expect(await museum.ended(id)).toMatchObject({ saved: 1 });
  expect(calls()).toHaveLength(1);
});

test('J4: the lease of an item is renewed while its provider works, and no other runner claims it', async () => {
  museum = await openMuseum(async (scene) => {
    const start = () => scene.runner({ timing: { lease: 2000 } });
    return [await start(), await start()];
  });
  const { id, held } = await orderHeld();
  const [claimed] = await items(id);
  const end = claimed?.due_at.getTime() + 2000;
  await eventually('its first lease would be long over', () => Date.now() > end);
  expect((await items(id))[0]).toMatchObject({ state: 'running', lease: claimed?.lease });
  held.resolve('ok');
  expect(await museum.ended(id)).toMatchObject({ saved: 1 });
  expect(calls()).toHaveLength(1);
});

test('J3: after a cancellation no further provider is called for the item in progress', async () => {
  museum = await openMuseum((scene) =>
    scene.runner({ providers: [azureAt(scene.provider.url), deeplAt(scene.provider.url)] }).then((runner) => [runner]),
  );
  const { scene } = museum;
  await museum.tag('Exit');
  const held = Promise.withResolvers<'broken'>();
  scene.provider.respond(({ provider }) => (provider === 'azure' ? held.promise : 'ok'));
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(1);
  await museum.press(id, 'cancel');
  held.resolve('broken');
  expect(await museum.ended(id)).toMatchObject({ saved: 0, cancelled: 1, state: 'cancelled' });
  expect(calls().map(({ provider }) => provider)).toEqual(['azure']);
  expect(await scene.db('leases').whereLike('name', 'memory%')).toEqual([]);
});

test('J3: after a cancellation no further part is sent of a text that is sent in parts', async () => {
  museum = await openMuseum({ concurrency: 1 });
  const { scene } = museum;
  await museum.tag('One.\nTwo.\nThree.');
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond((_call, at) => (at === 0 ? { text: 'One. Two. Three.' } : held.promise));
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(2);
  // As after midnight: what is given back was counted for another day.
  await scene.db('translation_figures').update({ day: scene.db.raw('day - 1') });
  await museum.press(id, 'cancel');
  held.resolve('ok');
  expect(await museum.ended(id)).toMatchObject({ saved: 0, cancelled: 1, state: 'cancelled' });
  expect(await scene.db('translation_figures').where('characters', '<', 0)).toEqual([]);
  const sent = ['One.\nTwo.\nThree.', 'One.'];
  expect(calls().map(({ text }) => text)).toEqual(sent);
  const counted = { characters: `${sent.join('').length}` };
  expect(await scene.db('translation_order_usage').where({ provider: 'azure' })).toMatchObject([counted]);
  expect(await scene.db('translation_usage').where({ scope: 'azure' })).toMatchObject([counted]);
});

test('J2: translations that others store meanwhile are kept, and the paid result is remembered', async () => {
  museum = await openMuseum();
  const { scene, app } = museum;
  const [tag, human] = [await museum.tag('Exit'), await museum.tag('Anchor')];
  const held = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => held.promise);
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(2);
  await makeMachine(app, 'translations', await originalOf(tag), 'fr', { text: 'Sortie' });
  await makeMachine(app, 'translations', await originalOf(human), 'fr', { text: 'Ancre', origin: 'human' });
  held.resolve('ok');
  expect(await museum.ended(id)).toMatchObject({ saved: 0, skipped: 2 });
  expect((await museum.items(id)).map(({ provider, reason }) => [provider, reason])).toEqual([
    [null, 'fresh'],
    [null, 'human'],
  ]);
  const texts = await scene.db('translations').where({ lang_code: 'fr' }).orderBy('text').pluck('text');
  expect(texts).toEqual(['Ancre', 'Sortie']);
  // It is remembered for the next one all the same.
  await museum.tag('Exit');
  expect(await museum.ended((await museum.ordered({ lang_codes: ['fr'] })).id)).toMatchObject({ saved: 1 });
  expect(calls()).toHaveLength(2);
});

test('J2: an item that its provider cannot translate is skipped, not failed', async () => {
  museum = await openMuseum();
  await museum.tag('Exit');
  museum.scene.provider.respond('languages');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  expect(await museum.ended(id)).toMatchObject({ skipped: 1, failed: 0, state: 'succeeded' });
  expect(await museum.items(id)).toMatchObject([{ state: 'skipped', reason: 'unsupported' }]);
});

test('S1: a human translation is copied, and the copy is renewed when the human translation changes', async () => {
  museum = await openMuseum();
  const { scene, app, ada } = museum;
  const [first, second] = [await museum.tag('Exit'), await museum.tag('Exit')];
  const source = await makeMachine(app, 'translations', await originalOf(first), 'fr', {
    text: 'Sortie',
    origin: 'human',
  });
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  expect(await museum.ended(id)).toMatchObject({ saved: 1, skipped: 1 });
  const copy = () => scene.db('translations').where({ text_record_id: second.textRecordId, lang_code: 'fr' }).first();
  expect(await copy()).toMatchObject({ text: 'Sortie', provider: 'memory' });
  await as(app, ada)('PATCH', `/translations/${source}.json`, { translation: { text: 'La sortie' } });
  await eventually('the copy is that of the new words', async () => (await copy()).text === 'La sortie');
  expect(calls()).toEqual([]);
});

test('J2: a failed item rests before it is retried, longer each time', async () => {
  museum = await openMuseum({ timing: { pause: 300 } });
  const { scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('broken');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  expect(await museum.ended(id)).toMatchObject({ failed: 1 });
  const [first = 0, second = 0, third = 0] = calls().map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(300);
  expect(third - second).toBeGreaterThanOrEqual(600);
});

test('J2: an item in memory is made although its language pair waits, and does not end that wait', async () => {
  museum = await openMuseum({ concurrency: 1 });
  const { scene } = museum;
  const { id: known } = await museum.tag('Exit');
  await museum.ended((await museum.ordered({ lang_codes: ['fi'], tag_ids: [known] })).id);
  const others: number[] = [];
  for (let at = 0; at < 60; at += 1) others.push((await museum.tag(`Text ${at}`)).id);
  const { id: again } = await museum.tag('Exit');
  const begun = Promise.withResolvers<'ok'>();
  scene.provider.respond(() => begun.promise);
  const { id } = await museum.ordered({ lang_codes: ['fr', 'fi'], tag_ids: [...others, again] });
  await scene.provider.called(2);
  const pair = () => scene.db('translation_order_pairs').where({ order_id: id, lang_code: 'fi' });
  await pair().update({ waiting_for: 'providers', resume_at: new Date(Date.now() + 600_000) });
  scene.provider.respond({ slow: 100 });
  begun.resolve('ok');
  const saved = () => museum.items(id, '?state=saved&limit=1000');
  await eventually('it is made', async () => (await saved()).some(({ lang_code }) => lang_code === 'fi'));
  const made = await saved();
  expect(made.filter(({ lang_code }) => lang_code === 'fi')).toMatchObject([{ tag_id: again, provider: 'memory' }]);
  expect(made.length).toBeLessThan(others.length);
  expect(await pair().first()).toMatchObject({ waiting_for: 'providers' });
  await museum.press(id, 'cancel');
});

test('J2: while a pair waits, an item whose memory lacks a protected part rests and calls no provider', async () => {
  museum = await openMuseum();
  const { scene } = museum;
  const text = 'See www.museum.example';
  const { textRecordId: text_record_id } = await museum.tag(text);
  const work = { lang_code: 'fr', origin: 'human', text: 'Voir le site', source_hash: sourceHash('en', text) };
  await scene.db('translations').insert({ text_record_id, ...work });
  const { id: tag_id } = await museum.tag(text);
  await scene.db('provider_states').insert({ name: 'azure', failures: 5, retry_at: new Date(Date.now() + 600_000) });
  const { id } = await museum.ordered({ lang_codes: ['fr'], tag_ids: [tag_id] });
  await museum.until(id, 'it waits', ({ waiting_for }) => waiting_for === 'providers');
  const retry_at = new Date(Date.now() - 1000);
  await scene.db('provider_states').update({ retry_at });
  await eventually('it rests', async () => {
    const [item] = await items(id);
    return item?.state === 'queued' && item.due_at.getTime() > Date.now() + 30_000;
  });
  expect(await claimRemembered(scene.db, 10, 1, { scope: 'all', providers: ['azure'] })).toEqual([]);
  expect(calls()).toEqual([]);
  expect(await scene.db('provider_states')).toMatchObject([{ retry_at }]);
});

test('J2: an item that ends or hangs three runners has failed, and calls no provider any more', async () => {
  let runner: Runner | undefined;
  museum = await openMuseum(async (scene) => {
    runner = await scene.runner({ concurrency: 1 });
    return [runner];
  });
  const { scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(1);
  await runner?.stop();
  for (const attempts of [0, 1, 2])
    expect(await claimItem(scene.db, { seconds: 0, takesOver: true })).toMatchObject({ claimed: { attempts } });
  await scene.runner({ timing: { lease: 2000 } });
  expect(await museum.ended(id)).toMatchObject({ failed: 1 });
  expect(await museum.items(id)).toMatchObject([{ state: 'failed', reason: 'unavailable' }]);
  expect(calls()).toHaveLength(1);
});

test('J2: an item whose statements time out rests for a minute and counts no attempt', async () => {
  museum = await openMuseum();
  const { scene } = museum;
  await museum.tag('Exit');
  await scene.db.raw(`
    create function too_long() returns trigger language plpgsql as $$
      begin raise 'statement timeout' using errcode = '57014'; end $$;
    create trigger too_long before insert on leases for each row when (new.name like 'memory%')
      execute function too_long()`);
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const resting = () => items(id).whereRaw(`due_at > now() + interval '30 seconds'`).where({ state: 'queued' });
  await eventually('it rests', async () => (await resting()).length === 1);
  expect(await resting()).toMatchObject([{ attempts: 0 }]);
  expect(calls()).toEqual([]);
});

test('J2: no item of a waiting language pair is claimed, and no claim waits for a locked order', async () => {
  let runner: Runner | undefined;
  museum = await openMuseum(async (scene) => {
    runner = await scene.runner({ concurrency: 1 });
    return [runner];
  });
  const { scene } = museum;
  await museum.tag('Exit');
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  await scene.provider.called(1);
  await runner?.stop();
  await items(id).update({ due_at: new Date(0) });
  const rest = (minutes: number) =>
    scene.db('translation_order_pairs').update({ resume_at: new Date(Date.now() + minutes * 60_000) });
  await rest(1);
  const leases = { seconds: 10, takesOver: false };
  expect(await claimItem(scene.db, leases)).toEqual({ hasMore: false });
  await rest(-1);
  await scene.db.transaction(async (other) => {
    await other('translation_orders').where({ id }).forUpdate().first('id');
    expect(await claimItem(scene.db, leases, false)).toEqual({ hasMore: true });
  });
  expect(await claimItem(scene.db, leases, false)).toMatchObject({ claimed: { order_id: id }, hasMore: true });
});
