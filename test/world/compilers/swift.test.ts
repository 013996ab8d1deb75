/** The Swift SDK, compiled and run if the machine has a compiler. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { driven } from '../../parity/driver.ts';
import { byPlainHttp, runAll } from '../../parity/run.ts';
import { createWorld } from '../../parity/world.ts';
import { expectDoneOnce } from '../../sdk/forgetful-line.ts';
import { expectOffline } from '../../sdk/offline/guide.ts';
import { recordedBundles } from '../../sdk/offline/recorded.ts';
import { output, swiftToolchain, type Toolchain } from '../../sdk/swift/toolchain.ts';
import { buildTrial, type Trial } from '../../sdk/swift/trial.ts';
import { bundleVectors, expectedOutput } from '../../setup/bundle-vectors.ts';
import { hardwareVectors } from '../../setup/hardware-vectors.ts';
import { languageVectors } from '../../setup/language-vectors.ts';
import { leaveOut } from '../../setup/left-out.ts';

const found = swiftToolchain();
if (!found) leaveOut('swift', 'the Swift SDK', 'there is no Swift compiler (docs/contributing.md says how to get one)');

(found ? describe : describe.skip)('the Swift SDK', () => {
  const toolchain = found as Toolchain;
  let trial: Trial;
  const run = (name: string, ...args: string[]) => output(toolchain, trial.directory, trial.program(name), ...args);

  beforeAll(async () => {
    trial = await buildTrial(toolchain);
  }, 1_500_000);
  afterAll(() => trial?.remove());

  test('passes its own checks, also with a faulty server', async () => {
    const server = await startMisbehaving();
    try {
      const lines = (await run('Behaviour', server.url)).trim().split('\n');
      expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([`1..${lines.length - 1}`]);
    } finally {
      await server.stop();
    }
  });

  test('chooses the same languages as the service', async () => {
    const chosen = await run('Languages', 'languages.json');
    expect(chosen.trim().split('\n')).toEqual(languageVectors.map(({ served }) => served));
  });

  test('reads hardware data as in the test vectors, and random bytes deterministically', async () => {
    const seed = process.env.HARDWARE_SEED ?? `${Math.floor(Math.random() * 2 ** 31)}`;
    console.log(`HARDWARE_SEED=${seed}`);
    const { same, ...read } = JSON.parse(await run('Hardware', 'hardware.json', seed));
    const { addresses, beacons, uids, messages } = hardwareVectors;
    expect(read).toEqual({
      addresses: addresses.map(({ tag }) => tag),
      beacons: beacons.map(({ beacon }) => beacon),
      uids: uids.map(({ chip }) => chip),
      messages: messages.map(({ records, tag }) => ({ records, tag })),
    });
    expect(same).toEqual(Array(5).fill(10_000));
  });

  test('a bundle store matches the test vectors', async () => {
    const lines = (await run('Bundles', 'bundles.json')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(bundleVectors.map(expectedOutput));
  });

  test('a bundle store matches the service after 500 changes', async () => {
    const recorded = await recordedBundles();
    writeFileSync(join(trial.directory, 'recorded.json'), JSON.stringify({ rows: recorded }));
    const lines = (await run('Bundles', 'recorded.json')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(recorded.map(expectedOutput));
  });

  test('the sample app of the guide shows the same online and offline', () =>
    expectOffline((address) => run('Offline', address)));

  test("the README's first sample signs in, creates a tag and reads it in French", async () => {
    const world = await createWorld();
    try {
      expect(await run('Quickstart', world.baseUrl)).toBe('[fr] Welcome translated\n');
    } finally {
      await world.end();
    }
  });

  test('I6: a retry after a lost response has no second effect', async () => {
    const command = toolchain.command(trial.directory, trial.program('Driver'));
    await expectDoneOnce((url) => driven(command, url, trial.directory));
  });

  test('gives the same results as plain HTTP, for all vectors', async () => {
    const command = toolchain.command(trial.directory, trial.program('Driver'));
    const bySdk = await runAll((baseUrl) => driven(command, baseUrl, trial.directory), { isSdk: true });
    expect(bySdk.size).toBeGreaterThan(100);
    expect(Object.fromEntries(bySdk)).toEqual(await byPlainHttp());
  });
});

/** A service that behaves as the first part of the path says. */
async function startMisbehaving() {
  const broken = new Set<string>();
  const isFirst = (kind: string) => !broken.has(kind) && broken.add(kind);
  const server = createServer((req, res) => {
    const kind = req.url?.split('/')[1] ?? '';
    if (kind === 'silent') return;
    if (kind === 'endless') return void res.write('{');
    if (kind === 'redirect') return void res.writeHead(302, { Location: '/good/elsewhere' }).end();
    if (kind === 'broken-once' && isFirst(kind)) return void req.socket.destroy();
    const isStream = req.url?.includes('/tags/bundle');
    res.setHeader('Content-Type', isStream ? 'application/x-ndjson' : 'application/json');
    if (kind === 'cut') return void res.write('{"type":', () => req.socket.destroy());
    if (kind === 'bundle') return void res.end('{"type":"end","cursor":"bm9uZQ","tags":0,"gone":0}\n');
    if (kind === 'cut-once' && isFirst(kind)) return void res.write('{"uuids":', () => req.socket.destroy());
    res.end('{"uuids":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
