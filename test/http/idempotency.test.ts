/** Writes that are sent again because the response was lost. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { pruneIdempotencyKeys } from '../../src/database/idempotency-store.ts';
import type { Transaction } from '../../src/database/transaction.ts';
import { type Answer, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { startDeployment } from '../setup/deployment.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, newTag, signedIn } from '../setup/factories.ts';
import { lockWaits } from '../setup/lock-waits.ts';
import { bearer, change, groups, newFields, paths, resources } from '../setup/management.ts';
import type { Process } from '../setup/process.ts';

let answer: Parameters<typeof translatorOf>[0] = async () => ({ state: 'pending' });
const translator = translatorOf((wished) => answer(wished));
let app: TestApp;
let other: TestApp;
let ada: { id: number; token: string };
let root: { id: number; token: string };
beforeAll(async () => {
  app = await startApp({ translator });
  other = await startApp({ databaseUrl: app.databaseUrl });
  ada = await signedIn(app);
  root = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** A transaction that others wait for; taken back in the end, whatever comes of the test. */
const open: Transaction[] = [];
async function holding(hardware_id: string): Promise<Transaction> {
  const trx = await app.db.transaction();
  open.push(trx);
  await trx('hardwares').insert({ hardware_type: 'nfc', identifier: hardware_id });
  return trx;
}
afterEach(async () => {
  for (const trx of open.splice(0)) if (!trx.isCompleted()) await trx.rollback();
});

const countOf = async (table: string, where = {}) => Number((await app.db(table).where(where).count())[0]?.count);

type Caller = { token: string } | undefined;
const post = (path: string, key: string, body: object, caller: Caller = ada, at = app): Promise<Answer> =>
  at.call('POST', path, { body, headers: { 'Idempotency-Key': key, ...(caller && bearer(caller.token)) } });
const create = (key: string, body: object, caller?: Caller, at?: TestApp) =>
  post('/api/v1/tags/create', key, body, caller, at);
const createAsNobody = (key: string, body: object) =>
  app.call('POST', '/api/v1/tags/create', { body, headers: { 'Idempotency-Key': key } });

const chipId = () => randomBytes(7).toString('hex').toUpperCase();

const isReplayed = ({ headers }: Answer) => headers.get('idempotency-replayed');
const reasonOf = ({ status, headers }: Answer) => `${status} ${headers.get('x-error-reason')}`;

