/**
 * `npm run faults`: the service under people who write and read, while everything around it fails; then its database is
 * compared with what it has acknowledged. It ends with 1 where a promise was broken.
 *
 *   npm run faults -- --minutes 30 --seed 7
 *   npm run faults -- --orders 300 --seed 7
 *
 * What goes wrong, and when, follows from the seed; what is under way at that moment does not. A run goes on after its
 * minutes, up to three times as long, until each kind of fault has occurred. `--orders`: so many faults while orders of translations
 * are worked on, and nothing else.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { eventually } from '../setup/eventually.ts';
import { startFakeProvider } from '../setup/fake-provider.ts';
import { ask } from './ask.ts';
import { chanceOf } from './chance.ts';
import { makeDisk } from './disk.ts';
import { faults } from './faults.ts';
import { Judge } from './judge.ts';
import { hangUps, type Lane, moodKinds, troubleClients, troubleMachine, troubleProvider } from './lanes.ts';
import { troubleOrders } from './orders/main.ts';
import { broken, Promises } from './promises.ts';
import { forgotten, leftStale, read, Wishes } from './readers.ts';
import { Tally } from './report.ts';
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
/** A slow machine needs more of them until everything has gone wrong once. */
const longest = 3 * minutes;
const say = (line: string) => console.log(line);
if (values.orders !== undefined) process.exit(await troubleOrders({ faults: Number(values.orders), seed, say }));

/** Seconds after everything is back in which no wish may be left without a job or a translation. */
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

const promises = new Promises();
const judge = new Judge();
const wishes = new Wishes();
const tally = new Tally();
const token = await openAccount();

const resting = new AbortController();
const writing = new AbortController();
const writer = (stream: number) => ({
  urls: service.urls,
  token,
  credentials,
  promises,
  judge,
  signal: writing.signal,
  chance: chanceOf(seed, 100 + stream),
});
const people = [
  ...Array.from({ length: Number(values.writers) }, (_, i) => write(writer(i))),
  ...Array.from({ length: Number(values.readers) }, (_, i) => read({ ...writer(1_000 + i), wishes })),
];

const lane = (stream: number): Lane => ({
  chance: chanceOf(seed, stream),
  note: (kind, recovery) => tally.note(kind, recovery),
  over: resting.signal,
});
const kinds = Object.keys(faults).filter((kind) => kind !== 'disk full' || disk.unfillable === undefined);
const lanes = [
  troubleMachine({
    ...lane(1),
    machine: { service, disk, wishes, chance: chanceOf(seed, 2) },
    kinds,
    judge,
    lookup,
    write: writeWell,
  }),
  troubleProvider(lane(3), provider),
  troubleClients(lane(4), service.urls),
];
const begun = performance.now();
const progress = setInterval(() => {
  const passed = ((performance.now() - begun) / 60_000).toFixed(1);
  const { acknowledged } = promises;
  process.stderr.write(
    `${passed} min: ${tally.total} faults, ${acknowledged} acknowledged writes, ${wishes.size} wishes, ${judge.faultCount} broken\n`,
  );
}, 10_000);

await Promise.race([pause(minutes * 60_000), Promise.all(lanes)]);
const hasTime = () => performance.now() - begun < longest * 60_000;
while (missing().length > 0 && hasTime()) await Promise.race([pause(500), Promise.all(lanes)]);
resting.abort();
await Promise.all(lanes);
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

/** What has not gone wrong yet. */
function missing(): string[] {
  return [...kinds, ...moodKinds, hangUps].filter((kind) => tally.timesOf(kind) === 0);
}

/** Leaves nothing behind where the run is ended from outside. */
function abandon(): void {
  service.abandon();
  disk.remove();
  process.exit(130);
}

/** Makes a customer, and signs it in. */
async function openAccount(): Promise<string> {
  const signedIn = await ask('POST', `${url}/api/v1/login/getAuthToken`, { body: admin });
  const made = await ask('POST', `${url}/customers.json`, {
    body: { customer: credentials },
    token: signedIn.body.auth_token,
  });
  if (made.status !== 201) throw new Error(`no customer could be made: ${JSON.stringify(made)}`);
  return (await ask('POST', `${url}/api/v1/login/getAuthToken`, { body: credentials })).body.auth_token;
}

/** Whether a web process brings a tag: one that is not there is one statement too. */
async function lookup(address: string): Promise<boolean> {
  const { status } = await ask('GET', `${address}/api/v1/tags/show?id=0123456789ab`);
  return status === 404;
}

function writeWell(address: string): Promise<boolean> {
  return createTag({ ...writer(9_000), urls: [address] }, { tags: [], places: [], originals: [] });
}

/** Waits until PostgreSQL, which a fault may have ended, can be asked by the run itself. */
async function untilConnected(): Promise<void> {
  await eventually('PostgreSQL is back', async () => {
    const db = new pg.Client(service.databaseUrl);
    await db.connect();
    await db.end();
    return true;
  });
}

/** Waits until every wish has a job or a translation, as long as it may. */
async function settle(): Promise<void> {
  const deadline = performance.now() + settling * 1000;
  let [wished, stale] = [0, 0];
  do {
    [wished, stale] = await Promise.all([forgotten(wishes, service.databaseUrl), leftStale(service.databaseUrl)]);
    if (wished + stale > 0) await pause(1_000);
  } while (wished + stale > 0 && performance.now() < deadline);
  judge.hold(wished === 0, `${wished} wishes have neither a job nor a translation`);
  judge.hold(stale === 0, `${stale} translations of former originals are made again by nobody`);
}

async function judgeAll(): Promise<void> {
  for (const fault of await broken(promises, service.databaseUrl)) judge.hold(false, fault);
  for (const each of promises.tokens.slice(-200)) {
    const { status } = await ask('GET', `${url}/customers.json`, { token: each });
    judge.hold(status === 200, `a token that was handed out is answered with ${status}`);
  }
  for (const kind of missing()) judge.hold(false, `the run was too short for: ${kind}`);
}

function report(): void {
  console.table(tally.table());
  say(`answers: ${JSON.stringify(judge.statuses)}`);
  const { read: slowRead, write: slowWrite } = judge.slowest;
  say(`the slowest read took ${(slowRead / 1000).toFixed(1)} s, the slowest write ${(slowWrite / 1000).toFixed(1)} s`);
  say(`${wishes.size} wishes; ${wishes.size - wishes.kept.length} of them not counted: their web process was killed`);
  if (disk.unfillable !== undefined)
    say(`Left out: a full disk, since no file system could be mounted (${disk.unfillable}).`);
  say(
    `seed ${seed}: ${tally.total} faults, ${promises.acknowledged} acknowledged writes, ${judge.faultCount} broken promises`,
  );
  for (const fault of judge.faults) say(`  ${fault}`);
  process.exitCode = judge.faultCount === 0 ? 0 : 1;
}
