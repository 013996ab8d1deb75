/** Under overload: which requests are refused, how, and which are not. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AdmissionControl, type Kind, type Slot } from '../../src/http/admission-control.ts';
import { openAdmissions } from '../../src/start/admission.ts';
import { runnerAway, startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, type MadeTag, signedIn } from '../setup/factories.ts';

/** Milliseconds of a clock that stands still, but while there is a crowd. */
let clock = 0;
let runsSince: number | undefined;
const now = () => clock + (runsSince === undefined ? 0 : performance.now() - runsSince);
const one = () => new AdmissionControl({ slots: 1, maxDelay: 500, now });
const admissions = { lookups: one(), batches: one(), searches: one(), work: one(), sign_in: one() };
let wished: (() => void)[];
const translator = translatorOf(
  () =>
    new Promise((resolve) => wished.push(() => resolve({ state: 'translated', text: 'Bienvenue', lang_code: 'fr' }))),
);

const runner = {
  ...runnerAway,
  orders: {
    ...runnerAway.orders,
    estimate: () => new Promise<never>((_, reject) => wished.push(() => reject(new Error('no runner in this test')))),
  },
};

let app: TestApp;
let owner: Awaited<ReturnType<typeof signedIn>>;
let tag: MadeTag;

beforeAll(async () => {
  app = await startApp({
    admissions,
    isCaching: true,
    translator,
    runner,
    env: { PUBLIC_URL: 'https://tags.example/base' },
  });
  owner = await signedIn(app);
  tag = await createTag(app, { auth_token: owner.token });
});
afterAll(() => app.stop());

let inUse: Slot[];
beforeEach(() => {
  inUse = [];
  wished = [];
});
afterEach(() => {
  for (const slot of inUse) slot.release();
  // What was refused is forgotten.
  clock = now() + 1000;
  runsSince = undefined;
});

/** Somebody has the only place, and others have waited for it for too long. */
function crowd(...kinds: Kind[]): void {
  for (const kind of kinds) {
    const waiter = { network: '127.0.0.1', admit: (slot: Slot) => void inUse.push(slot), reject: () => {} };
    admissions[kind].acquire(waiter);
    admissions[kind].acquire(waiter);
  }
  clock += 501;
  // A request that comes when those in line have been refused waits for as long as they did.
  runsSince ??= performance.now();
}
const all: Kind[] = ['lookups', 'batches', 'searches', 'work', 'sign_in'];
const message = 'The service is not available right now. Try again shortly.';
const json = { Accept: 'application/json' };
const html = { Accept: 'text/html,*/*;q=0.8' };
const show = () => `/api/v1/tags/show?id=${tag.tag_identifier}`;

