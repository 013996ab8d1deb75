/** HU1: a public address with letters beyond ASCII, in headers, codes and responses. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { modulesOf, readQrCode } from '../setup/qr-reader.ts';

let app: TestApp;
let ada: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://博物館.example/案内' } });
  ada = await signedIn(app);
});
afterAll(() => app.stop());

const ascii = 'https://xn--9krs63ehs0a.example/%E6%A1%88%E5%86%85';

test('HU1: the address is ASCII in all headers, codes and responses', async () => {
  const place = await app
    .spec(ada)
    .post('/places.json')
    .withJson({ place: { name: 'loc' } })
    .expectStatus(201);
  expect(place.headers.location).toBe(`${ascii}/places/${place.body.id}.json`);
  await app
    .spec(ada)
    .post('/places.json')
    .withJson({ place: { name: 'two' } });
  const list = await app.spec(ada).get('/places.json').withQueryParams({ limit: 1 }).expectStatus(200);
  expect(list.headers.link).toContain(`<${ascii}/places.json?`);
  const tag = await createTag(app, { auth_token: ada.token });
  const page = await app.spec().get(`/t/${tag.tag_identifier}`).withHeaders({ Accept: 'text/html' }).expectStatus(200);
  expect(page.headers.link).toContain(`<${ascii}/t/${tag.tag_identifier}`);
  const code = await app.spec(ada).get(`/Tags/${tag.id}/qr.svg`).expectStatus(200);
  expect(readQrCode(modulesOf(code.text))).toBe(`${ascii}/t/${tag.tag_identifier}`);
  const ndef = await fetch(`${app.url}/Tags/${tag.id}/ndef`, { headers: { Authorization: `Bearer ${ada.token}` } });
  expect(Buffer.from(await ndef.arrayBuffer()).toString('latin1')).toContain(
    `${ascii.replace('https://', '\x04')}/t/${tag.tag_identifier}`,
  );
  const made = await app.spec(ada).post('/bundle_links.json').withJson({ bundle_link: {} }).expectStatus(201);
  expect(made.body.url).toContain(`${ascii}/bundles/`);
  await app
    .spec()
    .get('/api/v1/tags/show')
    .withQueryParams({ id: tag.tag_identifier })
    .expectJson('tags[0].text_url', `${ascii}/t/${tag.tag_identifier}`);
});
