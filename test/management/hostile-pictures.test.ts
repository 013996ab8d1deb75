/** PX1, PX2: a hostile file is refused and affects no other request. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { hostilePictures, secretWords } from '../setup/hostile-pictures.ts';
import { as } from '../setup/management.ts';
import { jpeg, upload } from '../setup/pictures.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
});
afterAll(() => app.stop());

const newTag = async (): Promise<number> => (await as(app, owner)('POST', '/Tags.json', { tag: {} })).body.id;

test.each(Object.entries(hostilePictures))('%s', async (_name, { statuses, file }) => {
  const id = await newTag();
  const { status, body } = await upload(app, `/Tags/${id}/picture`, owner.token, await file());
  expect(statuses).toContain(status);
  const address = (body as { image_url?: string }).image_url;
  for (const name of ['320.webp', '640.webp', '1280.webp', '1280.jpg']) {
    if (!address) continue;
    const answer = await fetch(address.replace('1280.jpg', name));
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    for (const words of [...secretWords, 'Exif', 'GPS']) expect(text).not.toContain(words);
  }
  // The next one is made as if nothing had been.
  expect((await upload(app, `/Tags/${id}/picture`, owner.token, await jpeg())).status).toBe(200);
});
