/** Long responses are streamed in chunks, and other requests are answered in between. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { makeRecord } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
let headers: { token: Record<string, string>; browser: Record<string, string> };
let place: number;
/** More than a sheet takes, and many of the batches in which exports and bundles are read. */
const tags = 1200;

beforeAll(async () => {
  app = await startApp();
  const { id, browser } = await signedInPerson(app);
  const token = await Token.issue(app.db, await Customer.query(app.db).findById(id).throwIfNotFound());
  const cookie = browser.cookie;
  headers = { token: { Authorization: `Bearer ${token}` }, browser: { Cookie: cookie, Accept: 'text/html' } };
  place = await makeRecord(app, 'places', id);
  await app.db.raw(
    `with made as (
       insert into tags (tag_identifier, customer_id, place_id)
       select lpad(to_hex(i), 12, '0'), ?, ? from generate_series(1, ?::integer) i returning id)
     insert into name_translations (tag_id, lang_code, text, origin, source_hash)
     select id, 'en', repeat('The clock of ' || id || ' ', 20), 'original', encode(sha256(''), 'hex') from made`,
    [id, place, tags],
  );
});
afterAll(() => app.stop());

const table = () =>
  ['reference,lang,text', ...Array.from({ length: 1000 }, (_, at) => `R${at},en,${'A long text. '.repeat(30)}`)].join(
    '\n',
  );

interface Long {
  what: string;
  path(): string;
  who: keyof typeof headers;
  /** Makes it a POST. */
  body?: () => string;
}

const all: Long[] = [
  { what: 'a sheet of 500 labels', path: () => `/labels?place_id=${place}&sheet=L7160`, who: 'browser' },
  { what: 'a table', path: () => '/Tags/export.csv', who: 'token' },
  { what: 'an export', path: () => '/Tags/export.ndjson', who: 'token' },
  { what: 'a bundle', path: () => '/api/v1/tags/bundle?lang=all', who: 'token' },
  { what: 'a list', path: () => '/Tags.json', who: 'token' },
  { what: 'the report of an import', path: () => '/Tags/import.json?dry_run=1', who: 'token', body: table },
];

test.each(all)('$what comes in chunks, and other requests are answered meanwhile', async ({ path, who, body }) => {
  const asked = request(`${app.url}${path()}`, {
    method: body ? 'POST' : 'GET',
    agent: false,
    headers: { ...headers[who], ...(body && { 'Content-Type': 'text/csv' }) },
  });
  asked.end(body?.());
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  let before: number | undefined;
  for await (const piece of answer) {
    // Asked as soon as it has begun; this process reads no further until that is answered.
    before ??= (await fetch(`${app.url}/api/v1/tags/supportedLanguageCodes`)).status;
    pieces.push(piece);
  }
  expect([answer.statusCode, before]).toEqual([200, 200]);
  expect(answer.headers['content-length']).toBeUndefined();
  expect(pieces.length).toBeGreaterThan(3);
});
