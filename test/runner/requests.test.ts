/** The outcome of a request to the runner. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunnerClient } from '../../src/channel/client.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { Translation } from '../../src/model/translations/translation.ts';
import { eventually } from '../setup/eventually.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { azureAt, cancelAll, deeplAt, editText, nameRequest, type Scene, setScene, textRequest } from './scene.ts';

let scene: Scene;
let first: RunnerClient;
let second: RunnerClient;

beforeAll(async () => {
  scene = await setScene();
  const runners = await Promise.all([
    scene.runner({ providers: [azureAt(scene.provider.url), deeplAt(scene.provider.url)] }),
    scene.runner({ providers: [azureAt(scene.provider.url), deeplAt(scene.provider.url)] }),
  ]);
  first = scene.client(...runners);
  second = scene.client(...runners.reverse());
});
afterAll(() => scene.end());
beforeEach(async () => {
  await cancelAll(first);
  scene.provider.reset();
  await scene.db('provider_states').delete();
});

const stored = (text_record_id: number, lang_code: string) =>
  Translation.query(scene.db).findOne({ text_record_id, lang_code });
const onlyJob = (tagId: number) => scene.db('work').where({ tag_id: tagId }).first();

test('X24: if the tag is deleted while the request is stored, the text is gone and the runner reachable', async () => {
  const { id, textRecordId } = await scene.tag({ text: 'Good night' });
  const deletion = await scene.db.transaction();
  await deletion('tags').where({ id }).delete();
  const waitsBefore = await lockWaits(scene.db);
  const outcome = first.request(textRequest(textRecordId, 'fr'));
  await eventually('it waits for the tag', async () => (await lockWaits(scene.db)) > waitsBefore);
  await deletion.commit();
  expect(await outcome).toEqual({ state: 'gone' });
  expect(scene.provider.calls).toHaveLength(0);
});

describe('a text without a stored translation', () => {
  test('V4 X30: is translated, stored with its provider and source, and not sent again', async () => {
    const { textRecordId } = await scene.tag({ text: 'Good morning' });
    const work = {
      origin: 'machine',
      provider: 'azure',
      source_hash: sourceHash('en', 'Good morning'),
      stale: false,
      translated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    const translated = { state: 'translated', text: '[fr] Good morning', lang_code: 'fr', work };
    expect(await first.request(textRequest(textRecordId, 'fr'))).toEqual(translated);
    expect(await second.request(textRequest(textRecordId, 'fr'))).toEqual(translated);
    expect(scene.provider.calls).toHaveLength(1);
    expect(await stored(textRecordId, 'fr')).toMatchObject({
      text: '[fr] Good morning',
      origin: 'machine',
      provider: 'azure',
      source_hash: sourceHash('en', 'Good morning'),
    });
  });

  test('V4: is sent once for 50 concurrent lookups over two runners, and so is its name', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'The bridge', name: 'Bridge' });
    scene.provider.respond({ slow: 100 });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const client = index % 2 ? first : second;
        return Promise.all([client.request(textRequest(textRecordId, 'de')), client.request(nameRequest(id, 'de'))]);
      }),
    );
    for (const [text, name] of outcomes) {
      expect(text).toMatchObject({ state: 'translated', text: '[de] The bridge', lang_code: 'de' });
      expect(name).toMatchObject({ state: 'translated', text: '[de] Bridge', lang_code: 'de' });
    }
    expect(scene.provider.calls.map(({ text }) => text).sort()).toEqual(['Bridge', 'The bridge']);
  });

  test('V5: is pending with a slow provider, whose result is still stored', async () => {
    const { textRecordId } = await scene.tag({ text: 'Slowly' });
    let answer = () => {};
    scene.provider.respond(() => new Promise((resolve) => (answer = () => resolve('ok'))));
    let waited = 0;
    await eventually('the answer is that it is not done yet', async () => {
      const begun = performance.now();
      // It throws where a busy machine makes the caller give up before the runner gets to say so.
      const { state } = await first.request(textRequest(textRecordId, 'fr', { wait_ms: 200 }));
      waited = performance.now() - begun;
      return state === 'pending';
    });
    expect(waited).toBeGreaterThanOrEqual(195);
    await scene.provider.called(1);
    const later = second.request(textRequest(textRecordId, 'fr'));
    answer();
    expect(await later).toMatchObject({ state: 'translated', text: '[fr] Slowly' });
    expect(scene.provider.calls).toHaveLength(1);
  });
});

describe('a text that needs no provider', () => {
  test('X28: is the original in the language of the original', async () => {
    const { textRecordId } = await scene.tag({ text: 'As it is' });
    expect(await first.request(textRequest(textRecordId, 'en'))).toMatchObject({
      state: 'translated',
      text: 'As it is',
      lang_code: 'en',
      work: { origin: 'original', provider: null, translated_at: null },
    });
    expect(scene.provider.calls).toHaveLength(0);
  });

  test('D48: has a human translation, which is served even after the original was edited', async () => {
    const { textRecordId } = await scene.tag({ text: 'Welcome' });
    const human = { text_record_id: textRecordId, lang_code: 'fr', origin: 'human' as const };
    await Translation.query(scene.db).insert({ ...human, text: 'Bienvenue', source_hash: sourceHash('en', 'Welcome') });
    await editText(scene.db, textRecordId, 'Welcome to you all');
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: 'Bienvenue' });
    expect(scene.provider.calls).toHaveLength(0);
  });

  test('is gone if the subject does not exist or has no text', async () => {
    const { id } = await scene.tag({ text: 'Without a name' });
    expect(await first.request(nameRequest(id, 'fr'))).toEqual({ state: 'gone' });
    expect(await first.request(textRequest(2_000_000_000, 'fr'))).toEqual({ state: 'gone' });
  });
});

describe('failures', () => {
  test('the next provider is called when the first fails, and the operator sees why', async () => {
    const { textRecordId } = await scene.tag({ text: 'Failover' });
    scene.provider.respond(({ provider }) => (provider === 'azure' ? 'key' : 'ok'));
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[FR] Failover' });
    expect(await stored(textRecordId, 'fr')).toMatchObject({ provider: 'deepl' });
    const { providers } = await first.providers.status();
    expect(providers).toMatchObject([
      {
        name: 'azure',
        failures: 1,
        last_failure: expect.stringMatching(/^refused the key \(HTTP 401\)/),
        last_success_at: null,
      },
      { name: 'deepl', failures: 0, last_success_at: expect.any(String), characters_today: expect.any(Number) },
    ]);
    await first.providers.reset({ name: 'azure' });
    expect((await first.providers.status()).providers[0]?.failures).toBe(0);
  });

  test('V5 D72: a refusal by all providers is remembered until the source changes or a person insists', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Unspeakable' });
    scene.provider.respond('too-long');
    const refused = { state: 'failed', reason: 'refused', retry_at: null };
    expect(await first.request(textRequest(textRecordId, 'fr'))).toEqual({ ...refused, was_tried: true });
    expect(scene.provider.calls.map(({ provider }) => provider)).toEqual(['azure', 'deepl']);
    expect(await second.request(textRequest(textRecordId, 'fr'))).toEqual(refused);
    expect(scene.provider.calls).toHaveLength(2);
    expect(await onlyJob(id)).toMatchObject({ state: 'failed', provider: 'deepl', reason: 'refused' });
    expect(await second.request(textRequest(textRecordId, 'fr', { insist: true }))).toMatchObject(refused);
    expect(scene.provider.calls).toHaveLength(4);
    scene.provider.respond('ok');
    await editText(scene.db, textRecordId, 'Speakable');
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] Speakable' });
  });

  test('V5: a pair that no provider translates is remembered until the providers change', async () => {
    const { textRecordId } = await scene.tag({ text: 'Anything' });
    const unsupported = { state: 'failed', reason: 'unsupported', retry_at: null };
    scene.provider.respond('languages');
    expect(await first.request(textRequest(textRecordId, 'fr'))).toEqual(unsupported);
    expect(await first.request(textRequest(textRecordId, 'fr'))).toEqual(unsupported);
    expect(scene.provider.calls).toHaveLength(2);
    scene.provider.respond('ok');
    const runner = await scene.runner({ providers: [deeplAt(scene.provider.url)] });
    try {
      expect(await scene.client(runner).request(textRequest(textRecordId, 'fr'))).toMatchObject({
        state: 'translated',
      });
    } finally {
      await runner.stop();
    }
  });

  test('an unsupported pair has a reason without a message', async () => {
    // Any runner does what is to be done: the one that does not know the language has to be the only one.
    const alone = await setScene();
    try {
      const { id, textRecordId } = await alone.tag({ text: 'Nobody was asked' });
      const runner = alone.client(await alone.runner({ providers: [deeplAt(alone.provider.url)] }));
      expect(await runner.request(textRequest(textRecordId, 'mww'))).toMatchObject({ reason: 'unsupported' });
      expect(await alone.db('work').where({ tag_id: id }).first()).toMatchObject({
        reason: 'unsupported',
        message: null,
      });
    } finally {
      await alone.end();
    }
  });

  test('D47: lookups fail at once until the next attempt is due, while a person’s request tries at once', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Down' });
    scene.provider.respond('broken');
    const outcome = await first.request(textRequest(textRecordId, 'fr'));
    const told = { retry_at: expect.any(String), retry_in: expect.any(Number) };
    expect(outcome).toEqual({ state: 'failed', reason: 'unavailable', was_tried: true, ...told });
    const asked = scene.provider.calls.length;
    expect(await onlyJob(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      message:
        'azure failed (HTTP 500): “An unexpected error occurred.”; deepl failed (HTTP 503): “Service unavailable”',
    });
    expect(await second.request(textRequest(textRecordId, 'fr'))).toEqual({
      state: 'failed',
      reason: 'unavailable',
      ...told,
    });
    expect(scene.provider.calls).toHaveLength(asked);
    scene.provider.respond('ok');
    expect(await second.request(textRequest(textRecordId, 'fr', { insist: true }))).toMatchObject({
      text: '[fr] Down',
    });
    expect(await onlyJob(id)).toMatchObject({ state: 'succeeded', reason: null, message: null, due_at: null });
  });

  test('the job is retried by itself when it is due', async () => {
    const { textRecordId } = await scene.tag({ text: 'Again' });
    scene.provider.respond((_call, index) => (index < 2 ? 'broken' : 'ok'));
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ reason: 'unavailable' });
    await eventually('the translation is there', async () => (await stored(textRecordId, 'fr')) !== undefined);
    expect(scene.provider.calls).toHaveLength(3);
  });

  test('Retry-After is respected, for other texts as well', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Too much' });
    const other = await scene.tag({ text: 'Also too much' });
    scene.provider.respond({ mode: 'throttled', retryAfter: 900 });
    const begun = Date.now();
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ reason: 'throttled' });
    const job = await onlyJob(id);
    expect(job.due_at.getTime()).toBeGreaterThanOrEqual(begun + 899_000);
    expect(job.due_at.getTime()).toBeLessThan(begun + 1_100_000);
    expect(await first.request(textRequest(other.textRecordId, 'fr'))).toMatchObject({ reason: 'throttled' });
    expect(scene.provider.calls).toHaveLength(2);
    const { providers } = await first.providers.status();
    expect(providers.every(({ retry_at }) => Date.parse(retry_at ?? '') >= begun + 899_000)).toBe(true);
  });

  test.each(['empty', 'blank', 'control', 'half', 'long', 'garbage'] as const)(
    'X29: an unusable answer (%s) is never stored',
    async (mode) => {
      const { textRecordId } = await scene.tag({ text: 'Untrusted' });
      scene.provider.respond(mode);
      expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ reason: 'unavailable' });
      expect(await stored(textRecordId, 'fr')).toBeUndefined();
    },
  );

  test('the job fails after many attempts, and can be requested again an hour later', async () => {
    const { id, textRecordId } = await scene.tag({ text: 'Hopeless' });
    scene.provider.respond('broken');
    await first.request(textRequest(textRecordId, 'fr'));
    await scene.db('work').where({ tag_id: id }).update({ attempts: 11, due_at: new Date() });
    await eventually('the job has failed', async () => (await onlyJob(id)).state === 'failed');
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ retry_at: expect.any(String) });
    expect((await onlyJob(id)).due_at.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    await scene
      .db('work')
      .where({ tag_id: id })
      .update({ due_at: new Date(Date.now() - 1000) });
    scene.provider.respond('ok');
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] Hopeless' });
  });
});

describe('edits', () => {
  test('D48: if the source changes during the call, the result is discarded and made again', async () => {
    const { textRecordId } = await scene.tag({ text: 'Before' });
    scene.provider.respond(async (_call, index) => {
      if (index === 0) await editText(scene.db, textRecordId, 'After');
      return 'ok' as const;
    });
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: '[fr] After' });
    expect(scene.provider.calls.map(({ text }) => text)).toEqual(['Before', 'After']);
    expect(await stored(textRecordId, 'fr')).toMatchObject({ source_hash: sourceHash('en', 'After') });
  });

  test.each([
    ['the original', 'Race', 'Race'],
    ['an older original', 'Regatta', 'Former race'],
  ])('D48: a human translation of %s stored during the call is never overwritten', async (_, text, original) => {
    const { id, textRecordId } = await scene.tag({ text });
    scene.provider.respond(async () => {
      await Translation.query(scene.db).insert({
        text_record_id: textRecordId,
        lang_code: 'fr',
        text: 'Course',
        origin: 'human',
        source_hash: sourceHash('en', original),
      });
      return 'ok' as const;
    });
    expect(await first.request(textRequest(textRecordId, 'fr'))).toMatchObject({ text: 'Course' });
    expect(await stored(textRecordId, 'fr')).toMatchObject({ text: 'Course', origin: 'human' });
    // The answer may be there before the end of the job is: it is the person's, and needs none.
    await eventually('the job ends', async () => (await onlyJob(id)).state !== 'running');
    expect(await onlyJob(id)).toMatchObject({ state: 'succeeded', attempts: 1, message: null });
  });

  test('D48: a text that is deleted during the call ends the job without an error', async () => {
    const { textRecordId } = await scene.tag({ text: 'Fleeting' });
    scene.provider.respond(async () => {
      await scene.db('text_records').where({ id: textRecordId }).delete();
      return 'ok' as const;
    });
    expect(await first.request(textRequest(textRecordId, 'fr'))).toEqual({ state: 'gone' });
    const job = () => scene.db('work').where({ subject_kind: 'text', subject_id: textRecordId }).first();
    await eventually('the job has ended', async () => (await job()).state === 'cancelled');
  });

  test('D73: the sweep renews stale machine translations without a request', async () => {
    const { textRecordId } = await scene.tag({ text: 'Old' });
    await first.request(textRequest(textRecordId, 'fr'));
    await editText(scene.db, textRecordId, 'New');
    await eventually('made again', async () => (await stored(textRecordId, 'fr'))?.text === '[fr] New');
    expect(scene.provider.calls).toHaveLength(2);
  });
});
