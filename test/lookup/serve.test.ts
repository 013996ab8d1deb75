/** What is served from a reading, and the reason for a fallback. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Reason } from '../../contracts/runner.ts';
import { RunnerUnreachable } from '../../src/errors.ts';
import { createLog } from '../../src/log.ts';
import { parsePreferences } from '../../src/lookup/preferences.ts';
import type { Provenance, TagReading } from '../../src/lookup/read/reading.ts';
import { type FallbackReason, serveReading, type TranslationStatus } from '../../src/lookup/translate.ts';
import { type MadeOutcome, translatorOf } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';

const log = createLog('web', 'silent');
const reading: TagReading = {
  customer_id: null,
  place_id: null,
  hidden: false,
  id: 1,
  tag_identifier: '0123456789ab',
  description: null,
  image_url: null,
  picture: null,
  text_url: null,
  gender: 'f',
  text_record_id: 2,
  text: 'Das Tor',
  text_lang: 'de',
  text_original_lang: 'de',
  name: 'Tor',
  name_lang: 'de',
  name_original_lang: 'de',
};
/** Only the text is of interest. */
const nameless: TagReading = { ...reading, name: null, name_lang: null, name_original_lang: null };
const failed = (reason: Reason, more = {}): MadeOutcome => ({ state: 'failed', reason, retry_at: null, ...more });
const inList = (...codes: string[]) => parsePreferences(codes.join(), undefined);
const byHeader = (header: string) => parsePreferences('auto', header);
const told = (requested: string[], reason: FallbackReason | null = null) => ({ requested, reason });
const translated = (lang_code: string): MadeOutcome => ({ state: 'translated', text: `in ${lang_code}`, lang_code });

