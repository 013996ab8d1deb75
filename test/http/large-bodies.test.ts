/** The cost of a body before its sender is known, and limits of its content. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { as, bearer } from '../setup/management.ts';
import { TestBrowser } from '../setup/test-browser.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;

const person = { email: 'ada@example.com', password: 'correct horse battery staple' };

beforeAll(async () => {
  app = await startApp();
  await Customer.add(app.db, person);
  owner = await signedIn(app);
});
afterAll(() => app.stop());

const json = { 'Content-Type': 'application/json' };
const csvType = { 'Content-Type': 'text/csv' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const unknown = bearer('no-such-token');
const reason = ({ headers }: { headers: Headers }) => headers.get('x-error-reason');

/** A connection with a head, and three bytes of the body that it announces. */
function begun(path: string, headers: Record<string, string>, method: string): Socket {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: hostname, 'Content-Length': '10000000', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\nabc`);
  return socket;
}

/** The first line of what is answered to a head, and to three bytes of the body that it announces. */
async function answeredByHead(path: string, headers: Record<string, string>, method = 'POST'): Promise<string> {
  const socket = begun(path, headers, method);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split('\r\n', 1)[0] ?? '';
}

describe('A body announced as longer than 1 MiB', () => {
  test.each([
    ['/Tags/import.json', json],
    ['/Tags/import.json', csvType],
    ['/Tags/import.json', { ...json, ...unknown }],
    ['/Tags/import.json?auth_token=no-such-token', json],
    ['/places.json', json],
    ['/api/v1/tags/create', { ...json, ...unknown }],
  ])('HU14: is refused after the headers without a valid token: %s %j', async (path, headers) => {
    expect(await answeredByHead(path, headers)).toBe('HTTP/1.1 401 Unauthorized');
  });

  test.each([
    ['/api/v1/tags/create', 'POST', {}],
    ['/api/v1/tags/lookup', 'POST', {}],
    ['/api/v1/login/getAuthToken', 'POST', {}],
    ['/api/v1/tags/show', 'GET', {}],
    ['/t/000000000000', 'POST', { Accept: 'text/html' }],
    ['/t/000000000000/reports', 'POST', { Accept: 'text/html' }],
    ['/login', 'POST', { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('A20: is refused after the headers where no caller may send such a body: %s', async (path, method, headers) => {
    expect(await answeredByHead(path, headers, method)).toBe('HTTP/1.1 413 Payload Too Large');
    const known = { ...headers, ...bearer(owner.token) };
    expect(await answeredByHead(path, known, method)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  test('HU14: redirects a visitor to the sign-in if it is a form', async () => {
    expect(await answeredByHead('/Tags/import', { ...multipart, Accept: 'text/html' })).toBe('HTTP/1.1 302 Found');
  });

  test.each(['/Tags/1/picture.json', '/places/1/picture.json', '/look/logo.json'])(
    'HU14: is refused after the headers for a picture without a valid token: %s',
    async (path) => {
      const image = { 'Content-Type': 'image/jpeg' };
      for (const headers of [image, multipart, { ...image, ...unknown }])
        expect(await answeredByHead(path, headers, 'PUT')).toBe('HTTP/1.1 401 Unauthorized');
    },
  );

  test.each(['/Tags/1', '/Tags/new', '/places/1', '/look'])(
    'HU14: redirects a visitor to the sign-in from a form with a picture: %s',
    async (path) => {
      expect(await answeredByHead(path, { ...multipart, Accept: 'text/html' })).toBe('HTTP/1.1 302 Found');
    },
  );

  test('PX5: with a third picture of one customer at a time gets 503, and pending pictures block no other request', async () => {
    const headers = { 'Content-Type': 'image/jpeg', ...bearer(owner.token) };
    const sockets = [1, 2, 3].map(() => begun('/Tags/1/picture.json', headers, 'PUT'));
    const refused = await Promise.race(sockets.map((socket) => once(socket, 'data')));
    expect(String(refused)).toMatch(/^HTTP\/1.1 503 [\s\S]*\r\nx-error-reason: too_many_pictures\r\n/i);
    for (const socket of sockets) socket.destroy();
    expect((await app.call('GET', '/Tags.json', { headers: bearer(owner.token) })).status).toBe(200);
  });

  test('HU14: takes no place for imports when it is refused', async () => {
    await Promise.all(Array.from({ length: 6 }, () => answeredByHead('/Tags/import.json', json)));
    const cell = 'x'.repeat(2 * 1024 * 1024);
    const answer = await app.call('POST', '/Tags/import.json?dry_run=1', {
      raw: `reference,Notes\n1,${cell}\n`,
      headers: { ...csvType, ...bearer(owner.token) },
    });
    expect([answer.status, answer.body.create]).toEqual([200, 1]);
  });

  test('HU14: is refused after the headers to a customer without the permission', async () => {
    expect(await answeredByHead('/customers.json', { ...json, ...bearer(owner.token) })).toBe('HTTP/1.1 403 Forbidden');
  });

  test('HU14: is read for a customer signed in by a cookie', async () => {
    const browser = new TestBrowser(app);
    await browser.signIn(person.email, person.password);
    const table = new Blob([`reference,Notes\n1,${'x'.repeat(2 * 1024 * 1024)}\n`]);
    const answer = await browser.upload(await browser.get('/Tags/import'), '/Tags/import', 'table', table);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('1 tag')]);
  });
});

describe('A body without an announced length', () => {
  async function sent(path: string, headers: Record<string, string>, bytes: number) {
    const asked = request(`${app.url}${path}`, { method: 'POST', headers });
    asked.on('error', () => {});
    asked.write(' '.repeat(bytes));
    asked.end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  }

  test('HU14: is refused from 1 MiB on', async () => {
    expect(await sent('/Tags/import.json', csvType, 1024 * 1024 + 1)).toBe(401);
    expect(await sent('/Tags/import.json', csvType, 1024)).toBe(401);
    expect(await sent('/Tags/import.json', { ...csvType, ...bearer(owner.token) }, 1024 * 1024 + 1)).toBe(422);
  });

  test.each([
    ['/api/v1/tags/create', 413],
    ['/t/000000000000', 413],
    ['/t/000000000000/reports', 413],
    ['/places.json', 401],
  ])('A20: is refused as soon as it is too long: %s', async (path, status) => {
    const endless = request(`${app.url}${path}`, { method: 'POST', headers: json });
    endless.on('error', () => {});
    endless.write(' '.repeat(1024 * 1024 + 1));
    const [answer] = await once(endless, 'response');
    expect(answer.statusCode).toBe(status);
    endless.destroy();
  });

  test('HU13: takes no place for large bodies where only small ones are allowed', async () => {
    const headers = { ...json, ...bearer(owner.token) };
    const begun = Array.from({ length: 5 }, () => request(`${app.url}/places.json`, { method: 'POST', headers }));
    for (const each of begun) each.write('{"place": ');
    expect((await app.call('GET', '/places.json', { headers })).status).toBe(200);
    const answers = begun.map((each) => once(each, 'response'));
    for (const each of begun) each.end('{"name": "Hall"}}');
    for (const [answer] of await Promise.all(answers)) expect(answer.resume().statusCode).toBe(201);
  });
});

describe('An invalid token in the headers', () => {
  test('HU14: is refused whatever the body contains', async () => {
    for (const path of ['/places.json', '/Tags/import.json', '/api/v1/tags/create']) {
      const answer = await app.call('POST', path, { raw: '{', headers: { ...json, ...unknown } });
      expect([answer.status, reason(answer)]).toEqual([401, 'unknown_token']);
    }
  });
});

describe('An encoded body', () => {
  test.each(['/api/v1/tags/create', '/Tags/import.json', '/Tags/import', '/login', '/places.json', '/nothing'])(
    'HU14: is 415 at %s',
    async (path) => {
      for (const encoding of ['gzip', 'br', 'gzip, identity']) {
        const headers = { ...json, 'Content-Encoding': encoding, ...bearer(owner.token) };
        const answer = await app.call('POST', path, { raw: gzipSync('{}'), headers });
        expect([answer.status, reason(answer)]).toEqual([415, 'unsupported_encoding']);
      }
    },
  );

  test('HU14: is accepted with the encoding identity', async () => {
    const headers = { ...json, 'Content-Encoding': 'identity', ...bearer(owner.token) };
    const body = { place: { name: 'Museum' } };
    expect((await app.call('POST', '/places.json', { raw: JSON.stringify(body), headers })).status).toBe(201);
  });
});

describe('JSON', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;
  const named = (names: number) => `{${Array.from({ length: names }, (_, at) => `"n${at}":1`).join()}}`;
  const listed = (elements: number) => `{"a":[${'1,'.repeat(elements - 1)}1]}`;
  const send = (path: string, raw: string, more = {}) => app.call('POST', path, { raw, headers: { ...json, ...more } });

  test.each([
    ['deeper than 32', nested(33)],
    ['of lists that are deeper', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`],
    ['of more than 10 000 names', named(10_001)],
    ['of a longer list', listed(100_001)],
    ['of half a million levels', `{"a":${'['.repeat(500_000)}`],
  ])('HU14: %s is refused with 400 for every kind of request', async (_name, raw) => {
    const ways: [string, object][] = [
      ['/api/v1/tags/create', {}],
      ['/api/v1/tags/create', { 'Idempotency-Key': 'one' }],
      ['/places.json', bearer(owner.token)],
      ['/places.json', { ...bearer(owner.token), 'Idempotency-Key': 'one' }],
    ];
    for (const [path, more] of ways) {
      const answer = await send(path, raw, more);
      expect([path, answer.status, reason(answer)]).toEqual([path, 400, 'too_complex']);
    }
  });

  test('HU14: with one field under very many names is read once', async () => {
    const manyNames = (group: string, count: number) =>
      `{${Array.from({ length: count }, (_, at) => `"${group}[name]${at}]":["a"]`).join()}}`;
    const answer = await send('/places.json', manyNames('place', 9_999), bearer(owner.token));
    expect([answer.status, answer.body]).toEqual([422, { name: ['is not text'] }]);
  });

  test('HU14: of a table may be larger if the headers have a valid token', async () => {
    const table = JSON.stringify({
      import: { rows: Array.from({ length: 4000 }, () => ({ reference: '', lang: '', text: '' })) },
    });
    const answers = [
      await send('/Tags/import.json', table),
      await send('/Tags/import.json', table.replace('{', `{"auth_token":"${owner.token}",`)),
      await send('/Tags/import.json', `{"a":${'['.repeat(32)}${']'.repeat(32)}}`),
      await send('/Tags/import.json', table, bearer(owner.token)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 422]);
    expect(answers.map(reason)).toEqual(['too_complex', 'too_complex', 'too_complex', null]);
  });

  test('HU14: within the limits is read, and the content of strings does not count', async () => {
    const within = [nested(32), named(9_999), listed(9_999)];
    for (const raw of within) expect(reason(await send('/api/v1/tags/create', raw))).toBe('missing_values');
    const text = `\\"${'[{,:'.repeat(5000)}\\\\`;
    const answer = await send(
      '/api/v1/tags/create',
      `{"lang":"en","purchase_id":"7d4447c5-3e3e-4a3b-9f0a-2c1b8e6d5f40","text":"${text}"}`,
    );
    expect(answer.status).toBe(200);
  });
});

