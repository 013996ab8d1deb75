/** Complete lists of more than 1 000 rows: streamed, to a few clients at a time, and never truncated silently. */
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';
import { fill } from '../setup/bundles.ts';
import { eventually } from '../setup/eventually.ts';
import { signedIn } from '../setup/factories.ts';
import { bearer } from '../setup/management.ts';
import { without } from '../setup/spec.ts';

let app: TestApp;
type Caller = Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A customer with so many tags, each with a text. */
async function museum(count: number, text = 'Welcome'): Promise<Caller> {
  const owner = await signedIn(app);
  await fill(app, owner, count, text);
  return owner;
}

type Listed = { id: number }[];

/** An answer of which nothing but the head is read so far. */
const begin = (path: string, caller: Caller): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${app.url}${path}`, { headers: bearer(caller.token), agent: false }, resolve).on('error', reject);
  });
const open: IncomingMessage[] = [];
async function hold(path: string, caller: Caller): Promise<IncomingMessage> {
  const answer = await begin(path, caller);
  answer.pause();
  open.push(answer);
  return answer;
}
async function rest(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
/** All of an answer of many megabytes: pactum copies what it has at each piece that comes, and takes seconds. */
async function whole(path: string, caller: Caller): Promise<{ status: number | undefined; rows: Listed }> {
  const answer = await begin(path, caller);
  return { status: answer.statusCode, rows: JSON.parse(await rest(answer)) };
}
/** Sockets of answers that nobody has read to the end hold places. */
afterEach(async () => {
  for (const answer of open.splice(0)) answer.destroy();
});

const idsOf = (rows: Listed) => rows.map(({ id }) => id);

describe('A list of 1 000 rows', () => {
  test('R1, D33: is a single response with ETag and Content-Length', async () => {
    const owner = await museum(1000);
    for (const path of ['/Tags.json', '/text_records.json', '/translations.json', '/api/v1/tags/showMyTags']) {
      const answer = await app.spec(owner).get(path).expectStatus(200).expectHeader('etag', /^"/);
      expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.text)));
      expect(answer.body.tags ?? answer.body).toHaveLength(1000);
    }
  });
});

describe('A longer list', () => {
  let owner: Caller;
  beforeAll(async () => {
    owner = await museum(1500);
  });

  test.each(['/Tags.json', '/text_records.json', '/translations.json'])(
    'D33: %s is complete, with each row once, without ETag and Content-Length',
    async (path) => {
      const whole = await app
        .spec(owner)
        .get(path)
        .expectStatus(200)
        .expectHeader('x-total-count', '1500')
        .expectHeader('content-type', 'application/json; charset=utf-8')
        .expectHeader('cache-control', 'private, no-store')
        .expect(without('ETag', 'Content-Length', 'Link'));

      const first = await app.spec(owner).get(`${path}?limit=1000`);
      const second = await app.spec(owner).get(`${path}?limit=1000&after=${first.body.at(-1).id}`);
      expect(whole.body).toEqual([...first.body, ...second.body]);
      // The rest of it, which is short, is one answer again.
      await app
        .spec(owner)
        .get(`${path}?after=${first.body[600].id}`)
        .expectJson(whole.body.slice(601))
        .expectHeader('etag', /^"/);
    },
  );

  test('M6: showMyTags returns 1 500 tags', async () => {
    const { body } = await app
      .spec(owner)
      .get('/api/v1/tags/showMyTags')
      .expectStatus(200)
      .expectHeader('cache-control', 'private, no-store')
      .expectHeader('x-total-count', '1500')
      .expect(without('ETag'));
    expect(Object.keys(body)).toEqual(['tags']);
    const first = await app.spec(owner).get('/api/v1/tags/showMyTags?limit=1000');
    const second = await app.spec(owner).get(`/api/v1/tags/showMyTags?limit=1000&after=${first.body.tags[999].id}`);
    expect(body.tags).toEqual([...first.body.tags, ...second.body.tags]);
    const since = { updated_since: '2000-01-01T00:00:00Z' };
    await app.spec(owner).get('/api/v1/tags/showMyTags').withQueryParams(since).expectJson(body);
  });

  test.each(['/Tags.json', '/api/v1/tags/showMyTags'])('A17: HEAD returns only the headers of %s', async (path) => {
    const head = await app.spec(owner).head(path).expectStatus(200).expectBody('');
    const full = await app.spec(owner).get(path);
    for (const name of ['content-type', 'x-total-count', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(full.headers[name]);
  });
});

describe('While a client reads slowly', () => {
  const long = 'x'.repeat(5_000);
  let owner: Caller;
  beforeAll(async () => {
    owner = await museum(1500, long);
  });

  test('no transaction stays open, and rows that exist throughout appear once', async () => {
    const before = idsOf((await whole('/translations.json', owner)).rows);
    const answer = await hold('/translations.json', owner);
    expect(answer.headers['x-total-count']).toBe('1500');
    const { rows } = await app.db.raw(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    const gone = [before[0], before[1450], before[1499]];
    await app
      .db('translations')
      .whereIn('id', gone as number[])
      .delete();
    const [moved] = await app.db('tags').where({ customer_id: owner.id }).limit(1);
    await app.db('tags').where({ id: moved.id }).update({ description: 'changed meanwhile' });

    const ids = idsOf(JSON.parse(await rest(answer)));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(ids.filter((id) => !gone.includes(id))).toEqual(before.filter((id) => !gone.includes(id)));
  });

  test('an error midway aborts the connection and is logged', async () => {
    const last = (await whole('/translations.json', owner)).rows.at(-1) as Listed[number];
    const answer = await hold('/translations.json', owner);
    // No such language is in the contract.
    await app.db.raw('alter domain lang_code drop constraint lang_code_known');
    await app.db('translations').where({ id: last.id }).update({ lang_code: 'xx' });
    try {
      await expect(rest(answer)).rejects.toThrow('aborted');
    } finally {
      await app.db('translations').where({ id: last.id }).update({ lang_code: 'en' });
    }
    const failed = () => app.logged.filter(({ msg }) => msg === 'request failed');
    await eventually('it is logged', () => failed().length > 0);
    expect(failed()).toMatchObject([{ reason: 'server_error' }]);
    expect((await whole('/translations.json', owner)).status).toBe(200);
  });

  test('at most one long list per customer and two overall are sent at once; others get 503 with Retry-After', async () => {
    const [another, third] = [await museum(1500, long), await museum(1500, long)];
    const refused = (caller: Caller, path = '/translations.json') =>
      app
        .spec(caller)
        .get(path)
        .expectStatus(503)
        .expectHeader('x-error-reason', 'too_many_lists')
        .expectHeader('retry-after', /^[1-9]\d*$/)
        .expectJson('error.code', 'ServerError');

    const first = await hold('/translations.json', owner);
    await refused(owner);
    await refused(owner, '/api/v1/tags/showMyTags');
    const second = await hold('/translations.json', another);
    await refused(third);
    await refused(third, '/api/v1/tags/showMyTags');
    expect((await whole('/translations.json?limit=1000', third)).status).toBe(200);
    await app.spec(third).get('/places.json').expectStatus(200);

    first.destroy();
    await eventually('there is room again', async () => (await whole('/translations.json', third)).status === 200);
    expect(JSON.parse(await rest(second))).toHaveLength(1500);
    expect((await whole('/translations.json', another)).status).toBe(200);
  });

  test.each(['/Tags.json', '/api/v1/tags/showMyTags'])(
    'a client that disconnects before %s begins takes no slot',
    async (path) => {
      const hungUp = () => app.logged.filter((line) => line.path === path && line.aborted).length;
      const before = hungUp();
      await app.db.transaction(async (trx) => {
        await trx.raw('lock table tags in access exclusive mode');
        const asked = get(`${app.url}${path}`, { headers: bearer(owner.token), agent: false }).on('error', () => {});
        const waiting = `select from pg_locks where not granted and relation = 'tags'::regclass
          and database = (select oid from pg_database where datname = current_database())`;
        await eventually('it is read', async () => (await trx.raw(waiting)).rows.length > 0);
        asked.destroy();
        await eventually('it is known', () => hungUp() > before);
      });
      await eventually('there is room', async () => (await whole(path, owner)).status === 200);
    },
  );
});
