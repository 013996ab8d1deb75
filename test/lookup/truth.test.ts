/**
 * Random lookups: the served language, the headers and the provenance are correct. The expectation follows from
 * the meaning of a preference, not its spelling: preferences are drawn first and then written as a header or a list.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageByCode, languageCodes, languages } from '../../contracts/languages.ts';
import { createLog } from '../../src/log.ts';
import { parsePreferences } from '../../src/lookup/preferences.ts';
import { readByIdentifier } from '../../src/lookup/read/by-identifier.ts';
import { serveReading } from '../../src/lookup/translate.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { type RandomSource, randomFrom } from '../faults/random-source.ts';
import { type MadeOutcome, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { createTag, type MadeTag, storeTranslation } from '../setup/factories.ts';
import { isWhole } from '../setup/tier.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const inProcess = isWhole ? 10_000 : 2000;
const overHttp = 400;

type Origin = 'original' | 'machine' | 'human' | 'stale machine' | 'stale human';

/** A tag, and in which languages its text is there. */
interface World {
  tag: MadeTag;
  original: string;
  origins: Map<string, Origin>;
}

/** One entry of what a reader says. `means`: a code, `*`, or nothing that we know. */
interface Entry {
  written: string;
  means: string | undefined;
  /** It names the language itself, without further subtags. */
  isExact: boolean;
  /** Undefined: it cannot be read. */
  weight: number | undefined;
}

interface Reader {
  lang: string | undefined;
  header: string | undefined;
  entries: Entry[];
  isByHeader: boolean;
}

/** What the runner says of a language, and whether providers were asked for it. */
const runnerSays: Record<string, MadeOutcome> = {
  made: { state: 'translated', text: 'made', lang_code: '' },
  unsupported: { state: 'failed', reason: 'unsupported', retry_at: null },
  refused: { state: 'failed', reason: 'refused', retry_at: null },
  waiting: { state: 'failed', reason: 'unavailable', retry_at: null },
  failed: { state: 'failed', reason: 'unavailable', retry_at: null, was_tried: true },
  pending: { state: 'pending' },
};
const kinds = Object.keys(runnerSays);
const reasons: Record<string, string> = { waiting: 'unavailable', failed: 'unavailable' };

/** By the language and the lookup: the same question has the same answer in one lookup. */
let says: (code: string) => string = () => 'waiting';
const translator = translatorOf(({ lang_code }) => {
  const outcome = runnerSays[says(lang_code)] as MadeOutcome;
  const work = {
    origin: 'machine' as const,
    provider: 'azure',
    source_hash: 'of the original',
    stale: false,
    translated_at: '2026-01-02T03:04:05.678Z',
  };
  return outcome.state === 'translated' ? { ...outcome, lang_code, work } : outcome;
});

let app: TestApp;
const worlds: World[] = [];
beforeAll(async () => {
  app = await startApp({ translator });
  const random = randomFrom(seed, 0);
  for (let at = 0; at < 40; at += 1) worlds.push(await makeWorld(random));
});
afterAll(() => app.stop());

async function makeWorld(random: RandomSource): Promise<World> {
  const [original = 'en', ...others] = random.shuffled(languageCodes);
  const tag = await createTag(app, { lang: original, text: 'the original' });
  const origins = new Map<string, Origin>([[original, 'original']]);
  for (const code of others.slice(0, random.below(12))) {
    const origin = random.pick<Origin>(['machine', 'machine', 'human', 'stale machine', 'stale human']);
    await storeTranslation(app, tag, code, `in ${code}`, origin.endsWith('human') ? 'human' : 'machine');
    if (origin.startsWith('stale'))
      await app
        .db('translations')
        .where({ text: `in ${code}`, lang_code: code })
        .whereIn('text_record_id', app.db('text_records').where({ tag_id: tag.id }).select('id'))
        .update({ source_hash: '0'.repeat(64) });
    origins.set(code, origin);
  }
  return { tag, original, origins };
}

