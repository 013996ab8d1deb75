/** Protected parts in translations: the providers' protocols, the memory and the counting of characters. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { finderOf, preservesParts } from '../../src/model/translations/protected-parts.ts';
import { apertium } from '../../src/runner/providers/apertium.ts';
import { azure } from '../../src/runner/providers/azure.ts';
import { deepl } from '../../src/runner/providers/deepl.ts';
import { google } from '../../src/runner/providers/google.ts';
import { libretranslate } from '../../src/runner/providers/libretranslate.ts';
import { sendText } from '../../src/runner/work/send-text.ts';
import { eventually } from '../setup/eventually.ts';
import { type FakeProvider, type ProviderCall, startFakeProvider } from '../setup/fake-provider.ts';
import { type Scene, setScene, textRequest } from './scene.ts';

const signal = new AbortController().signal;
const accepted = { characters: 0, before: 0 };

describe('WD1: the protocols of providers', () => {
  let fake: FakeProvider;
  beforeAll(async () => {
    fake = await startFakeProvider();
  });
  afterAll(() => fake.close());

  const providers = (url: string) => [
    deepl({ key: 'k', url }),
    azure({ key: 'k', url }),
    google({ key: 'k', url }),
    libretranslate({ url }),
  ];

  const stays = [
    'https://museum.example/a/b?x=1&y=2#z',
    'www.museum.example',
    'hall@museum.example',
    '{name}',
    '{{ count }}',
    'Cutty Sark',
    'the TATE',
    'C++',
    '<The & Ship>',
    '故宫',
  ];
  const find = finderOf(
    ['Cutty Sark', 'Tate', 'C++', '<The & Ship>', '故宫'].map((word) => ({ word, case_sensitive: false })),
  );
  test('refuse an answer with a part lost or doubled', async () => {
    for (const provider of providers(fake.url))
      for (const change of [() => '', (part: string) => part + part])
        for (const part of stays) {
          fake.respond((call) => ({
            text: call.text.replace(/<keep>.*?<\/keep>|<span [^>]*>.*?<\/span>|[QZXJ]\d+[QZXJ]/, change),
          }));
          const sending = { provider, from: 'en', to: 'fr', find, signal, accepted };
          await expect(sendText('whole', `See ${part} now.`, sending)).rejects.toMatchObject({ kind: 'rejected' });
        }
  });

  test('mark the protected parts, each in its own way', async () => {
    const bodies: unknown[] = [];
    const fetched = globalThis.fetch;
    globalThis.fetch = async (url, options) => {
      bodies.push([`${new URL(`${url}`).search.replace(/key=k&?/, '')}`, JSON.parse(`${options?.body}`)]);
      return fetched(url, options);
    };
    fake.respond('ok');
    try {
      for (const provider of providers(fake.url))
        await sendText('whole', 'A & {b}', { provider, from: 'en', to: 'fr', find, signal, accepted });
    } finally {
      globalThis.fetch = fetched;
    }
    const [ofDeepl, ofAzure, ofGoogle, ofLibretranslate] = bodies;
    expect(ofDeepl).toMatchObject([
      '',
      { text: ['A &amp; <keep>{b}</keep>'], tag_handling: 'xml', ignore_tags: ['keep'] },
    ]);
    expect(ofAzure).toEqual([
      expect.stringContaining('textType=html'),
      [{ Text: 'A &amp; <span class="notranslate">{b}</span>' }],
    ]);
    expect(ofGoogle).toMatchObject([
      expect.any(String),
      { q: 'A &amp; <span translate="no">{b}</span>', format: 'html' },
    ]);
    expect(ofLibretranslate).toMatchObject(['', { q: 'A & Q0Z', format: 'text' }]);
  });
});

test('WD1: Apertium, where it is installed, leaves addresses unchanged', async () => {
  const provider = await apertium();
  if (!provider?.can('en', 'es')) return;
  const source = 'See https://museum.example/a/b?x=1&y=2#z for more.\n\nThe museum of the Cutty Sark.';
  const find = finderOf([{ word: 'Cutty Sark', case_sensitive: true }]);
  const answer = await sendText('whole', source, { provider, from: 'en', to: 'es', find, signal, accepted });
  expect(preservesParts(find, source, answer)).toBe(true);
  expect(answer.split('\n')).toHaveLength(3);
  expect(answer).not.toBe(source);
});

describe('the runner', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await setScene();
  });
  afterEach(() => scene.end());

  const word = (customer_id: number | null, word: string) => scene.db('keep_words').insert({ customer_id, word });
  const ask = (client: ReturnType<Scene['client']>, id: number) => client.request(textRequest(id, 'fr'));
  const texts = () => scene.provider.calls.map(({ text }) => text);

  test('WD1: refuses an answer that lacks a protected part, and does not store it', async () => {
    const client = scene.client(await scene.runner());
    const { textRecordId } = await scene.tag({ text: 'See www.museum.example' });
    scene.provider.respond({ text: 'Voir le site' });
    expect(await ask(client, textRecordId)).toMatchObject({ state: 'failed', reason: 'refused' });
    expect(await scene.jobOf(textRecordId)).toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('what has to stay as it is'),
    });
    expect(await scene.db('translations').where({ lang_code: 'fr' })).toEqual([]);
    expect(await scene.db('translation_memory')).toEqual([]);
  });

  test('WD1: sends a text again whose memory lacks a protected part', async () => {
    const client = scene.client(await scene.runner());
    await scene.db.raw(
      `insert into translation_memory (key, source_lang_code, lang_code, is_shared, text, provider)
       values (memory_key('At {a}'), 'en', 'fr', true, 'À', 'azure')`,
    );
    scene.provider.respond(({ text }) => ({ text: `À ${text.slice(3)}` }));
    const { textRecordId } = await scene.tag({ text: 'At {a}' });
    expect(await ask(client, textRecordId)).toMatchObject({ text: 'À {a}' });
    expect(await scene.db('translation_memory')).toMatchObject([{ text: 'À {a}' }]);
  });

  test('V5 D72: does not use a memory that lacks a protected part to get around a failure', async () => {
    const client = scene.client(await scene.runner());
    const text = 'See www.museum.example';
    const first = await scene.tag({ text });
    const second = await scene.tag({ text, ownerId: first.ownerId ?? 0 });
    const { source_hash } = await scene.db('translations').where({ text_record_id: first.textRecordId }).first();
    const work = { lang_code: 'fr', origin: 'human', text: 'Voir le site', source_hash };
    await scene.db('translations').insert({ text_record_id: first.textRecordId, ...work });
    scene.provider.respond({ text: 'Voir le site' });
    const refused = { state: 'failed', reason: 'refused', retry_at: null };
    expect(await ask(client, second.textRecordId)).toEqual({ ...refused, was_tried: true });
    expect(await ask(client, second.textRecordId)).toEqual(refused);
    expect(texts()).toHaveLength(1);
  });

  test('WD2: uses the memory of a text only for the same protected words', async () => {
    const client = scene.client(await scene.runner());
    const [plain, wordy, other] = [
      await scene.tag({ text: 'The Tower' }),
      await scene.tag({ text: 'The Tower' }),
      await scene.tag({ text: 'The Tower' }),
    ];
    for (const { ownerId } of [wordy, other]) await word(ownerId, 'Tower');
    await word(other.ownerId, 'Bridge');
    scene.provider.respond(({ text }) => ({ text: text.replace('The', 'La').replace('Tower<', 'Tower<') }));
    for (const { textRecordId } of [plain, wordy, other]) await ask(client, textRecordId);
    expect(texts()).toEqual(['The Tower', 'The <span class="notranslate">Tower</span>']);
    const stored = await scene.db('translations').where({ lang_code: 'fr' }).orderBy('id');
    expect(stored.map(({ text }) => text)).toEqual(['La Tower', 'La Tower', 'La Tower']);
    const later = await scene.tag({ text: ' The Tower\n', ownerId: wordy.ownerId ?? 0 });
    expect(await ask(client, later.textRecordId)).toMatchObject({ text: ' La Tower\n' });
    expect(texts()).toHaveLength(2);
  });

  test('WD2: marks translations without a new protected word as stale, and renews them', async () => {
    const client = scene.client(await scene.runner());
    const { textRecordId, ownerId } = await scene.tag({ text: 'The Tower' });
    scene.provider.respond({ text: 'La Tour' });
    await ask(client, textRecordId);
    scene.provider.respond(({ text }) => ({ text: text.replace('The', 'La') }));
    await scene.db('keep_words').insert({ customer_id: ownerId, word: 'Tower', outdates_from: 0 });
    await eventually('it is made under the word', async () => {
      const [stored] = await scene.db('translations').where({ lang_code: 'fr' });
      return stored.text === 'La Tower';
    });
    expect(await scene.db('keep_words').pluck('outdates_from')).toEqual([null]);
  });

  test('WD1: translates line by line if an answer changes the lines, which counts once more', async () => {
    const client = scene.client(await scene.runner());
    const { textRecordId } = await scene.tag({ text: 'One.\r\n\r\nTwo.' });
    scene.provider.respond(({ text }) => ({
      text: text.replaceAll(/\s+/g, ' ').replace('One', 'Un').replace('Two', 'Deux'),
    }));
    expect(await ask(client, textRecordId)).toMatchObject({ text: 'Un.\r\n\r\nDeux.' });
    expect(texts()).toEqual(['One.\r\n\r\nTwo.', 'One.', 'Two.']);
    expect((await client.providers.status()).spent.all.characters).toBe(24);
  });

  test('S1: continues the next attempt with the piece that has failed', async () => {
    const client = scene.client(await scene.runner());
    const { textRecordId } = await scene.tag({ text: 'One.\nTwo.\nThree.' });
    scene.provider.respond(({ text }, at) => {
      if (at === 3) return 'throttled';
      return { text: text.replace(/\s+/g, ' ').toUpperCase() };
    });
    expect(await ask(client, textRecordId)).toMatchObject({ state: 'failed', reason: 'throttled' });
    await scene.db('provider_states').delete();
    expect(await client.request(textRequest(textRecordId, 'fr', { insist: true }))).toMatchObject({
      text: 'ONE.\nTWO.\nTHREE.',
    });
    const pieces = ['One.', 'Two.', 'Three.'];
    const whole = pieces.join('\n');
    expect(texts()).toEqual([whole, ...pieces, whole, 'Three.']);
    const first = 2 * whole.length;
    expect((await client.providers.status()).spent.all.characters).toBe(first + whole.length + whole.length - 8);
    const other = await scene.tag({ text: 'One.\nTwo.' });
    expect(await ask(client, other.textRecordId)).toMatchObject({ text: 'ONE.\nTWO.' });
    expect(texts().slice(-2)).toEqual(['One.', 'Two.']);
  });

  describe('WD5: a text that is too long', () => {
    const upTo = (most: number) => (call: ProviderCall) =>
      call.text.length > most ? ('too-long' as const) : { text: call.text.toUpperCase() };
    const spent = async (client: ReturnType<Scene['client']>) => (await client.providers.status()).spent.all.characters;

    test('is sent in parts, by paragraphs, then lines, then sentences, and counted once', async () => {
      const client = scene.client(await scene.runner());
      const text = 'Once two.\n\nThree four. Five six.\nSeven {x}.\n\n  Eight.';
      const { textRecordId } = await scene.tag({ text });
      scene.provider.respond(upTo(14));
      expect(await ask(client, textRecordId)).toMatchObject({ state: 'failed', reason: 'refused' });
      expect(await spent(client)).toBeLessThan(text.length);
      scene.provider.respond(({ text }) =>
        text.length > 46
          ? 'too-long'
          : {
              text: text
                .replaceAll(/[a-z]{3,}(?![a-z"]*>)/g, (word) => word.toUpperCase())
                .replaceAll('SPAN', 'span')
                .replaceAll('CLASS', 'class'),
            },
      );
      const other = await scene.tag({ text: `${text} ` });
      const before = await spent(client);
      expect(await client.request(textRequest(other.textRecordId, 'fr', { insist: true }))).toMatchObject({
        state: 'translated',
        text: 'ONCE TWO.\n\nTHREE FOUR. FIVE SIX.\nSEVEN {x}.\n\n  EIGHT. ',
      });
      expect((await spent(client)) - before).toBe(text.length + 1);
    });

    test('is refused, not counted and reported if it cannot be split', async () => {
      const client = scene.client(await scene.runner());
      const { textRecordId } = await scene.tag({ text: 'One-sentence-that-is-long' });
      scene.provider.respond('too-long');
      expect(await ask(client, textRecordId)).toMatchObject({ state: 'failed', reason: 'refused' });
      expect(await spent(client)).toBe(0);
      expect(await scene.jobOf(textRecordId)).toMatchObject({ message: expect.stringContaining('too long') });
    });
  });

  test('WD6: stores the provider’s status, code and message with its state and the job, without the text', async () => {
    const client = scene.client(await scene.runner());
    const { textRecordId } = await scene.tag({ text: 'A very secret sentence' });
    scene.provider.respond({
      status: 400,
      body: { error: { code: 400077, message: 'Bad: "A very secret sentence" with azure-key' } },
    });
    await ask(client, textRecordId);
    const [azure] = (await client.providers.status()).providers;
    expect(azure).toMatchObject({ breaker: 'closed', failures: 0 });
    for (const said of [azure?.last_failure, (await scene.jobOf(textRecordId))?.message]) {
      expect(said).toContain('(HTTP 400)');
      expect(said).toContain('“Bad: "…" with ');
      expect(said).not.toMatch(/secret/);
    }
    expect(azure?.last_failure).toContain('[400077]');
  });
});
