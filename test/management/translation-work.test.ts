/** `/translation_work`: the list of missing and stale translations, as JSON; and confirming translations beside their originals. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TranslationWork } from '../../contracts/management/translation-work.ts';
import { sourceHash } from '../../src/model/translations/source-hash.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { as, makeMachine, makeName, makeRecord, makeReport, makeText, noId, notFound } from '../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let ada: Caller;
let grace: Caller;
let admin: Caller;
let tag: number;
let text: { record: number; original: number };
let name: number;

/** What the runner has said before it went away. */
const can = (from: string, to: string) => (from === 'fi' ? undefined : to === 'fr');

beforeAll(async () => {
  app = await startApp({ translator: translatorOf(() => ({ state: 'gone' }), can) });
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, grace, admin] = [await signedIn(app), await signedIn(app), await signedIn(app, { role: 'admin' })];
  tag = await makeRecord(app, 'tags', ada.id);
  text = await makeText(app, tag);
  name = await makeName(app, tag);
});

const ask = (query: string, caller: Caller | undefined = ada) =>
  as(app, caller)('GET', `/translation_work.json?${query}`);
async function work(query: string, caller: Caller = ada): Promise<TranslationWork[]> {
  const { status, body } = await ask(query, caller);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body;
}
const brief = (rows: TranslationWork[]) => rows.map(({ tag_id, part, state }) => [tag_id, part, state]);
const edit = (id: number, words: string, more: object = {}) =>
  as(app, ada)('PATCH', `/translations/${id}.json`, { translation: { text: words, ...more } });
const fresh = sourceHash('en', 'Welcome');