const exactly = (means: string) => {
  const { code, tag, aliases } = languageByCode(means);
  return [code, tag, ...aliases];
};

function drawEntry(random: RandomSource, world: World): Entry {
  const roll = random.below(100);
  if (roll < 12)
    return {
      written: random.pick(['xx', 'klingon', 'x-pig', 'zh-Latn', 'und-DE']),
      means: undefined,
      isExact: false,
      weight: 1,
    };
  if (roll < 20) return { written: '*', means: '*', isExact: false, weight: 1 };
  const stored = [...world.origins.keys()];
  const means = random.percent(60) ? random.pick(stored) : random.pick(languages).code;
  const named = random.pick(exactly(means));
  const isLonger = random.percent(30);
  const written = isLonger ? `${named}-${random.pick(['AQ', '001', 'x-own'])}` : named;
  const inCase = random.pick([written, written.toUpperCase(), written.toLowerCase()]);
  return { written: inCase, means, isExact: !isLonger, weight: 1 };
}

const weights: [string, number | undefined][] = [
  ...[1, 0.9, 0.8, 0.5, 0.25, 0.001].map((weight): [string, number] => [`;q=${weight}`, weight]),
  ...([
    ['', 1],
    ['', 1],
    ['; q=0.70', 0.7],
    [';q=0', 0],
    [';q=0.000', 0],
    [';q=2', undefined],
  ] as [string, number | undefined][]),
  ...([
    [';q=x', undefined],
    [';q=0.1234', undefined],
    [';level=1', undefined],
  ] as [string, undefined][]),
];

function drawReader(random: RandomSource, world: World): Reader {
  const entries = Array.from({ length: random.pick([1, 1, 2, 3, 4, 6, 10, 40]) }, () => drawEntry(random, world));
  const header = drawEntry(random, world).written;
  if (random.percent(5)) return { lang: undefined, header, entries: [], isByHeader: false };
  if (random.percent(50)) {
    const listed = entries.map((entry) => (entry.means === '*' ? { ...entry, means: undefined } : entry));
    const lang = listed.map(({ written }) => written).join(random.pick([',', ' , ']));
    return { lang, header, entries: listed, isByHeader: false };
  }
  const weighed = entries.map((entry) => {
    const [suffix, weight] = random.pick(weights);
    return { ...entry, written: entry.written + suffix, weight };
  });
  return {
    lang: 'auto',
    header: weighed.map(({ written }) => written).join(random.pick([',', ', '])),
    entries: weighed,
    isByHeader: true,
  };
}

/** What the rules say that this reader gets. */
function expected({ entries }: Reader, { original, origins }: World) {
  const read = entries.slice(0, 32).filter(({ weight }) => weight !== undefined) as (Entry & { weight: number })[];
  const refused = new Set(read.filter(({ weight, isExact }) => weight === 0 && isExact).map(({ means }) => means));
  const wished = read.filter(({ weight }) => weight > 0);
  const levels = [...new Set(wished.map(({ weight }) => weight))].sort((a, b) => b - a);
  const inOrder = levels.flatMap((level) => wished.filter(({ weight }) => weight === level));
  const codes = inOrder.flatMap(({ means }) => (means === '*' ? original : (means ?? [])));
  const requested = codes.filter((code, at) => codes.indexOf(code) === at && !refused.has(code));
  const isThere = (code: string) => origins.has(code) && origins.get(code) !== 'stale machine';

  const asked: string[] = [];
  let tried = 0;
  let made = false;
  const had = requested.find((code) => {
    if (isThere(code)) return true;
    if (tried === 3) return false;
    asked.push(code);
    if (['failed', 'pending'].includes(says(code))) tried += 1;
    made = says(code) === 'made';
    return made;
  });
  const served = had ?? original;
  const [first] = requested;
  const isFirst = first === undefined || served === first;
  const knowsNone = wished.length > 0 && wished.every(({ means }) => means === undefined);
  const ownReason = first !== undefined && !isFirst ? (reasons[says(first)] ?? says(first)) : null;
  return {
    requested,
    served,
    asked,
    made: had !== undefined && !isThere(had),
    status: !isFirst ? 'unavailable' : !isThere(served) ? 'translated' : served === original ? 'original' : 'stored',
    reason: knowsNone ? 'unsupported' : ownReason,
  };
}

