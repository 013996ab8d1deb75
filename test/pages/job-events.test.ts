/** The stream of events for an open page of jobs, from a real runner, and from one that sends more than a browser reads. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Job } from '../../contracts/runner.ts';
import type { RunnerClient } from '../../src/channel/client.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { type Scene, textRequest } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { type AppWithRunner, startWithRunner } from '../setup/app-with-runner.ts';
import { type EventReader, type ReceivedEvent, readEvents } from '../setup/event-reader.ts';
import { eventually } from '../setup/eventually.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';

let scene: Scene;
let runner: RunnerClient;
let app: TestApp;
let stop: AppWithRunner['stop'] | undefined;
let admin: SignedInPerson;

beforeAll(async () => {
  ({ scene, runner, app, stop } = await startWithRunner());
  admin = await signedInPerson(app, 'admin');
});
afterAll(() => stop?.());
beforeEach(() => scene.provider.reset());

/** Listens from the moment at which the page was drawn, as its script does. */
async function listen(person = admin, headers: Record<string, string> = {}): Promise<EventReader> {
  const { text } = await person.browser.get('/jobs');
  const from = /data-from="(\d+)"/.exec(text)?.[1] ?? '';
  return readEvents(app, person.browser, `/jobs/events?state=&from=${from}`, headers);
}

async function translate(text: string): Promise<number> {
  const { textRecordId } = await scene.tag({ text });
  expect(await runner.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'translated' });
  return (await scene.jobOf(textRecordId))?.id ?? 0;
}

const isDone =
  (id: number) =>
  ({ event, data }: ReceivedEvent): boolean =>
    event === 'job' && data.id === id && data.state === 'succeeded';

test('sends a stream that is never cached or buffered by a proxy, nor read by other sites', async () => {
  const events = await listen();
  expect(events.status).toBe(200);
  expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(events.headers.get('cache-control')).toBe('private, no-store');
  expect(events.headers.get('x-accel-buffering')).toBe('no');
  expect(events.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(events.headers.get('access-control-allow-origin')).toBeNull();
  events.close();
});

test('C4: sends counts first, then each changed job as a table row, and correct counts last', async () => {
  const events = await listen();
  expect((await events.next()).event).toBe('counts');
  const id = await translate('Read <i>this</i>');
  const { data } = await events.next(isDone(id));
  expect(data.html).toContain(`data-job="${id}"`);
  expect(data.html).toContain('Read &lt;i&gt;this&lt;/i&gt;');
  const counts = await runner.jobs.counts();
  expect((await events.next(({ event }) => event === 'counts')).data).toEqual(counts);
  events.close();
});

test('sends changes between the page and its first request', async () => {
  const { text } = await admin.browser.get('/jobs');
  const from = /data-from="(\d+)"/.exec(text)?.[1];
  const id = await translate('In between');
  const events = await readEvents(app, admin.browser, `/jobs/events?from=${from}`);
  expect((await events.next(isDone(id))).id).toMatch(/^\d+$/);
  events.close();
});

test('C4: sends a reconnecting browser the changes since its Last-Event-ID', async () => {
  const events = await listen();
  const first = await events.next(isDone(await translate('Before the gap')));
  events.close();
  const missed = await translate('In the gap');
  const again = await readEvents(app, admin.browser, '/jobs/events', { 'Last-Event-ID': first.id ?? '' });
  expect((await again.next(isDone(missed))).data.state).toBe('succeeded');
  again.close();
});

test('ignores an invalid Last-Event-ID', async () => {
  const events = await readEvents(app, admin.browser, '/jobs/events?from=x', { 'Last-Event-ID': '-1; drop' });
  await events.next();
  const id = await translate('From now on');
  expect((await events.next(isDone(id))).data.id).toBe(id);
  events.close();
});

describe('the stream ends', () => {
  const ends: [why: string, how: (person: SignedInPerson) => Promise<unknown>][] = [
    ['the admin signs out', ({ browser }) => browser.get('/').then((page) => browser.submit(page, '/logout'))],
    ['the session is revoked', ({ browser }) => Session.end(app.db, browser.cookies.get('tags_browser') ?? '')],
    [
      'the session expires',
      ({ id }) =>
        app
          .db('sessions')
          .where({ customer_id: id })
          .update({ last_used_at: new Date(0) }),
    ],
    ['the admin loses its role', ({ id }) => app.db('customers').where({ id }).update({ role: null })],
  ];
  test.each(ends)('when %s, before any other event', async (_why, how) => {
    const person = await signedInPerson(app, 'admin');
    const events = await listen(person);
    await events.next();
    await how(person);
    const id = await translate('Not for everybody');
    expect((await events.rest()).filter(({ data }) => data?.id === id)).toEqual([]);
  });

  test('when the process stops', async () => {
    const other = await startApp({ databaseUrl: scene.url, translator: runner, runner });
    const person = await signedInPerson(other, 'admin');
    const events = await readEvents(other, person.browser, '/jobs/events');
    await events.next();
    other.letGo();
    expect(await events.rest()).toEqual([]);
    await other.stop();
  });
});

describe('with a simulated runner', () => {
  type Tell = Parameters<RunnerClient['jobs']['progress']>[1];
  const job = (id: number): Job => ({
    id,
    subject: { kind: 'text', id },
    tag_id: null,
    lang_code: 'fr',
    state: 'queued',
    attempts: 0,
    provider: null,
    reason: null,
    message: null,
    next_attempt_at: null,
    created_at: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    finished_at: null,
    version: id,
  });

  test('a closed stream releases the runner', async () => {
    const signals: AbortSignal[] = [];
    const progress: RunnerClient['jobs']['progress'] = (_filter, _onJob, signal) => void signals.push(signal);
    const other = await startApp({ databaseUrl: scene.url, runner: { ...runner, jobs: { ...runner.jobs, progress } } });
    const person = await signedInPerson(other, 'admin');
    const events = await readEvents(other, person.browser, '/jobs/events');
    await events.next();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    events.close();
    await eventually('it is let go', () => signals[0]?.aborted === true);
    await other.stop();
  });

  test('the page learns that the runner is away, and that it is back', async () => {
    let tell: Tell = () => {};
    let isAway = true;
    const jobs: RunnerClient['jobs'] = {
      ...runner.jobs,
      counts: () => (isAway ? Promise.reject(new Error('away')) : runner.jobs.counts()),
      progress: (_filter, onJob) => {
        tell = onJob;
      },
    };
    const other = await startApp({ databaseUrl: scene.url, runner: { ...runner, jobs } });
    const person = await signedInPerson(other, 'admin');
    const events = await readEvents(other, person.browser, '/jobs/events');
    expect((await events.next()).event).toBe('away');
    isAway = false;
    tell(job(1), '7');
    expect(await events.next()).toMatchObject({ event: 'job', id: '7', data: { id: 1, state: 'queued' } });
    expect((await events.next()).event).toBe('counts');
    await other.stop();
  });

  test('ends a stream that falls too far behind, so that the browser reconnects', async () => {
    let tell: Tell = () => {};
    const progress: RunnerClient['jobs']['progress'] = (_filter, onJob) => {
      tell = onJob;
    };
    const jobs = { ...runner.jobs, progress };
    const other = await startApp({ databaseUrl: scene.url, runner: { ...runner, jobs } });
    const person = await signedInPerson(other, 'admin');
    const events = await readEvents(other, person.browser, '/jobs/events');
    await events.next();
    for (let id = 1; id <= 1001; id += 1) tell(job(id), `${id}`);
    const told = (await events.rest()).filter(({ event }) => event === 'job').map(({ id }) => Number(id));
    expect(told).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1));
    await other.stop();
  });
});

