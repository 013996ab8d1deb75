/** Streaming of bundles: compression, the limit of concurrent streams, and no partial bundle that looks complete. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { languageCodes } from '../../../../contracts/languages.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { beginBundle, bundlePath, fetchBundle, fill, readBundle, rest, writeQuickly } from '../../../setup/bundles.ts';
import { eventually } from '../../../setup/eventually.ts';
import { signedIn } from '../../../setup/factories.ts';
import { startProcess } from '../../../setup/process.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
let owner: Caller;
/** More than the system keeps for a connection, which is 4 MB. */
const count = 150;
const long = 'x'.repeat(50_000);
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  owner = await museum(app, count, long);
});
afterAll(() => app.stop());

async function museum(of: TestApp, tags: number, text: string): Promise<Caller> {
  const made = await signedIn(of);
  await fill(of, made, tags, text);
  return made;
}

const open: IncomingMessage[] = [];
/** A client that has asked, and reads no more than the head. */
async function hold(caller = owner): Promise<IncomingMessage> {
  const answer = await beginBundle(app, caller);
  answer.pause();
  open.push(answer);
  return answer;
}
/** The same by the address of a link. */
async function holdAt(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const request = get(url, { headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  open.push(answer);
  return answer;
}
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
});

const refused = (caller: Caller) =>
  app
    .spec(caller)
    .get(bundlePath)
    .expectStatus(503)
    .expectHeader('x-error-reason', 'too_many_bundles')
    .expectHeader('retry-after', /^[1-9]\d*$/)
    .expectJson('error.code', 'ServerError');
/** Of 16 places all are free again. */
const isFree = async () => {
  const held = await Promise.all(Array.from({ length: 16 }, () => hold()));
  const statuses = held.map(({ statusCode }) => statusCode);
  for (const answer of held) answer.destroy();
  return statuses.every((status) => status === 200);
};

describe('A bundle', () => {
  test.each<[string, string | undefined, (bytes: Buffer) => Buffer]>([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes) => bytes],
    ['identity', undefined, (bytes) => bytes],
  ])('B2: is sent for Accept-Encoding %s as %s, with the same lines', async (accepted, encoding, undo) => {
    const few = await museum(app, 100, 'Welcome');
    const answer = await beginBundle(app, few, {}, { 'Accept-Encoding': accepted });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    const { tags } = readBundle(String(undo(await rest(answer))));
    expect(tags).toEqual((await fetchBundle(app, few)).tags);
  });

  test('B7: of 1 000 tags with 400 characters in five languages is at most 2 MB', async () => {
    const many = await museum(app, 1000, 'Welcome');
    const letters = [
      'abcdefghijklmnopqrstuvwxyz',
      'абвгдежзийклмнопрстуфхцчшщ',
      'あいうえおかきくけこさしすせそたちつてとなに',
    ];
    // Words of five letters out of 500, which is less alike than any language.
    const words = (alphabet: string) =>
      `(select string_agg(word, ' ') from (
          select (select string_agg(substr('${alphabet}', 1 + (hashtext(concat(n, i))::bigint & 1023)::int % ${alphabet.length}, 1), '')
                  from generate_series(1, 5) i) as word
          from (select (random() * 500)::int as n from generate_series(1, 67) where r.id > 0) picked) chosen)`;
    for (const [at, code] of ['fr', 'de', 'ru', 'uk', 'ja'].entries())
      await writeQuickly(app, (trx) =>
        trx.raw(
          `insert into translations (text_record_id, lang_code, text, origin, source_hash)
           select r.id, '${code}', left(${words(letters[Math.min(2, at >> 1)] ?? '')}, 400), 'human', repeat('0', 64)
           from text_records r join tags t on t.id = r.tag_id where t.customer_id = ?`,
          [many.id],
        ),
      );
    for (const [encoding, undo] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const answer = await beginBundle(app, many, { lang: 'fr,de,ru,uk,ja' }, { 'Accept-Encoding': encoding });
      const bytes = await rest(answer);
      expect(bytes.length).toBeLessThan(2_000_000);
      const { tags } = readBundle(String(undo(bytes)));
      expect(tags).toHaveLength(1000);
      expect(new Set(tags.map(({ texts }) => texts.ja)).size).toBe(1000);
      for (const { texts } of tags.slice(0, 10)) expect(texts.ru?.length).toBeGreaterThan(390);
    }
  });

  test('B2: is complete where one tag is larger than all others together', async () => {
    const wordy = await museum(app, 60, 'Welcome');
    const [first] = await app.db('tags').where({ customer_id: wordy.id }).orderBy('id').limit(1);
    const record = await app.db('text_records').where({ tag_id: first.id }).first('id');
    const texts = languageCodes
      .filter((code) => code !== 'en')
      .map((lang_code) => ({
        text_record_id: record.id,
        lang_code,
        text: 'é'.repeat(60_000),
        origin: 'human',
        source_hash: '0'.repeat(64),
      }));
    await writeQuickly(app, (trx) => trx('translations').insert(texts));
    const { tags } = await fetchBundle(app, wordy, { lang: 'all' });
    expect(tags.map(({ texts }) => Object.keys(texts).length)).toEqual([45, ...Array(59).fill(1)]);
  });
});

