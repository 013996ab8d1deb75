/** A restore of the files of a PostgreSQL that is the operator's own, between starts of web processes and runners. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { connect } from '../../../src/database/connect.ts';
import { accountFor } from '../../../src/database/embedded/account.ts';
import { findBinaries } from '../../../src/database/embedded/binaries.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { spawnPostmaster, stopPostmaster } from '../../../src/database/embedded/postmaster.ts';
import { argumentsOf } from '../../../src/database/embedded/server.ts';
import { openHome } from '../../../src/database/embedded/server-directory.ts';
import { startEmbedded } from '../../../src/database/embedded.ts';
import { readChangesSince, readCurrentCursor } from '../../../src/database/follow.ts';
import { migrateToLatest } from '../../../src/migrate.ts';
import { newDataDirectory, removeDataDirectory } from '../../setup/data-directory.ts';
import { type Deployment, startDeployment } from '../../setup/deployment.ts';

jest.setTimeout(200_000);
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Starts PostgreSQL alone, as its operator does. */
async function serverOn(directory: string, address: string) {
  const path = join(directory, 'postgres');
  const account = accountFor(path);
  const home = openHome(path, account);
  const { postgres } = await findBinaries(home, account);
  const port = await findFreePort();
  await spawnPostmaster(postgres, home, argumentsOf(port, { durable: false }), account);
  const url = Object.assign(new URL(address), { port: `${port}` }).href;
  const db = connect(url, { pool: 1 });
  const stop = async () => {
    await db.destroy();
    await stopPostmaster(join(home, 'data'));
  };
  undo.push(stop);
  const write = async () => {
    for (let i = 0; i < 30; i += 1) await db('tags').insert({ tag_identifier: randomBytes(6).toString('hex') });
  };
  return {
    url,
    write,
    stop,
    cursor: () => readCurrentCursor(db),
    holds: async (it: string) => !!(await readChangesSince(db, 'all', it)),
  };
}

async function startOn(url: string, webs: number, runners: number): Promise<Deployment> {
  const service = await startDeployment(url, { webs, runners, env: {} });
  undo.push(() => service.stop());
  return service;
}

test.each([
  ['a web process', 1, 0],
  ['a runner', 0, 1],
])(
  'B4: the start of %s ends cursors of what is lost, and none of before, also while others go on',
  async (_, webs, runners) => {
    const [directory, copy] = [newDataDirectory(), newDataDirectory()];
    undo.push(() => [directory, copy].forEach(removeDataDirectory));
    const made = await startEmbedded({ directory, durable: false });
    const { url } = made;
    await migrateToLatest(url);
    await made.stop();

    const first = await serverOn(directory, url);
    const others = await startOn(first.url, 1, 0);
    const early = await first.cursor();
    await first.write();
    const late = await first.cursor();
    const service = await startOn(first.url, webs, runners);
    expect([await first.holds(early), await first.holds(late)]).toEqual([true, true]);
    await Promise.all([service.stop(), others.stop()]);
    await first.stop();
    execFileSync('cp', ['-aL', `${directory}/.`, copy]);

    const second = await serverOn(directory, url);
    await second.write();
    const lost = await second.cursor();
    await second.stop();
    const restored = await serverOn(copy, url);
    await startOn(restored.url, webs, runners);
    await restored.write();
    await restored.write();
    expect(await Promise.all([early, late, lost].map(restored.holds))).toEqual([true, true, false]);
  },
);
