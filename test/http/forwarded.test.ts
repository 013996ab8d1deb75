/** The address of a client behind several kinds of proxies. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../setup/app.ts';

let behind: TestApp;
let open: TestApp;

beforeAll(async () => {
  behind = await startApp({ env: { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' } });
  open = await startApp({ databaseUrl: behind.databaseUrl });
});
afterAll(async () => {
  await open?.stop();
  await behind?.stop();
});

/** The network that a failed sign-in was counted for. */
async function countedFor(app: TestApp, forwarded: string): Promise<string> {
  await app.db('login_failures').delete();
  const body = { email: 'nobody@example.com', password: 'wrong password' };
  await app
    .spec()
    .post('/api/v1/login/getAuthToken')
    .withJson(body)
    .withHeaders({ 'X-Forwarded-For': forwarded })
    .expectStatus(401);
  const rows: { key: string }[] = await app.db('login_failures').select('key').where('key', 'like', 'address:%');
  return rows.map(({ key }) => key.replace('address:', '')).join();
}

describe('X-Forwarded-For of a trusted proxy', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:1', '192.0.2.7'],
    ['192.0.2.7:4711, 10.1.2.3:80', '192.0.2.7'],
    ['192.0.2.9, 192.0.2.7:4711,10.1.2.3', '192.0.2.7'],
    ['junk:1', 'unknown'],
    ['[192.0.2.7]:1', 'unknown'],
  ])('%s is %s', async (forwarded, network) => {
    expect(await countedFor(behind, forwarded)).toBe(network);
  });
});

test('Without TRUSTED_PROXIES the header is ignored, and the log mentions the setting once', async () => {
  const said = (app: TestApp) => app.logged.filter(({ msg }) => String(msg).includes('set TRUSTED_PROXIES'));
  expect(said(open)).toHaveLength(0);
  for (const forwarded of ['192.0.2.7:1', '192.0.2.8']) expect(await countedFor(open, forwarded)).toBe('127.0.0.1');
  expect(said(open)).toHaveLength(1);
  expect(said(behind)).toHaveLength(0);
});

test.each(['', 'http://tags.example', 'HTTPS://tags.example:8443'])(
  'a request target in the absolute form %s/… is routed by its path',
  async (before) => {
    const statusOf = async (path: string) => {
      const asked = request({ port: new URL(open.url).port, path: before + path }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode, answer.headers['content-type']?.split(';')[0]];
    };
    expect(await statusOf('/places/3.json?limit=1')).toEqual([401, 'application/json']);
    expect(await statusOf('/health/live')).toEqual([200, 'application/json']);
    expect(await statusOf('/login?return_to=%2Fplaces')).toEqual([200, 'text/html']);
  },
);