describe('While clients read slowly', () => {
  test('B2: 16 are sent at once for all customers; the next gets 503 with Retry-After until one has ended', async () => {
    const other = await signedIn(app);
    const held = await Promise.all(Array.from({ length: 16 }, () => hold()));
    expect(held.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    for (const caller of [owner, other]) await refused(caller);
    // What is wrong comes first, and the headers alone need no place.
    await app.spec(other).get(bundlePath).withQueryParams({ since: 'x' }).expectStatus(410);
    await app.spec(other).head(bundlePath).expectStatus(200);
    // Nobody else waits for them.
    await app.spec(other).get('/api/v1/tags/showMyTags').expectStatus(200);

    expect(readBundle(String(await rest(held[0] as IncomingMessage))).tags).toHaveLength(count);
    expect((await fetchBundle(app, other)).tags).toEqual([]);
    for (const answer of held) answer.destroy();
    await eventually('all places are free', isFree);
  });

  test('B2: a phone that takes all places of its network leaves places for customers and other networks', async () => {
    const { body } = await app.spec(owner).post('/bundle_links.json').withJson({ bundle_link: {} }).expectStatus(201);
    const path = new URL(body.url).pathname;
    const phone = (address: string) => holdAt(`${app.url}${path}`, { 'X-Forwarded-For': address });
    const held = await Promise.all(Array.from({ length: 16 }, () => phone('192.0.2.1')));
    expect(held.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    expect((await phone('192.0.2.1')).statusCode).toBe(503);
    expect((await phone('192.0.2.2')).statusCode).toBe(200);
    expect((await fetchBundle(app, owner)).tags).toHaveLength(count);
  });

  test('B4: no transaction is open, and concurrent changes are in the next delta', async () => {
    const changing = await museum(app, count, long);
    const [last] = await app.db('tags').where({ customer_id: changing.id }).orderBy('id', 'desc').limit(1);
    const [first] = await app.db('tags').where({ customer_id: changing.id }).orderBy('id').limit(1);
    const answer = await hold(changing);
    const { rows } = await app.db.raw(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    await app.db('tags').where({ id: last.id }).delete();
    await app.db('tags').where({ id: first.id }).update({ description: 'changed meanwhile' });
    const whole = readBundle(String(await rest(answer)));
    expect(whole.gone).toEqual([]);
    const next = await fetchBundle(app, changing, { since: whole.cursor });
    expect([next.tags.map(({ description }) => description), next.gone]).toEqual([
      ['changed meanwhile'],
      [last.tag_identifier],
    ]);
  });

  test('B2: an error during the stream breaks the connection, is logged and frees the place', async () => {
    const faulty = await startApp();
    try {
      const caller = await museum(faulty, 100, 'Welcome');
      // No such language is in the contract.
      await faulty.db.raw('alter domain lang_code drop constraint lang_code_known');
      const last = faulty.db('translations').max('id');
      await faulty.db('translations').where({ id: last }).update({ lang_code: 'xx' });
      for (const encoding of ['identity', 'gzip', 'br'])
        for (let n = 0; n < 6; n += 1) {
          const whole = beginBundle(faulty, caller, {}, { 'Accept-Encoding': encoding }).then(rest);
          await expect(whole).rejects.toThrow(/aborted|hang up/);
        }
      const failed = () => faulty.logged.filter(({ msg }) => msg === 'request failed');
      await eventually('all are logged', () => failed().length === 18);
      expect(failed()[0]).toMatchObject({ reason: 'server_error' });
    } finally {
      await faulty.stop();
    }
  });

  test('B2: a client that disconnects before the stream begins takes no place', async () => {
    const hungUp = () => app.logged.filter((line) => line.path === bundlePath && line.aborted).length;
    const before = hungUp();
    await app.db.transaction(async (trx) => {
      await trx.raw('lock table tags in access exclusive mode');
      const client = new AbortController();
      const asked = fetch(`${app.url}${bundlePath}`, {
        headers: { Authorization: `Bearer ${owner.token}` },
        signal: client.signal,
      });
      const waiting = `select from pg_locks where not granted and relation = 'tags'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
      await eventually('it is read', async () => (await trx.raw(waiting)).rows.length > 0);
      client.abort();
      await expect(asked).rejects.toThrow();
      await eventually('it is known', () => hungUp() > before);
    });
    await eventually('all places are free', isFree);
  });
});

test('B3: a bundle whose process is killed has no last line', async () => {
  const web = await startProcess('src/web.ts', {
    DATABASE_URL: app.databaseUrl,
    PORT: '0',
    METRICS_PORT: '0',
    RUNNER_SECRET: 'a secret that nobody is asked for',
  });
  const answer = await beginBundle(web, owner);
  let text = '';
  answer.on('data', (chunk) => {
    text += chunk;
    web.child.kill('SIGKILL');
  });
  const [error] = await once(answer, 'error', { signal: AbortSignal.timeout(60_000) }).catch((thrown) => [thrown]);
  expect(error.message).toBe('aborted');
  expect(text).toContain('"type":"tag"');
  expect(text).not.toContain('"type":"end"');
});
