/**
 * `npm run faults`: clients write to and read from the service while processes, the disk and the provider fail; then its database is
 * compared with the acknowledged writes. The command exits with 1 if a rule was violated.
 *
 *   npm run faults -- --minutes 30 --seed 7
 *   npm run faults -- --orders 300 --seed 7
 *
 * The seed determines the faults and their times, but not which requests are under way then. A run continues until each kind of fault
 * has occurred, for up to three times the given minutes. `--orders`: only the given number of faults during orders of translations.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { eventually } from '../setup/eventually.ts';
import { startFakeProvider } from '../setup/fake-provider.ts';
import { makeDisk } from './disk.ts';
import { ExpectedState, violationsIn } from './expected-state.ts';
import {
  type FaultSequence,
  hangUps,
  injectHangUps,
  injectMachineFaults,
  injectProviderFaults,
  providerFaultKinds,
} from './fault-sequences.ts';
import { faults } from './faults.ts';
import { Judge } from './judge.ts';
import { runOrderFaults } from './orders/main.ts';
import { randomFrom } from './random-source.ts';
import { countForgotten, countStale, RequestedTranslations, read } from './readers.ts';
import { Tally } from './report.ts';
import { sendRequest } from './send-request.ts';
import { Service } from './service.ts';
import { createTag, write } from './writers.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: `${Math.floor(Math.random() * 1_000_000)}` },
    writers: { type: 'string', default: '12' },
    readers: { type: 'string', default: '4' },
    orders: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
/** On a slow machine, it takes longer until each kind of fault has occurred. */
const longest = 3 * minutes;
const say = (line: string) => console.log(line);
if (values.orders !== undefined) process.exit(await runOrderFaults({ faults: Number(values.orders), seed, say }));

/** Seconds after recovery within which each requested language must have a job or a translation. */
const settling = 60;
const credentials = { email: 'curator@museum.example', password: 'twelve pelicans at noon' };
const admin = { email: 'admin@museum.example', password: 'thirteen pelicans at dusk' };
const unlimited = '1000000000000';

const disk = makeDisk(minutes > 5 ? 3_000 : 1_000);
const provider = await startFakeProvider();
const logFile = join(mkdtempSync(join(tmpdir(), 'tag-faults-log-')), 'service.log');
say(`Faults for ${minutes} minutes by the seed ${seed}; the service's log is ${logFile}`);

const service = await Service.start(
  disk.directory,
  {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRANSLATION_PROVIDERS: 'libretranslate',
    LIBRETRANSLATE_URL: provider.url,
    TRANSLATION_DAILY_CHARACTERS: unlimited,
    TRANSLATION_DAILY_CHARACTERS_UNOWNED: unlimited,
    TRANSLATION_DAILY_CHARACTERS_PER_OWNER: '0',
    TRANSLATION_DAILY_CHARACTERS_PER_TAG: '0',
    ANONYMOUS_CREATES_PER_MINUTE: '0',
    ANONYMOUS_CREATES_PER_DAY: '0',
    ANONYMOUS_CHARACTERS_PER_DAY: '0',
    LOG_LEVEL: 'error',
  },
  logFile,
);
const [url] = service.urls;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, abandon);

const expected = new ExpectedState();
const judge = new Judge();
const requested = new RequestedTranslations();
const tally = new Tally();
const token = await openAccount();

const resting = new AbortController();
const writing = new AbortController();
const writer = (stream: number) => ({
  urls: service.urls,
  token,
  credentials,
  expected,
  judge,
  signal: writing.signal,
  random: randomFrom(seed, 100 + stream),
});
const people = [
  ...Array.from({ length: Number(values.writers) }, (_, i) => write(writer(i))),
  ...Array.from({ length: Number(values.readers) }, (_, i) => read({ ...writer(1_000 + i), requested })),
];

const sequence = (stream: number): FaultSequence => ({
  random: randomFrom(seed, stream),
  note: (kind, recovery) => tally.note(kind, recovery),
  over: resting.signal,
});
const kinds = Object.keys(faults).filter((kind) => kind !== 'disk full' || disk.unfillable === undefined);
const sequences = [
  injectMachineFaults({
    ...sequence(1),
    machine: { service, disk, requested, random: randomFrom(seed, 2) },
    kinds,
    judge,
    lookup,
    write: writeWell,
  }),
  injectProviderFaults(sequence(3), provider),
  injectHangUps(sequence(4), service.urls),
];
const begun = performance.now();
const progress = setInterval(() => {
  const passed = ((performance.now() - begun) / 60_000).toFixed(1);
  const { acknowledged } = expected;
  process.stderr.write(
    `${passed} min: ${tally.total} faults, ${acknowledged} acknowledged writes, ${requested.size} requested translations, ${judge.violationCount} violations\n`,
  );
}, 10_000);

