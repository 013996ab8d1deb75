/** Orders that two runner processes work on, with various settings. */
import { afterEach, expect, test } from '@jest/globals';
import { signedIn } from '../setup/factories.ts';
import { as, bearer } from '../setup/management.ts';
import { type Caller, type Museum, openMuseum } from './museum.ts';

let museum: Museum;
afterEach(() => museum.end());

const twoRunners = (environment: Record<string, string>) =>
  openMuseum((scene) => {
    const deepl = { DEEPL_API_KEY: 'deepl-key', DEEPL_URL: scene.provider.url };
    return Promise.all([1, 2].map(() => scene.runnerProcess({ ...deepl, ...environment })));
  });

/** Characters that a provider was really sent. */
const sentTo = (name: string) =>
  museum.scene.provider.calls
    .filter(({ provider }) => provider === name)
    .reduce((sum, { text }) => sum + [...text].length, 0);

async function figures(caller: Caller) {
  const { rows, ...sums } = (await as(museum.app, caller)('GET', '/stats/translation.json')).body;
  const of = (name: string) =>
    rows
      .filter(({ provider }: { provider: string }) => provider === name)
      .reduce((sum: number, { characters }: { characters: number }) => sum + characters, 0);
  return { ...sums, of };
}

test('S2: each attempt counts for the provider that was called, after a failover and after a retry', async () => {
  museum = await twoRunners({ TRANSLATION_PROVIDERS: 'azure,deepl' });
  const { scene, ada } = museum;
  for (const text of ['Exit', 'Anchor 🧵', 'Curse']) await museum.tag(text);
  scene.provider.respond(({ provider, text }) => {
    if (text === 'Curse') return 'too-long';
    return provider === 'azure' ? 'broken' : 'ok';
  });
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  expect(await museum.ended(id)).toMatchObject({ state: 'partially_failed', saved: 2, failed: 1 });
  expect(await museum.items(id, '?state=failed')).toMatchObject([{ provider: 'deepl', reason: 'refused' }]);
  scene.provider.respond('ok');
  await museum.press(id, 'retry');
  expect(await museum.ended(id)).toMatchObject({ state: 'succeeded', saved: 3 });
  const { of, asked, memory, sent } = await figures(ada);
  // WD5: what each refused for its length is not counted.
  const counted = (['azure', 'deepl'] as const).map((name) => sentTo(name) - 'Curse'.length);
  const all = counted.reduce((sum, each) => sum + each);
  expect([of('azure'), of('deepl')]).toEqual(counted);
  expect([asked, memory, sent]).toEqual([all, 0, all]);
});

test('S1: with a memory for each customer, each pays once for itself, as its estimate says', async () => {
  museum = await twoRunners({ TRANSLATION_PROVIDERS: 'azure', TRANSLATION_MEMORY: 'own' });
  const { app, ada } = museum;
  const grace = await signedIn(app);
  for (const owner of [ada, grace]) for (const text of ['Exit', ' Exit']) await museum.tag(text, { owner });
  for (const [at, caller] of [ada, grace].entries()) {
    const { body } = await museum.estimate({ lang_codes: ['fr'] }, caller);
    expect(body).toMatchObject({ items: 2, characters: 9, characters_from_memory: 5, characters_to_send: 4 });
    const { id } = await museum.ordered({ lang_codes: ['fr'] }, caller);
    await museum.until(id, 'it has ended', ({ finished_at }) => finished_at !== null, caller);
    expect(museum.scene.provider.calls).toHaveLength(at + 1);
    expect((await museum.items(id, '?state=saved', caller)).map(({ provider }) => provider).sort()).toEqual([
      'azure',
      'memory',
    ]);
  }
});

test('J2: orders of an owner wait when its cap is reached, and those of others continue', async () => {
  museum = await twoRunners({ TRANSLATION_PROVIDERS: 'azure', TRANSLATION_DAILY_CHARACTERS_PER_OWNER: '9' });
  const { app, ada } = museum;
  const grace = await signedIn(app);
  for (const text of ['Anchor', 'Barrel']) await museum.tag(text);
  await museum.tag('Compass', { owner: grace });
  const { id } = await museum.ordered({ lang_codes: ['fr'] });
  const waiting = await museum.until(id, 'it waits', ({ waiting_for, saved }) => waiting_for === 'cap' && saved === 1);
  expect(waiting).toMatchObject({ state: 'running', queued: 1 });
  const other = await museum.ordered({ lang_codes: ['fr'] }, grace);
  expect(await museum.until(other.id, 'it has ended', ({ finished_at }) => finished_at !== null, grace)).toMatchObject({
    saved: 1,
  });
  expect((await figures(ada)).sent).toBe(6);
});

test('J3, J6: deleting a customer ends the streams of its orders, and no runner calls a provider any more', async () => {
  museum = await twoRunners({ TRANSLATION_PROVIDERS: 'azure', RUNNER_CONCURRENCY: '2' });
  const { app, scene } = museum;
  const [admin, grace] = [await signedIn(app, { role: 'admin' }), await signedIn(app, { role: 'admin' })];
  const place_id = await museum.place();
  for (let at = 0; at < 9; at += 1) await museum.tag(`Text ${at}`, { place_id });
  scene.provider.respond('hang');
  const { id } = await museum.ordered({ lang_codes: ['fr'], place_id }, grace);
  await scene.provider.called(4);
  const watched = await fetch(`${app.config.publicUrl}/translation_orders/${id}/events`, {
    headers: bearer(admin.token),
  });
  const told = watched.text();
  expect((await as(app, admin)('DELETE', `/customers/${grace.id}.json`)).status).toBe(204);
  expect(await told).toContain(`"id":${id}`);
  for (const [method, path] of [
    ['GET', '.json'],
    ['GET', '/items.json'],
    ['GET', '/events'],
    ['POST', '/cancel.json'],
    ['POST', '/retry.json'],
  ] as const)
    expect((await as(app, admin)(method, `/translation_orders/${id}${path}`)).status).toBe(404);
  expect(scene.provider.calls).toHaveLength(4);
});
