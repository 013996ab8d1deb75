/** The outcome of a request while a job is waiting, and of concurrent requests for the same text. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import type { JobSummary } from '../../src/runner/queue/queue.ts';
import { decide, TranslationRequests } from '../../src/runner/queue/translation-requests.ts';
import { Waiters } from '../../src/runner/queue/waiters.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

describe('a job that waits for its next attempt', () => {
  const source = { lang: 'en', text: 'Hello', hash: 'a hash' };
  const current = { tagId: 1, ownerId: null, keepWords: [], source, served: undefined };
  const waiting: JobSummary = {
    id: 1,
    state: 'waiting',
    reason: 'unavailable',
    cap: null,
    source_hash: 'a hash',
    providers: 'azure with an old key',
    due_at: new Date(),
    is_due: false,
    due_in: 60,
    priority: 3,
    by_lookup: true,
  };
  const lookup = { lang_code: 'fr', insist: false };

  test('is not retried by a lookup while the providers are the same', () => {
    expect(decide(current, waiting, lookup, 'azure with an old key')).toMatchObject({ reason: 'unavailable' });
  });

  test('is retried by a lookup when a provider or its key has changed', () => {
    expect(decide(current, waiting, lookup, 'azure with a new key')).toBe('queue');
  });

  test('is retried by a request that insists, and joined when it is due', () => {
    expect(decide(current, waiting, { ...lookup, insist: true }, 'azure with an old key')).toBe('queue');
    expect(decide(current, { ...waiting, is_due: true }, lookup, 'azure with an old key')).toBe('rejoin');
  });
});

describe('concurrent requests for the same text', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await setScene();
  });
  afterEach(() => scene.end());

  test.each([
    ['memory has it, too', { providers: 'one', isRemembered: true }],
    ['the runner that has tried it has other providers', { providers: 'another', isRemembered: false }],
  ])(
    'a request causes one attempt, whose failure ends its wait, also where %s',
    async (_where, { providers, isRemembered }) => {
      const { textRecordId } = await scene.tag({ text: 'Refused' });
      const waiters = new Waiters();
      let queued = 0;
      const requests = new TranslationRequests({
        db: scene.db,
        providers: 'one',
        waiters,
        isRemembered: async () => isRemembered,
        wake: () => {
          queued += 1;
          // It is tried at once.
          const failed = { state: 'failed', reason: 'refused', providers, finished_at: new Date(), due_at: null };
          void scene
            .db('work')
            .update(failed)
            .then(() => waiters.wake(`text:${textRecordId}:fr`));
        },
      });
      const refused = { state: 'failed', reason: 'refused' };
      expect(await requests.request(textRequest(textRecordId, 'fr'))).toMatchObject(refused);
      expect(queued).toBe(1);
    },
  );

  test('a request continues if a runner without a provider for its languages has tried it', async () => {
    const { textRecordId } = await scene.tag({ text: 'Tried elsewhere' });
    const waiters = new Waiters();
    let queued = 0;
    const requests = new TranslationRequests({
      db: scene.db,
      providers: 'one',
      waiters,
      isRemembered: async () => false,
      wake: () => {
        queued += 1;
        const providers = queued < 3 ? 'none' : 'one';
        const failed = { state: 'failed', reason: 'unsupported', providers, finished_at: new Date(), due_at: null };
        void scene
          .db('work')
          .update(failed)
          .then(() => waiters.wake(`text:${textRecordId}:fr`));
      },
    });
    const unsupported = { state: 'failed', reason: 'unsupported' };
    expect(await requests.request(textRequest(textRecordId, 'fr'))).toMatchObject(unsupported);
    expect(queued).toBe(3);
  });

  test('D47: a request that insists does not get the remembered failure that a lookup gets', async () => {
    const { textRecordId } = await scene.tag({ text: 'Refused' });
    const target = { subject_kind: 'text', subject_id: textRecordId, lang_code: 'fr' };
    const refused = { state: 'failed', reason: 'refused', providers: 'one', finished_at: new Date() };
    const source_hash = sourceHash('en', 'Refused');
    await scene.db('work').insert({ ...target, ...refused, source_hash });
    const requests = new TranslationRequests({
      db: scene.db,
      providers: 'one',
      waiters: new Waiters(),
      isRemembered: async () => false,
      wake: () => {},
    });
    const request = textRequest(textRecordId, 'fr', { wait_ms: 1 });
    const outcomes = await Promise.all([
      requests.request(request),
      requests.request(request),
      requests.request({ ...request, insist: true }),
    ]);
    const failed = { state: 'failed', reason: 'refused' };
    expect(outcomes).toMatchObject([failed, failed, { state: 'pending' }]);
    expect(await scene.jobOf(textRecordId)).toMatchObject({ state: 'queued' });
  });
});
