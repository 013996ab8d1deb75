/** The packages of the SDKs, without a compiler. `test/world/compilers/installed.test.ts` installs them. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as tar from 'tar';
import { tarball, zip } from '../../../src/generate/packages/archives.ts';
import { addVersion, NotPackable, versionsOf } from '../../../src/generate/packages/build.ts';
import { filesIn } from '../../../src/generate/packages/folder.ts';
import { dependenciesIn } from '../../../src/generate/packages/kotlin-dependencies.ts';
import { npmPackage } from '../../../src/generate/packages/npm.ts';
import { swiftPackage } from '../../../src/generate/packages/swift.ts';
import { coordinates } from '../../../src/generate/sdk/coordinates.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'packages-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const files = new Map([
  ['one.txt', Buffer.from('one')],
  ['folder/two.txt', Buffer.from('two'.repeat(1000))],
]);

describe('archives', () => {
  test('are reproducible at any time and in any time zone', () => {
    const program = `
      const { tarball, zip } = await import(process.argv[1]);
      const files = new Map([['one.txt', Buffer.from('one')], ['folder/two.txt', Buffer.from('two'.repeat(1000))]]);
      console.log(Buffer.concat([tarball(files), zip(files)]).toString('hex'));`;
    const made = ['UTC', 'Asia/Tokyo', 'America/St_Johns'].map((TZ) =>
      execFileSync(
        process.execPath,
        ['--input-type=module', '-e', program, resolve('src/generate/packages/archives.ts')],
        { env: { ...process.env, TZ }, encoding: 'utf8' },
      ).trim(),
    );
    expect(new Set(made)).toEqual(new Set([Buffer.concat([tarball(files), zip(files)]).toString('hex')]));
  });

  test('reject a path that is too long for a tar file', () => {
    expect(() => tarball(new Map([['x'.repeat(300), Buffer.from('')]]))).toThrow('too long');
  });
});

test('the npm tarball has the same files as npm pack', () => {
  const [[path, bytes] = ['', Buffer.from('')]] = [...npmPackage('generated/typescript', '1.2.3')];
  expect(path).toBe(`npm/${coordinates.npm}-1.2.3.tgz`);
  const file = join(directory, 'package.tgz');
  writeFileSync(file, bytes);
  const packed: string[] = [];
  tar.list({ file, sync: true, onReadEntry: ({ path, mode }) => void packed.push(`${path} ${mode?.toString(8)}`) });
  const [{ files: expected }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', './generated/typescript'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  expect(packed.sort()).toEqual(expected.map((each: { path: string }) => `package/${each.path} 644`).sort());
});

test("the Swift package is at the root of its archive, and in a folder of the registry's, with a checksum", () => {
  const made = swiftPackage('generated/swift', '1.2.3');
  const { swift, swiftScope } = coordinates;
  const said = JSON.parse(`${made.get(`swift/${swiftScope}/${swift}/1.2.3.json`)}`);
  const archive = made.get(`swift/${swiftScope}/${swift}/1.2.3.zip`) ?? '';
  expect(said.resources[0].checksum).toBe(createHash('sha256').update(archive).digest('hex'));
  expect(made.get(`swift/${swift}-1.2.3.zip`)?.includes('Package.swift')).toBe(true);
  expect(archive.includes(`${swift}-1.2.3/Package.swift`)).toBe(true);
});

test('the POM has the dependencies of the Gradle build', () => {
  const named = dependenciesIn('generated/kotlin').map(({ artifactId, scope }) => `${artifactId}: ${scope}`);
  expect(named).toEqual([
    // An app sees types of all of them.
    ...['kotlin-stdlib: compile', 'okhttp: compile', 'kotlinx-coroutines-core: compile'],
  ]);
  writeFileSync(join(directory, 'build.gradle.kts'), 'dependencies {}');
  expect(() => dependenciesIn(directory)).toThrow('names no dependency');
});

describe('a folder of packages', () => {
  const { npm } = coordinates;
  const of = (version: string, text = version) => new Map([[`npm/${npm}-${version}.tgz`, Buffer.from(text)]]);
  const versions = () => versionsOf(filesIn(directory)).versions.map(({ version }) => version);

  test('adds versions in any order, and sorts them', () => {
    for (const version of ['0.10.0', '0.2.0', '0.9.1']) addVersion(directory, version, of(version));
    expect(versions()).toEqual(['0.2.0', '0.9.1', '0.10.0']);
  });

  test('never changes a version', () => {
    addVersion(directory, '0.2.0', of('0.2.0'));
    expect(() => addVersion(directory, '0.2.0', of('0.2.0', 'other'))).toThrow(NotPackable);
    expect(readFileSync(join(directory, `npm/${npm}-0.2.0.tgz`), 'utf8')).toBe('0.2.0');
  });

  test('is unchanged if the same version is added again', () => {
    addVersion(directory, '0.2.0', of('0.2.0'));
    const before = [...filesIn(directory)];
    addVersion(directory, '0.2.0', of('0.2.0'));
    expect([...filesIn(directory)]).toEqual(before);
  });
});
