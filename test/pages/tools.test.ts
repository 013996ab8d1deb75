/** Access to the admin's tools: for everybody else they do not exist. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../src/model/customer.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { type Answer, startApp, type TestApp } from '../setup/app.ts';
import { type SignedInPerson, signedInPerson } from '../setup/signed-in-person.ts';
import { csrfTokenOf, TestBrowser } from '../setup/test-browser.ts';

const people = ['nobody', 'signed-out', 'customer', 'admin'] as const;
type Person = (typeof people)[number];

/** What can be asked for, and what an admin gets while the runner is away. */
const requests: [method: 'GET' | 'POST', path: string, override: string | undefined, admin: number][] = [
  ['GET', '/jobs', undefined, 503],
  ['GET', '/jobs/1', undefined, 503],
  ['GET', '/jobs/x', undefined, 404],
  ['POST', '/jobs', undefined, 405],
  ['POST', '/jobs/1/retry', undefined, 503],
  ['POST', '/jobs/1/cancel', undefined, 503],
  ['POST', '/jobs/0/cancel', undefined, 404],
  ['GET', '/jobs/1/cancel', undefined, 405],
  ['POST', '/jobs/retry', undefined, 422],
  ['GET', '/jobs/retry', undefined, 405],
  ['POST', '/jobs/events', undefined, 405],
  ['GET', '/providers', undefined, 503],
  ['POST', '/providers/azure/reset', undefined, 503],
  ['POST', '/providers/unknown/reset', undefined, 404],
  ['GET', '/providers/azure/reset', undefined, 405],
  ['GET', '/beacon-uuids', undefined, 200],
  ['POST', '/beacon-uuids', undefined, 422],
  ['POST', '/beacon-uuids/2000000000', 'patch', 404],
  ['POST', '/beacon-uuids/2000000000', 'delete', 404],
  ['POST', '/beacon-uuids/x', 'delete', 404],
  ['GET', '/beacon-uuids/1', undefined, 405],
  ['GET', '/memory', undefined, 200],
  ['GET', '/memory?text=Exit', undefined, 200],
  ['GET', '/memory?text=Exit&lang_code=xx', undefined, 422],
  ['GET', '/memory?lang_code=fr', undefined, 422],
  ['POST', '/memory', undefined, 303],
  ['POST', '/memory/2000000000', 'delete', 404],
  ['POST', '/memory/x', 'delete', 404],
  ['GET', '/memory/1', undefined, 405],
];

let app: TestApp;
let admin: SignedInPerson;
let customer: SignedInPerson;
const browsers = {} as Record<Person, TestBrowser>;
const tokens = {} as Record<Person, string>;

beforeAll(async () => {
  app = await startApp();
  admin = await signedInPerson(app, 'admin');
  customer = await signedInPerson(app);
  const signedOut = await signedInPerson(app, 'admin');
  Object.assign(browsers, {
    nobody: new TestBrowser(app),
    'signed-out': signedOut.browser,
    customer: customer.browser,
    admin: admin.browser,
  });
  for (const person of people) tokens[person] = csrfTokenOf(await browsers[person].get('/'));
  await Session.end(app.db, signedOut.browser.cookies.get('tags_browser') ?? '');
});
afterAll(() => app.stop());

function ask(person: Person, method: 'GET' | 'POST', path: string, override?: string): Promise<Answer> {
  if (method === 'GET') return browsers[person].get(path);
  return browsers[person].post(path, { csrf_token: tokens[person], ...(override && { _method: override }) });
}

const isAskedToSignIn = ({ status, headers }: Answer) =>
  status === 302 && (headers.get('location') ?? '').startsWith('/login?return_to=%2F');

describe.each(requests)('%s %s (%s)', (method, path, override, expected) => {
  test.each(people)('as %s', async (person) => {
    const answer = await ask(person, method, path, override);
    if (person === 'admin') return expect(answer.status).toBe(expected);
    // A form that was filled in before the session ended comes along to the sign-in.
    if (person === 'signed-out' && method === 'POST') return expect(answer.status).toBe(401);
    if (person !== 'customer') return expect(isAskedToSignIn(answer)).toBe(true);
    const unknown = await ask(person, method, '/there-is-no-such-page', override);
    expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([404, 'unknown_path']);
    expect(answer.text).toBe(unknown.text);
    const comparable = (headers: Headers) => [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
    expect(comparable(answer.headers)).toEqual(comparable(unknown.headers));
  });
});

test('events are for admins too: a script without access gets 401 or 404', async () => {
  const listen = (person: Person) => browsers[person].get('/jobs/events', { Accept: 'text/event-stream' });
  expect([(await listen('nobody')).status, (await listen('signed-out')).status]).toEqual([401, 401]);
  const refused = await listen('customer');
  expect([refused.status, refused.body.error.message]).toEqual([404, 'There is nothing at this address']);
});

test('a form without the token of its page does nothing', async () => {
  for (const path of ['/jobs/1/cancel', '/providers/azure/reset', '/beacon-uuids'])
    expect((await browsers.admin.post(path, { uuid: 'f'.repeat(32) })).status).toBe(403);
  expect(await app.db('beacon_uuids').where({ uuid: 'f'.repeat(32) })).toEqual([]);
});

test('every page links an admin to the tools, and no other customer', async () => {
  const paths = ['/jobs', '/providers', '/beacon-uuids'];
  for (const page of ['/', '/Tags']) {
    const [seen, unseen] = [await ask('admin', 'GET', page), await ask('customer', 'GET', page)];
    for (const path of paths) {
      expect(seen.text).toContain(`href="${path}"`);
      expect(unseen.text).not.toContain(`href="${path}"`);
    }
  }
  expect((await ask('admin', 'GET', '/beacon-uuids')).text).toContain('<a href="/beacon-uuids" aria-current="page">');
});

test('a former admin loses access at once', async () => {
  const other = await signedInPerson(app, 'admin');
  expect((await other.browser.get('/beacon-uuids')).status).toBe(200);
  await Customer.query(app.db).findById(other.id).patch({ role: null });
  expect((await other.browser.get('/beacon-uuids')).status).toBe(404);
});

test('says what to do while the runner is away', async () => {
  for (const path of ['/jobs', '/providers']) {
    const { status, headers, text } = await ask('admin', 'GET', path);
    expect([status, headers.get('retry-after'), headers.get('x-error-reason')]).toEqual([
      503,
      '5',
      'runner_unavailable',
    ]);
    expect(text).toContain('The translation runner cannot be reached right now.');
    expect(text).toContain('<code>RUNNER_SECRET</code>');
    expect(text).toContain(`href="${path}">Try again</a>`);
  }
});
