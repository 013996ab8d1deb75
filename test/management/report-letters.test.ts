/** WD9: letters with the number of new reports. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/log.ts';
import { Customer } from '../../src/model/customer.ts';
import { Report } from '../../src/model/reports/report.ts';
import { Reporter } from '../../src/model/reports/report-rate-limit.ts';
import type { Post } from '../../src/model/sign-in/letters.ts';
import { sendReportLetters } from '../../src/runner/report-letters.ts';
import { openMail } from '../../src/start/mail.ts';
import { setScene } from '../runner/scene.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, signedIn } from '../setup/factories.ts';
import { MailServer } from '../setup/mail-server.ts';
import { as, makeRecord } from '../setup/management.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

const publicUrl = 'https://tags.museum.example/guide';

let server: MailServer;
let app: TestApp;
let post: Post;
let ada: Awaited<ReturnType<typeof signedIn>>;
let tag: number;
let networks = 0;

beforeAll(async () => {
  server = await MailServer.start();
  app = await startApp({ env: server.env });
  post = openMail(app.config, createLog('test', 'silent')) as Post;
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(async () => {
  server.manner = 'take';
  server.letters.length = 0;
  await app.db('report_letters').delete();
  ada = await signedIn(app);
  tag = await makeRecord(app, 'tags', ada.id);
});

const choose = async (report_mail: unknown, caller = ada, id = caller.id) =>
  (await as(app, caller)('PATCH', `/customers/${id}.json`, { customer: { report_mail } })).status;
const chosen = async (id = ada.id) => (await Customer.query(app.db).findById(id).throwIfNotFound()).report_mail;

/** A visitor's report, each from another network. */
function report(tag_id = tag, words = 'Secret words of a visitor'): Promise<void> {
  networks += 1;
  const read = { part: 'text', lang_code: 'en', source_hash: 'x', read_hash: null } as const;
  return Report.file(app.db, { tag_id, words, ...read }, new Reporter(`192.0.2.${networks}`));
}
const send = (by = post) => sendReportLetters(app.db, { post: by, publicUrl });
const subjects = () => server.letters.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]);
/** As if it had happened so much earlier. */
const earlier = (interval: string) =>
  app.db('report_letters').update({
    since: app.db.raw('since - ?::interval', [interval]),
    due_at: app.db.raw('due_at - ?::interval', [interval]),
  });

