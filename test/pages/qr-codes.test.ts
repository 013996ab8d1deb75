/** The QR code of a tag: what phones read in it, who may get it, and how it is printed. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeRecord, noId } from '../setup/management.ts';
import { modulesOf, readQrCode } from '../setup/qr-reader.ts';
import { TestBrowser } from '../setup/test-browser.ts';

const password = 'correct horse battery staple';

let app: TestApp;
const browsers: Record<string, TestBrowser> = {};
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await startApp();
  for (const name of ['owner', 'other', 'admin']) {
    const email = `${name}@example.com`;
    ids[name] = (await Customer.add(app.db, { email, password, role: name === 'admin' ? 'admin' : undefined })).id;
    browsers[name] = await signedIn(app, email);
  }
});
afterAll(() => app.stop());

async function signedIn(to: TestApp, email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(to);
  await browser.signIn(email, password);
  return browser;
}

const as = (name: string) => browsers[name] as TestBrowser;
const newTag = () => makeRecord(app, 'tags', ids.owner ?? null);
const identifierOf = async (id: number): Promise<string> =>
  (await app.db('tags').where({ id }).first('tag_identifier')).tag_identifier;
const drawingIn = (text: string) => /<svg class="qr-code".*?<\/svg>/s.exec(text)?.[0] ?? '';

describe('a phone reads the public address', () => {
  test('on the page of the tag, on its label and in the file', async () => {
    const id = await newTag();
    const address = `${app.config.publicUrl}/t/${await identifierOf(id)}`;
    for (const path of [`/Tags/${id}`, `/labels?sheet=L7160&tag_ids=${id}`, `/Tags/${id}/qr.svg`]) {
      const { text } = await as('owner').get(path);
      expect(readQrCode(modulesOf(drawingIn(text)))).toBe(address);
      expect(drawingIn(text)).toContain(`role="img" aria-label="QR code of the address ${address}"`);
    }
  });

  test.each([
    'https://t.example',
    'https://a-museum-with-a-long-name.example.org:8443/tags',
    'https://a-museum-with-a-long-name.example.org/and/a/prefix/that/goes/on/and/on',
  ])('below %s, with its prefix', async (PUBLIC_URL) => {
    const other = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL } });
    try {
      const id = await newTag();
      const { text } = await (await signedIn(other, 'owner@example.com')).get(`/Tags/${id}`);
      const address = `${PUBLIC_URL}/t/${await identifierOf(id)}`;
      expect(readQrCode(modulesOf(drawingIn(text)))).toBe(address);
      expect(text).toContain(`<figcaption><a href="${address}">${address}</a></figcaption>`);
    } finally {
      await other.stop();
    }
  });

  test('that opens the page of the tag', async () => {
    const { text } = await as('owner').get(`/Tags/${await newTag()}/qr.svg`);
    const address = readQrCode(modulesOf(drawingIn(text)));
    expect((await app.call('GET', address.slice(app.url.length))).status).toBe(200);
  });
});

describe('the printed code', () => {
  test('is linked from the page of the tag, as a label and as a file', async () => {
    const id = await newTag();
    const { text } = await as('owner').get(`/Tags/${id}`);
    for (const path of [`/labels?tag_ids=${id}`, `/Tags/${id}/qr.svg`]) {
      expect(text).toContain(`href="${path}"`);
      expect((await as('owner').get(path)).status).toBe(200);
    }
  });

  test('is a standalone drawing in the file, which is named after the tag', async () => {
    const id = await newTag();
    const { headers, text } = await as('owner').get(`/Tags/${id}/qr.svg`);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename=tag-${await identifierOf(id)}.svg`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text.startsWith('<svg class="qr-code" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true);
  });
});

describe('R6: the code requires access to the tag', () => {
  test.each(['qr', 'qr.svg'])('%s', async (which) => {
    const id = await newTag();
    const statuses = async (name: string) => [
      (await as(name).get(`/Tags/${id}/${which}`)).status,
      (await as(name).get(`/Tags/${noId}/${which}`)).status,
      (await as(name).get(`/Tags/x/${which}`)).status,
    ];
    const there = which === 'qr' ? 303 : 200;
    expect(await statuses('owner')).toEqual([there, 404, 404]);
    expect(await statuses('admin')).toEqual([there, 404, 404]);
    expect(await statuses('other')).toEqual([404, 404, 404]);
    const nobody = await new TestBrowser(app).get(`/Tags/${id}/${which}`);
    expect([nobody.status, nobody.headers.get('location')]).toEqual([
      302,
      `/login?return_to=${encodeURIComponent(`/Tags/${id}/${which}`)}`,
    ]);
    expect((await app.call('DELETE', `/Tags/${id}/${which}`, { headers: { Accept: 'text/html' } })).status).toBe(302);
  });
});
