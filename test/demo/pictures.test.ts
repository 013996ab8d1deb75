/** The pictures of the demo's museum. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { drawingCredit } from '../../src/demo/drawings.ts';
import { createMuseum } from '../../src/demo/museum.ts';
import { startApp, type TestApp } from '../setup/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('two tags of the demo have a picture with a credit, which visitors see', async () => {
  await createMuseum(app.databaseUrl);
  const tags = await app.db('tags').whereNotNull('picture').orderBy('id');
  expect(tags).toHaveLength(2);
  for (const { tag_identifier, picture, credit } of tags) {
    expect(credit).toBe(drawingCredit);
    const page = await app.call('GET', `/t/${tag_identifier}`, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain(`/pictures/${picture}/640.webp 640w`);
    expect((await app.call('GET', `/pictures/${picture}/640.webp`)).status).toBe(200);
  }
  // A second start leaves them as they are.
  await createMuseum(app.databaseUrl);
  expect(await app.db('tags').whereNotNull('picture')).toHaveLength(2);
});
