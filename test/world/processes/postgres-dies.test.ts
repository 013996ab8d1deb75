/** PostgreSQL is killed under load: no acknowledged write is lost, and no other process dies. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbedded } from '../../../src/database/embedded.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';
import { eventually } from '../../setup/eventually.ts';
import { newDirectory, removeDirectory } from '../../setup/server-directory.ts';

let directory: { directory: string; release: () => void };
let server: EmbeddedPostgres;
let deployment: Deployment;

beforeAll(async () => {
  directory = await newDirectory();
  server = await startEmbedded({ directory: directory.directory });
  await migrateToLatest(server.url);
  deployment = await startDeployment(server.url, {
    webs: 1,
    runners: 1,
    env: { TRANSLATION_PROVIDERS: 'libretranslate', LIBRETRANSLATE_URL: 'http://127.0.0.1:1' },
  });
});
afterAll(async () => {
  await deployment.stop();
  await server.stop();
  removeDirectory(directory.directory);
  directory.release();
});

test('after kill -9 of PostgreSQL, requests get 503, no acknowledged write is lost, and no process dies', async () => {
  const url = deployment.webs[0]?.url ?? '';
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;

  const write = async () => {
    while (!isOver) {
      const body = JSON.stringify({ lang: 'en', purchase_id: randomUUID(), text: 'x', name: 'y' });
      const answer = await fetch(`${url}/api/v1/tags/create`, { method: 'POST', body });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const read = (await answer.json()) as { tags?: [{ tag_identifier: string }] };
      if (answer.status === 200) acknowledged.push(read.tags?.[0].tag_identifier ?? '');
      else expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    }
  };
  const writers = Promise.all(Array.from({ length: 8 }, write));

  await eventually('writes are acknowledged', () => acknowledged.length > 200);
  process.kill(server.pid, 'SIGKILL');
  await eventually('requests are refused', () => (statuses.get(503) ?? 0) > 0);
  const before = acknowledged.length;
  const returned = new Promise<void>((resolve) => server.watch(resolve));
  await returned;
  const back = performance.now();
  await eventually('writes are acknowledged again', () => acknowledged.length > before);
  console.log(`after PostgreSQL's return the first write took ${Math.round(performance.now() - back)} ms`);
  await eventually('and many of them', () => acknowledged.length > before + 200);
  isOver = true;
  await writers;

  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query(
    'select tag_identifier from tags t where exists (select from text_records r join translations o on o.text_record_id = r.id where r.tag_id = t.id)',
  );
  await client.end();
  const stored = new Set(rows.map((row) => row.tag_identifier));
  expect(acknowledged.filter((identifier) => !stored.has(identifier))).toEqual([]);
  expect([...statuses.keys()].sort()).toEqual([200, 503]);
  expect([...deployment.webs, ...deployment.runners].map((running) => running.isAlive())).toEqual([true, true]);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});
