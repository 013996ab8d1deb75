/** Denial-of-service attacks, anonymous or by a customer. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { blackPng, hostilePictures } from '../setup/hostile-pictures.ts';
import { textRow, type WorkbookParts, workbookOf, workbookType } from '../setup/workbook.ts';
import { type Answer, bearer, type Client, json, type RequestOptions } from './client.ts';

interface Attacker {
  client: Client;
  token: string;
  cookie: string;
}

type Attack = (attacker: Attacker) => Promise<Answer[]>;

const csv = { 'Content-Type': 'text/csv' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const gzip = { 'Content-Encoding': 'gzip' };
const megabytes = (text: string, count: number) => text.repeat(Math.ceil((count * 1024 * 1024) / text.length));

const once =
  (path: string, sent: (attacker: Attacker) => RequestOptions): Attack =>
  async (attacker) => [await attacker.client.send(path, { method: 'POST', ...sent(attacker) })];

/** Concurrent clients that each repeat the request. */
const many =
  (atOnce: number, times: number, ask: (attacker: Attacker) => Promise<Answer>): Attack =>
  async (attacker) => {
    const answers: Answer[] = [];
    const repeat = async () => {
      for (let i = 0; i < times; i += 1) answers.push(await ask(attacker));
    };
    await Promise.all(Array.from({ length: atOnce }, repeat));
    return answers;
  };

const table = (body: string, dryRun = true): Attack =>
  once(`/Tags/import.json${dryRun ? '?dry_run=1' : ''}`, ({ token }) => ({
    headers: { ...csv, ...bearer(token) },
    body,
  }));
const workbook = (parts: WorkbookParts): Attack =>
  once('/Tags/import.json?dry_run=1', ({ token }) => ({
    headers: { 'Content-Type': workbookType, ...bearer(token) },
    body: workbookOf(parts),
  }));
const sheet = (more: string): Attack => workbook({ sheets: { T: textRow('reference', 'text') + more } });
const rows = (list: string): Attack =>
  once('/Tags/import.json?dry_run=1', ({ token }) => ({
    headers: { ...json, ...bearer(token) },
    body: `{"import":{"rows":${list}}}`,
  }));
const parts = `${megabytes('--x\r\n\r\n\r\n', 18)}--x--\r\n`;
const files = `${megabytes('--x\r\nContent-Disposition: form-data; name="t"; filename="a"\r\n\r\n\r\n', 16)}--x--\r\n`;
const deep = `{"a":${'['.repeat(520_000)}${']'.repeat(520_000)}}`;
const shortDeep = gzipSync(deep);
const wide = `{${Array.from({ length: 90_000 }, (_, at) => `"${at}":1`).join()}}`;
const oneField = `{${Array.from({ length: 40_000 }, (_, at) => `"import[name]${at}]":1`).join()}}`;
const columns = Array.from({ length: 100 }, (_, at) => `"c${at}":"x"`).join();
const tableOf = (records: number) =>
  `reference,lang,text\n${Array.from({ length: records }, (_, at) => `r${at},en,Text ${at}\n`).join('')}`;

/** Connections that send a part of a request and wait. */
const incomplete =
  (count: number, head: string): Attack =>
  async ({ client }) => {
    const sockets = Array.from({ length: count }, () => client.open(head));
    await pause(3000);
    for (const socket of sockets) socket.destroy();
    return [];
  };

/** Enough data to exceed the socket buffers. Importing it again changes nothing. */
const long = `reference,lang,text\n${Array.from({ length: 2500 }, (_, at) => `long ${at},en,"${'A long text. '.repeat(400)}"\n`).join('')}`;
const fill = (client: Client, token: string) =>
  client.send('/Tags/import.json', { method: 'POST', headers: { ...csv, ...bearer(token) }, body: long });

/** Requests whose answers are never read. */
const unread =
  (count: number, headOf: (attacker: Attacker) => Promise<string>): Attack =>
  async (attacker) =>
    incomplete(count, await headOf(attacker))(attacker);

