/**
 * `npm run hostile`: starts a service, attacks it with one kind of request after another, and sends usual requests from another address
 * meanwhile. Fails if a turn of the event loop takes more than 200 ms of processor time, a process crashes, an answer has a 5xx status
 * other than 503, or a lookup takes more than four times as long as alone. The result does not depend on the speed of the machine: turns are
 * measured in processor time, and lookups are compared with those of the same run; before a failure both are repeated. If a lookup alone
 * takes 25 ms or more, refusals are not counted.
 *
 *   --minutes 2   the duration, 10 by default
 *   --only WORD   only the attacks with this word in their name
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { findFreePort } from '../../src/database/embedded/port.ts';
import { bearer, Client, json } from './client.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string', default: '' } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const longestTurn = 200;
const timesAsSlow = 4;
/** Milliseconds below which a lookup always counts as quick. */
const quick = 25;
const fewest = 10;
const password = 'correct horse battery staple';

const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
const turns = mkdtempSync(join(tmpdir(), 'turns-'));
const log = join(directory, 'log');
const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const service = spawn(process.execPath, [join(root, 'src/start.ts')], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: join(directory, 'data'),
    PORT: `${port}`,
    METRICS_PORT: '0',
    RUNNER_PORT: `${await findFreePort()}`,
    ADMIN_PASSWORD: password,
    ADMIN_EMAIL: 'root@example.com',
    NODE_OPTIONS: `--import=${join(root, 'test/hostile/turns.ts')}`,
    TURNS_DIR: turns,
    WEB_PROCESSES: '1',
  },
  stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
});
const failures: string[] = [];
/** The beginning of the measurement, after the start of the processes. */
let measured = Number.POSITIVE_INFINITY;

const others = new Client(url, '127.0.0.2');
const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: { url } });
const nextMessage = <T>(): Promise<T> => new Promise((resolve) => attacker.once('message', resolve));
const names = await nextMessage<string[]>();

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await others.send('/health/ready')).status === 200) return;
    await pause(200);
  }
  throw new Error('The service does not start');
}

const tokenOf = async (email: string): Promise<string> => {
  const body = JSON.stringify({ email, password });
  const { text } = await others.send('/api/v1/login/getAuthToken', { method: 'POST', headers: json, body });
  return JSON.parse(text).auth_token;
};

async function customer(admin: string, email: string): Promise<string> {
  const body = JSON.stringify({ customer: { email, password } });
  await others.send('/customers.json', { method: 'POST', headers: { ...json, ...bearer(admin) }, body });
  return tokenOf(email);
}

/** Signs in by the page and returns the session cookie. */
async function cookieOf(email: string): Promise<string> {
  const page = await fetch(`${url}/login`, { headers: { Accept: 'text/html' } });
  const [, token = ''] = /name="csrf_token" value="([^"]*)"/.exec(await page.text()) ?? [];
  const cookie = page.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie.join('; '), Origin: url },
    body: new URLSearchParams({ csrf_token: token, email, password }),
  });
  return [...cookie, ...answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])].slice(-1).join('; ');
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Sends usual requests until the signal; returns the median of lookups, and the longest time of all. */
async function sendUsualRequests(token: string, identifier: string, stop: AbortSignal) {
  const lookups: number[] = [];
  let [worst, refused] = [0, 0];
  const note = ({ status, ms }: { status: number; ms: number }, what: string) => {
    worst = Math.max(worst, ms);
    if (status === 503) refused += 1;
    else if (status === 0 || status >= 500) failures.push(`${what} of others was answered ${status}`);
  };
  for (let at = 0; !stop.aborted; at += 1) {
    const shown = await others.send(`/api/v1/tags/show?id=${identifier}&lang=en`, {
      headers: { 'Cache-Control': 'no-cache' },
    });
    lookups.push(shown.ms);
    note(shown, 'a lookup');
    // Exports and bundles too, since an attack on them need not delay lookups.
    if (at % 25 === 0) note(await others.send('/Tags/export.ndjson', { headers: bearer(token) }), 'an export');
    if (at % 25 === 1) note(await others.send('/api/v1/tags/bundle', { headers: bearer(token) }), 'a bundle');
    if (at % 5 === 0) note(await others.send('/Tags.json?limit=20', { headers: bearer(token) }), 'a list');
    await pause(20);
  }
  // A median needs some values.
  return { lookup: lookups.length < fewest ? 0 : median(lookups), worst, refused };
}

async function withUsualRequests<T>(token: string, identifier: string, work: () => Promise<T>) {
  const stop = new AbortController();
  const seen = sendUsualRequests(token, identifier, stop.signal);
  const done = await work();
  stop.abort();
  return { done, ...(await seen) };
}