/** Serves with a runner that answers by language; languages that it is not asked for are told by their absence. */
async function served(
  from: TagReading,
  preferences: ReturnType<typeof parsePreferences>,
  answers: Record<string, MadeOutcome | Error>,
  { budgetMs = 10_000, mayAsk = true, cannot = [] as string[] } = {},
) {
  const answer = ({ lang_code }: { lang_code: string }) => {
    const outcome = answers[lang_code] ?? failed('unavailable');
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const translator = translatorOf(answer, (_from, to) => !cannot.includes(to));
  const given = await serveReading(from, preferences, { translator, budgetMs, log }, mayAsk);
  return { ...given, asked: translator.requests.map(({ lang_code }) => lang_code) };
}

test.each<[MadeOutcome | Error, FallbackReason]>([
  [failed('unsupported'), 'unsupported'],
  [failed('refused'), 'refused'],
  [failed('unavailable'), 'unavailable'],
  [failed('throttled'), 'unavailable'],
  [failed('cap'), 'unavailable'],
  [failed('cancelled'), 'unavailable'],
  [{ state: 'gone' }, 'unavailable'],
  [{ state: 'pending' }, 'pending'],
  [{ state: 'pending', has_failed: true }, 'unavailable'],
  [new RunnerUnreachable('nobody there'), 'unavailable'],
  [new Error('what is this'), 'unavailable'],
])('the outcome %j gives the reason %s, separately for text and name', async (outcome, reason) => {
  const translator = translatorOf(({ subject }) => {
    if (subject.kind === 'name') return { state: 'translated', text: 'Porte', lang_code: 'fr' };
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  expect(await serveReading(reading, inList('fr'), { translator, budgetMs: 10_000, log }, true)).toEqual({
    isLasting: false,
    tag: { ...reading, name: 'Porte', name_lang: 'fr' },
    status: 'unavailable',
    text: told(['fr'], reason),
    name: told(['fr']),
  });
});

test.each<[string, Partial<TagReading>, ReturnType<typeof parsePreferences>, TranslationStatus, string[]]>([
  ['no language is preferred', {}, inList(), 'original', []],
  ['the original is preferred', {}, inList('de', 'fr'), 'original', ['de', 'fr']],
  ['the original is preferred by *', {}, byHeader('*, fr'), 'original', ['de', 'fr']],
  ['all preferred languages are excluded', {}, byHeader('fr, fr;q=0'), 'original', []],
  ['the preferred language is stored', { text_lang: 'fr', name_lang: 'fr' }, inList('fr'), 'stored', ['fr']],
  [
    'the tag has neither text nor name',
    { text: null, text_lang: null, text_original_lang: null, name_lang: null, name_original_lang: null },
    inList('fr'),
    'original',
    ['fr'],
  ],
])('requests no translation and gives no reason where %s', async (_, stored, preferences, status, requested) => {
  const tag = { ...reading, ...stored };
  const all = { tag, status, text: told(requested), name: told(requested), isLasting: true, asked: [] };
  expect(await served(tag, preferences, {})).toEqual(all);
});

describe('a list of preferences', () => {
  test('continues with the next language after a failure, and reports the reason of the first', async () => {
    const { tag, status, text, asked } = await served(nameless, inList('fi', 'sv', 'fr'), {
      fi: failed('refused'),
      sv: translated('sv'),
    });
    expect(tag).toMatchObject({ text: 'in sv', text_lang: 'sv' });
    expect([status, text, asked]).toEqual(['unavailable', told(['fi', 'sv', 'fr'], 'refused'), ['fi', 'sv']]);
  });

  test('stops at a stored translation and requests none of the later languages', async () => {
    const french = { ...nameless, text: 'La porte', text_lang: 'fr' };
    const { tag, status, text, asked } = await served(french, inList('fi', 'fr', 'sv'), {});
    expect([tag.text_lang, status, text.reason, asked]).toEqual(['fr', 'unavailable', 'unavailable', ['fi']]);
  });

  test('stops at the original', async () => {
    const { tag, text, asked } = await served(nameless, byHeader('fi, *;q=0.5, sv;q=0.1'), {});
    expect([tag.text_lang, text, asked]).toEqual(['de', told(['fi', 'de', 'sv'], 'unavailable'), ['fi']]);
  });

  test('requests at most three languages, for text and name each', async () => {
    const tried = failed('unavailable', { was_tried: true });
    const four = { fi: tried, sv: tried, et: tried, lv: translated('lv') };
    const { tag, asked } = await served(reading, inList('fi', 'sv', 'et', 'lv'), four);
    expect([tag.text_lang, tag.name_lang]).toEqual(['de', 'de']);
    expect(asked.sort()).toEqual(['et', 'et', 'fi', 'fi', 'sv', 'sv']);
  });

  test('does not count requests for which no provider was called', async () => {
    const { tag, asked } = await served(nameless, inList('fi', 'sv', 'et', 'lv', 'lt', 'pl'), {
      fi: failed('unsupported'),
      sv: failed('refused'),
      et: failed('unavailable'),
      lv: failed('cap'),
      lt: failed('unavailable', { was_tried: true }),
      pl: translated('pl'),
    });
    expect([tag.text_lang, asked]).toEqual(['pl', ['fi', 'sv', 'et', 'lv', 'lt', 'pl']]);
  });

  test('requests nothing more once the time budget is spent', async () => {
    let answer = (_outcome: MadeOutcome) => {};
    const translator = translatorOf(() => new Promise((resolve) => (answer = resolve)));
    const budgetMs = 20;
    const serving = serveReading(nameless, inList('fi', 'sv'), { translator, budgetMs, log }, true);
    await eventually('somebody is asked', () => translator.requests.length > 0);
    await pause(budgetMs + 2);
    answer({ state: 'pending' });
    expect(await serving).toMatchObject({ status: 'unavailable', text: told(['fi', 'sv'], 'pending') });
    expect(translator.requests).toMatchObject([{ lang_code: 'fi' }]);
    expect(translator.requests[0]?.wait_ms).toBeLessThanOrEqual(budgetMs);
  });

  test('requests nothing more once the runner is unreachable', async () => {
    const { asked, text } = await served(nameless, inList('fi', 'sv'), { fi: new RunnerUnreachable('nobody') });
    expect([asked, text.reason]).toEqual([['fi'], 'unavailable']);
  });

  test('does not take * for the original if its language is excluded', async () => {
    const { tag, text, asked } = await served(nameless, byHeader('*, fi;q=0.5, de;q=0'), { fi: translated('fi') });
    expect([tag.text_lang, text, asked]).toEqual(['fi', told(['fi']), ['fi']]);
  });
});

test('the reason is off if lookups never translate, and pending if this lookup may not', async () => {
  const off = await served(reading, inList('fr'), {}, { budgetMs: 0 });
  const notAsked = await served(reading, inList('fr'), {}, { mayAsk: false });
  expect([off.text.reason, notAsked.text.reason]).toEqual(['off', 'pending']);
  expect([off.status, notAsked.status, off.asked, notAsked.asked]).toEqual(['unavailable', 'unavailable', [], []]);
});

test('reports unsupported even without a request or a runner, but off comes first', async () => {
  const cannot = ['fr'];
  const away = await served(nameless, inList('fr'), { fr: new RunnerUnreachable('nobody') }, { cannot });
  const head = await served(nameless, inList('fr'), {}, { cannot, mayAsk: false });
  const off = await served(nameless, inList('fr'), {}, { cannot, mayAsk: false, budgetMs: 0 });
  expect([away.text.reason, head.text.reason, off.text.reason]).toEqual(['unsupported', 'unsupported', 'off']);
});

test('serves the original for an unknown language', async () => {
  const unknown = await served(nameless, inList('xx'), {});
  expect(unknown).toMatchObject({ status: 'original', text: told([], 'unsupported'), name: told([]), asked: [] });
  expect(await served(nameless, inList('xx'), {}, { budgetMs: 0 })).toMatchObject({ text: told([], 'off') });
});

test('does not modify the reading, so that it can be cached', async () => {
  const translator = translatorOf(({ lang_code }) => ({ state: 'translated', text: 'La porte', lang_code }));
  const kept = { ...reading };
  const { tag, status } = await serveReading(kept, inList('fr'), { translator, budgetMs: 10_000, log }, true);
  expect([tag.text, tag.text_lang, status]).toEqual(['La porte', 'fr', 'translated']);
  expect(kept).toEqual(reading);
});

describe('provenance', () => {
  const ofOriginal: Provenance = {
    served: 'de',
    original: 'de',
    origin: 'original',
    provider: null,
    source_hash: 'a hash',
    stale: false,
    translated_at: null,
  };
  const read = { ...reading, provenance: { text: ofOriginal, name: ofOriginal } };
  const work = {
    origin: 'machine' as const,
    provider: 'deepl',
    source_hash: 'another',
    stale: false,
    translated_at: '2026-01-02T03:04:05.678Z',
  };

  test('comes from the runner for a translation that it has just made', async () => {
    const translator = translatorOf(({ subject }) =>
      subject.kind === 'text' ? { state: 'translated', text: 'La porte', lang_code: 'fr', work } : failed('cap'),
    );
    const { tag } = await serveReading(read, inList('fr'), { translator, budgetMs: 10_000, log }, true);
    expect(tag.provenance).toEqual({ text: { served: 'fr', original: 'de', ...work }, name: ofOriginal });
    expect(read.provenance.text).toEqual(ofOriginal);
  });
});
