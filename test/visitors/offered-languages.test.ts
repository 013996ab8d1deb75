/** The languages that a tag's page offers, and those that it declares to search engines. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { languageCodes } from '../../contracts/languages.ts';
import type { Outcome } from '../../contracts/runner.ts';
import type { Translator } from '../../src/model/translations/translator.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { createTag, type MadeTag, storeTranslation } from '../setup/factories.ts';
import { type HtmlToken, tokensOf } from '../setup/html-tokens.ts';

const failed: Outcome = { state: 'failed', reason: 'unavailable', retry_at: null };
let can: Translator['can'];
const translator: Translator = { ...translatorOf(() => failed), can: (from, to) => can(from, to) };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ translator });
});
afterAll(() => app.stop());
beforeEach(() => {
  can = (from, to) => from === 'de' && ['ar', 'es'].includes(to);
});

type Tag = Extract<HtmlToken, { kind: 'tag' }>;
async function elementsOf({ tag_identifier }: Pick<MadeTag, 'tag_identifier'>, name: string, query = '') {
  const page = await app.call('GET', `/t/${tag_identifier}${query}`, { headers: { Accept: 'text/html' } });
  return tokensOf(page.text)
    .filter((token): token is Tag => token.kind === 'tag' && token.name === name)
    .map(({ attributes }) => attributes);
}

/** The codes that can be picked, the choice to have none left out. */
async function offeredBy(tag: Pick<MadeTag, 'tag_identifier'>, query?: string): Promise<string[]> {
  const options = (await elementsOf(tag, 'option', query)).filter(({ value }) => value !== '');
  expect(options.map(({ value }) => value)).toEqual(languageCodes);
  return options.flatMap((option) => ('disabled' in option ? [] : (option.value ?? [])));
}

async function germanTag(): Promise<MadeTag> {
  const tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  for (const code of ['fr', 'zh-CHS']) await storeTranslation(app, tag, code, `text in ${code}`);
  return tag;
}

test('U4: offers stored languages, and those that a provider can make', async () => {
  expect(await offeredBy(await germanTag())).toEqual(['ar', 'zh-CHS', 'fr', 'de', 'es']);
});

test('U4: keeps the chosen language', async () => {
  expect(await offeredBy(await germanTag(), '?lang=sv')).toContain('sv');
});

test('U4: offers all languages until the runner has reported what providers can do', async () => {
  can = () => undefined;
  expect(await offeredBy(await germanTag())).toEqual(languageCodes);
});

test('offers all languages for a tag without a text', async () => {
  can = () => false;
  const [bare] = await app.db('tags').insert({ tag_identifier: '0123456789ab' }).returning('*');
  expect(await offeredBy(bare)).toEqual(languageCodes);
});

test('U4: goes by the name if there is no text', async () => {
  const tag = await createTag(app, { lang: 'de', text: 'Das Tor', name: 'Tor' });
  await app.db('text_records').where({ tag_id: tag.id }).delete();
  expect(await offeredBy(tag)).toEqual(['ar', 'de', 'es']);
});

test('U4: the head of the page has the same links as the link set', async () => {
  const tag = await germanTag();
  const { body } = await app.call('GET', `/t/${tag.tag_identifier}`, {
    headers: { Accept: 'application/linkset+json' },
  });
  const [{ anchor, alternate }] = body.linkset;
  const links = await elementsOf(tag, 'link');
  expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([anchor]);
  const inHead = links.filter(({ rel }) => rel === 'alternate').map(({ href, hreflang }) => ({ href, hreflang }));
  expect(inHead).toEqual(
    alternate.map(({ href, hreflang }: { href: string; hreflang: string[] }) => ({ href, hreflang: hreflang[0] })),
  );
  expect(inHead).toHaveLength(3);
});