describe('A refusal', () => {
  test.each<[Kind, string, string]>([
    ['lookups', 'GET', '/api/v1/tags/show?id=0123456789ab'],
    ['lookups', 'GET', '/api/v1/tags/showByHardwareId?id=1&type=nfc'],
    ['batches', 'POST', '/api/v1/tags/lookup'],
    ['lookups', 'GET', '/t/0123456789ab?format=json'],
    ['lookups', 'GET', '/T/0123456789AB?format=json'],
    ['lookups', 'GET', '/api/v1/tags/SHOW/?id=0123456789ab'],
    ['searches', 'GET', '/tags.JSON/'],
    ['searches', 'GET', '/Tags.json'],
    ['searches', 'HEAD', '/translations.json'],
    ['work', 'GET', '/Tags/1.json'],
    ['work', 'POST', '/Tags.json'],
    ['work', 'POST', '/api/v1/tags/create'],
    ['work', 'GET', '/nothing'],
    ['sign_in', 'POST', '/api/v1/login/getAuthToken'],
  ])('of %s, %s %s, looks like any other error', async (kind, method, path) => {
    crowd(kind);
    const body = method === 'POST' ? { lang: 'en' } : undefined;
    const answer = await app.call(method, path, { headers: { ...json, 'X-Request-Id': 'mine' }, body });
    expect([answer.status, answer.body]).toEqual([
      503,
      method === 'HEAD' ? undefined : { error: { message, code: 'ServerError' } },
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': expect.stringMatching(/^[123]$/),
      'x-error-reason': 'unavailable',
      'x-request-id': 'mine',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(path.startsWith('/api') ? '*' : null);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(
      /^\/(api|t)\//i.test(path) ? 'cross-origin' : 'same-origin',
    );
  });

  test('of a page is a page that shows the id of the request', async () => {
    crowd('work', 'lookups');
    for (const path of ['/places/1', `/t/${tag.tag_identifier}?format=html`]) {
      const { status, headers, text } = await app.call('GET', path, { headers: html });
      expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(text).toContain('<h1>Not available right now</h1>');
      expect(text).toContain(`<code>${headers.get('x-request-id')}</code>`);
      expect(text).toContain('href="/base/"');
      expect(headers.get('content-security-policy')).toContain("style-src 'self'");
      expect(headers.get('retry-after')).toMatch(/^[123]$/);
    }
  });

  test('keeps the connection, even while the body is still being sent', async () => {
    crowd('work');
    const raw = Buffer.alloc(300_000, 32);
    const { status } = await app.call('POST', '/Tags.json', { raw, headers: { 'Content-Type': 'application/json' } });
    expect(status).toBe(503);
  });

  test('is counted, and logged once a second', async () => {
    const refused = async (kind: string) =>
      Number(new RegExp(`http_requests_refused_total{kind="${kind}"} (\\d+)`).exec(await app.counted())?.[1]);
    const before = await refused('work');
    crowd('work');
    for (let i = 0; i < 3; i += 1) await app.call('GET', '/places/1.json');
    // The one that has waited all along may have been refused too.
    expect([3, 4]).toContain((await refused('work')) - before);
    const told = () => app.logged.flatMap(({ refused }) => (refused as { work?: number } | undefined)?.work ?? []);
    // Others may have been refused within the same second.
    await eventually('it is told', () => told().some((count) => count >= 3));
    const counted = await app.counted();
    for (const line of ['at_work{kind="work"} 1', 'at_work_most{kind="work"} 1', 'in_line{kind="work"} 0'])
      expect(counted).toContain(`http_requests_${line}\n`);
    expect(counted).toContain('http_requests_patience_seconds{kind="work"} 0.5\n');
  });
});

describe('Not refused', () => {
  test.each(['/health/live', '/health/ready', '/docs', '/openapi.json', '/changelog'])('%s', async (path) => {
    crowd(...all);
    expect((await app.call('GET', path)).status).toBe(200);
  });

  test('a cached response', async () => {
    await eventually('it is kept', async () => {
      await app.call('GET', show());
      return (app.cache?.answers.usage.answers ?? 0) > 0;
    });
    crowd(...all);
    expect((await app.call('GET', show())).status).toBe(200);
    expect((await app.call('GET', `${show()}&lang=sv`)).status).toBe(503);
  });

  test('a request of another kind', async () => {
    crowd('lookups', 'batches', 'searches', 'work');
    const wrong = { email: 'nobody@example.com', password: 'not that one' };
    expect((await app.call('POST', '/api/v1/login/getAuthToken', { body: wrong })).status).toBe(401);
    expect((await app.call('GET', '/login', { headers: html })).status).toBe(200);
  });

  test('a request that waits for no longer than allowed', async () => {
    const order: string[] = [];
    admissions.work.acquire({ network: '127.0.0.1', admit: (slot) => void inUse.push(slot), reject: () => {} });
    const waits = app.call('GET', '/places/1.json').then(({ status }) => order.push(`answered ${status}`));
    await eventually('it is queued', () => admissions.work.queued === 1);
    clock += 499;
    order.push('a slot is free');
    inUse.pop()?.release();
    await waits;
    expect(order).toEqual(['a slot is free', 'answered 401']);
  });
});

describe('The slot of a request', () => {
  const isFree = (kind: Kind) => eventually(`${kind}: nobody is at work`, () => admissions[kind].inUse === 0);

  test('is free when the response has been sent', async () => {
    await app.call('GET', show(), { headers: { 'Cache-Control': 'no-cache' } });
    await app.call('GET', '/Tags.json', { headers: { ...json, Authorization: `Bearer ${owner.token}` } });
    await app.call('GET', '/places', { headers: html });
    for (const kind of all) await isFree(kind);
  });

  test('is free while a translation is awaited', async () => {
    const first = app.call('GET', `${show()}&lang=fr`);
    await eventually('it is asked for', () => wished.length > 0);
    expect(admissions.lookups.inUse).toBe(0);
    expect((await app.call('GET', show(), { headers: { 'Cache-Control': 'no-cache' } })).status).toBe(200);
    for (const tell of wished) tell();
    expect((await first).status).toBe(200);
    await isFree('lookups');
  });

  test('is free while a runner checks an order', async () => {
    const headers = { Authorization: `Bearer ${owner.token}` };
    const body = { translation_order: { lang_codes: ['fr'] } };
    const first = app.call('POST', '/translation_orders.json?dry_run=1', { headers, body });
    await eventually('it is asked for', () => wished.length > 0);
    expect(admissions.work.inUse).toBe(0);
    for (const tell of wished) tell();
    expect((await first).status).toBeGreaterThan(499);
    await isFree('work');
  });

  test('is free while the rest of a body is awaited, and after the client disconnects', async () => {
    const { port } = new URL(app.url);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' };
    const slow = request({ port, method: 'POST', path: '/base/api/v1/tags/lookup', headers }).on('error', () => {});
    slow.write('{');
    await pause(50);
    expect(admissions.lookups.inUse).toBe(0);
    expect((await app.call('GET', show(), { headers: { 'Cache-Control': 'no-cache' } })).status).toBe(200);
    slow.destroy();
    await pause(50);
    await isFree('lookups');
  });

  test('is not given up for the missing body of a GET, which is never read', async () => {
    const { port } = new URL(app.url);
    const path = `/base/t/${tag.tag_identifier}?format=json&lang=de`;
    const withheld = request({ port, path, headers: { 'Content-Length': '1' } }).on('error', () => {});
    await app.db.transaction(async (trx) => {
      await trx.raw('lock table tags in access exclusive mode');
      withheld.flushHeaders();
      await eventually('it is at work', () => admissions.lookups.inUse === 1);
    });
    withheld.destroy();
    await isFree('lookups');
  });

  test('is free once a stream has begun', async () => {
    const headers = { Authorization: `Bearer ${owner.token}` };
    for (const path of ['/api/v1/tags/bundle', '/Tags/export.csv']) {
      expect((await app.call('GET', path, { headers })).status).toBe(200);
      await isFree('work');
    }
  });

  test('is free while another request with the same idempotency key runs', async () => {
    const work = new AdmissionControl({ slots: 2, maxDelay: 500, now });
    const busy = await startApp({ admissions: { ...admissions, work } });
    const caller = await signedIn(busy);
    const headers = { Authorization: `Bearer ${caller.token}`, 'Idempotency-Key': 'the-same-for-both' };
    const make = () => busy.call('POST', '/Tags.json', { headers, body: { tag: { description: 'One' } } });
    const answers: ReturnType<typeof make>[] = [];
    await busy.db.transaction(async (trx) => {
      await trx.raw('lock table tags in share mode');
      answers.push(make(), make());
      await eventually('they have come', () => work.inUse > 0);
      // There are two places, of which one is somebody's for as long as this lasts.
      expect((await busy.call('GET', '/places/1.json', { headers })).status).toBe(404);
    });
    const [one, other] = await Promise.all(answers);
    expect([one?.status, one?.body]).toEqual([201, other?.body]);
    await busy.stop();
  });
});

test('a blocked database is awaited by a limited number of requests; the others are refused at once', async () => {
  const ours = openAdmissions({ shedOverload: true, databasePool: 10 });
  const stuck = await startApp({ ...(ours && { admissions: ours }) });
  const made = await createTag(stuck);
  const path = `/api/v1/tags/show?id=${made.tag_identifier}`;
  const statuses: number[] = [];
  const asked: Promise<number>[] = [];
  const ask = () => asked.push(stuck.call('GET', path).then(({ status }) => statuses.push(status)));
  await stuck.db.transaction(async (trx) => {
    await trx.raw('lock table tags in access exclusive mode');
    await eventually('each connection for lookups is taken', () => {
      ask();
      return (ours?.lookups.inUse ?? 0) > 8;
    });
    // Long before any of them is given up.
    expect((await stuck.call('GET', '/health/ready')).status).toBe(200);
    await eventually('somebody is refused', () => {
      ask();
      return statuses.length > 0;
    });
    expect([statuses[0], ours?.lookups.slots]).toEqual([503, 64]);
    expect(ours?.lookups.inUse).toBeLessThanOrEqual(64);
  });
  await eventually('all is as before', async () => (await stuck.call('GET', path)).status === 200);
  await Promise.all(asked);
  await stuck.stop();
});

test.each([
  [10, { lookups: 64, batches: 5, searches: 4, work: 8, sign_in: 100 }],
  [40, { lookups: 256, batches: 17, searches: 16, work: 32, sign_in: 100 }],
  // All of them share these.
  [2, { lookups: 4, batches: 4, searches: 4, work: 4, sign_in: 100 }],
])('with %i connections, the number of slots follows from the pool', (databasePool, places) => {
  const opened = Object.entries(openAdmissions({ shedOverload: true, databasePool }) ?? {});
  expect(Object.fromEntries(opened.map(([kind, { slots }]) => [kind, slots]))).toEqual(places);
});

test('HU13: lookups wait for up to a second; writes, lists and pages for two', () => {
  const opened = openAdmissions({ shedOverload: true, databasePool: 10 });
  const maxDelays = Object.entries(opened ?? {}).map(([kind, { maxDelay }]) => [kind, maxDelay]);
  expect(Object.fromEntries(maxDelays)).toEqual({
    lookups: 1000,
    batches: 1000,
    searches: 2000,
    work: 2000,
    sign_in: 5000,
  });
});

test('no request is refused if load shedding is off', () => {
  expect(openAdmissions({ shedOverload: false, databasePool: 10 })).toBeUndefined();
});