describe('A form with a file', () => {
  test('HU14: has at most 48 parts', async () => {
    const browser = new TestBrowser(app);
    await browser.signIn(person.email, person.password);
    const Cookie = browser.cookie;
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    for (const raw of [`${part.repeat(49)}--x--\r\n`, `${'--x\r\n\r\n\r\n'.repeat(100_000)}--x--\r\n`]) {
      const answer = await app.call('POST', '/Tags/import', { raw, headers: { ...multipart, Cookie } });
      expect([answer.status, reason(answer)]).toEqual([413, 'too_many_fields']);
    }
    for (const raw of [`${part.repeat(51)}--x--\r\n`, `${'--x\r\n\r\n\r\n'.repeat(100_000)}--x--\r\n`]) {
      const answer = await app.call('POST', '/pictures/import', { raw, headers: { ...multipart, Cookie } });
      expect([answer.status, reason(answer)]).toEqual([413, 'too_many_fields']);
    }
  });

  test('PX5: with pictures is refused after the headers if it announces more than 1 GB, or comes from a visitor', async () => {
    const browser = new TestBrowser(app);
    await browser.signIn(person.email, person.password);
    const Cookie = browser.cookie;
    const announced = { ...multipart, Accept: 'text/html', 'Content-Length': `${1024 ** 3 + 1}` };
    expect(await answeredByHead('/pictures/import', { ...announced, Cookie })).toBe('HTTP/1.1 413 Payload Too Large');
    expect(await answeredByHead('/pictures/import', announced)).toBe('HTTP/1.1 302 Found');
  });
});

