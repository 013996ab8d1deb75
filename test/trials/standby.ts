/**
 * `npm run try:standby`: the service on a primary with a synchronous standby, under people who write and read. The primary dies,
 * the standby takes its place, and whatever was acknowledged has to be there. Once with a standby that follows; and once with
 * one that had died before, when nothing may be acknowledged any more.
 *
 * Two web processes and a runner reach the primary through PgBouncer in transaction mode, which is turned to the standby by its
 * configuration; and directly by an address that moves, as a virtual one does.
 *
 * It needs PostgreSQL's server (15 or later; Debian's package postgresql, or PG_BIN names its programs) and pgbouncer. As root, both
 * run as the user `postgres`. It takes a minute or two.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../src/database/connect.ts';
import { migrateToLatest } from '../../src/migrate.ts';
import { Customer } from '../../src/model/customer.ts';
import { type Deployment, startDeployment } from '../setup/deployment.ts';
import { eventually } from '../setup/eventually.ts';
import { startFakeProvider } from '../setup/fake-provider.ts';
import { findPgbouncer, startPgbouncer } from '../setup/pgbouncer.ts';
import { movingAddress } from './standby/address.ts';
import { ask, type Cluster, findPrograms, startCluster } from './standby/cluster.ts';
import { look, type People, reserved, send, start } from './standby/people.ts';
import { visit } from './visit.ts';

const programs = findPrograms();
const pgbouncer = findPgbouncer();
if (!programs || !pgbouncer) {
  console.error('try:standby needs PostgreSQL 15 or later (Debian: postgresql, or PG_BIN) and pgbouncer');
  process.exit(1);
}

const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
const faults: string[] = [];
const say = (line: string) => console.log(line);
const check = (what: string, isTrue: boolean) => {
  say(`${isTrue ? 'yes' : 'NO '}  ${what}`);
  if (!isTrue) faults.push(what);
};

for (const isFollowing of [true, false]) {
  say(
    isFollowing
      ? '\nThe standby follows, and the primary dies'
      : '\nThe standby dies, then the primary; then the standby is there again',
  );
  const closing: (() => unknown)[] = [];
  try {
    await failOver(isFollowing, closing);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
say(faults.length === 0 ? '\nEverything was as promised.' : `\nBroken: ${faults.join('; ')}`);
process.exit(faults.length === 0 ? 0 : 1);

async function failOver(isFollowing: boolean, closing: (() => unknown)[]): Promise<void> {
  const cluster = await startCluster(programs as string);
  closing.push(() => cluster.stop());
  const { primary, standby } = cluster;
  const pooler = await startPgbouncer(pgbouncer as string, primary.url, {
    pool_mode: 'transaction',
    server_login_retry: 1,
  });
  closing.push(() => pooler.stop());
  const direct = await movingAddress(primary.port);
  closing.push(() => direct.stop());
  const directUrl = primary.url.replace(`:${primary.port}/`, `:${direct.port}/`);
  await migrateToLatest(directUrl);
  say(`${cluster.version}: migrated`);
  const deployment = await startService(pooler.url, directUrl, closing);
  const urls = deployment.webs.map(({ url }) => url);
  const actions = await visit(urls[0] ?? '', admin);
  const undone = actions.filter(({ outcome }) => outcome !== 'done');
  check(`${actions.length} things that people come for are done ${JSON.stringify(undone)}`, undone.length === 0);

  const { body } = await send(`${urls[0]}/api/v1/login/getAuthToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const token: string = body.auth_token;
  const people = start(urls, token);
  await pause(4000);
  const quiet = people.writes.slice(0, reserved).map(({ identifier = '' }) => identifier);
  await lookAtAll(urls, quiet);
  check(
    'both keep what is asked for again',
    (await lookAtAll(urls, quiet)).every(({ isKept }) => isKept),
  );
  const before = await bundle(urls[0] ?? '', token);

  if (!isFollowing) await withoutStandby(cluster, people, urls, quiet);
  const died = performance.now();
  await primary.kill();
  say('     the primary is dead');
  await pause(500);
  if (!isFollowing) await standby.start();
  standby.promote();
  pooler.turnTo(standby.url);
  direct.moveTo(standby.port);
  const promoted = performance.now();
  await answersAgain(people, urls, { died, promoted });
  const again = await lookAtAll(urls, quiet);
  check(
    'nothing that was kept before is given after',
    again.every(({ status, isKept }) => status === 200 && !isKept),
  );
  await pause(3000);
  await people.finish();

  await compare(cluster, people);
  await follow(urls, token, people, before);
  const [{ identifier = '' } = {}] = people.writes;
  await eventually('the runner translates', async () => (await look(urls[1] ?? '', identifier, 'fr')).lang === 'fr');
  check('the runner translates again', true);
}

/** Each of them, as each web process shows it. */
function lookAtAll(urls: readonly string[], identifiers: readonly string[]) {
  return Promise.all(urls.flatMap((url) => identifiers.map((identifier) => look(url, identifier))));
}