/** Repeated uploads of a file to a new tag. */
const picture =
  (file: () => Promise<Buffer>, atOnce = 2, times = 2): Attack =>
  async (attacker) => {
    const { client, token } = attacker;
    const created = await client.send('/Tags.json', {
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body: '{"tag":{}}',
    });
    const { id } = JSON.parse(created.text) as { id: number };
    const body = await file();
    const put = () =>
      // A random suffix, so that each upload is processed.
      client.send(`/Tags/${id}/picture`, {
        method: 'PUT',
        headers: bearer(token),
        body: Buffer.concat([body, Buffer.from(randomUUID())]),
      });
    return many(atOnce, times, put)(attacker);
  };
const pictures = Object.fromEntries(
  Object.entries(hostilePictures).map(([kind, { file }]) => [`pictures: ${kind}`, picture(file)]),
);

export const attacks: Readonly<Record<string, Attack>> = {
  ...pictures,
  'pictures: 40 at once': picture(async () => blackPng(5000, 5000), 40, 1),
  'parts of a form, encoded, anonymous': once('/Tags/import', () => ({
    headers: { ...multipart, ...gzip },
    body: gzipSync(parts),
  })),
  'parts of a form, anonymous': once('/Tags/import', () => ({ headers: multipart, body: parts })),
  'parts of a form, by a customer': once('/Tags/import', ({ cookie }) => ({
    headers: { ...multipart, Cookie: cookie },
    body: parts,
  })),
  'files of a form, by a customer': once('/Tags/import', ({ cookie }) => ({
    headers: { ...multipart, Cookie: cookie },
    body: files,
  })),
  'deep JSON, encoded, anonymous': once('/Tags/import.json', () => ({
    headers: { ...json, ...gzip },
    body: gzipSync(`{"import":{"rows":[{"a":${'['.repeat(9_500_000)}`),
  })),
  'short deep JSON, encoded, anonymous': many(10, 20, ({ client }) =>
    client.send('/api/v1/tags/create', { method: 'POST', headers: { ...json, ...gzip }, body: shortDeep }),
  ),
  'deep JSON, anonymous': many(10, 5, ({ client }) =>
    client.send('/api/v1/tags/create', { method: 'POST', headers: json, body: deep }),
  ),
  'deep JSON with a key, anonymous': many(10, 5, ({ client }) =>
    client.send('/api/v1/tags/create', {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': randomUUID() },
      body: deep,
    }),
  ),
  'names of one field, anonymous': many(2, 1, ({ client }) =>
    client.send('/Tags/import.json', { method: 'POST', headers: json, body: oneField }),
  ),
  'an Accept of quotation marks': many(5, 2, ({ client }) =>
    client.send('/t/0123456789ab', { headers: { Accept: `"${'\\"'.repeat(7_500)}` } }),
  ),
  'names, anonymous': many(10, 5, ({ client }) =>
    client.send('/api/v1/tags/create', {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': randomUUID() },
      body: wide,
    }),
  ),
  'blank lines': table(`reference,lang,text\n${megabytes('\n', 19)}`),
  'blank records': table(`reference,lang,text\n${megabytes(',\n', 2)}`),
  'one line of commas': table(`reference,lang,text\n${megabytes(',', 19)}`),
  'a cell of digits': table(`reference,lang,text\n'${'1'.repeat(100_000)}x,en,x\n`),
  'an identifier of digits': table(`tag_identifier,lang,text\n${'1'.repeat(100_000)}x,en,x\n`),
  'a cell of quotation marks': table(`reference,text\n1,"${megabytes('""', 18)}"\n`),
  'a cell of line ends': table(`reference,text\n1,"${megabytes('\n', 19)}"\n`),
  'a cell that is never closed': table(`reference,text\n1,"${megabytes('a', 19)}`),
  'hardware in a cell': table(`reference,hardware\n1,"${megabytes('nfc a\n', 10)}"\n`),
  'a table of 5 000 rows': table(tableOf(5000)),
  'open elements of a workbook': sheet('<a>'.repeat(500_000)),
  'elements within each other of a workbook': sheet(`${'<a>'.repeat(500_000)}${'</a>'.repeat(500_000)}`),
  'attributes of a workbook': sheet(`<row ${Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
  'escapes in a cell of a workbook': sheet(textRow('1', megabytes('_x0041_', 50))),
  'a text in many cells of a workbook': workbook({
    sheets: { T: textRow('reference', 'text') + '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(4999) },
    strings: `<si><t>${'a'.repeat(200_000)}</t></si>`,
  }),
  'cells far to the right of a workbook': sheet('<row><c r="XFD1"><v>1</v></c></row>'.repeat(4999)),
  'formats of a workbook': workbook({
    sheets: { T: textRow('reference') },
    styles: `<numFmts><numFmt numFmtId="164" formatCode="${'#'.repeat(200_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(64_000)}</cellXfs>`,
  }),
  'blank rows in JSON': rows(`[${'{},'.repeat(6_000_000)}{}]`),
  'blank rows below the limit': rows(`[${'{},'.repeat(590_000)}{}]`),
  'rows that are no objects': rows(`[${'1,'.repeat(500_000)}1]`),
  'hardware of a row': rows(`[{"reference":"1","hardware":[${'{},'.repeat(500_000)}{}]}]`),
  'a deep cell': rows(`[{"reference":"1","text":${'['.repeat(4_000_000)}`),
  'columns of 5 000 rows': rows(
    `[${Array.from({ length: 5000 }, (_, at) => `{"reference":"r${at}",${columns}}`).join()}]`,
  ),
  'columns of one row': rows(`[{"reference":"1",${Array.from({ length: 16_000 }, (_, at) => `"c${at}":"x"`).join()}}]`),
  'digits in a picker': many(2, 3, ({ client, cookie }) =>
    client.send(`/Tags?place_id=${'1'.repeat(12_000)}x%20%235`, { headers: { Cookie: cookie, Accept: 'text/html' } }),
  ),
  'digits in the picker of labels': many(2, 3, ({ client, cookie }) =>
    client.send(`/labels?place_id=${'1'.repeat(12_000)}x%20%235`, { headers: { Cookie: cookie, Accept: 'text/html' } }),
  ),
  'digits in a form': once('/Tags', ({ cookie }) => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
    body: `tag[place_id]=${'1'.repeat(100_000)}x %235`,
  })),
  'unknown tokens': many(40, 50, ({ client }) => client.send('/Tags.json', { headers: bearer(randomUUID()) })),
  'keys of unknown tags': many(40, 20, ({ client }) =>
    client.send('/api/v1/tags/addHardwareIdToTag', {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ id: '000000000000', hardware_id: randomUUID(), hardware_type: 'nfc' }),
    }),
  ),
  'sign-ins, anonymous': many(40, 2, ({ client }) =>
    client.send('/api/v1/login/getAuthToken', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: randomUUID() }),
    }),
  ),
  documents: many(30, 2, ({ client }) => client.send('/docs', { headers: { 'Accept-Encoding': 'identity' } })),
  'bundles that are never read': unread(16, async ({ client, token }) => {
    await fill(client, token);
    const body = JSON.stringify({ bundle_link: { place_id: null } });
    const created = await client.send('/bundle_links.json', {
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body,
    });
    return `GET ${new URL(JSON.parse(created.text).url).pathname} HTTP/1.1\r\nHost: x\r\n\r\n`;
  }),
  'exports that are never read': unread(4, async ({ client, token }) => {
    await fill(client, token);
    return `GET /Tags/export.ndjson HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  }),
  'writes of a customer, 50 at once': many(50, 10, ({ client, token }) =>
    client.send('/places.json', {
      method: 'POST',
      headers: { ...json, ...bearer(token) },
      body: JSON.stringify({ place: { name: 'Hall' } }),
    }),
  ),
  'lists of a customer, 50 at once': many(50, 10, ({ client, token }) =>
    client.send('/places.json?limit=100', { headers: bearer(token) }),
  ),
  'large imports announced anonymously': incomplete(
    8,
    'POST /Tags/import.json HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\nContent-Length: 10000000\r\n\r\nabc',
  ),
  'half bodies': incomplete(
    200,
    `POST /api/v1/tags/create HTTP/1.1\r\nHost: x\r\nContent-Length: 1048576\r\n\r\n${'a'.repeat(100_000)}`,
  ),
  'slow heads': incomplete(500, 'GET / HTTP/1.1\r\nHost: x\r\n'),
};
