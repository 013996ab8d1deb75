/** The QR code of a tag as a file: its content, its size, and access to it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { codeLevels } from '../../contracts/management/tag-code.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { bearer, makeRecord, noId, notFound, notSignedIn } from '../setup/management.ts';
import { type Image, readPng } from '../setup/png-reader.ts';
import { type Modules, modulesOf, readCode, readQrCode } from '../setup/qr-reader.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

type Customer = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let owner: Customer;
let id: number;
let address: string;
beforeAll(async () => {
  app = await startApp();
  owner = await signedIn(app);
  id = await makeRecord(app, 'tags', owner.id);
  const { tag_identifier } = await app.db('tags').where({ id }).first('tag_identifier');
  address = `${app.config.publicUrl}/t/${tag_identifier}`;
});
afterAll(() => app.stop());

const ofOwner = () => ({ headers: bearer(owner.token) });
const svg = (query: Record<string, string> = {}) => app.call('GET', `/Tags/${id}/qr.svg`, { ...ofOwner(), query });

const png = (query: Record<string, string> = {}): Promise<Buffer> =>
  app
    .spec(owner)
    .get(`/Tags/${id}/qr.png`)
    .withQueryParams(query)
    .expectStatus(200)
    .expectHeader('content-type', 'image/png')
    .returns(({ res }) => (res as typeof res & { buffer: Buffer }).buffer);

/** What is dark, from the first dark pixel to the last one, and the empty border on each side. */
function looked({ width, height, isDark }: Image) {
  const all = Array.from({ length: width }, (_, at) => at);
  const columns = all.filter((x) => all.some((y) => isDark(x, y)));
  const rows = all.filter((y) => all.some((x) => isDark(x, y)));
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  return { left, top, side: right - left + 1, borders: [left, width - 1 - right, top, height - 1 - bottom] };
}

/** The modules of a code whose modules have so many pixels each. Throws where one of them is not of one colour. */
function modulesIn(image: Image, scale: number): Modules {
  const { left, top, side } = looked(image);
  const count = side / scale;
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => {
      const [x, y] = [left + column * scale, top + row * scale];
      const isDark = image.isDark(x, y);
      for (let at = 0; at < scale * scale; at += 1)
        if (image.isDark(x + (at % scale), y + Math.floor(at / scale)) !== isDark) throw new Error('A module is torn');
      return isDark;
    }),
  );
}

describe('as SVG', () => {
  test('is 40 mm wide, or as many pixels as requested', async () => {
    expect((await svg()).text).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1" width="40mm" height="40mm" /);
    expect((await svg({ size: '300' })).text).toMatch(/^<svg [^>]* width="300" height="300" /);
    expect((await svg({ size: '', level: ' ', margin: '' })).text).toBe((await svg()).text);
  });

  test.each(codeLevels.flatMap((level) => [0, 4, 16].map((margin) => [level, margin] as const)))(
    'with level %s and a margin of %i encodes the address',
    async (level, margin) => {
      const { text } = await svg({ level, margin: `${margin}` });
      expect(readCode(modulesOf(text, margin))).toEqual({ text: address, level });
    },
  );

  test('has level M and a margin of 4 by default', async () => {
    expect((await svg({ level: 'M', margin: '4' })).text).toBe((await svg()).text);
    expect(readQrCode(modulesOf((await svg()).text))).toBe(address);
  });
});

describe('as PNG', () => {
  test('has 512 × 512 pixels by default', async () => {
    const { width, height } = readPng(await png());
    expect([width, height]).toEqual([512, 512]);
    expect((await png({ size: '512', level: 'M', margin: '4' })).equals(await png())).toBe(true);
  });

  test.each([
    [64, 'L', 4],
    [64, 'M', 0],
    [100, 'H', 0],
    [511, 'M', 4],
    [512, 'Q', 16],
    [1000, 'H', 1],
    [4096, 'H', 16],
  ] as const)(
    'with %i pixels, level %s and a margin of %i has centred modules as large as fit',
    async (size, level, margin) => {
      const image = readPng(await png({ size: `${size}`, level, margin: `${margin}` }));
      expect([image.width, image.height]).toEqual([size, size]);
      const modules = modulesOf((await svg({ level })).text).length;
      const scale = Math.floor(size / (modules + 2 * margin));
      const { side, borders } = looked(image);
      expect(side).toBe(modules * scale);
      expect(Math.min(...borders)).toBeGreaterThanOrEqual(margin * scale);
      expect(Math.max(...borders) - Math.min(...borders)).toBeLessThanOrEqual(1);
      expect(readCode(modulesIn(image, scale))).toEqual({ text: address, level });
    },
  );

  test('takes less than 32 kB at any size', async () => {
    expect((await png({ size: '4096' })).length).toBeLessThan(32_000);
  });

  test('is refused if a module would be smaller than a pixel', async () => {
    const query = { size: '64', level: 'H', margin: '16' };
    const { status, body } = await app.call('GET', `/Tags/${id}/qr.png`, { ...ofOwner(), query });
    const modules = modulesOf((await svg({ level: 'H' })).text).length;
    expect([status, body]).toEqual([
      422,
      { size: [`is less than ${modules + 32}, one pixel for each module of this code`] },
    ]);
    expect((await svg(query)).status).toBe(200);
  });
});