/** With no standby to acknowledge it, nothing is acknowledged, and lookups are answered. */
async function withoutStandby({ standby }: Cluster, people: People, urls: readonly string[], quiet: string[]) {
  await standby.kill();
  say('     the standby is dead');
  await pause(1000);
  const acknowledged = () => people.writes.filter(({ identifier }) => identifier !== undefined).length;
  const [known, refused] = [acknowledged(), people.answers.get('create 503') ?? 0];
  await eventually('writes are refused', () => (people.answers.get('create 503') ?? 0) >= refused + 4);
  check('without a standby no write is acknowledged: each is answered 503', acknowledged() === known);
  const shown = await lookAtAll(urls, quiet);
  check(
    'without a standby lookups are answered',
    shown.every(({ status }) => status === 200),
  );
}

async function startService(url: string, directUrl: string, closing: (() => unknown)[]): Promise<Deployment> {
  const db = connect(url, { pool: 1 });
  await Customer.add(db, { ...admin, role: 'admin' });
  await db.destroy();
  const provider = await startFakeProvider();
  closing.push(() => provider.close());
  const deployment = await startDeployment(url, {
    webs: 2,
    runners: 1,
    env: {
      DATABASE_DIRECT_URL: directUrl,
      TRANSLATION_PROVIDERS: 'libretranslate',
      LIBRETRANSLATE_URL: provider.url,
      LOOKUP_TRANSLATION_BUDGET_MS: '10000',
      // So that answers tell whether they were kept.
      LOG_LEVEL: 'debug',
    },
  });
  closing.push(() => deployment.stop());
  return deployment;
}

/** Waits until reads and writes are answered by the new primary; the first answers are not from what was kept. */
async function answersAgain(people: People, urls: readonly string[], at: { died: number; promoted: number }) {
  const since = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;
  const isBack = (url: string) => send(`${url}/health/ready`).then(({ status }) => status === 200);
  await eventually('both are ready', async () => (await Promise.all(urls.map(isBack))).every(Boolean));
  say(`     both web processes are ready ${since(at.died)} after the death, ${since(at.promoted)} after the promotion`);
  await eventually('a write is acknowledged', () =>
    people.writes.some(({ acknowledgedAt = 0 }) => acknowledgedAt > at.promoted),
  );
  say(`     a write is acknowledged ${since(at.died)} after the death, ${since(at.promoted)} after the promotion`);
}

/** What was acknowledged is there, once, and shown by both as it is. */
async function compare({ standby }: Cluster, people: People): Promise<void> {
  const rows = await ask(
    standby.url,
    `select t.purchase_id, t.tag_identifier, o.text from tags t
     join text_records r on r.tag_id = t.id join translations o on o.text_record_id = r.id and o.origin = 'original'
     where t.purchase_id is not null`,
  );
  const found = new Map(rows.map((row) => [row.purchase_id, row]));
  const acknowledged = people.writes.filter(({ identifier }) => identifier !== undefined);
  const lost = acknowledged.filter(
    ({ purchase, identifier, text }) =>
      found.get(purchase)?.tag_identifier !== identifier || found.get(purchase)?.text !== text,
  );
  say(
    `     ${Object.entries(Object.fromEntries([...people.answers].sort()))
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')}`,
  );
  check(`all ${acknowledged.length} acknowledged tags are there (lost: ${lost.length})`, lost.length === 0);
  check('no key has made two tags', rows.length === found.size);
  check(`nobody was told what is not so ${[...new Set(people.faults)].join(', ')}`, people.faults.length === 0);
}

interface Bundle {
  status: number;
  identifiers: Set<string>;
  cursor: string;
}

async function bundle(url: string, token: string, since?: string): Promise<Bundle> {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
  const headers = { Authorization: `Bearer ${token}` };
  const { status, text } = await send(`${url}/api/v1/tags/bundle${query}`, { headers });
  const lines =
    status === 200
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  return {
    status,
    identifiers: new Set(lines.map(({ tag_identifier }) => tag_identifier).filter(Boolean)),
    cursor: lines.at(-1)?.cursor ?? '',
  };
}

/** Who follows by a cursor of the former primary begins anew, and then misses nothing. */
async function follow(urls: readonly string[], token: string, people: People, before: Bundle): Promise<void> {
  const [one = '', other = ''] = urls;
  const old = await bundle(one, token, before.cursor);
  check(`a cursor of the former primary holds no more (${old.status})`, before.cursor !== '' && old.status === 410);
  const whole = await bundle(one, token);
  const acknowledged = people.writes.map(({ identifier = '' }) => identifier);
  check(
    'a bundle from the beginning has all that was acknowledged',
    acknowledged.every((each) => whole.identifiers.has(each)),
  );
  const purchase = randomUUID();
  const created = await send(`${other}/api/v1/tags/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': purchase },
    body: JSON.stringify({ lang: 'en', purchase_id: purchase, text: 'after', name: 'n', auth_token: token }),
  });
  const next = await bundle(other, token, whole.cursor);
  const made: string = created.body?.tags?.[0]?.tag_identifier;
  check('its cursor brings what is made after', next.status === 200 && [...next.identifiers].join() === made);
}
