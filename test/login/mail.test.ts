/** E-mail messages, sent to a real mail server that accepts or refuses them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { startWeb } from '../../src/web.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { MailServer, mailPassword } from '../setup/mail-server.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

let server: MailServer;
let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  server = await MailServer.start();
  app = await startApp({ env: server.env });
  admin = await signedIn(app, { role: 'admin' });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(() => {
  server.manner = 'take';
  app.logged.length = 0;
});

const invite = (email: string, by = app) =>
  by.spec(admin).post('/invitations.json').withJson({ invitation: { email } }).expectStatus(201);
const listed = async (email: string) =>
  (await app.spec(admin).get('/invitations.json')).body.find((each: { email: string }) => each.email === email);
const anybody = () => `${randomUUID()}@example.com`;

describe('Z1: an invitation', () => {
  test('is mailed to its address with the link', async () => {
    const email = anybody();
    const { body } = await invite(email);
    expect(body.sent).toBe(true);
    const [letter] = await server.to(email);
    expect(letter).toMatchObject({ from: 'tags@example.com', to: [email] });
    expect(letter?.text).toContain(body.url);
    expect(letter?.text).toMatch(/^From: The museum <tags@example.com>/m);
    expect(await listed(email)).toMatchObject({ sent: true, url: null });
  });

  test('is created even if the mail server refuses the letter', async () => {
    server.manner = 'refuse';
    const email = anybody();
    const { body } = await invite(email);
    expect(body).toMatchObject({ sent: false, url: expect.stringContaining('/invitation?token=') });
    expect(await listed(email)).toMatchObject({ sent: false });
    const lines = app.logged.filter(({ msg }) => msg === 'the mail server did not accept a letter');
    expect(lines).toEqual([expect.objectContaining({ code: 'EMESSAGE', status: 450 })]);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  test('does not wait for a silent mail server', async () => {
    server.manner = 'stall';
    expect((await invite(anybody())).body.sent).toBe(false);
  });

  test('is created even if the mail server is gone', async () => {
    const gone = await MailServer.start();
    const { env } = gone;
    await gone.stop();
    const other = await startApp({ databaseUrl: app.databaseUrl, env });
    expect((await invite(anybody(), other)).body.sent).toBe(false);
    await other.stop();
  });

  test('goes to a single address, whatever characters that contains', async () => {
    const email = `${randomUUID()},"b"<c>;d@example.com`;
    const { body } = await invite(email);
    const letters = server.letters.filter(({ text }) => text.includes(body.url));
    expect(letters.flatMap(({ to }) => to).filter((to) => to !== email)).toEqual([]);
  });

  test('the page says whether it was sent', async () => {
    const { browser } = await signedInPerson(app, 'admin');
    for (const [manner, words] of [
      ['take', 'It is sent there by e-mail.'],
      ['refuse', 'It is not sent by e-mail'],
    ] as const) {
      server.manner = manner;
      const fields = { 'invitation[email]': anybody() };
      const made = await browser.submit(await browser.get('/invitations'), '/invitations', fields);
      expect([made.status, made.text.includes(words)]).toEqual([201, true]);
    }
  });
});

describe('the mail server’s password', () => {
  const authorised = (password: string) => server.url.replace('//', `//tags:${encodeURIComponent(password)}@`);
  const withPassword = async (password: string) => {
    const env = { ...server.env, SMTP_URL: authorised(password), LOG_LEVEL: 'trace' };
    const other = await startApp({ databaseUrl: app.databaseUrl, env });
    const { sent } = (await invite(anybody(), other)).body;
    await other.stop();
    return { sent, logged: JSON.stringify(other.logged) };
  };

  test('authenticates, and is never logged', async () => {
    const right = await withPassword(mailPassword);
    const wrong = await withPassword('another secret');
    expect([right.sent, wrong.sent]).toEqual([true, false]);
    expect(wrong.logged).toContain('EAUTH');
    for (const { logged } of [right, wrong])
      for (const secret of [mailPassword, encodeURIComponent(mailPassword), 'another secret'])
        expect(logged).not.toContain(secret);
  });
});

test('Z3: a stopping web process first sends the letters that it has accepted', async () => {
  const config = loadConfig({ ...server.env, PORT: '0', METRICS_PORT: '0', RUNNER_SECRET: 'a secret of the runner' });
  const web = await startWeb({ ...config, databaseUrl: app.databaseUrl }, createLog('web', 'silent'));
  const { email } = await signedInPerson(app);
  server.manner = 'hold';
  const body = new URLSearchParams({ email });
  const answer = await fetch(`${web.url}/password/forgotten`, {
    method: 'POST',
    body,
    headers: { Connection: 'close' },
  });
  expect(answer.status).toBe(200);
  await answer.text();
  await server.waitForHeld(1);
  let isStopped = false;
  const stopped = web.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect([isStopped, server.letters.filter(({ to }) => to.includes(email))]).toEqual([false, []]);
  server.letGo();
  await stopped;
  expect(await server.to(email)).toHaveLength(1);
});