await Promise.race([pause(minutes * 60_000), Promise.all(sequences)]);
const hasTime = () => performance.now() - begun < longest * 60_000;
while (missing().length > 0 && hasTime()) await Promise.race([pause(500), Promise.all(sequences)]);
resting.abort();
await Promise.all(sequences);
writing.abort();
await Promise.all(people);
clearInterval(progress);
await untilConnected();
await settle();
await judgeAll();
await service.stop();
await provider.close();
disk.remove();
report();

/** The kinds of faults that have not occurred yet. */
function missing(): string[] {
  return [...kinds, ...providerFaultKinds, hangUps].filter((kind) => tally.timesOf(kind) === 0);
}

/** Cleans up when the run is interrupted. */
function abandon(): void {
  service.abandon();
  disk.remove();
  process.exit(130);
}

/** Creates a customer and signs it in. */
async function openAccount(): Promise<string> {
  const signedIn = await sendRequest('POST', `${url}/api/v1/login/getAuthToken`, { body: admin });
  const created = await sendRequest('POST', `${url}/customers.json`, {
    body: { customer: credentials },
    token: signedIn.body.auth_token,
  });
  if (created.status !== 201) throw new Error(`no customer could be created: ${JSON.stringify(created)}`);
  return (await sendRequest('POST', `${url}/api/v1/login/getAuthToken`, { body: credentials })).body.auth_token;
}

/** Whether a web process can look up a tag; an unknown one takes the same statement. */
async function lookup(address: string): Promise<boolean> {
  const { status } = await sendRequest('GET', `${address}/api/v1/tags/show?id=0123456789ab`);
  return status === 404;
}

function writeWell(address: string): Promise<boolean> {
  return createTag({ ...writer(9_000), urls: [address] }, { tags: [], places: [], originals: [] });
}

/** Waits until PostgreSQL, which a fault may have ended, accepts connections. */
async function untilConnected(): Promise<void> {
  await eventually('PostgreSQL is back', async () => {
    const db = new pg.Client(service.databaseUrl);
    await db.connect();
    await db.end();
    return true;
  });
}

/** Waits until each requested language has a job or a translation. */
async function settle(): Promise<void> {
  const deadline = performance.now() + settling * 1000;
  let [wished, stale] = [0, 0];
  do {
    [wished, stale] = await Promise.all([
      countForgotten(requested, service.databaseUrl),
      countStale(service.databaseUrl),
    ]);
    if (wished + stale > 0) await pause(1_000);
  } while (wished + stale > 0 && performance.now() < deadline);
  judge.check(wished === 0, `${wished} requested languages have neither a job nor a translation`);
  judge.check(stale === 0, `${stale} stale translations have no job`);
}

async function judgeAll(): Promise<void> {
  for (const violation of await violationsIn(expected, service.databaseUrl)) judge.check(false, violation);
  for (const each of expected.tokens.slice(-200)) {
    const { status } = await sendRequest('GET', `${url}/customers.json`, { token: each });
    judge.check(status === 200, `an issued token is answered with ${status}`);
  }
  for (const kind of missing()) judge.check(false, `the run was too short for: ${kind}`);
}

function report(): void {
  console.table(tally.table());
  say(`answers: ${JSON.stringify(judge.statuses)}`);
  const { read: slowRead, write: slowWrite } = judge.slowest;
  say(`the slowest read took ${(slowRead / 1000).toFixed(1)} s, the slowest write ${(slowWrite / 1000).toFixed(1)} s`);
  say(
    `${requested.size} requested languages; ${requested.size - requested.surviving.length} of them not counted: their web process was killed`,
  );
  if (disk.unfillable !== undefined)
    say(`Left out: a full disk, since no file system could be mounted (${disk.unfillable}).`);
  say(
    `seed ${seed}: ${tally.total} faults, ${expected.acknowledged} acknowledged writes, ${judge.violationCount} violations`,
  );
  for (const violation of judge.violations) say(`  ${violation}`);
  process.exitCode = judge.violationCount === 0 ? 0 : 1;
}
