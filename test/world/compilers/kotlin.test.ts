/** The Kotlin SDK compiles without warnings, passes its own checks, and calls the real service. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { driven } from '../../parity/driver.ts';
import { operations } from '../../parity/operations.ts';
import type { Channel } from '../../parity/outcome.ts';
import { byPlainHttp, runAll } from '../../parity/run.ts';
import { expectDoneOnce } from '../../sdk/forgetful-line.ts';
import { startFrenchService } from '../../sdk/french-service.ts';
import { compiledSdk, kotlinPrograms, samples, snippets } from '../../sdk/kotlin-programs.ts';
import {
  compiledSamples,
  javaSamples,
  laterSdk,
  released,
  runFromJava,
  saidByFakes,
  seenIn,
  seenOf,
} from '../../sdk/kotlin-stays.ts';
import { expectOffline } from '../../sdk/offline/guide.ts';
import { recordedBundles } from '../../sdk/offline/recorded.ts';
import { type ScriptedServer, startScripted } from '../../sdk/scripted-server.ts';
import type { TestApp } from '../../setup/app.ts';
import { bundleVectors, bundleVectorsPath, expectedOutput } from '../../setup/bundle-vectors.ts';
import { libraries, quickly, whyNoKotlin } from '../../setup/kotlin.ts';
import { languageVectors, languageVectorsPath } from '../../setup/language-vectors.ts';
import { leaveOut } from '../../setup/left-out.ts';

const because = whyNoKotlin();
if (because) leaveOut('kotlin', 'the Kotlin SDK', because);
const hardwareVectorsPath = 'generated/vectors/hardware.json';

const describeKotlin = because ? describe.skip : describe;
const hasJavac = !because && !spawnSync('javac', ['-version']).error;
if (!because && !hasJavac) leaveOut('javac', 'the Kotlin SDK from Java', 'there is no javac on PATH');

const run = async ([program = '', ...args]: string[], cwd?: string) =>
  (await promisify(execFile)(program, args, { maxBuffer: 2 ** 26, cwd })).stdout;

describeKotlin('the Kotlin SDK', () => {
  let command: (main: string) => string[];
  beforeAll(async () => {
    command = await kotlinPrograms();
  }, 900_000);

  test('has snippets and a sample for each operation, all of which compile', () => {
    expect(snippets.length).toBeGreaterThan(8);
    // And what does nothing, which is an operation of its own.
    expect(samples.size).toBe(operations.size + 1);
  });

  test('passes its own checks', async () => {
    const files = ['Request', 'Answer', 'Retry', 'Transport', 'Build', 'Refresh', 'Hook', 'Paging'].map(
      (name) => `test/sdk/kotlin/${name}Checks.kt`,
    );
    const names = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {4}check\("(.*)"\)/gm)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(35);
    expect((await run(command('checks.ChecksKt'))).trim().split('\n')).toEqual(names);
  });

  test('chooses the same languages as the service', async () => {
    const chosen = await run(command('org.taginformation.LanguageVectorsKt').concat(languageVectorsPath));
    expect(chosen.trim().split('\n')).toEqual(languageVectors.map(({ served }) => served));
  });

  test('a bundle store matches the test vectors', async () => {
    const lines = (await run(command('org.taginformation.BundleVectorsKt').concat(bundleVectorsPath)))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(bundleVectors.map(expectedOutput));
  });

  test('reads hardware data as in the test vectors, and random bytes deterministically', async () => {
    const seed = Number(process.env.HARDWARE_SEED ?? Math.floor(Math.random() * 1e6));
    console.log(`HARDWARE_SEED=${seed}`);
    const said = await run(command('org.taginformation.HardwareVectorsKt').concat(hardwareVectorsPath, `${seed}`));
    const all: Record<string, object[]> = JSON.parse(readFileSync(hardwareVectorsPath, 'utf8'));
    const expected = Object.entries(JSON.parse(said) as Record<string, object[]>).map(([list, rows]) => [
      list,
      rows.map((row, index) => ({ ...all[list]?.[index], ...row })),
    ]);
    expect(Object.fromEntries(expected)).toEqual(all);
  });

  test('a bundle store matches the service after 500 changes', async () => {
    const recorded = await recordedBundles();
    const file = join(mkdtempSync(join(tmpdir(), 'kotlin-bundles-')), 'recorded.json');
    writeFileSync(file, JSON.stringify({ rows: recorded }));
    const lines = (await run(command('org.taginformation.BundleVectorsKt').concat(file))).trim().split('\n');
    rmSync(dirname(file), { recursive: true });
    expect(lines.map((line) => JSON.parse(line))).toEqual(recorded.map(expectedOutput));
  });

  test('the sample app of the guide shows the same online and offline', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'kotlin-offline-'));
    await expectOffline((address) => run(command('checks.OfflineGuideKt').concat(address), cwd));
    rmSync(cwd, { recursive: true });
  });

  test("the README's example of a test passes", async () => {
    const index = snippets.findIndex((code) => code.includes('check('));
    expect(await run(command(`snippet${index}.Snippet${index}Kt`))).toBe('');
  });

  describe('over HTTP', () => {
    let server: ScriptedServer;
    let channel: Channel;
    beforeAll(async () => {
      server = await startScripted();
      channel = driven(command('org.taginformation.DriverKt'), server.url);
    });
    afterAll(async () => {
      await channel.end();
      await server.stop();
    });

    const codes = { status: 200, body: { language_codes: ['en'] } };
    const call = (operation: string, body?: Record<string, unknown>) =>
      channel.call({ operation, parameters: {}, ...(body && { body }), token: 'ours' });

    test('a GET is retried after broken connections, and sends no token if it takes none', async () => {
      server.script('break', 'break in the body', codes);
      expect(await call('supportedLanguageCodes')).toEqual(codes);
      expect(server.requests).toHaveLength(3);
      expect(server.requests[0]?.headers).toMatchObject({
        accept: 'application/json',
        'user-agent': expect.stringMatching(/^tag-information-service-kotlin\/\d+\.\d+\.\d+$/),
      });
      expect(server.requests[0]?.headers.authorization).toBeUndefined();
    });

    test('a POST without a key is not retried', async () => {
      server.script('break');
      const body = { bundle_link: { place_id: 3 } };
      expect(await call('createBundleLink', body)).toMatchObject({ status: 0 });
      expect(server.requests.map((request) => [request.headers.authorization, JSON.parse(request.body)])).toEqual([
        ['Bearer ours', body],
      ]);
    });
  });

  test('I6: a retry after a lost response has no second effect', async () => {
    await expectDoneOnce((url) => driven(command('org.taginformation.DriverKt'), url));
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

    test('a whole list is fetched page by page, and an invalid token is renewed once', async () => {
      const said = await run(command('checks.WholeListKt').concat(app.url));
      const posted = ['POST /places.json 401', ...Array(5).fill('POST /places.json 201')];
      const listed = Array(3).fill('GET /places.json 200');
      const names = [1, 2, 3, 4, 5].map((each) => `Hall ${each}`);
      expect(said.trim().split('\n')).toEqual([...posted, ...listed, `[${names.join(', ')}]`]);
    });
  });

  describe('for an app of an earlier version', () => {
    const missing = (before: readonly string[], now: readonly string[]) => before.filter((line) => !now.includes(line));

    test.each(released)(
      'has the whole public API of %s, also if the service has more',
      async (folder) => {
        const { okhttp, sdk } = await compiledSdk();
        const now = await seenIn(sdk, okhttp);
        writeFileSync('.data/kotlin/api.txt', `${now.join('\n')}\n`);
        expect(missing(seenOf(folder), now)).toEqual([]);
        expect(now.filter((line) => /\.(copy|component\d+)\(|\$default/.test(line))).toEqual([]);
        expect(missing(seenOf(folder), await seenIn(await laterSdk(okhttp), okhttp))).toEqual([]);
      },
      600_000,
    );

    test('runs the samples of all versions, also with a later SDK, with and without recompiling them', async () => {
      const { okhttp, sdk } = await compiledSdk();
      const fakes = await compiledSamples('samples', [okhttp, sdk]);
      const later = await laterSdk(okhttp);
      const compiledAnew = await compiledSamples('samples-later', [okhttp, later]);
      for (const [program, sees] of [
        [fakes, sdk],
        [fakes, later],
        [compiledAnew, later],
      ]) {
        const classpath = [program, sees, okhttp, ...libraries].join(':');
        expect(await run(['java', ...quickly, '-cp', classpath, 'fakes.FakesKt'])).toBe(saidByFakes);
      }
    }, 600_000);

    (hasJavac ? test.each(javaSamples) : test.skip.each(javaSamples))(
      'runs %s',
      async (file) => {
        const { okhttp, sdk } = await compiledSdk();
        const said = 'GET /api/v1/tags/show 200\nBonjour\n200\ntrue\ntrue\n1\n';
        expect(await runFromJava(file, [sdk, okhttp])).toBe(said);
      },
      300_000,
    );
  });

  test('gives the same results as plain HTTP, for all vectors', async () => {
    const driver = command('org.taginformation.DriverKt');
    const bySdk = await runAll((baseUrl) => driven(driver, baseUrl), { isSdk: true });
    expect(Object.fromEntries(bySdk)).toEqual(await byPlainHttp());
  }, 300_000);
});