/** The longest turn of the web process since a time, in processor time. */
const longestSince = (begun: number): number =>
  readdirSync(turns)
    .filter((name) => name.startsWith('web'))
    .flatMap((name) => readFileSync(join(turns, name), 'utf8').split('\n'))
    .map((line) => line.split(' ').map(Number) as [number, number?])
    .reduce((most, [at, turn = 0]) => (at >= begun ? Math.max(most, turn) : most), 0);

async function run(): Promise<void> {
  await ready();
  const admin = await tokenOf('root@example.com');
  const [token, other] = [await customer(admin, 'mallory@example.com'), await customer(admin, 'ada@example.com')];
  const cookie = await cookieOf('mallory@example.com');
  const created = await others.send('/api/v1/tags/create', {
    method: 'POST',
    headers: { ...json, ...bearer(other) },
    body: JSON.stringify({ lang: 'en', text: 'Welcome', purchase_id: randomUUID() }),
  });
  const identifier: string = JSON.parse(created.text).tags[0].tag_identifier;
  const lookupAlone = async () => (await withUsualRequests(other, identifier, () => pause(3000))).lookup;
  let alone = await lookupAlone();
  measured = Date.now();
  console.log(`alone: a lookup takes ${alone.toFixed(1)} ms`);
  const until = performance.now() + Number(values.minutes) * 60_000;
  const kinds = names.filter((name) => name.includes(values.only));
  const processes = readdirSync(turns).length;

  /** Runs one attack and measures its effect on the other client. */
  const attempt = async (name: string) => {
    const since = Date.now();
    const begun = performance.now();
    const { done, ...seen } = await withUsualRequests(other, identifier, () => {
      attacker.postMessage({ name, token, cookie });
      return nextMessage<number[]>();
    });
    const [took, turn] = [performance.now() - begun, longestSince(since)];
    const statuses = [...new Set(done)].join(' ');
    console.log(
      `${name}: ${took.toFixed(0)} ms, answered ${statuses || '-'}; others: lookup ${seen.lookup.toFixed(1)} ms, worst ${seen.worst.toFixed(0)} ms, ${seen.refused} refused; longest turn ${turn.toFixed(0)} ms`,
    );
    for (const status of done) if (status >= 500 && status !== 503) failures.push(`${name}: answered ${status}`);
    if (readdirSync(turns).length > processes) throw new Error(`${name}: a process of the service was replaced`);
    if (service.exitCode !== null) throw new Error(`${name}: the service has ended`);
    return { ...seen, turn, areSomeRefused: name.includes('50 at once') && done.includes(503) };
  };

  /** Delays beyond the limits. If a lookup alone is not quick, the machine is overloaded, and refusals are correct. */
  const delays = ({ turn, lookup, refused, areSomeRefused }: Awaited<ReturnType<typeof attempt>>): string[] => [
    ...(turn > longestTurn ? [`a turn of ${turn.toFixed(0)} ms`] : []),
    ...(lookup > timesAsSlow * Math.max(alone, quick / timesAsSlow)
      ? [`a lookup of others took ${lookup.toFixed(0)} ms, and ${alone.toFixed(0)} alone`]
      : []),
    ...(refused > 0 && alone < quick ? [`${refused} requests of others were refused`] : []),
    ...(areSomeRefused && alone < quick ? ['some were refused'] : []),
  ];

  for (let round = 0; round === 0 || performance.now() < until; round += 1)
    for (const name of kinds) {
      if (round > 0 && performance.now() > until) return;
      if (delays(await attempt(name)).length === 0) continue;
      // Repeated with a new baseline, since other load on the machine may be the cause.
      alone = Math.max(alone, await lookupAlone());
      failures.push(...delays(await attempt(name)).map((delay) => `${name}: ${delay}`));
    }
}

try {
  await run();
} catch (error) {
  failures.push(`${error}`);
}
others.close();
await attacker.terminate();
service.kill('SIGTERM');
await Promise.race([new Promise((resolve) => service.once('exit', resolve)), pause(20_000)]);
console.log(`longest turn ${longestSince(measured).toFixed(0)} ms`);
for (const failure of new Set(failures)) console.error(`FAILED ${failure}`);
if (failures.length > 0) console.error(readFileSync(log, 'utf8').split('\n').slice(-5).join('\n'));
rmSync(directory, { recursive: true, force: true });
rmSync(turns, { recursive: true, force: true });
process.exit(failures.length > 0 ? 1 : 0);
