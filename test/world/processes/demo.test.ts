import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { connect } from '../../../src/database/connect.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { isAlive } from '../../../src/database/embedded/postmaster.ts';
import { startEmbedded } from '../../../src/database/embedded.ts';
import { demoTag, exhibits, places } from '../../../src/demo/exhibits.ts';
import { apertiumPackages } from '../../../src/demo/translation.ts';
import { apertium } from '../../../src/runner/providers/apertium.ts';
import { barePath } from '../../setup/bare-path.ts';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';
import { createEmptyDatabase } from '../../setup/database.ts';
import { eventually } from '../../setup/eventually.ts';
import { leaveOut } from '../../setup/left-out.ts';

const undo: (() => unknown)[] = [];

beforeAll(() => {
  const changed = (path: string) => statSync(path).mtimeMs;
  if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
    throw new Error('Run npm ci first: npm run demo would do so now, and take the packages away from the other tests');
  }
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A `DATA_DIR`; the demo's own is the directory `demo` in it. */
function newDirectory(): string {
  const directory = newDataDirectory();
  undo.push(async () => {
    if (existsSync(join(directory, 'demo'))) await removeDataDirectory(join(directory, 'demo'));
    await removeDataDirectory(directory);
  });
  return directory;
}

/** `npm run demo`, as whoever tries the project sees it. */
class Demo {
  readonly npm: ChildProcess;
  readonly port: number;
  output = '';

  constructor(port: number, options: readonly string[], environment: Record<string, string>) {
    this.port = port;
    const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: `${port}`, METRICS_PORT: '0', ...environment };
    this.npm = spawn('npm', ['run', 'demo', '--', ...options], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.npm.stdout, this.npm.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    undo.push(() => this.stop());
  }

  async ended(): Promise<number | null> {
    if (this.npm.exitCode === null && this.npm.signalCode === null) await once(this.npm, 'close');
    return this.npm.exitCode;
  }

  async stop(): Promise<number | null> {
    if (this.npm.exitCode === null && this.npm.signalCode === null) this.npm.kill('SIGTERM');
    return this.ended();
  }

  async says(what: string): Promise<void> {
    await eventually(
      `the demo says ${what}`,
      () => this.output.includes(what) || this.npm.exitCode !== null,
      60_000,
    ).catch(() => {});
    expect(this.output).toContain(what);
  }

  /** The output without its log and its line breaks. */
  get sentences(): string {
    return withoutLog(this.output).replaceAll(/\s+│?\s*/g, ' ');
  }

  /** The values behind a label, in the order in which they were printed. */
  printed(label: string): string[] {
    return [...this.output.matchAll(new RegExp(`^  ${label} +(\\S+)`, 'gm'))].map(([, value = '']) => value);
  }

  /** The step of the show whose title contains the words, its lines put together again. */
  step(title: string): string {
    const step = withoutLog(this.output)
      .split(/\n\n/)
      .find((part) => /^\d {2}/.test(part) && part.split('\n')[0]?.includes(title));
    if (!step) throw new Error(`No step is called ${title}: ${this.output}`);
    return step.replaceAll(/\s+│?\s*/g, ' ');
  }
}

/** The parts of the service write to the same terminal, whenever they please. */
const withoutLog = (output: string) => output.replaceAll(/^\{.*\n/gm, '');

const demo = async (options: readonly string[], environment: Record<string, string>) =>
  new Demo(await findFreePort(), options, environment);

const real = await apertium();
const isThere = real !== undefined && ['es', 'fr'].every((lang) => real.can('en', lang));
const withApertium = isThere ? test : test.skip;
if (!isThere)
  leaveOut(
    'apertium',
    'npm run demo › shows a tag in Spanish, French …',
    'Apertium, or its way from English to one of them, is not on PATH',
  );

describe('npm run demo', () => {
  withApertium(
    'shows a tag in Spanish, French and, without a provider, the original; also when run again',
    async () => {
      const directory = newDirectory();
      const first = await demo(['--no-install', '--exit'], { DATA_DIR: directory });
      expect([await first.ended(), first.output]).toEqual([0, expect.any(String)]);
      expectTranslations(first);
      expect(first.output).toContain(`${exhibits.length} tags at ${Object.keys(places).length} places`);
      expect(first.output).toContain('and 8 more tags from its table');
      expect(first.output).not.toContain('\u001b');
      expect(first.output.split('\n').filter((line) => /^ {3}|│/.test(line) && line.length > 80)).toEqual([]);
      expect(existsSync(join(directory, 'demo/postgres'))).toBe(true);
      expect(existsSync(join(directory, 'postgres'))).toBe(false);
      expect(existsSync(join(directory, 'demo/postgres/data/postmaster.pid'))).toBe(false);

      expect(first.step('orders the whole museum')).toContain('into Spanish, French, Italian');

      const second = await demo(['--no-install'], { DATA_DIR: directory });
      await second.says('Ctrl-C stops it.');
      expectTranslations(second);
      await expectMuseumTranslated(second);
      expect(second.output).toContain('The museum is there already');
      expect(second.output).not.toContain('made up just now');
      const tags = await tagsOfCurator(second);
      expect(tags).toHaveLength(exhibits.length + 8 + 1);
      for (const [label, path] of [
        ['Labels', '/labels?place_id=1&sheet=L7160'],
        ['Corrected', '/history'],
      ] as const)
        expect(second.printed(label)).toEqual([`http://127.0.0.1:${second.port}${path}`]);
      expect(new Set(tags.map(({ translation }) => translation.lang))).toEqual(
        new Set(['en', 'es', 'fr', 'ar', 'he', 'ja']),
      );
      expect(tags.every(({ hardware }) => hardware.length > 0)).toBe(true);
      expect(second.printed("The tag's page")[0]).toBe(
        `http://127.0.0.1:${second.port}/t/${tags.at(-1)?.tag_identifier}`,
      );
      const postmaster = Number(
        readFileSync(join(directory, 'demo/postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
      );
      expect(isAlive(postmaster)).toBe(true);
      await second.stop();
      expect(second.output).toMatch(/^Stopping\.$/m);
      expect(isAlive(postmaster)).toBe(false);
    },
    400_000,
  );

  test('works without Apertium: says what is missing, how to install it, and what still works', async () => {
    const directory = newDirectory();
    const somebodys = await createEmptyDatabase();
    undo.push(() => somebodys.drop());
    const bare = { DATA_DIR: directory, PATH: barePath(directory), DATABASE_URL: somebodys.url };

    const first = await demo(['--exit'], bare);
    expect([await first.ended(), first.output]).toEqual([0, expect.any(String)]);
    expect(first.sentences).toContain('There is no apt-get on this machine.');
    expectMissing(first);
    expect(first.sentences).toContain('the database of DATABASE_URL is left alone');
    expect(await tablesIn(somebodys.url)).toBe(0);

    const second = await demo(['--no-install', '--exit'], bare);
    expect([await second.ended(), second.output]).toEqual([0, expect.any(String)]);
    expect(second.output).toContain('--no-install');
    expect(second.sentences).not.toContain('apt-get on this machine');
    expectMissing(second);
    expect(second.output).toContain('The museum is there already');
  }, 400_000);

  test('exits with 1 and says why if the show fails', async () => {
    const directory = newDirectory();
    const options = ['--no-install', '--exit'];
    const bare = { DATA_DIR: directory, PATH: barePath(directory) };
    const first = await demo(options, bare);
    expect([await first.ended(), first.output]).toEqual([0, expect.any(String)]);
    await giveShownTagAway(join(directory, 'demo'));
    const second = await demo(options, bare);
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('tags/addHardwareIdToTag answered 409: Hardware is already attached');
    expect(existsSync(join(directory, 'demo/postgres/data/postmaster.pid'))).toBe(false);
  }, 400_000);

  test('rejects an unknown option', async () => {
    const refused = await demo(['--instal'], { DATA_DIR: newDirectory() });
    expect(await refused.ended()).toBe(1);
    expect(refused.output).toContain("Unknown option '--instal'");
  });
});

function expectTranslations(run: Demo): void {
  expect(run.step('its language is Spanish')).toContain('El mapa de la costa Un marinero dibujó este mapa');
  expect(run.step('French')).toContain('La carte de la côte Un marin a dessiné cette carte');
  const finnish = run.step('Finnish');
  expect(finnish).toContain('served in English: no provider that is on can translate to Finnish; the original');
  expect(finnish).toContain(`${demoTag.name} ${demoTag.text}`);
  const again = run.step('One more in Spanish');
  expect(again).toContain('served in Spanish: from the store');
  expect(again).toContain('Un marinero dibujó este mapa');
}

/** The order of the first run is not made again, and goes on by itself; what waits for people is there too. */
async function expectMuseumTranslated(run: Demo): Promise<void> {
  const at = `http://127.0.0.1:${run.port}`;
  expect(run.step('was ordered into more languages before')).toMatch(/\d+ of \d+ are there/);
  expect(run.printed('Order')).toEqual([`${at}/translation_orders/1`]);
  const headers = await headersOfCurator(run);
  const read = async (path: string) => JSON.parse(await (await fetch(at + path, { headers })).text());
  // All of it takes a machine that has other things to do for minutes.
  await eventually('the order goes on', async () => (await read('/translation_orders/1.json')).saved > 2, 120_000);
  const [order, ...others] = await read('/translation_orders.json');
  expect([order.lang_codes, others]).toEqual([['es', 'fr', 'it'], []]);
  expect(await read('/translation_work.json?lang_code=es&state=stale')).toMatchObject([
    {
      part: 'text',
      original: { text: expect.stringContaining('1865') },
      former_original: { text: expect.any(String) },
    },
  ]);
  const [reported] = await read('/translation_work.json?lang_code=en&state=human&reported=1');
  expect([reported.reports, reported.target.text]).toEqual([1, expect.stringContaining('three hundred')]);
  const figures = await read('/stats/translation.json');
  expect(figures.sent).toBeGreaterThan(100);
  expect(await read('/coverage.json?lang_codes=es')).toContainEqual(
    expect.objectContaining({ lang_code: 'es', place_id: 1, texts: expect.objectContaining({ human: 3, stale: 1 }) }),
  );
}

function expectMissing(run: Demo): void {
  expect(run.sentences).toContain('Apertium, which would translate, is missing.');
  for (const name of apertiumPackages) expect(run.output).toContain(name);
  expect(run.sentences).toContain('Everything else works');
  expect(run.step('would order the museum')).toContain('nothing is ordered');
  for (const title of ['its language is Spanish', 'French', 'Finnish', 'One more in Spanish']) {
    expect(run.step(title)).toMatch(/served in English: no provider that is on can translate to \w+;/);
    expect(run.step(title)).toContain(`${demoTag.name} ${demoTag.text}`);
  }
}

interface ReadTag {
  tag_identifier: string;
  translation: { text: string; lang: string };
  hardware: unknown[];
}

/** What the curator sees after signing in with what was printed. */
async function tagsOfCurator(run: Demo): Promise<ReadTag[]> {
  const api = `http://127.0.0.1:${run.port}/api/v1`;
  const answer = await fetch(`${api}/tags/showMyTags`, { headers: await headersOfCurator(run) });
  return ((await answer.json()) as { tags: ReadTag[] }).tags;
}

async function headersOfCurator(run: Demo): Promise<{ Authorization: string }> {
  const api = `http://127.0.0.1:${run.port}/api/v1`;
  const [email] = run.printed('Curator');
  const password = run.printed('Password').at(-1);
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${api}/login/getAuthToken`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { auth_token } = (await signedIn.json()) as { auth_token: string };
  return { Authorization: `Bearer ${auth_token}` };
}

async function tablesIn(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(`select count(*)::int as count from pg_tables where schemaname = 'public'`);
    return rows[0].count;
  } finally {
    await client.end();
  }
}

/** The beacon of the show is then held by a tag of another customer. */
async function giveShownTagAway(directory: string): Promise<void> {
  const embedded = await startEmbedded({ directory, durable: false });
  const db = connect(embedded.url, { pool: 1 });
  try {
    const [{ id }] = await db('customers').insert({ email: 'another@museum.example' }).returning('id');
    expect(await db('tags').where({ purchase_id: demoTag.purchaseId }).update({ customer_id: id })).toBe(1);
  } finally {
    await db.destroy();
    await embedded.stop();
  }
}
