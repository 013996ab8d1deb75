/** Texts and names that a person adds to a tag on the pages, beside those of machines. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Outcome } from '../../contracts/runner.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { gather, leadsTo, type People, password } from '../setup/four-people.ts';
import { as, groups, makeMachine, makeName, makeRecord, makeText, paths } from '../setup/management.ts';
import { csrfTokenOf, formsOf } from '../setup/test-browser.ts';

let app: TestApp;
let all: People;
let outcome: Outcome = { state: 'pending' };
const translator = translatorOf(() => outcome);

beforeAll(async () => {
  app = await startApp({ translator });
  all = await gather(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  translator.requests.length = 0;
  outcome = { state: 'pending' };
});

describe.each(['translations', 'name_translations'] as const)('%s', (resource) => {
  const [path, group] = [paths[resource], groups[resource]];
  const column = resource === 'translations' ? 'text_record_id' : 'tag_id';

  /** A tag of A with its original, and the rows that it has besides. */
  async function tagWithOriginal() {
    const tag_id = await makeRecord(app, 'tags', all.ids.A);
    const original = resource === 'translations' ? (await makeText(app, tag_id)).original : await makeName(app, tag_id);
    const { [column]: owner } = await app.db(resource).where({ id: original }).first();
    const others = () =>
      app
        .db(resource)
        .where({ [column]: owner })
        .whereNot({ id: original });
    return { tag_id, original, others };
  }

  test('X21: stores a typed text as a person’s work, and asks no provider', async () => {
    const { tag_id, others } = await tagWithOriginal();
    const page = await all.get('A', `${path}/new?tag_id=${tag_id}`);
    const fields = { tag_id: `${tag_id}`, lang_code: 'fr', text: 'Bienvenue' };
    const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value]));
    expect(leadsTo(await all.browsers.A.submit(page, path, sent))).toEqual([303, `/Tags/${tag_id}`]);
    expect(await others()).toMatchObject([{ lang_code: 'fr', text: 'Bienvenue', origin: 'human', provider: null }]);
    expect(translator.requests).toEqual([]);
  });

  test('X21: a typed text replaces a machine’s in the same row', async () => {
    const { tag_id, original, others } = await tagWithOriginal();
    await makeMachine(app, resource, original, 'fr');
    await all.send('A', 'post', path, group, { tag_id, lang_code: 'fr', text: 'Bienvenue', origin: '' });
    expect(await others()).toMatchObject([{ lang_code: 'fr', text: 'Bienvenue', origin: 'human', provider: null }]);
  });

  test('X21, Y5: shows another person’s text beside the typed one first, and replaces it at the second save', async () => {
    const { tag_id, original, others } = await tagWithOriginal();
    await makeMachine(app, resource, original, 'fr', { text: 'Leurs mots', origin: 'human' });
    await makeMachine(app, resource, original, 'de', { text: 'Leurs mots', origin: 'human' });
    const texts = async () => (await others()).map(({ lang_code, text }) => [lang_code, text].join(': ')).sort();
    const send = (page: Answer, fields: Record<string, string>) =>
      all.browsers.A.submit(
        page,
        path,
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value])),
      );
    const mine = { tag_id: `${tag_id}`, lang_code: 'fr', text: 'Mes mots' };
    const refused = await send(await all.get('A', `${path}/new?tag_id=${tag_id}`), mine);
    expect([refused.status, refused.headers.get('x-error-reason')]).toEqual([409, 'changed_meanwhile']);
    expect(refused.text).toContain('A person has written this');
    expect(refused.text).toMatch(
      /<div class="stored"><p>Stored now<\/p><div class="text"[^>]*lang="fr"[^>]*>Leurs mots</,
    );
    expect(refused.text).toMatch(/value="Mes mots"|>\s*Mes mots<\/textarea>/);
    expect(await texts()).toEqual(['de: Leurs mots', 'fr: Leurs mots']);

    expect((await send(refused, { ...mine, lang_code: 'de' })).status).toBe(409);
    await app.db(resource).where({ text: 'Leurs mots', lang_code: 'fr' }).update({ text: 'Encore' });
    const again = await send(refused, mine);
    expect([again.status, again.text.includes('Encore')]).toEqual([409, true]);
    expect((await send(again, mine)).status).toBe(303);
    expect(await texts()).toEqual(['de: Leurs mots', 'fr: Mes mots']);
  });

  test('X21, Y5: the same text is no conflict, and JSON replaces without a question', async () => {
    const { tag_id, original, others } = await tagWithOriginal();
    await makeMachine(app, resource, original, 'fr', { text: 'Un\nDeux', origin: 'human', isStale: true });
    const fields = { tag_id, lang_code: 'fr', text: 'Un\r\nDeux' };
    expect((await all.send('A', 'post', path, group, fields)).status).toBe(303);
    const json = { ...fields, text: 'Trois', origin: 'human' };
    const credentials = { email: 'a@example.com', password };
    const { body } = await app.call('POST', '/api/v1/login/getAuthToken', { body: credentials });
    const { status } = await as(app, { token: body.auth_token })('POST', `${path}.json`, { [group]: json });
    expect([status, await others()]).toMatchObject([201, [{ text: 'Trois', origin: 'human' }]]);
  });

  test('X21: a JSON body on the page’s path is a person’s work; with `.json` or Accept it asks the machine', async () => {
    const { tag_id, others } = await tagWithOriginal();
    const csrf_token = csrfTokenOf(await all.get('A', '/'));
    const cookie = all.browsers.A.cookie;
    const post = (to: string, Accept: string) =>
      as(app, undefined)(
        'POST',
        to,
        { [group]: { tag_id, lang_code: 'fr', text: 'Bienvenue' } },
        {
          headers: { Cookie: cookie, 'X-CSRF-Token': csrf_token, Accept, Origin: new URL(app.url).origin },
        },
      );
    const asked = [];
    for (const [to, accept] of [
      [`${path}.json`, 'text/html'],
      [path, 'application/json'],
    ] as const)
      asked.push((await post(to, accept)).status, await others());
    expect(asked).toEqual([503, [], 503, []]);
    expect((await post(path, 'text/html')).status).toBe(303);
    expect(await others()).toMatchObject([{ text: 'Bienvenue', origin: 'human' }]);
  });

  test('X21, X29: a separate button asks the machine; no form has a hidden origin', async () => {
    const { tag_id, others } = await tagWithOriginal();
    const page = await all.get('A', `${path}/new?tag_id=${tag_id}`);
    expect(page.text).not.toContain(`${group}[origin]`);
    const [byHand, byMachine, ...more] = formsOf(page).filter(({ action }) => action === path);
    expect([byHand?.fields[`${group}[tag_id]`], more]).toEqual([undefined, []]);
    expect(page.text).toContain('<button class="quiet" type="submit">Translate by machine</button>');
    const sent = { ...byMachine?.fields, [`${group}[lang_code]`]: 'fr' };
    const answer = await all.browsers.A.post(path, sent);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.text).toContain('value="fr" selected');
    expect([translator.requests.length, await others()]).toEqual([1, []]);
  });

  test('a tag without an original offers no translation by machine', async () => {
    const tag_id = await makeRecord(app, 'tags', all.ids.A);
    expect((await all.get('A', `${path}/new?tag_id=${tag_id}`)).text).not.toContain('Translate by machine');
    expect((await all.get('A', `${path}/new`)).text).toContain('Translate by machine');
  });

  test('X22: a text without a language, or in the original’s, is refused, and stays in the form', async () => {
    const { tag_id, others } = await tagWithOriginal();
    for (const lang_code of ['', 'en']) {
      const { status, text } = await all.send('A', 'post', path, group, { tag_id, lang_code, text: 'Typed by hand' });
      expect([status, text.includes('Typed by hand')]).toEqual([422, true]);
      expect(text).toContain(`id="${group}_lang_code_error"`);
    }
    expect([translator.requests, await others()]).toEqual([[], []]);
  });
});