describe('a request that is sent again with its idempotency key', () => {
  test('is not acknowledged if the commit fails', async () => {
    await app.db.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.purchase_id is not null then raise exception 'no room' using errcode = '53100'; end if;
        return null;
      end $$`);
    await app.db.raw(
      'create constraint trigger refuses after insert on tags deferrable initially deferred for each row execute function refuse()',
    );
    const [key, body] = [randomUUID(), newTag()];
    try {
      expect((await create(key, body)).status).toBe(503);
      expect(await countOf('tags', { purchase_id: body.purchase_id })).toBe(0);
    } finally {
      await app.db.raw('drop trigger refuses on tags');
    }
    expect(await create(key, body)).toMatchObject({ status: 200 });
    expect(await countOf('tags', { purchase_id: body.purchase_id })).toBe(1);
  });

  test('is executed once and gets the same response', async () => {
    const [key, body] = [randomUUID(), newTag({ hardware_id: 'A'.repeat(32), hardware_type: 'ble-beacon' })];
    const first = await create(key, body);
    const again = await other.call('POST', '/api/v1/tags/create', {
      body: { auth_token: ada.token, ...body },
      headers: { 'Idempotency-Key': `"${key}"` },
    });
    expect([first.status, isReplayed(first), first.headers.get('x-warning')]).toEqual([
      ...[200, null, 'beacon-without-major-minor'],
    ]);
    expect([again.status, isReplayed(again), again.headers.get('x-warning')]).toEqual([
      ...[200, 'true', 'beacon-without-major-minor'],
    ]);
    expect(again.text).toBe(first.text);
    expect(await countOf('tags', { id: first.body.tags[0].id })).toBe(1);
    const alike = await create(key, Object.fromEntries(Object.entries(body).reverse()));
    expect([isReplayed(alike), alike.text]).toEqual(['true', first.text]);
  });

  test('is refused with other values, even if these are invalid', async () => {
    const [key, body] = [randomUUID(), newTag()];
    await create(key, body);
    for (const changed of [
      { ...body, text: 'Another' },
      { ...body, name: 'Hall' },
      { lang: 'en' },
      { ...body, lang: 7 },
    ])
      expect(reasonOf(await create(key, changed))).toBe('409 idempotency_key_reused');
  });

  test('is a new one for another caller or another operation', async () => {
    const [key, body] = [randomUUID(), newTag()];
    const bob = await signedIn(app);
    const made = [await create(key, body), await create(key, body, bob), await createAsNobody(key, body)];
    expect(new Set(made.map((each) => each.body.tags[0].id)).size).toBe(3);
    expect((await createAsNobody(key, body)).text).toBe(made[2]?.text);
    expect((await create(key, body, { token: 'x'.repeat(40) })).status).toBe(401);
    const [{ tag_identifier }] = made[0]?.body.tags ?? [];
    const attached = await post('/api/v1/tags/addHardwareIdToTag', key, {
      id: tag_identifier,
      hardware_id: randomUUID(),
      hardware_type: 'nfc',
    });
    expect([attached.status, isReplayed(attached)]).toEqual([200, null]);
  });

  test('gets the same final refusal again, but is executed anew after others', async () => {
    const attach = (key: string, body: object) => post('/api/v1/tags/addHardwareIdToTag', key, body);
    const [absent, hardware] = [randomUUID(), { hardware_id: randomUUID(), hardware_type: 'nfc' }];
    const refused = await attach(absent, { id: '0'.repeat(12), ...hardware });
    const again = await attach(absent, { id: '0'.repeat(12), ...hardware });
    expect([refused, again].map(reasonOf)).toEqual(['404 tag_not_found', '404 tag_not_found']);
    expect([again.text, isReplayed(again)]).toEqual([refused.text, 'true']);
    const invalid = randomUUID();
    expect(reasonOf(await create(invalid, newTag({ lang: 'xx' })))).toBe('400 invalid_values');
    expect((await create(invalid, newTag())).status).toBe(200);
    const wrong = randomUUID();
    const place = (latitude: string) => post('/places.json', wrong, { place: { name: 'Hall', latitude } });
    const [one, two] = [await place('far'), await place('far')];
    expect([one.status, two.status, isReplayed(two), two.text]).toEqual([422, 422, 'true', one.text]);
    expect(reasonOf(await place('7'))).toBe('409 idempotency_key_reused');
  });

  test('HU14: without a token is only remembered if it has written something', async () => {
    const attach = (key: string, body: object) =>
      app.call('POST', '/api/v1/tags/addHardwareIdToTag', { body, headers: { 'Idempotency-Key': key } });
    const hardware = { hardware_id: randomUUID(), hardware_type: 'nfc' };
    const before = await countOf('kept_answers');
    const absent = randomUUID();
    for (const _ of [1, 2]) {
      const refused = await attach(absent, { id: '0'.repeat(12), ...hardware });
      expect([reasonOf(refused), isReplayed(refused)]).toEqual(['404 tag_not_found', null]);
    }
    const { tag_identifier: id } = await createTag(app);
    await attach(randomUUID(), { id, ...hardware });
    const { tag_identifier: other } = await createTag(app);
    expect(reasonOf(await attach(randomUUID(), { id: other, ...hardware }))).toBe('409 hardware_taken');
    // The same item once more is no write, but another location of it is.
    const again = randomUUID();
    for (const _ of [1, 2]) {
      const same = await attach(again, { id, ...hardware });
      expect([same.status, isReplayed(same)]).toEqual([200, null]);
    }
    expect(await countOf('kept_answers')).toBe(before + 1);
    const elsewhere = { id, ...hardware, lat: 47, lon: 8 };
    const moved = randomUUID();
    for (const replayed of [null, 'true']) {
      const answer = await attach(moved, elsewhere);
      expect([answer.status, isReplayed(answer)]).toEqual([200, replayed]);
    }
    expect(await countOf('kept_answers')).toBe(before + 2);
  });

  test.each(['', ' ', 'a b', 'ä', 'a'.repeat(256), '""', 'one, two'])('is refused with key %j', async (key) => {
    const before = await countOf('tags');
    const sent = Buffer.from(key).toString('latin1');
    expect(reasonOf(await create(sent, newTag()))).toBe('400 invalid_values');
    expect(reasonOf(await post('/places.json', sent, { place: { name: 'Hall' } }))).toBe('400 invalid_values');
    expect(await countOf('tags')).toBe(before);
  });

  test.each(['!', '~'.repeat(255), '"a"b"'])('is accepted with the key %j', async (key) => {
    expect((await create(key, newTag())).status).toBe(200);
  });

  test('ignores the key if it is a read', async () => {
    const { tag_identifier: id } = await createTag(app);
    const show = () => app.call('GET', '/api/v1/tags/show', { query: { id }, headers: { 'Idempotency-Key': '' } });
    expect([(await show()).status, isReplayed(await show())]).toEqual([200, null]);
  });
});

describe.each(resources)('a new record of %s', (resource) => {
  test('is created once, and the repeated response is the same, with its address', async () => {
    const fields = await newFields(app, resource, root.id);
    const [key, body] = [randomUUID(), { [groups[resource]]: fields }];
    const before = await countOf(resource);
    const [first, again] = [
      await post(`${paths[resource]}.json`, key, body, root),
      await post(`${paths[resource]}.json`, key, body, root, other),
    ];
    expect([first.status, again.status, isReplayed(first), isReplayed(again)]).toEqual([201, 201, null, 'true']);
    expect([again.text, again.headers.get('location')]).toEqual([first.text, first.headers.get('location')]);
    expect([await countOf(resource), first.headers.get('location')]).toEqual([before + 1, first.body.url]);
    const others = { [groups[resource]]: { ...fields, ...change[resource] } };
    expect(reasonOf(await post(`${paths[resource]}.json`, key, others, root))).toBe('409 idempotency_key_reused');
    expect(await countOf(resource)).toBe(before + 1);
  });

  test('is refused without a token', async () => {
    const body = { [groups[resource]]: {} };
    const path = `${paths[resource]}.json`;
    expect((await app.call('POST', path, { body, headers: { 'Idempotency-Key': 'a' } })).status).toBe(401);
  });
});

describe('concurrent requests', () => {
  test('with one key, 50 over two processes, create one tag', async () => {
    const [key, body] = [randomUUID(), newTag()];
    const before = await countOf('tags');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => create(key, body, ada, i % 2 ? app : other)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, await countOf('tags')]).toEqual([200, before + 1]);
    expect(answers.filter((each) => isReplayed(each) === null)).toHaveLength(1);
  });

  test('that wait for the first hold no connection, and get its response', async () => {
    const [key, hardware_id] = [randomUUID(), chipId()];
    const body = newTag({ hardware_id, hardware_type: 'nfc' });
    const blocker = await holding(hardware_id);
    const calls = Array.from({ length: 30 }, () => create(key, body));
    await eventually('one of them waits', async () => (await lockWaits(app.db)) === 1);
    const others = await Promise.all(Array.from({ length: 20 }, () => create(randomUUID(), newTag())));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await lockWaits(app.db)).toBe(1);
    await blocker.rollback();
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${answers[0]?.text}`]),
    );
  });
});