test('refuses a sixth stream of a session until another one closes', async () => {
  const person = await signedInPerson(app, 'admin');
  const open: EventReader[] = [];
  for (let count = 0; count < 5; count += 1) open.push(await listen(person));
  expect(open.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const path = '/jobs/events?state=&from=0';
  const sixth = await person.browser.get(path, { Accept: 'text/event-stream' });
  expect([sixth.status, sixth.headers.get('x-error-reason')]).toEqual([429, 'too_many_streams']);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  const other = await listen();
  expect(other.status).toBe(200);
  other.close();

  open.pop()?.close();
  await eventually('there is room again', async () => {
    const again = await listen(person);
    again.close();
    return again.status === 200;
  });
  for (const each of open) each.close();
});

test('a request aborted before its stream begins does not count as a stream', async () => {
  const person = await signedInPerson(app, 'admin');
  const Cookie = `tags_browser=${person.browser.cookies.get('tags_browser')}`;
  const leaving = new AbortController();
  const hungUp = () => app.logged.filter(({ path, aborted }) => path === '/jobs/events' && aborted).length;
  const before = hungUp();
  await app.db.transaction(async (trx) => {
    await trx.raw('lock table sessions in access exclusive mode');
    const asked = Array.from({ length: 5 }, () =>
      fetch(`${app.url}/jobs/events`, { headers: { Cookie }, signal: leaving.signal }),
    );
    const waiting = `select from pg_locks where not granted and relation = 'sessions'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    await eventually('somebody waits', async () => (await trx.raw(waiting)).rows.length > 0);
    leaving.abort();
    await Promise.allSettled(asked);
    await eventually('it is known', () => hungUp() > before);
  });
  await eventually('there is room for all of them', async () => {
    const open = await Promise.all(Array.from({ length: 5 }, () => listen(person)));
    for (const each of open) each.close();
    return open.every(({ status }) => status === 200);
  });
});
