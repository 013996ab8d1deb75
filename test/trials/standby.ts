/**
 * `npm run try:standby`: the service on a primary with a synchronous standby, while clients write and read. The primary is killed,
 * the standby is promoted, and all acknowledged writes have to be there. Once with a running standby, and once with one that was
 * killed first, when no write may be acknowledged.
 *
 * Two web processes and a runner connect through PgBouncer in transaction mode, which is reconfigured for the standby, and directly
 * through an address that moves to it, like a virtual IP address.
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
import { type Clients, lookUp, reserved, send, start } from './standby/clients.ts';
import { type Cluster, findPrograms, query, startCluster } from './standby/cluster.ts';
import { visit } from './visit.ts';

const programs = findPrograms();
const pgbouncer = findPgbouncer();
if (!programs || !pgbouncer) {
  console.error('try:standby needs PostgreSQL 15 or later (Debian: postgresql, or PG_BIN) and pgbouncer');
  process.exit(1);
}

const admin = { email: 'admin@example.com', password: randomBytes(12).toString('hex') };
const failures: string[] = [];
const say = (line: string) => console.log(line);
const check = (what: string, isTrue: boolean) => {
  say(`${isTrue ? 'yes' : 'NO '}  ${what}`);
  if (!isTrue) failures.push(what);
};

for (const isFollowing of [true, false]) {
  say(
    isFollowing
      ? '\nThe standby is running, and the primary is killed'
      : '\nThe standby is killed, then the primary; then the standby starts again',
  );
  const closing: (() => unknown)[] = [];
  try {
    await failOver(isFollowing, closing);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
say(failures.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);

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
  check(`${actions.length} usual requests are answered ${JSON.stringify(undone)}`, undone.length === 0);

  const { body } = await send(`${urls[0]}/api/v1/login/getAuthToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const token: string = body.auth_token;
  const clients = start(urls, token);
  await pause(4000);
  const unreadTags = clients.writes.slice(0, reserved).map(({ identifier = '' }) => identifier);
  await lookUpAll(urls, unreadTags);
  check(
    'both web processes cache answers',
    (await lookUpAll(urls, unreadTags)).every(({ isCached }) => isCached),
  );
  const before = await bundle(urls[0] ?? '', token);

  if (!isFollowing) await withoutStandby(cluster, clients, urls, unreadTags);
  const killedAt = performance.now();
  await primary.kill();
  say('     the primary is killed');
  await pause(500);
  if (!isFollowing) await standby.start();
  standby.promote();
  pooler.turnTo(standby.url);
  direct.moveTo(standby.port);
  const promoted = performance.now();
  await untilRecovered(clients, urls, { killed: killedAt, promoted });
  const again = await lookUpAll(urls, unreadTags);
  check(
    'no answer cached before the failover is served after it',
    again.every(({ status, isCached }) => status === 200 && !isCached),
  );
  await pause(3000);
  await clients.finish();

  await compare(cluster, clients);
  await checkBundles(urls, token, clients, before);
  const [{ identifier = '' } = {}] = clients.writes;
  await eventually('the runner translates', async () => (await lookUp(urls[1] ?? '', identifier, 'fr')).lang === 'fr');
  check('the runner translates again', true);
}

/** Looks up each tag at each web process. */
function lookUpAll(urls: readonly string[], identifiers: readonly string[]) {
  return Promise.all(urls.flatMap((url) => identifiers.map((identifier) => lookUp(url, identifier))));
}

/** Without a standby, no write is acknowledged, and lookups are answered. */
async function withoutStandby({ standby }: Cluster, clients: Clients, urls: readonly string[], unreadTags: string[]) {
  await standby.kill();
  say('     the standby is killed');
  await pause(1000);
  const acknowledged = () => clients.writes.filter(({ identifier }) => identifier !== undefined).length;
  const [known, refused] = [acknowledged(), clients.answers.get('create 503') ?? 0];
  await eventually('writes are refused', () => (clients.answers.get('create 503') ?? 0) >= refused + 4);
  check('without a standby no write is acknowledged: each is answered 503', acknowledged() === known);
  const shown = await lookUpAll(urls, unreadTags);
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
      // The level at which answers have the header X-Cache.
      LOG_LEVEL: 'debug',
    },
  });
  closing.push(() => deployment.stop());
  return deployment;
}

/** Waits until both web processes are ready and a write is acknowledged by the new primary. */
async function untilRecovered(clients: Clients, urls: readonly string[], at: { killed: number; promoted: number }) {
  const since = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;
  const isBack = (url: string) => send(`${url}/health/ready`).then(({ status }) => status === 200);
  await eventually('both are ready', async () => (await Promise.all(urls.map(isBack))).every(Boolean));
  say(
    `     both web processes are ready ${since(at.killed)} after the kill, ${since(at.promoted)} after the promotion`,
  );
  await eventually('a write is acknowledged', () =>
    clients.writes.some(({ acknowledgedAt = 0 }) => acknowledgedAt > at.promoted),
  );
  say(`     a write is acknowledged ${since(at.killed)} after the kill, ${since(at.promoted)} after the promotion`);
}

/** Compares the acknowledged writes with the database. */
async function compare({ standby }: Cluster, clients: Clients): Promise<void> {
  const rows = await query(
    standby.url,
    `select t.purchase_id, t.tag_identifier, o.text from tags t
     join text_records r on r.tag_id = t.id join translations o on o.text_record_id = r.id and o.origin = 'original'
     where t.purchase_id is not null`,
  );
  const found = new Map(rows.map((row) => [row.purchase_id, row]));
  const acknowledged = clients.writes.filter(({ identifier }) => identifier !== undefined);
  const lost = acknowledged.filter(
    ({ purchase, identifier, text }) =>
      found.get(purchase)?.tag_identifier !== identifier || found.get(purchase)?.text !== text,
  );
  say(
    `     ${Object.entries(Object.fromEntries([...clients.answers].sort()))
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')}`,
  );
  check(`all ${acknowledged.length} acknowledged tags are there (lost: ${lost.length})`, lost.length === 0);
  check('no key has created two tags', rows.length === found.size);
  check(`no answer was wrong ${[...new Set(clients.wrongAnswers)].join(', ')}`, clients.wrongAnswers.length === 0);
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

/** A cursor from the former primary is refused; a new bundle and its changes are complete. */
async function checkBundles(urls: readonly string[], token: string, clients: Clients, before: Bundle): Promise<void> {
  const [one = '', other = ''] = urls;
  const old = await bundle(one, token, before.cursor);
  check(`a cursor from the former primary is refused (${old.status})`, before.cursor !== '' && old.status === 410);
  const whole = await bundle(one, token);
  const acknowledged = clients.writes.map(({ identifier = '' }) => identifier);
  check(
    'a new bundle has all acknowledged tags',
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
  check('its cursor leads to the tags created later', next.status === 200 && [...next.identifiers].join() === made);
}