describe('O1: the list', () => {
  test('has texts before names, each with its original', async () => {
    expect(await work('lang_code=fr')).toEqual([
      {
        tag_id: tag,
        part: 'text',
        lang_code: 'fr',
        state: 'missing',
        target: null,
        former_original: null,
        original: { text: 'Welcome', lang_code: 'en', source_hash: fresh },
        checks: [],
        can: true,
        reports: 0,
      },
      {
        tag_id: tag,
        part: 'name',
        lang_code: 'fr',
        state: 'missing',
        target: null,
        former_original: null,
        original: { text: 'Entrance', lang_code: 'en', source_hash: sourceHash('en', 'Entrance') },
        checks: [],
        can: true,
        reports: 0,
      },
    ]);
  });

  test('shows an existing translation as its record', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { isStale: true });
    const named = await makeMachine(app, 'name_translations', name, 'fr', { origin: 'human' });
    const [ofText, ofName] = await work('lang_code=fr&state=stale,human');
    expect(ofText?.target).toEqual((await as(app, ada)('GET', `/translations/${id}.json`)).body);
    expect(ofName?.target).toEqual((await as(app, ada)('GET', `/name_translations/${named}.json`)).body);
    expect(ofText?.target).toMatchObject({ stale: true, text_record_id: text.record, tag_id: tag });
    expect(ofName?.target).not.toHaveProperty('text_record_id');
  });

  test('filters by state, by default missing or stale', async () => {
    await makeMachine(app, 'translations', text.original, 'fr');
    expect(brief(await work('lang_code=fr'))).toEqual([[tag, 'name', 'missing']]);
    expect(brief(await work('lang_code=fr&state=machine'))).toEqual([[tag, 'text', 'machine']]);
    await app.db('translations').where({ lang_code: 'fr', text_record_id: text.record }).update({
      origin: 'human',
      provider: null,
    });
    expect(brief(await work('lang_code=fr&state=machine'))).toEqual([]);
    expect(brief(await work('lang_code=fr&state=human&state=missing&state=human'))).toEqual([
      [tag, 'text', 'human'],
      [tag, 'name', 'missing'],
    ]);
    await edit(text.original, 'Welcome!');
    expect(brief(await work('lang_code=fr&state=human'))).toEqual([]);
    expect(brief(await work('lang_code=fr&state=stale'))).toEqual([[tag, 'text', 'stale']]);
  });

  test('omits tags whose original is in the language or that have no original', async () => {
    await makeRecord(app, 'tags', ada.id);
    expect(brief(await work('lang_code=en&state=missing,stale,machine,human'))).toEqual([]);
    const german = await makeRecord(app, 'tags', ada.id);
    await makeText(app, german, 'de', 'Hallo');
    expect(brief(await work('lang_code=en'))).toEqual([[german, 'text', 'missing']]);
  });

  test('filters by part, tag, place, words and, for admins, owner', async () => {
    const place = await makeRecord(app, 'places', ada.id);
    const placed = await makeRecord(app, 'tags', ada.id);
    await app.db('tags').where({ id: placed }).update({ place_id: place, description: 'Besides the wharf' });
    await makeText(app, placed, 'de', 'Anker');
    expect(brief(await work('lang_code=fr&part=name'))).toEqual([[tag, 'name', 'missing']]);
    expect(brief(await work(`lang_code=fr&place_id=${place}`))).toEqual([[placed, 'text', 'missing']]);
    expect(brief(await work('lang_code=fr&place_id=none&part=text'))).toEqual([[tag, 'text', 'missing']]);
    expect(brief(await work(`lang_code=fr&tag_id=${placed}`))).toEqual([[placed, 'text', 'missing']]);
    expect(brief(await work('lang_code=fr&q=wharf'))).toEqual([[placed, 'text', 'missing']]);
    expect(brief(await work(`lang_code=fr&part=text&customer_id=${ada.id}`, admin))).toEqual([
      [tag, 'text', 'missing'],
      [placed, 'text', 'missing'],
    ]);
    expect(brief(await work(`lang_code=fr&customer_id=${ada.id}`, grace))).toEqual([]);
  });

  test('has the customer’s own tags, and all tags for an admin', async () => {
    expect(await work('lang_code=fr', grace)).toEqual([]);
    const all = brief(await work('lang_code=fr', admin));
    expect(all).toEqual(expect.arrayContaining([[tag, 'text', 'missing']]));
    expect((await as(app, undefined)('GET', '/translation_work.json?lang_code=fr')).status).toBe(401);
  });

  test.each([
    ['', 'lang_code'],
    ['state=stale', 'lang_code'],
    ['lang_code=xx', 'lang_code'],
    ['lang_code=fr&state=original', 'state'],
    ['lang_code=fr&state=,', 'state'],
    ['lang_code=fr&part=voice', 'part'],
    ['lang_code=fr&place_id=2000000000', 'place_id'],
    ['lang_code=fr&tag_id=2000000000', 'tag_id'],
    ['lang_code=fr&tag_id=x', 'tag_id'],
    ['lang_code=fr&reported=2', 'reported'],
  ])('“%s” is reported under %s', async (query, field) => {
    const { status, body } = await ask(query);
    expect([status, body]).toEqual([422, { [field]: [expect.any(String)] }]);
  });

  test('treats another customer’s tag or place like an unknown one', async () => {
    const place = await makeRecord(app, 'places', grace.id);
    const [foreign, unknown] = [
      await ask(`lang_code=fr&place_id=${place}`),
      await ask(`lang_code=fr&place_id=${noId}`),
    ];
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(await ask(`lang_code=fr&tag_id=${tag}`, grace)).toMatchObject({ body: { tag_id: ['does not exist'] } });
  });

  test('says whether the last known runner can translate, or null if unknown', async () => {
    const [first] = await work('lang_code=it');
    expect(first?.can).toBe(false);
    const finnish = await makeRecord(app, 'tags', ada.id);
    await makeText(app, finnish, 'fi', 'Hei');
    expect((await work(`lang_code=fr&tag_id=${finnish}`))[0]?.can).toBeNull();
  });

  test('`Link` leads through all pages, with opaque cursors', async () => {
    for (let i = 0; i < 3; i += 1) await makeText(app, await makeRecord(app, 'tags', ada.id));
    const whole = await work('lang_code=fr&state=missing,stale');
    expect(whole).toHaveLength(5);
    for (const limit of [1, 2, 4]) {
      const seen: TranslationWork[] = [];
      let path: string | undefined = `/translation_work.json?lang_code=fr&state=missing,stale&limit=${limit}`;
      while (path) {
        const { body, headers }: Awaited<ReturnType<typeof ask>> = await as(app, ada)('GET', path);
        seen.push(...body);
        expect(headers.get('x-total-count')).toBe('5');
        path = /<[^>]*?(\/translation_work\.json[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
        if (path) expect(new URL(path, app.url).searchParams.get('state')).toBe('missing,stale');
      }
      expect(seen).toEqual(whole);
    }
    const beyondIds = Buffer.from('9999999999t').toString('base64url');
    for (const after of ['17', beyondIds]) expect((await ask(`lang_code=fr&after=${after}`)).status).toBe(400);
  });

  test('`Link` leads on even if rows of the page are translated between its two statements', async () => {
    const records = [text.record];
    for (let i = 0; i < 6; i += 1) records.push((await makeText(app, await makeRecord(app, 'tags', ada.id))).record);
    const translate = async (trx: TestApp['db'], some: number[]) => {
      const fr = { lang_code: 'fr', text: 'Bienvenue', origin: 'human', source_hash: fresh };
      await trx('translations').insert(some.map((text_record_id) => ({ ...fr, text_record_id })));
    };
    /** The page waits for the history, which its count does not read. */
    const asked = (path: string, changed: number[]) =>
      app.db.transaction(async (trx) => {
        await trx.raw('lock table history in access exclusive mode');
        const answer = as(app, ada)('GET', path);
        await eventually('the page is counted', async () => {
          const { rows } = await trx.raw(
            `select from pg_locks where relation = 'history'::regclass and not granted and database is not null`,
          );
          return rows.length > 0;
        });
        if (changed.length > 0) await translate(trx, changed);
        return { answer };
      });
    const seen: number[] = [];
    // Two of the first page, one of the second.
    const changes = [records.slice(0, 2), records.slice(5, 6)];
    let path: string | undefined = '/translation_work.json?lang_code=fr&part=text&limit=2';
    while (path) {
      const { answer }: Awaited<ReturnType<typeof asked>> = await asked(path, changes.shift() ?? []);
      const { body, headers } = await answer;
      seen.push(...body.map((row: TranslationWork) => row.tag_id));
      path = /<[^>]*?(\/translation_work\.json[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    const left = await work('lang_code=fr&part=text');
    expect(left).toHaveLength(4);
    expect(seen).toEqual(left.map(({ tag_id }) => tag_id));
  });
});

describe('O1: the former original of a stale translation', () => {
  const former = async (caller?: Caller) =>
    (await work('lang_code=fr&state=stale&part=text', caller))[0]?.former_original;

  test('is the original at the time of translation, whatever edits came before and after', async () => {
    await edit(text.original, 'Second');
    await edit(text.original, 'Third');
    await makeMachine(app, 'translations', text.original, 'fr', { origin: 'human' });
    await edit(text.original, 'Fourth');
    expect(await former()).toEqual({ text: 'Third', lang_code: 'en' });
    await edit(text.original, 'Fifth');
    await edit(text.original, 'Sixth');
    expect(await former()).toEqual({ text: 'Third', lang_code: 'en' });
    await edit(text.original, 'Third');
    expect(await work('lang_code=fr&part=text')).toEqual([]);
  });

  test('is given if only the language changed, before and after other edits', async () => {
    await edit(text.original, 'Hallo');
    await makeMachine(app, 'translations', text.original, 'fr', { origin: 'human' });
    await as(app, ada)('PATCH', `/translations/${text.original}.json`, { translation: { lang_code: 'de' } });
    expect(await former()).toEqual({ text: 'Hallo', lang_code: 'en' });
    await edit(text.original, 'Guten Tag');
    expect(await former()).toEqual({ text: 'Hallo', lang_code: 'en' });
  });

  test('is that of a minor edit that kept the translation valid', async () => {
    await makeMachine(app, 'translations', text.original, 'fr', { origin: 'human' });
    await edit(text.original, 'Welcome.', { minor_edit: true });
    expect(await work('lang_code=fr&part=text')).toEqual([]);
    await edit(text.original, 'Farewell');
    expect(await former()).toEqual({ text: 'Welcome.', lang_code: 'en' });
  });

  test('is given for names', async () => {
    await makeMachine(app, 'name_translations', name, 'fr', { origin: 'human' });
    await as(app, ada)('PATCH', `/name_translations/${name}.json`, { name_translation: { text: 'Exit' } });
    const [row] = await work('lang_code=fr&state=stale&part=name');
    expect(row?.former_original).toEqual({ text: 'Entrance', lang_code: 'en' });
  });

  test('is null if unknown, or if the reader may not see it', async () => {
    await makeMachine(app, 'translations', text.original, 'fr', { isStale: true });
    expect(await former()).toBeNull();
    const other = await makeMachine(app, 'translations', text.original, 'it', { origin: 'human' });
    await edit(text.original, 'Second');
    const [row] = await work('lang_code=it&part=text');
    expect([row?.target?.id, row?.former_original?.text]).toEqual([other, 'Welcome']);
    // Who is given a tag is not told what it said before.
    await as(app, admin)('PATCH', `/Tags/${tag}.json`, { tag: { customer_id: grace.id } });
    expect((await work('lang_code=it&part=text', grace))[0]?.former_original).toBeNull();
    await as(app, admin)('DELETE', `/translations/${text.original}/history.json`);
    expect((await work(`lang_code=it&part=text&tag_id=${tag}`, admin))[0]?.former_original).toBeNull();
  });
});

describe('O2: the hash of the original that was read guards writes', () => {
  const add = (more: object) =>
    as(app, ada)('POST', '/translations.json', { translation: { tag_id: tag, lang_code: 'fr', ...more } });

  test('a human translation is stored if the original is unchanged', async () => {
    expect((await add({ text: 'Bienvenue', origin: 'human', source_hash: fresh })).status).toBe(201);
    const [row] = await work('lang_code=fr&state=human&part=text');
    expect(row?.target?.text).toBe('Bienvenue');
  });

  test('nothing is written if the original has changed', async () => {
    await edit(text.original, 'Welcome!');
    const refused = await add({ text: 'Bienvenue', origin: 'human', source_hash: fresh });
    expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    expect(refused.body.error.code).toBe('InvalidRequest');
    // A machine's would be of another original than was read, too.
    expect((await add({ source_hash: fresh })).status).toBe(409);
    expect(brief(await work('lang_code=fr&part=text'))).toEqual([[tag, 'text', 'missing']]);
    const id = await makeMachine(app, 'translations', text.original, 'fr');
    expect((await edit(id, 'Bienvenue', { source_hash: fresh })).status).toBe(409);
    expect((await edit(id, 'Bienvenue', { source_hash: sourceHash('en', 'Welcome!') })).status).toBe(204);
  });

  test('PUT checks it like PATCH, for texts and names', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr');
    const named = await makeMachine(app, 'name_translations', name, 'fr');
    const put = async (path: string, group: string, source_hash: string) => {
      const body = { [group]: { text: 'Par ici', source_hash } };
      return (await as(app, ada)('PUT', `${path}.json`, body)).status;
    };
    expect(await put(`/translations/${id}`, 'translation', sourceHash('en', 'Other'))).toBe(409);
    expect(await put(`/name_translations/${named}`, 'name_translation', fresh)).toBe(409);
    expect(await put(`/translations/${id}`, 'translation', fresh)).toBe(204);
    expect(await put(`/name_translations/${named}`, 'name_translation', sourceHash('en', 'Entrance'))).toBeLessThan(
      300,
    );
  });

  test('an edit of the original checks the original itself', async () => {
    expect((await edit(text.original, 'Welcome!', { source_hash: fresh })).status).toBe(204);
    expect((await edit(text.original, 'Welcome?', { source_hash: fresh })).status).toBe(409);
  });

  test('a text is refused as a new original if the one read is gone', async () => {
    const bare = await makeRecord(app, 'tags', ada.id);
    const refused = await add({ tag_id: bare, text: 'Bienvenue', source_hash: fresh });
    expect(refused.status).toBe(409);
    expect((await add({ tag_id: bare, text: 'Bienvenue', source_hash: '' })).status).toBe(201);
  });

  test('names are checked too; an unknown hash is a mismatch, and a non-string is reported as an error', async () => {
    const body = { name_translation: { tag_id: tag, lang_code: 'fr', text: 'Entrée', origin: 'human' } };
    const post = (source_hash: unknown) =>
      as(app, ada)('POST', '/name_translations.json', { name_translation: { ...body.name_translation, source_hash } });
    expect((await post(fresh)).status).toBe(409);
    expect((await post('abc')).status).toBe(409);
    expect((await post([fresh])).body).toEqual({ source_hash: ['is not text'] });
    const made = await post(sourceHash('en', 'Entrance'));
    expect(made.status).toBe(201);
    const patch = await as(app, ada)('PATCH', `/name_translations/${made.body.id}.json`, {
      name_translation: { text: 'Porte', source_hash: fresh },
    });
    expect(patch.status).toBe(409);
  });
});

describe('O3, O5: confirming', () => {
  const confirm = (path: string, body: unknown, caller: Caller = ada) =>
    as(app, caller)('POST', `${path}/confirm.json`, body);

  test.each([
    ['machine', false],
    ['machine', true],
    ['human', true],
    ['human', false],
  ] as const)('turns %s work (stale: %s) into human work for the current original', async (origin, isStale) => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', origin, isStale });
    const { status, body } = await confirm(`/translations/${id}`, { source_hash: fresh });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, text: 'Bienvenue', origin: 'human', provider: null, stale: false });
    expect(body).toEqual((await as(app, ada)('GET', `/translations/${id}.json`)).body);
  });

  test('works for a name, nested or flat', async () => {
    const id = await makeMachine(app, 'name_translations', name, 'fr', { isStale: true });
    const source_hash = sourceHash('en', 'Entrance');
    const { status, body } = await confirm(`/name_translations/${id}`, { name_translation: { source_hash } });
    expect([status, body.origin, body.stale]).toEqual([200, 'human', false]);
    expect((await confirm(`/name_translations/${name}`, { source_hash })).status).toBe(422);
    expect((await confirm(`/name_translations/${id}`, { source_hash: fresh })).status).toBe(409);
  });

  test('answers 422 for an original or a missing hash, 409 for another hash, 404 for other customers', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { isStale: true });
    const before = (await as(app, ada)('GET', `/translations/${id}.json`)).body;
    expect((await confirm(`/translations/${text.original}`, { source_hash: fresh })).status).toBe(422);
    const other = await confirm(`/translations/${id}`, { source_hash: sourceHash('en', 'Other') });
    expect([other.status, other.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    expect((await confirm(`/translations/${id}`, { source_hash: 'another' })).status).toBe(409);
    expect((await confirm(`/translations/${id}`, {})).body).toEqual({ base: ['translation is missing'] });
    expect((await confirm(`/translations/${id}`, { source_hash: '' })).body).toEqual({
      source_hash: ["can't be blank"],
    });
    const foreign = await confirm(`/translations/${id}`, { source_hash: fresh }, grace);
    expect([foreign.status, foreign.body]).toEqual([404, notFound]);
    expect((await as(app, ada)('GET', `/translations/${id}.json`)).body).toEqual(before);
  });
});

