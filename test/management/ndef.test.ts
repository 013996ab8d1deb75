/** The NDEF message on an NFC chip for a tag: its bytes, and as phones decode it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import foreign from 'ndef';
import { ndef } from '../../generated/typescript/dist/index.js';
import { chipsFor, ndefMessage } from '../../src/codes/ndef.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { as, bearer, makeRecord, noId, notFound, notSignedIn } from '../setup/management.ts';

type Customer = Awaited<ReturnType<typeof signedIn>>;

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const androidApps = `com.example.tags=${fingerprint},com.example.other=${fingerprint}`;

let app: TestApp;
let owner: Customer;
let id: number;
let address: string;
beforeAll(async () => {
  app = await startApp({ env: { ANDROID_APPS: androidApps } });
  owner = await signedIn(app);
  id = await makeRecord(app, 'tags', owner.id);
  const { tag_identifier } = await app.db('tags').where({ id }).first('tag_identifier');
  address = `${app.config.publicUrl}/t/${tag_identifier}`;
});
afterAll(() => app.stop());

const told = async (query = '') => (await as(app, owner)('GET', `/Tags/${id}/ndef.json${query}`)).body;

const bytes = (query = ''): Promise<Buffer> =>
  app
    .spec(owner)
    .get(`/Tags/${id}/ndef${query}`)
    .expectStatus(200)
    .expectHeader('content-type', 'application/octet-stream')
    .returns(({ res }) => (res as typeof res & { buffer: Buffer }).buffer);

/** A message as a library that knows nothing of ours reads it. */
function readBack(message: Buffer): [tnf: number, type: string, value: string][] {
  const text = (bytes: string | number[]) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8'));
  return foreign.decodeMessage([...message]).map(({ tnf, type, payload }) => {
    const isAddress = tnf === 1 && text(type) === 'U';
    return [tnf, text(type), isAddress ? foreign.uri.decodePayload(payload) : text(payload)];
  });
}

describe('a message', () => {
  const hexOf = (value: string) => ndefMessage([{ type: 'U', value }]).toString('hex');

  test.each([
    ['http://www.', '01'],
    ['https://www.', '02'],
    ['http://', '03'],
    ['https://', '04'],
  ])('abbreviates %s by %s', (start, code) => {
    // MB, ME, SR and the NFC Forum's types; one letter, six bytes: U, the code, and "a.b/t".
    expect(hexOf(`${start}a.b/t`)).toBe(`d1010655${code}612e622f74`);
  });

  test('of more than 255 bytes has a four-byte length', () => {
    expect(hexOf(`https://${'a'.repeat(254)}`).slice(0, 8)).toBe('d101ff55');
    expect(hexOf(`https://${'a'.repeat(255)}`).slice(0, 16)).toBe('c101000001005504');
  });

  test('with an app has the package after the address, as an external type', () => {
    const message = ndefMessage([
      { type: 'U', value: 'https://a.b/t' },
      { type: 'android.com:pkg', value: 'com.example' },
    ]);
    const pkg = Buffer.from('android.com:pkg').toString('hex');
    expect(message.toString('hex')).toBe(
      `9101065504612e622f74540f0b${pkg}${Buffer.from('com.example').toString('hex')}`,
    );
  });

  test.each(['http://www.a.b', 'https://www.a.b', 'http://a.b', 'https://a.b'])(
    'starting with %s is decoded by another library, at any length, with and without an app',
    (start) => {
      for (const length of [1, 100, 237, 254, 255, 256, 1000]) {
        const value = `${start}/t/${'7'.repeat(length)}`;
        const app = { type: 'android.com:pkg', value: 'com.example' } as const;
        const [alone, both] = [ndefMessage([{ type: 'U', value }]), ndefMessage([{ type: 'U', value }, app])];
        expect(readBack(alone)).toEqual([[1, 'U', value]]);
        expect(readBack(both)).toEqual([
          [1, 'U', value],
          [4, 'android.com:pkg', 'com.example'],
        ]);
      }
    },
  );

  test('fits standard chips by length', () => {
    const all = ['NTAG213', 'NTAG215', 'NTAG216'];
    const [small, middle, large] = [all, all.slice(1), all.slice(2)];
    const fitting = [1, 137, 138, 492, 493, 868, 869].map((length) => chipsFor(length));
    expect(fitting).toEqual([small, small, middle, middle, large, large, []]);
  });
});

describe('of a tag', () => {
  test('contains its public address', async () => {
    const message = await bytes();
    expect(message.toString('hex')).toMatch(/^d101..5503/);
    expect(await told()).toEqual({
      hex: message.toString('hex'),
      bytes: message.length,
      records: [{ type: 'U', value: address }],
      fits: ['NTAG213', 'NTAG215', 'NTAG216'],
    });
    expect(ndef(message)).toMatchObject([{ kind: 'uri', uri: address }]);
    expect(readBack(message)).toEqual([[1, 'U', address]]);
  });

  test('names the first Android app only on request', async () => {
    for (const query of ['?app=0', '?app=']) expect(await told(query)).toEqual(await told());
    const message = await bytes('?app=1');
    const { hex, records } = await told('?app=1');
    expect(hex).toBe(message.toString('hex'));
    expect(readBack(message)).toEqual([
      [1, 'U', address],
      [4, 'android.com:pkg', 'com.example.tags'],
    ]);
    expect(records).toEqual([
      { type: 'U', value: address },
      { type: 'android.com:pkg', value: 'com.example.tags' },
    ]);
  });

  test('names no app if none is configured', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl, env: { PUBLIC_URL: app.config.publicUrl } });
    try {
      const { body } = await as(other, owner)('GET', `/Tags/${id}/ndef.json?app=1`);
      expect(body).toEqual(await told());
    } finally {
      await other.stop();
    }
  });
});

describe.each(['ndef', 'ndef.json'])('%s', (file) => {
  const get = (query = '', headers: Record<string, string> = bearer(owner.token), of: string | number = id) =>
    app.call('GET', `/Tags/${of}/${file}${query}`, { headers });

  test('reports an invalid `app` under its name', async () => {
    for (const query of ['?app=2', '?app=true', '?app=1&app=1']) {
      const { status, body } = await get(query);
      expect([status, Object.keys(body)]).toEqual([422, ['app']]);
    }
  });

  test('answers 404 to other customers and 401 without a sign-in', async () => {
    const [admin, other] = [await signedIn(app, { role: 'admin' }), await signedIn(app)];
    expect((await get('', bearer(admin.token))).status).toBe(200);
    const others = [
      await get('', bearer(other.token)),
      await get('', bearer(owner.token), noId),
      await get('', bearer(owner.token), 'x'),
    ];
    expect(others.map(({ status, body }) => [status, body])).toEqual(others.map(() => [404, notFound]));
    const nobody = await get('', { Accept: '*/*' });
    expect([nobody.status, nobody.body]).toEqual([401, notSignedIn]);
    const person = await get('', { Accept: 'text/html' });
    expect(person.headers.get('location')).toBe(`/login?${new URLSearchParams({ return_to: `/Tags/${id}/${file}` })}`);
  });

  test('ignores Accept, is private, and has a strong ETag', async () => {
    for (const Accept of ['text/html', 'application/json', 'image/png']) {
      const { status, headers } = await get('', { ...bearer(owner.token), Accept });
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(headers.get('etag')).toMatch(/^"/);
    }
    const { status } = await app.call('POST', `/Tags/${id}/${file}`, { headers: bearer(owner.token) });
    expect(status).toBe(405);
  });
});
