/** Writes whose connection ends before their body is read, while the service looks up who sends them. */
import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { limits } from '../../contracts/primitives.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { newTag, signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { bearer } from '../setup/management.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let ada: { id: number; token: string };
let bob: SignedInPerson;
beforeAll(async () => {
  app = await startApp();
  ada = await signedIn(app);
  bob = await signedInPerson(app);
});
afterAll(() => app.stop());

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** How a request arrives: with the length of its body or in chunks, and how many bytes of its body come. */
interface Arrival {
  isChunked?: boolean;
  bytes?: number;
}

function bytesOf({ method = 'POST', path, headers, body }: Sent, { isChunked = false, bytes }: Arrival): Buffer {
  const framed = isChunked ? `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
  const framing = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': Buffer.byteLength(body) };
  const lines = Object.entries({ Host: '127.0.0.1', ...headers, ...framing }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(framed).subarray(0, bytes)]);
}

/** All answers, also those that nobody reads. */
const ended = jest.spyOn(ServerResponse.prototype, 'end');
afterAll(() => ended.mockRestore());

/**
 * Sends a request, and ends its connection while its sender is looked up; the look-up goes on only when the service has
 * noticed. Returns the answer that nobody reads.
 */
async function cutOff(sent: Sent, arrival: Arrival = {}): Promise<string> {
  const id = randomUUID();
  const { hostname, port } = new URL(app.url);
  await app.db.transaction(async (trx) => {
    await trx.raw('lock table tokens, sessions in access exclusive mode');
    const socket = connect(Number(port), hostname);
    socket.write(bytesOf({ ...sent, headers: { ...sent.headers, 'X-Request-Id': id } }, arrival));
    await eventually('its sender is looked up', async () => (await lockWaits(app.db)) > 0);
    socket.destroy();
    await eventually('the service has noticed', () =>
      app.logged.some(({ request_id, aborted }) => request_id === id && aborted === true),
    );
  });
  const answers = () => (ended.mock.contexts as ServerResponse[]).filter((res) => res.getHeader('X-Request-Id') === id);
  await eventually('it is answered', () => answers().length > 0);
  return answers()
    .map((res) => `${res.statusCode} ${res.getHeader('X-Error-Reason')}`)
    .join();
}

const malformed = '400 malformed_request';
const sendAgain = ({ method = 'POST', path, headers, body }: Sent) => app.call(method, path, { raw: body, headers });
const countOf = async (name: string) => Number((await app.db(name).count())[0]?.count);

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const csv = { 'Content-Type': 'text/csv' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
/** A multipart form with a field and a file. */
const parts = (field: string, name: string, file: string) =>
  `${[`name="${name}"\r\n\r\nHall`, `name="${field}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${file}`]
    .map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`)
    .join('')}--x--\r\n`;

/** A body that is received as a large one. */
const large = (body: string) => body + ' '.repeat(limits.body);

const place = { path: '/places.json', headers: json, body: '{"place":{"name":"Hall"}}' };
const table = { path: '/Tags/import.json', headers: csv, body: 'reference,lang,text\n1,en,Welcome\n' };
const create = { path: '/api/v1/tags/create', headers: json, body: JSON.stringify(newTag()) };

/** The ways in which a body arrives, whole or not. */
const arrivals: [string, Arrival][] = [
  ['whole', {}],
  ['whole in chunks', { isChunked: true }],
  ['half', { bytes: 10 }],
  ['half in chunks', { isChunked: true, bytes: 10 }],
  ['not at all', { bytes: 0 }],
];

describe('I2: a write with a key whose connection ends before its body is read', () => {
  test.each<[string, string, Sent, Arrival]>([
    ...arrivals.map(([name, arrival]): [string, string, Sent, Arrival] => [`JSON, ${name}`, 'places', place, arrival]),
    ['a form', 'places', { ...place, headers: form, body: 'place[name]=Hall' }, {}],
    ['a tag', 'tags', create, {}],
  ])('is not executed, and is when it is sent again: %s', async (_kind, made, sent, arrival) => {
    const keyed = { ...sent, headers: { ...sent.headers, ...bearer(ada.token), 'Idempotency-Key': randomUUID() } };
    const before = [await countOf(made), await countOf('kept_answers')] as const;
    expect(await cutOff(keyed, arrival)).toBe(malformed);
    expect([await countOf(made), await countOf('kept_answers')]).toEqual(before);
    const { status, headers } = await sendAgain(keyed);
    expect([status, headers.get('idempotency-replayed')]).toEqual([sent === create ? 200 : 201, null]);
    expect([await countOf(made), await countOf('kept_answers')]).toEqual([before[0] + 1, before[1] + 1]);
  });
});

describe('a write without a key whose connection ends before its body is read', () => {
  test.each<[string, Sent, Arrival]>([
    ...arrivals.map(([name, arrival]): [string, Sent, Arrival] => [`JSON, ${name}`, place, arrival]),
    ['a form', { ...place, headers: form, body: 'place[name]=Hall' }, {}],
    ['a tag', create, {}],
    ['a table', table, {}],
    ['a large table', { ...table, body: large(table.body) }, { bytes: 10 }],
    ['an image', { method: 'PUT', path: '/look/logo.json', headers: { 'Content-Type': 'image/png' }, body: 'x' }, {}],
    [
      'an image in a form',
      { method: 'PUT', path: '/look/logo.json', headers: multipart, body: parts('picture', 'a', 'x') },
      {},
    ],
  ])('is refused: %s', async (_kind, sent, arrival) => {
    expect(await cutOff({ ...sent, headers: { ...sent.headers, ...bearer(ada.token) } }, arrival)).toBe(malformed);
  });

  test.each<[string, Sent, Arrival]>([
    ['a table', { path: '/Tags/import', headers: multipart, body: parts('table', 'a', 'x') }, {}],
    [
      'a large picture',
      { path: '/places', headers: multipart, body: large(parts('file', 'place[name]', 'x')) },
      { bytes: 10 },
    ],
    ['many pictures', { path: '/pictures/import', headers: multipart, body: parts('pictures', 'a', 'x') }, {}],
  ])('is refused: a form with %s', async (_kind, sent, arrival) => {
    const Cookie = bob.browser.cookie;
    expect(await cutOff({ ...sent, headers: { ...sent.headers, Cookie } }, arrival)).toBe(malformed);
  });
});
