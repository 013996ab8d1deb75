/** Several web processes behind one port. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { isAlive } from '../../../src/database/embedded/postmaster.ts';
import { settingsOfWay } from '../../../src/database/transaction-writer.ts';
import { close, listen } from '../../../src/listen.ts';
import { Customer } from '../../../src/model/customer.ts';
import { Token } from '../../../src/model/sign-in/token.ts';
import { createDatabase, type TestDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { ask, crowd, Webs } from '../../setup/web-processes.ts';

const allBuckets = 'http_request_duration_seconds_bucket{le="+Inf",operation="showTag",status="200"}';
const showTag = 'http_request_duration_seconds_count{operation="showTag",status="200"}';

let database: TestDatabase;
let webs: Webs;
beforeAll(async () => {
  database = await createDatabase();
  webs = await Webs.start(database.url, 3);
});
afterAll(async () => {
  await webs.stop();
  await database.drop();
});

const json = { 'Content-Type': 'application/json' };

async function createTag(more: object = {}) {
  const body = JSON.stringify({ lang: 'en', purchase_id: randomUUID(), text: 'Welcome', ...more });
  const answer = await fetch(`${webs.url}/api/v1/tags/create`, { method: 'POST', headers: json, body });
  const { tags } = (await answer.json()) as { tags: [{ id: number; tag_identifier: string }] };
  const { id, tag_identifier } = tags[0];
  return { id, url: `${webs.url}/api/v1/tags/show?id=${tag_identifier}&lang=en` };
}

const several = (url: string, count: number) => Promise.all(Array.from({ length: count }, () => ask(url)));

/** The lines of requests under these ids. What else knocks at the port counts for nothing. */
const linesOf = (ids: Set<string>) => webs.log().filter(({ request_id = '' }) => ids.has(request_id));

/** How often any of them has looked for a kept answer. */
async function lookups(): Promise<number> {
  const result = (name: string) => webs.counted(`lookup_cache_asked_total{kind="answers",result="${name}"}`);
  return (await result('hit')) + (await result('miss'));
}

test('requests are spread over all processes, the log names the process, and metrics are summed up', async () => {
  const [counted, asked] = [await webs.counted(showTag), await lookups()];
  const { url } = await createTag();
  const ids = new Set(Array.from({ length: 30 }, () => randomUUID()));
  const answers = await Promise.all([...ids].map((id) => ask(url, false, { 'X-Request-Id': id })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await eventually('all is logged', () => linesOf(ids).length >= ids.size);
  expect(linesOf(ids)).toHaveLength(ids.size);
  const numbers = new Set(linesOf(ids).map((line) => line.process));
  expect(numbers.size).toBeGreaterThan(1);
  expect([1, 2, 3]).toEqual(expect.arrayContaining([...numbers]));

  expect(await webs.counted(showTag)).toBe((counted || 0) + 30);
  expect(await webs.counted(allBuckets)).toBe((counted || 0) + 30);
  expect(await webs.counted('web_processes')).toBe(3);
  expect(await lookups()).toBe(asked + 30);
  expect((await ask(`${webs.url}/health/ready`)).body).toBe('{"status":"ready"}');
});

test('a write in one process becomes visible in all', async () => {
  const auth_token = await tokenOf(database.url);
  const { id, url } = await createTag({ auth_token });
  await several(url, 12);
  const { status } = await fetch(`${webs.url}/tags/${id}.json`, {
    method: 'PATCH',
    headers: { ...json, Authorization: `Bearer ${auth_token}` },
    body: JSON.stringify({ tag: { description: 'By the door' } }),
  });
  expect(status).toBeLessThan(300);
  const areNew = async () => (await several(url, 12)).every(({ body }) => body.includes('By the door'));
  await eventually('all have heard of it', areNew);
  expect(await areNew()).toBe(true);
});

test('a killed process loses only its own connections, is restarted, and keeps its counters', async () => {
  const { url } = await createTag();
  const before = (await webs.counted(showTag)) || 0;
  const clients = crowd(url, 12);
  await eventually('all are at work', () => clients.asked() > 200);
  expect(await webs.counted(showTag)).toBeGreaterThan(0);
  const [victim] = webs.pids();
  const counted = await webs.counted(showTag);
  process.kill(victim as number, 'SIGKILL');
  await webs.says(/^web \d is back$/);
  const failures = await clients.end();
  const asked = clients.asked();

  const others = webs.log().filter(({ pid }) => pid !== victim);
  const answeredByOthers = new Set(others.map((line) => line.request_id));
  expect(failures.filter(({ former }) => former !== undefined && answeredByOthers.has(former))).toEqual([]);
  expect(new Set(failures.map(({ code }) => code))).not.toContain('ECONNREFUSED');
  expect(failures.length).toBeLessThanOrEqual(12);
  await eventually('three answer', async () => (await webs.counted('web_processes')) === 3);
  const now = await webs.counted(showTag);
  expect(now).toBeGreaterThanOrEqual(counted);
  expect(now).toBeLessThanOrEqual(before + asked + failures.length);
});

test('SIGHUP replaces all processes under load: no request fails, and counters continue', async () => {
  const { url } = await createTag();
  const former = webs.pids();
  const before = (await webs.counted(showTag)) || 0;
  const clients = crowd(url, 12);
  await eventually('all are at work', () => clients.asked() > 200);
  webs.signal('SIGHUP');
  await webs.says(/^the web processes are replaced$/);
  webs.signal('SIGHUP');
  await webs.says(/^the web processes are replaced$/, 2);
  const so = clients.asked();
  await eventually('the new ones answer', () => clients.asked() > so + 100);
  expect(await clients.end()).toEqual([]);
  expect(await webs.counted(showTag)).toBe(before + clients.asked());
  expect(webs.pids().filter((pid) => former.includes(pid))).toEqual([]);
  expect(webs.pids()).toHaveLength(3);
});

test('SIGTERM ends all processes; they also end when their parent is killed', async () => {
  const others = await Webs.start(database.url, 2);
  const pids = [...webs.pids(), ...others.pids()];
  expect(pids).toHaveLength(5);
  others.signal('SIGKILL');
  expect(await webs.stop()).toBe(0);
  await eventually('none is left', () => !pids.some(isAlive));
  expect(webs.log().filter(({ msg }) => /it is killed|SIGTERM/.test(msg ?? ''))).toEqual([]);
  webs = await Webs.start(database.url, 3);
});

/** Of a customer who is made for it. */
async function tokenOf(databaseUrl: string): Promise<string> {
  const db = connect(databaseUrl, { pool: 1, name: 'test', settings: settingsOfWay('command') });
  try {
    return await Token.issue(db, await Customer.add(db, { email: 'ada@example.com' }));
  } finally {
    await db.destroy();
  }
}

test('a port in use is reported as with a single process', async () => {
  const other = createServer();
  const port = await listen(other, 0, '127.0.0.1');
  const told = async (count: string) => {
    const env = { ...process.env, WEB_PROCESSES: count, PORT: `${port}`, METRICS_PORT: '0', RUNNER_SECRET: 's' };
    const child = spawn(process.execPath, ['src/web.ts'], { env: { ...env, DATABASE_URL: database.url } });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    return { code, said };
  };
  expect(await told('3')).toEqual({
    code: 1,
    said: `web: the address is taken by another program: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  });
  expect(await told('3')).toEqual(await told('1'));
  await close(other, 0);
});