describe('the choice of letters', () => {
  test('is none at first, and is changed by JSON', async () => {
    expect(await chosen()).toBe('none');
    for (const choice of ['at_once', 'daily', 'none']) {
      expect(await choose(choice)).toBe(204);
      expect(await chosen()).toBe(choice);
    }
    await choose('daily');
    expect(await choose(null)).toBe(204);
    expect(await chosen()).toBe('none');
    expect(await choose('hourly')).toBe(422);
  });

  test('can be made by an admin for other customers', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    expect(await choose('daily', admin, ada.id)).toBe(204);
    expect(await chosen()).toBe('daily');
    const made = await as(app, admin)('POST', '/customers.json', {
      customer: { email: `of-${ada.email}`, report_mail: 'at_once' },
    });
    expect([made.status, await chosen(made.body.id)]).toEqual([201, 'at_once']);
    expect(made.body).not.toHaveProperty('report_mail');
  });

  test('is refused for a member, since the museum gets the letters', async () => {
    const member = await signedIn(app);
    await app.db('customers').where({ id: member.id }).update({ member_of: ada.id, member_role: 'manager' });
    expect(await choose('daily', member)).toBe(422);
    expect(await choose('none', member)).toBe(204);
  });

  test('can be made on the page of reports, without scripts', async () => {
    const { browser, id } = await signedInPerson(app);
    const page = await browser.get('/reports');
    const done = await browser.submit(page, '/reports/letters', { 'customer[report_mail]': 'daily' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/reports']);
    expect(await app.db('customers').where({ id }).first()).toMatchObject({ report_mail: 'daily' });
    expect((await browser.get('/reports')).text).toMatch(/<option value="daily" selected/);
    const wrong = await browser.submit(page, '/reports/letters', { 'customer[report_mail]': 'hourly' });
    expect(wrong.status).toBe(422);
    expect((await browser.get(`/customers/${id}`)).text).toContain('One a day');
  });
});

describe('letters at once', () => {
  beforeEach(() => choose('at_once'));

  test('the first report sends a letter with the number and a link, without the visitor’s words', async () => {
    await send();
    expect(server.letters).toEqual([]);
    await report();
    await send();
    await send();
    expect(server.letters).toMatchObject([{ from: 'tags@example.com', to: [ada.email] }]);
    const [{ text } = { text: '' }] = server.letters;
    expect(text).toContain('Subject: 1 report from visitors of the Tag Information Service');
    expect(text).toContain(`${publicUrl}/reports\r\n`);
    expect(text).not.toContain('Secret');
  });

  test('collect further reports for an hour', async () => {
    await report();
    await send();
    for (const _each of [1, 2, 3]) await report();
    await send();
    await earlier('59 minutes');
    await send();
    expect(server.letters).toHaveLength(1);
    await earlier('1 minute');
    await send();
    await earlier('2 hours');
    await send();
    expect(subjects()).toEqual([
      '1 report from visitors of the Tag Information Service',
      '3 reports from visitors of the Tag Information Service',
    ]);
  });

  test('use the museum’s own name', async () => {
    await app.db('looks').insert({ customer_id: ada.id, display_name: 'Museum of\n the coast' });
    await report();
    await send();
    expect(subjects()).toEqual(['1 report from visitors of Museum of the coast']);
    expect(server.letters[0]?.text).toContain('tags.museum.example');
    expect(server.letters[0]?.text).not.toContain('Tag Information Service');
  });

  test('are only about the customer’s own tags, and not about earlier reports', async () => {
    await choose('none');
    await report();
    await choose('at_once');
    const other = await signedIn(app);
    await report(await makeRecord(app, 'tags', other.id));
    await report((await createTag(app)).id);
    await send();
    expect(server.letters).toEqual([]);
  });

  test('are not sent after opting out, while suspended, or to an unproven address', async () => {
    await report();
    await app.db('customers').where({ id: ada.id }).update({ suspended_at: app.db.fn.now() });
    await send();
    await app.db('customers').where({ id: ada.id }).update({ suspended_at: null, email_unproven: true });
    await send();
    await app.db('customers').where({ id: ada.id }).update({ email_unproven: false });
    await choose('none');
    await choose('at_once');
    await send();
    expect(server.letters).toEqual([]);
  });

  test('are sent once by two concurrent senders', async () => {
    await report();
    server.manner = 'hold';
    const both = [send(), send()];
    await server.waitForHeld(1);
    await report();
    server.letGo();
    await Promise.all(both);
    expect(subjects()).toHaveLength(1);
    expect(await app.db('report_letters').first()).toMatchObject({ reports: 1 });
  });

  test('a failed letter does not block others, and is retried with a growing back-off', async () => {
    const bob = await signedIn(app);
    await choose('at_once', bob);
    await report();
    await report(await makeRecord(app, 'tags', bob.id));
    await send(async (letter) => letter.to !== ada.email && post(letter));
    expect(server.letters).toMatchObject([{ to: [bob.email] }]);
    const tries: string[] = [];
    const failing: Post = async ({ to }) => {
      tries.push(to);
      return false;
    };
    await send(failing);
    await earlier('1 minute');
    await send(failing);
    await earlier('1 minute');
    await send(failing);
    expect(tries).toEqual([ada.email]);
    await earlier('3 minutes');
    await report();
    await send();
    expect(server.letters.at(-1)?.text).toContain('2 reports');
    expect(await app.db('report_letters').where({ customer_id: ada.id }).first()).toMatchObject({
      reports: 0,
      failures: 0,
    });
  });
});

test('a daily letter sums up the reports of a day', async () => {
  await choose('daily');
  await report();
  await report();
  await send();
  expect(server.letters).toEqual([]);
  await earlier('1 day');
  await report();
  await send();
  await send();
  expect(subjects()).toEqual(['3 reports from visitors of the Tag Information Service']);
  expect(server.letters[0]?.text).toContain('once a day');
  await earlier('2 days');
  await send();
  expect(server.letters).toHaveLength(1);
});

test('of two runner processes one sends the letter', async () => {
  await choose('at_once');
  await report();
  const scene = await setScene({ url: app.databaseUrl });
  const env = { ...server.env, PUBLIC_URL: publicUrl };
  try {
    await Promise.all([scene.runnerProcess(env), scene.runnerProcess(env)]);
    const [letter] = await server.to(ada.email);
    expect(letter?.text).toContain(`${publicUrl}/reports`);
    await eventually('it is taken off', async () => (await app.db('report_letters').first()).reports === 0);
  } finally {
    await scene.end();
  }
  expect(server.letters).toHaveLength(1);
});
