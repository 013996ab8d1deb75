/** The published vectors over HTTP, at a service without a provider. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { languageCodes, lookUpLanguage } from '../../../../contracts/languages.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { createTag, storeName, storeTranslation } from '../../../setup/factories.ts';
import { type LanguageVector, languageVectors } from '../../../setup/language-vectors.ts';

let app: TestApp;
/** Tags by what is stored of them. */
const tags = new Map<string, string>();
const kindOf = ({ original, stored }: LanguageVector) => [original, ...stored].join();
beforeAll(async () => {
  app = await startApp({ env: { LOOKUP_TRANSLATION_BUDGET_MS: '0' } });
  for (const vector of languageVectors) {
    if (tags.has(kindOf(vector))) continue;
    const tag = await createTag(app, { lang: vector.original, text: 'text', name: 'name' });
    for (const code of vector.stored) {
      await storeTranslation(app, tag, code, `text ${code}`);
      await storeName(app, tag, code, `name ${code}`);
    }
    tags.set(kindOf(vector), tag.tag_identifier);
  }
});
afterAll(() => app.stop());

test('the vectors are numerous, valid and unique', () => {
  expect(languageVectors.length).toBeGreaterThanOrEqual(60);
  for (const { original, stored, served } of languageVectors) {
    expect(languageCodes).toEqual(expect.arrayContaining([original, ...stored]));
    expect([original, ...stored]).toContain(served);
    expect(lookUpLanguage(served)?.code).toBe(served);
  }
  expect(new Set(languageVectors.map((vector) => JSON.stringify(vector))).size).toBe(languageVectors.length);
});

test.each(languageVectors.map((vector) => [vector.lang, vector.accept_language, vector] as const))(
  'K6: lang %.20j, Accept-Language %.40j',
  async (lang, header, vector) => {
    await app
      .spec()
      .get('/api/v1/tags/show')
      .withQueryParams({ id: tags.get(kindOf(vector)), ...(lang !== null && { lang }) })
      .withHeaders(header === null ? {} : { 'Accept-Language': header })
      .expectStatus(200)
      .expectJson('tags[0].translation.lang', vector.served)
      .expectJson('tags[0].name.lang', vector.served);
  },
);
