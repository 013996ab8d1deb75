/** The Kotlin SDK in the hands of a developer: it compiles without a warning, keeps its promises, and calls the real service. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { driven } from '../parity/driver.ts';
import { operations } from '../parity/operations.ts';
import type { Channel } from '../parity/outcome.ts';
import { documented } from '../parity/raw.ts';
import { runAll } from '../parity/run.ts';
import type { TestApp } from '../setup/app.ts';
import { bundleVectors, bundleVectorsPath, held } from '../setup/bundle-vectors.ts';
import { whyNoKotlin } from '../setup/kotlin.ts';
import { languageVectors, languageVectorsPath } from '../setup/language-vectors.ts';
import { leaveOut } from '../setup/left-out.ts';
import { expectDoneOnce } from './forgetful-line.ts';
import { startFrenchService } from './french-service.ts';
import { kotlinPrograms, samples, snippets } from './kotlin-programs.ts';
import { expectOffline } from './offline/guide.ts';
import { recordBundles } from './offline/recorded.ts';
import { type ScriptedServer, startScripted } from './scripted-server.ts';

const because = whyNoKotlin();
if (because) leaveOut('kotlin', 'the Kotlin SDK', because);
const describeKotlin = because ? describe.skip : describe;

const run = async ([program = '', ...args]: string[], cwd?: string) =>
  (await promisify(execFile)(program, args, { maxBuffer: 2 ** 26, cwd })).stdout;

describeKotlin('the Kotlin SDK', () => {
  let command: (main: string) => string[];
  beforeAll(async () => {
    command = await kotlinPrograms();
  }, 900_000);

  test('is documented by snippets and samples, all of which compile', () => {
    expect(snippets.length).toBeGreaterThan(8);
    expect(samples.size).toBe(operations.size);
  });

  test('keeps what it promises', async () => {
    const files = ['Request', 'Answer', 'Retry', 'Transport', 'Build', 'Refresh'].map(
      (name) => `test/sdk/kotlin/${name}Checks.kt`,
    );
    const names = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {4}check\("(.*)"\)/gm)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(35);
    expect((await run(command('checks.ChecksKt'))).trim().split('\n')).toEqual(names);
  });

  test('chooses among languages as the service does', async () => {
    const chosen = await run(command('taginformation.LanguageVectorsKt').concat(languageVectorsPath));
    expect(chosen.trim().split('\n')).toEqual(languageVectors.map(({ served }) => served));
  });

  test('a store holds and shows what the vectors say', async () => {
    const lines = (await run(command('taginformation.BundleVectorsKt').concat(bundleVectorsPath))).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(bundleVectors.map(held));
  });

  test('a store that was told of 500 changes holds and shows what the service does', async () => {
    const recorded = await recordBundles();
    const file = join(mkdtempSync(join(tmpdir(), 'kotlin-bundles-')), 'recorded.json');
    writeFileSync(file, JSON.stringify({ rows: recorded }));
    const lines = (await run(command('taginformation.BundleVectorsKt').concat(file))).trim().split('\n');
    rmSync(dirname(file), { recursive: true });
    expect(lines.map((line) => JSON.parse(line))).toEqual(recorded.map(held));
  });

  test('the app of the guide shows the same with the service and without', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'kotlin-offline-'));
    await expectOffline((address) => run(command('checks.OfflineGuideKt').concat(address), cwd));
    rmSync(cwd, { recursive: true });
  });

  test('answers what the example for tests expects', async () => {
    const index = snippets.findIndex((code) => code.includes('check('));
    expect(await run(command(`snippet${index}.Snippet${index}Kt`))).toBe('');
  });

  describe('over the wire', () => {
    let server: ScriptedServer;
    let channel: Channel;
    beforeAll(async () => {
      server = await startScripted();
      channel = driven(command('taginformation.DriverKt'), server.url);
    });
    afterAll(async () => {
      await channel.end();
      await server.stop();
    });

    const codes = { status: 200, body: { language_codes: ['en'] } };
    const call = (operation: string, body?: Record<string, unknown>) =>
      channel.call({ operation, parameters: {}, ...(body && { body }), token: 'ours' });

    test('a GET is repeated after broken connections, and has no token where none is taken', async () => {
      server.script('break', 'break in the body', codes);
      expect(await call('supportedLanguageCodes')).toEqual(codes);
      expect(server.requests).toHaveLength(3);
      expect(server.requests[0]?.headers).toMatchObject({
        accept: 'application/json',
        'user-agent': expect.stringMatching(/^tag-information-service-kotlin\/\d+\.\d+\.\d+$/),
      });
      expect(server.requests[0]?.headers.authorization).toBeUndefined();
    });

    test('a POST without a key is not', async () => {
      server.script('break');
      const body = { bundle_link: { place_id: 3 } };
      expect(await call('createBundleLink', body)).toMatchObject({ status: 0 });
      expect(server.requests.map((request) => [request.headers.authorization, JSON.parse(request.body)])).toEqual([
        ['Bearer ours', body],
      ]);
    });
  });

  test('I6: what the service has done and the line has lost is done once', async () => {
    await expectDoneOnce((url) => driven(command('taginformation.DriverKt'), url));
  });

  describe('against the service', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startFrenchService();
    });
    afterAll(() => app.stop());

    test('the first snippet of the README signs in, creates a tag, attaches a beacon and reads it in French', async () => {
      expect(await run(command('checks.FirstSnippetKt').concat(app.url))).toBe('fr: Bienvenue (fr)\n');
      expect(await app.db('hardwares').select('hardware_type', 'major', 'minor')).toEqual([
        { hardware_type: 'ble-beacon', major: 1, minor: 2 },
      ]);
    });
  });

  test('gives the same outcomes as requests by hand, for all vectors', async () => {
    const driver = command('taginformation.DriverKt');
    const byHand = await runAll(documented, { isSdk: true });
    const bySdk = await runAll((baseUrl) => driven(driver, baseUrl), { isSdk: true });
    expect(Object.fromEntries(bySdk)).toEqual(Object.fromEntries(byHand));
  }, 300_000);
});
