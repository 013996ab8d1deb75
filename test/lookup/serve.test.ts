/** What is served of a reading, and why it is not what was wished for. */
import { expect, test } from '@jest/globals';
import type { Outcome, Reason } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../../src/errors.ts';
import { createLog } from '../../src/log.ts';
import { theOriginal } from '../../src/lookup/read/languages.ts';
import type { TagReading } from '../../src/lookup/read/reading.ts';
import { type FallbackReason, serve, type TranslationStatus } from '../../src/lookup/translate.ts';
import { translatorOf } from '../setup/app.ts';

const log = createLog('web', 'silent');
const reading: TagReading = {
  ...{ id: 1, tag_identifier: '0123456789ab', description: null, image_url: null, text_url: null, gender: 'f' },
  ...{ text_record_id: 2, text: 'Das Tor', text_lang: 'de', text_original_lang: 'de' },
  ...{ name: 'Tor', name_lang: 'de', name_original_lang: 'de' },
};
const failed = (reason: Reason): Outcome => ({ state: 'failed', reason, retry_at: null });

test.each<[Outcome | Error, FallbackReason]>([
  [failed('unsupported'), 'unsupported'],
  [failed('refused'), 'refused'],
  [failed('unavailable'), 'unavailable'],
  [failed('throttled'), 'unavailable'],
  [failed('cap'), 'unavailable'],
  [failed('cancelled'), 'unavailable'],
  [{ state: 'gone' }, 'unavailable'],
  [{ state: 'pending' }, 'pending'],
  [new RunnerUnreachable('nobody there'), 'unavailable'],
  [new Error('what is this'), 'unavailable'],
])('asking that comes to %j is %s, of the text and of the name each', async (outcome, reason) => {
  const translator = translatorOf(({ subject }) => {
    if (subject.kind === 'name') return { state: 'translated', text: 'Porte', lang_code: 'fr' };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const served = await serve(reading, ['fr'], { translator, budgetMs: 100, log });
  expect(served).toEqual({
    tag: { ...reading, name: 'Porte', name_lang: 'fr' },
    status: 'unavailable',
    fallback_reason: { text: reason, name: null },
  });
});

test.each<[string, Partial<TagReading>, string[], TranslationStatus]>([
  ['nothing is wished for', {}, [], 'original'],
  ['the original is', {}, ['de', 'fr'], 'original'],
  ['the original is, by its mark', {}, [theOriginal, 'fr'], 'original'],
  ['the wish is stored', { text_lang: 'fr', name_lang: 'fr' }, ['fr'], 'stored'],
  [
    'there are no words',
    { text: null, text_lang: null, text_original_lang: null, name_lang: null },
    ['fr'],
    'original',
  ],
])('nobody is asked where %s, and there is no reason to tell', async (_, stored, wishes, status) => {
  const translator = translatorOf(() => failed('unavailable'));
  const tag = { ...reading, ...stored };
  const none = { text: null, name: null };
  const asking = { translator, budgetMs: 100, log };
  expect(await serve(tag, wishes, asking)).toEqual({ tag, status, fallback_reason: none });
  expect(translator.wishes).toEqual([]);
});

test('where lookups do not translate it is off; where nobody was asked this time it may come yet', async () => {
  const translator = translatorOf(() => failed('unavailable'));
  const off = await serve(reading, ['fr'], { translator, budgetMs: 0, log });
  const notAsked = await serve(reading, ['fr'], undefined);
  expect([off.fallback_reason.text, notAsked.fallback_reason.text]).toEqual(['off', 'pending']);
  expect([off.status, notAsked.status, translator.wishes]).toEqual(['unavailable', 'unavailable', []]);
});

test('what is read is not changed by what is served: it may be kept', async () => {
  const translator = translatorOf(({ lang_code }) => ({ state: 'translated', text: 'La porte', lang_code }));
  const kept = { ...reading };
  const { tag, status } = await serve(kept, ['fr'], { translator, budgetMs: 100, log });
  expect([tag.text, tag.text_lang, status]).toEqual(['La porte', 'fr', 'translated']);
  expect(kept).toEqual(reading);
});