/** Where the served text comes from, as the rules say it. */
function provenanceOf({ served, made, requested, reason }: ReturnType<typeof expected>, { original, origins }: World) {
  const origin = made ? 'machine' : (origins.get(served) ?? '').replace('stale ', '');
  const isStale = !made && (origins.get(served) ?? '').startsWith('stale');
  const hash = isStale ? '0'.repeat(64) : sourceHash(original, 'the original');
  return {
    requested,
    served,
    original,
    origin,
    stale: isStale,
    fallback_reason: reason,
    provider: origin === 'machine' ? (made ? 'azure' : 'deepl') : null,
    source_hash: made ? 'of the original' : hash,
    translated_at: origin === 'original' ? null : expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };
}

const textIn = ({ served, made }: { served: string; made: boolean }, { original }: World) =>
  made ? 'made' : served === original ? 'the original' : `in ${served}`;

function draw(random: RandomSource) {
  const world = random.pick(worlds);
  const reader = drawReader(random, world);
  const of = new Map(languageCodes.map((code) => [code, random.pick(kinds)]));
  says = (code) => of.get(code) ?? '';
  translator.requests.length = 0;
  return { world, reader };
}

test(`serves what the rules say for ${inProcess} random lookups in the process`, async () => {
  const random = randomFrom(seed, 1);
  const asking = { translator, budgetMs: 1_000_000, log: createLog('web', 'silent') };
  for (let at = 0; at < inProcess; at += 1) {
    const { world, reader } = draw(random);
    const preferences = parsePreferences(reader.lang, reader.header);
    const wanted = { preferences: preferences.codes, excluded: preferences.excluded, extras: ['provenance' as const] };
    const reading = await readByIdentifier(app.db, world.tag.tag_identifier, wanted);
    if (!reading) throw new Error('the tag is gone');
    const { tag, status, text } = await serveReading(reading, preferences, asking, true);
    const rules = expected(reader, world);
    const { requested, fallback_reason, ...read } = provenanceOf(rules, world);
    const found = { text: tag.text, lang: tag.text_lang, status, ...text, ...tag.provenance.text };
    const asked = translator.requests.map(({ lang_code }) => lang_code);
    expect({ seed, at, reader, found, asked }).toEqual({
      seed,
      at,
      reader,
      asked: rules.asked,
      found: {
        text: textIn(rules, world),
        lang: rules.served,
        status: rules.status,
        requested,
        reason: fallback_reason,
        ...read,
      },
    });
  }
});

test('serves what the rules say for random lookups over HTTP', async () => {
  const random = randomFrom(seed, 2);
  for (let at = 0; at < overHttp; at += 1) {
    const { world, reader } = draw(random);
    const rules = expected(reader, world);
    const query = {
      id: world.tag.tag_identifier,
      expand: 'provenance',
      ...(reader.lang !== undefined && { lang: reader.lang }),
    };
    const { headers, body } = await app
      .spec()
      .get('/api/v1/tags/show')
      .withQueryParams(query)
      .withHeaders(reader.header === undefined ? {} : { 'Accept-Language': reader.header })
      .expectStatus(200);
    const [{ translation, provenance }] = body.tags;
    expect({ seed, at, reader, translation, provenance }).toEqual({
      seed,
      at,
      reader,
      translation: { text: textIn(rules, world), lang: rules.served },
      provenance: { text: provenanceOf(rules, world), name: null },
    });
    expect([headers['content-language'], headers['x-translation-status'], headers.vary]).toEqual([
      languageByCode(rules.served).tag,
      rules.status,
      reader.isByHeader ? 'Accept-Language' : undefined,
    ]);
    expect(translator.requests.map(({ lang_code }) => lang_code)).toEqual(rules.asked);
  }
});
