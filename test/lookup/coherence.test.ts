/**
 * Three web processes with a cache, one without, and a direct writer to the database, in random steps, with
 * sessions that are terminated or hang. No process serves an answer older than an acknowledged write.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomFrom } from '../faults/random-source.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { eventually } from '../setup/eventually.ts';
import { createTag, type MadeTag, signedIn, storeName, storeTranslation } from '../setup/factories.ts';
import { signal } from '../setup/processes.ts';
import { isWhole } from '../setup/tier.ts';

const steps = isWhole ? 10_000 : 1000;
const seed = Number(process.env.SEED ?? 20_141);

let apps: TestApp[];
let truth: TestApp;
let admin: { token: string };
let tags: MadeTag[];

beforeAll(async () => {
  const first = await startApp({ isCaching: true });
  const shared = { env: { PUBLIC_URL: first.config.publicUrl }, databaseUrl: first.databaseUrl };
  apps = [first, await startApp({ ...shared, isCaching: true }), await startApp({ ...shared, isCaching: true })];
  truth = await startApp(shared);
  admin = await signedIn(first, { role: 'admin' });
  tags = [];
  for (let n = 0; n < 5; n += 1) {
    const hardware = { hardware_id: `code ${n}`, hardware_type: 'qr' };
    const tag = await createTag(first, { name: `Tag ${n}`, ...hardware, auth_token: admin.token });
    await storeTranslation(first, tag, 'fr', `Texte ${n}`);
    await storeName(first, tag, 'fr', `Nom ${n}`);
    tags.push(tag);
  }
}, 60_000);
afterAll(async () => {
  await truth.stop();
  for (const app of apps.toReversed()) await app.stop();
});

const paths = () => [
  ...tags.flatMap(({ tag_identifier: id }) => [
    `/api/v1/tags/show?id=${id}`,
    `/api/v1/tags/show?id=${id}&lang=fr`,
    `/api/v1/tags/show?id=${id}&lang=fr,en&expand=provenance`,
    `/t/${id}?lang=fr`,
  ]),
  ...tags.map((_tag, n) => `/api/v1/tags/showByHardwareId?id=code%20${n}&type=qr&lang=fr`),
];

async function read(app: TestApp, path: string): Promise<string> {
  const answer = await fetch(app.url + path);
  return `${answer.status} ${await answer.text()}`;
}

/** Through a process, which acknowledges it. */
async function write(app: TestApp, table: string, group: string, id: number, fields: object): Promise<void> {
  const { status } = await fetch(`${app.url}/${table}/${id}.json`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ [group]: fields }),
  });
  expect([200, 204]).toContain(status);
}

/** The process behind a process' own session with the database. */
async function sessionOf(app: TestApp): Promise<number> {
  const at = apps.indexOf(app);
  const { rows } = await truth.db.raw(
    "select pid from pg_stat_activity where application_name = 'web: session' and datname = current_database() order by backend_start",
  );
  return rows[at % rows.length]?.pid;
}

test(`serves no stale answer in ${steps} random steps, seed ${seed}`, async () => {
  const random = randomFrom(seed, 0);
  const counts = { read: 0, written: 0, raced: 0, ended: 0, hung: 0 };
  const { rows: parts } = await truth.db.raw("select id from translations where lang_code = 'fr' order by id");
  const { rows: items } = await truth.db.raw('select id from hardwares order by id');

  const writeOnce = async (app: TestApp): Promise<void> => {
    counts.written += 1;
    const text = `${counts.written}`;
    const tag = random.pick(tags);
    if (random.below(4) === 0) return write(app, 'tags', 'tag', tag.id, { description: text });
    // Which tag comes next is another one then.
    if (tag !== tags[0] && random.below(4) === 0)
      return write(app, 'tags', 'tag', tag.id, { parent_id: random.pick([null, tags[0]?.id]) });
    if (random.below(4) === 0) return void (await createTag(app, { auth_token: admin.token }));
    if (random.below(3) === 0)
      return write(app, 'hardwares', 'hardware', random.pick(items as { id: number }[]).id, { tag_id: tag.id });
    return write(app, 'translations', 'translation', random.pick(parts as { id: number }[]).id, { text });
  };
  /** As a runner does, or who sits at the database: nobody here is told but by the database. */
  const writeBeside = async (isCommitted: boolean): Promise<void> => {
    counts.written += 1;
    const trx = await truth.db.transaction();
    const { id } = random.pick(parts as { id: number }[]);
    await trx('translations')
      .where({ id })
      .update({ text: `beside ${counts.written}` });
    await read(random.pick(apps), random.pick(paths()));
    await (isCommitted ? trx.commit() : trx.rollback());
  };
  const agree = async (app: TestApp): Promise<void> => {
    counts.read += 1;
    const path = random.pick(paths());
    const [answered, true_] = [await read(app, path), await read(truth, path)];
    expect([path, answered]).toEqual([path, true_]);
  };
  const heard = () => Promise.all(apps.map(({ cache }) => cache?.sync()));

  expect(parts).toHaveLength(tags.length);
  for (let step = 0; step < steps; step += 1) {
    const app = random.pick(apps);
    const what = random.below(1000);
    if (what < 100) {
      await writeOnce(app);
      // Its own process shows it at once, the others as soon as they have heard.
      await agree(app);
      await heard();
    } else if (what < 130) {
      await writeBeside(random.below(3) > 0);
      await heard();
    } else if (what < 160) {
      counts.raced += 1;
      const path = random.pick(paths());
      await Promise.all([writeOnce(random.pick(apps)), ...apps.map((each) => read(each, path))]);
      await heard();
    } else if (what < 163) {
      counts.ended += 1;
      await truth.db.raw('select pg_terminate_backend(?)', [await sessionOf(app)]);
      await writeOnce(random.pick(apps));
      await heard();
    } else if (what === 163 && counts.hung < 4) {
      counts.hung += 1;
      await whileHung(app, () => writeOnce(random.pick(apps)), agree);
    } else await agree(app);
  }
  for (const app of apps)
    for (const path of paths()) expect([path, await read(app, path)]).toEqual([path, await read(truth, path)]);
  const { hits = 0 } = apps[0]?.cache?.answers.counts ?? {};
  process.stderr.write(`${JSON.stringify({ ...counts, hits })}\n`);
  expect(hits).toBeGreaterThan(steps / 20);
}, 600_000);

/** The session stands still: nothing is told, and nobody says so. */
async function whileHung(app: TestApp, act: () => Promise<void>, agree: (app: TestApp) => Promise<void>) {
  const pid = await sessionOf(app);
  signal([pid], 'SIGSTOP');
  try {
    await act();
    const stopped = () => apps.filter(({ cache }) => !cache?.isCurrent());
    await eventually('somebody is not sure any more', () => stopped().length > 0);
    for (const each of apps) await each.cache?.sync();
    for (const each of apps) await agree(each);
  } finally {
    signal([pid], 'SIGCONT');
  }
  for (const { cache } of apps) await eventually('all are sure again', () => cache?.isCurrent() === true);
}