describe('A table', () => {
  const rows = (given: unknown) => as(app, owner)('POST', '/Tags/import.json?dry_run=1', { import: { rows: given } });
  const csv = (raw: string) =>
    app.call('POST', '/Tags/import.json?dry_run=1', { raw, headers: { ...csvType, ...bearer(owner.token) } });
  const filled = Array.from({ length: 5000 }, (_, at) => `${at}\n`).join('');

  test.each([
    ['blank lines beside its rows', `reference\n${filled}${'\n'.repeat(5000)}`],
    ['blank lines before its head', `${'\n'.repeat(10_000)}reference\n1\n`],
    ['very many of them', `\ufeff${' \r\n'.repeat(1_000_000)}`],
    ['blank lines around that of the separator', `${'\n'.repeat(5000)}sep=;\n${'\n'.repeat(5000)}reference\n1\n`],
    ['blank lines alone', `reference\n1\n${'\n'.repeat(1_000_000)}`],
    ['records of blank cells', `reference,lang\n1,en\n${',\n'.repeat(1_000_000)}`],
    ['one line of commas', `reference\n1${','.repeat(5_000_000)}`],
    [
      'cells without end',
      `reference${Array.from({ length: 16_000 }, (_, at) => `,c${at}`).join('')}\n${`1${','.repeat(16_000)}\n`.repeat(100)}`,
    ],
  ])('HU14: has its limits as CSV: %s', async (_name, raw) => {
    const answer = await csv(raw);
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['base']]);
  });

  test.each([
    ['rows that are none', Array(500_000).fill(1)],
    ['blank rows', Array.from({ length: 200_000 }, () => ({}))],
    ['names', Array.from({ length: 5000 }, () => Object.fromEntries(Array.from({ length: 250 }, (_, at) => [at, ''])))],
  ])('HU14: has its limits as JSON: %s', async (_name, given) => {
    const answer = await rows(given);
    expect([answer.status, Object.keys(answer.body)]).toEqual([422, ['base']]);
  });

  test('HU14: may have a few blank rows, and at most 200 items in a row', async () => {
    expect((await csv(`reference\n${filled}${'\n'.repeat(4999)}`)).body.create).toBe(5000);
    const beginning = `\ufeff\n${' \r\n'.repeat(20_000 / 8)}sep=;\n${'\n'.repeat(2000)}`;
    expect((await csv(`${beginning}reference;lang;text\nHEAD;en;Hello\n`)).body.create).toBe(1);
    const items = Array.from({ length: 201 }, (_, at) => ({ type: 'qr', identifier: `item ${at}` }));
    const cell = items.map(({ identifier }) => `qr "${identifier}"`).join('\n');
    const answer = await rows([
      { reference: '1', hardware: items },
      { reference: '2', hardware: cell },
    ]);
    expect(answer.body.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
      { hardware: ['has more than 200 items'] },
      { hardware: ['has more than 200 items'] },
    ]);
  });
});

test('HU14: a form’s name of a place is truncated before it is parsed', async () => {
  const tag = await createTag(app, { auth_token: owner.token });
  const browser = new TestBrowser(app);
  await browser.signIn(person.email, person.password);
  const answer = await browser.get(`/Tags?place_id=${'1'.repeat(15_000)}x%20%235`);
  expect([answer.status, tag.tag_identifier.length]).toEqual([422, 12]);
});

test('HU14: a list that is too long is refused by its length, in every operation', async () => {
  const long = Array(1001).fill('fr');
  const order = await as(app, owner)('POST', '/translation_orders.json', { translation_order: { lang_codes: long } });
  expect([order.status, order.body]).toEqual([422, { lang_codes: ['has more than 1000'] }]);
  const bulk = { action: 'move', tag_ids: Array(10_001).fill('none') };
  const moved = await as(app, owner)('POST', '/Tags/bulk.json', { bulk });
  expect([moved.status, moved.body]).toEqual([422, { tag_ids: ['has more than 10000'] }]);
});