describe('a process that is killed', () => {
  test('during a request leaves nothing behind, and a repetition elsewhere creates one tag', async () => {
    const { webs, stop } = await startDeployment(app.databaseUrl, { webs: 2, runners: 0, env: {} });
    const [one, two] = webs as [Process, Process];
    const [key, hardware_id] = [randomUUID(), chipId()];
    const body = newTag({ hardware_id, hardware_type: 'nfc' });
    const send = (url: string) =>
      fetch(`${url}/api/v1/tags/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...bearer(ada.token) },
        body: JSON.stringify(body),
      });
    const blocker = await holding(hardware_id);
    const before = await countOf('tags');
    const lost = send(one.url).catch(() => undefined);
    await eventually('one of them waits', async () => (await lockWaits(app.db)) === 1);
    one.child.kill('SIGKILL');
    await lost;
    const repeated = send(two.url);
    await blocker.rollback();
    expect((await repeated).status).toBe(200);
    expect(await countOf('tags')).toBe(before + 1);
    await stop();
  }, 60_000);
});

describe('a translation by a runner', () => {
  const wish = (tag_id: number) => ({ translation: { tag_id, lang_code: 'fr' } });
  const translate = (key: string, tag_id: number) => post('/translations.json', key, wish(tag_id));
  const ownTag = async () => (await create(randomUUID(), newTag())).body.tags[0].id as number;

  test('is requested once at a time, and its final response is replayed', async () => {
    const [tag_id, key] = [await ownTag(), randomUUID()];
    expect(reasonOf(await translate(key, tag_id))).toBe('503 translation_pending');
    expect(await countOf('kept_answers', { answer: null })).toBe(0);
    const record = await app.db('text_records').where({ tag_id }).first('id');
    const source = await app.db('translations').where({ text_record_id: record.id }).first('source_hash');
    await app.db('translations').insert({
      text_record_id: record.id,
      lang_code: 'fr',
      text: 'Bienvenue',
      origin: 'machine',
      provider: 'deepl',
      ...source,
    });
    const [first, again] = [await translate(key, tag_id), await translate(key, tag_id)];
    expect([first.status, again.status, isReplayed(again), again.text]).toEqual([201, 201, 'true', first.text]);
  });

  /** Each look at the clock is a second later than the one before: what is waited for seconds comes at once. */
  async function whileTimeFlies<T>(work: () => Promise<T>): Promise<T> {
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  }

  test('is claimed while it runs, and free again if the process that claimed it has died', async () => {
    const [tag_id, key] = [await ownTag(), randomUUID()];
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    answer = async () => {
      asked.resolve();
      await answered.promise;
      return { state: 'pending' };
    };
    const first = translate(key, tag_id);
    await asked.promise;
    // Seconds that a request waits for a runner, and for the database.
    const longest = 60 + 12;
    const lease = app.db.raw('extract(epoch from claimed_until - created_at)::integer as seconds');
    expect((await app.db('kept_answers').where({ answer: null }).first(lease)).seconds).toBeGreaterThan(longest);
    const front = readFileSync('docs/deploy/nginx.conf', 'utf8');
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(front)?.[1])).toBeGreaterThan(longest);
    const inUse = await whileTimeFlies(() => translate(key, tag_id));
    expect([reasonOf(inUse), Number(inUse.headers.get('retry-after'))]).toEqual(['409 idempotency_key_in_use', 1]);
    const other = { translation: { ...wish(tag_id).translation, lang_code: 'de' } };
    expect(reasonOf(await post('/translations.json', key, other))).toBe('409 idempotency_key_reused');
    // As it is when that process was ended long ago.
    await app
      .db('kept_answers')
      .where({ answer: null })
      .update({ claimed_until: app.db.raw('clock_timestamp()') });
    answer = async () => ({ state: 'pending' });
    expect(reasonOf(await translate(key, tag_id))).toBe('503 translation_pending');
    answered.resolve();
    expect(reasonOf(await first)).toBe('503 translation_pending');
  }, 60_000);
});

describe('a stored response', () => {
  test('has neither the key nor the values, is deleted with its customer, and expires after 7 days', async () => {
    const bob = await signedIn(app);
    const [key, text] = [randomUUID(), `Hall ${randomUUID()}`];
    await post('/places.json', key, { place: { name: text } }, bob);
    await create(key, newTag({ text: 'Anonymous' }), ada);
    const rows = await app.db('kept_answers').where({ customer_id: bob.id });
    expect(rows).toHaveLength(1);
    const { rows: columns } = await app.db.raw('select k::text as line from kept_answers k where customer_id = ?', [
      bob.id,
    ]);
    expect(columns[0].line).not.toContain(key);
    await app.db('places').where({ customer_id: bob.id }).delete();
    expect((await app.call('DELETE', `/customers/${bob.id}.json`, { headers: bearer(root.token) })).status).toBe(204);
    expect(await countOf('kept_answers', { customer_id: bob.id })).toBe(0);
    const old = { created_at: app.db.raw(`now() - interval '7 days 1 minute'`) };
    await app.db('kept_answers').where({ customer_id: ada.id }).update(old);
    const count = await countOf('kept_answers', { customer_id: ada.id });
    expect(await pruneIdempotencyKeys(app.db)).toBeGreaterThanOrEqual(count);
    expect(await countOf('kept_answers', { customer_id: ada.id })).toBe(0);
  });

  test('is replayed even after its tag was deleted', async () => {
    const [key, body] = [randomUUID(), newTag()];
    const { text, body: made } = await create(key, body);
    await app.call('DELETE', `/Tags/${made.tags[0].id}.json`, { headers: bearer(ada.token) });
    expect((await create(key, body)).text).toBe(text);
  });
});