describe('O6: visitors’ reports', () => {
  const reported = async (query = '') =>
    (await work(`lang_code=fr&part=text&reported=1${query}`)).map((r) => r.reports);
  const said = (words: string) => makeReport(app, tag, { lang_code: 'fr', read_hash: sourceHash('fr', words) });

  test('count for their row while the text they are about is unchanged', async () => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue' });
    await said('Bienvenue');
    await said('Bienvenue');
    await said('Salut');
    await makeReport(app, tag);
    expect(await reported()).toEqual([2]);
    expect(await reported('&state=stale')).toEqual([]);
    expect(await work('lang_code=it&reported=1&state=missing')).toEqual([]);
    await edit(id, 'Soyez les bienvenus');
    expect(await reported()).toEqual([]);
    expect((await work('lang_code=fr&state=human&part=text'))[0]?.reports).toBe(0);
  });

  test('do not count for a machine’s stale text, which visitors do not read', async () => {
    await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', isStale: true });
    await said('Bienvenue');
    expect(await reported()).toEqual([]);
  });

  test.each([
    ['an edit with the same text', (id: number) => edit(id, 'Bienvenue')],
    [
      'the same text, added by hand',
      () =>
        as(app, ada)('POST', '/translations.json', {
          translation: { tag_id: tag, lang_code: 'fr', text: 'Bienvenue', origin: 'human' },
        }),
    ],
    [
      'confirming the translation',
      (id: number) => as(app, ada)('POST', `/translations/${id}/confirm.json`, { source_hash: fresh }),
    ],
  ])('are closed by %s', async (_, act) => {
    const id = await makeMachine(app, 'translations', text.original, 'fr', { text: 'Bienvenue', origin: 'human' });
    const report = await said('Bienvenue');
    const ofOther = await makeReport(app, tag);
    expect(await reported()).toEqual([1]);
    expect((await act(id)).status).toBeLessThan(300);
    expect(await reported()).toEqual([]);
    const show = async (of: number) => (await as(app, ada)('GET', `/reports/${of}.json`)).body;
    expect(await show(report)).toMatchObject({ closed: true, changed_since: false });
    expect(await show(ofOther)).toMatchObject({ closed: false });
    // What somebody reports from then on counts.
    await said('Bienvenue');
    expect(await reported()).toEqual([1]);
  });
});