describe.each(['qr.svg', 'qr.png'])('%s', (file) => {
  const path = () => `/Tags/${id}/${file}`;
  const get = (query: string, headers: Record<string, string> = bearer(owner.token)) =>
    app.call('GET', `${path()}${query}`, { headers });

  test.each([
    ['size=63', 'size', 'is less than 64'],
    ['size=4097', 'size', 'is more than 4096'],
    ['size=100.5', 'size', 'is not a whole number'],
    ['size=large', 'size', 'is not a number'],
    ['size=100&size=200', 'size', 'is not a number'],
    ['size[]=100', 'size', undefined],
    ['level=m', 'level', 'is not one of L, M, Q, H'],
    ['level=MM', 'level', 'is not one of L, M, Q, H'],
    ['margin=-1', 'margin', 'is less than 0'],
    ['margin=17', 'margin', 'is more than 16'],
    ['margin=1e1', 'margin', 'is not a number'],
  ])('%s is reported under its name', async (query, name, message) => {
    const { status, headers, body } = await get(`?${query}`);
    // A name with brackets is another one.
    if (message === undefined) return expect(status).toBe(200);
    expect([status, headers.get('content-type')]).toEqual([422, 'application/json; charset=utf-8']);
    expect(body).toEqual({ [name]: [message] });
  });

  test('reports all errors at once, as JSON to browsers too', async () => {
    const { status, body } = await get('?size=1&level=X&margin=99', { ...bearer(owner.token), Accept: 'text/html' });
    expect([status, Object.keys(body)]).toEqual([422, ['size', 'level', 'margin']]);
  });

  test('ignores Accept: the path decides the format', async () => {
    for (const Accept of ['application/json', 'text/html', 'image/webp', '*/*']) {
      const { status, headers } = await get('', { ...bearer(owner.token), Accept });
      expect([status, headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/']);
    }
  });

  test('is available to its owner and admins, by token, also in the query, and by session', async () => {
    const { tag_identifier } = await app.db('tags').where({ id }).first('tag_identifier');
    const own = await get('');
    expect(own.headers.get('content-disposition')).toBe(`attachment; filename=tag-${tag_identifier}.${file.slice(3)}`);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(`?auth_token=${owner.token}`, {})).status).toBe(200);
    const admin = await signedIn(app, { role: 'admin' });
    expect((await get('', bearer(admin.token))).status).toBe(200);
    const { browser } = await signedInPerson(app, 'admin');
    expect((await browser.get(path())).status).toBe(200);
  });

  test('answers 404 to other customers', async () => {
    const other = await signedIn(app);
    const answers = [
      await get('', { ...bearer(other.token), Accept: 'text/html' }),
      await app.call('GET', `/Tags/${noId}/${file}`, ofOwner()),
      await app.call('GET', `/Tags/x/${file}`, ofOwner()),
      await get('?size=1', bearer(other.token)),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [404, notFound]));
  });

  test('answers 401 as JSON without a sign-in, and redirects a browser to the sign-in', async () => {
    for (const Accept of ['*/*', 'application/json', 'image/png']) {
      const { status, body } = await get('', { Accept });
      expect([status, body]).toEqual([401, notSignedIn]);
    }
    const wrong = await get('', { ...bearer('no token of ours'), Accept: 'text/html' });
    expect([wrong.status, wrong.headers.get('x-error-reason')]).toEqual([401, 'unknown_token']);
    const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const person = await get('?size=100', browser);
    const to = `/login?${new URLSearchParams({ return_to: `${path()}?size=100` })}`;
    expect([person.status, person.headers.get('location')]).toEqual([302, to]);
  });

  test('has a strong ETag, and accepts only GET and HEAD', async () => {
    const etag = (await get('')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const again = await get('', { ...bearer(owner.token), 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await get('?margin=2')).headers.get('etag')).not.toBe(etag);
    const head = await app.call('HEAD', path(), ofOwner());
    expect([head.status, head.headers.get('etag'), head.text]).toEqual([200, etag, '']);
    const post = await app.call('POST', path(), ofOwner());
    expect([post.status, post.headers.get('allow'), post.body.error.code]).toEqual([
      405,
      'GET, HEAD',
      'InvalidRequest',
    ]);
  });
});
