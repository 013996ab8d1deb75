/** Whether a service built from these sources offers the packages that it documents. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openApi } from '../../src/generate/openapi.ts';
import { addVersion, reasonsNotOffered, releasedPackages } from '../../src/generate/packages/build.ts';
import { filesIn, writeFiles } from '../../src/generate/packages/folder.ts';
import { mavenSources } from '../../src/generate/packages/maven.ts';
import { npmPackage } from '../../src/generate/packages/npm.ts';
import { swiftPackage } from '../../src/generate/packages/swift.ts';
import { reasonsNotReleased, release } from '../../src/generate/released.ts';
import { sdkVersion } from '../../src/generate/sdk/version.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'offered-'));
  mkdirSync(join(root, 'contracts'));
  symlinkSync(resolve('generated'), join(root, 'generated'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** All that is packed without a compiler. */
const packed = (version: string) =>
  new Map([
    ...npmPackage('generated/typescript', version),
    ...mavenSources('generated/kotlin', version),
    ...swiftPackage('generated/swift', version),
    ...(['TypeScript', 'Kotlin', 'Swift'] as const).map((language): [string, Buffer] => [
      `readmes/${language}-${version}.md`,
      filesIn(`generated/${language.toLowerCase()}`).get('README.md') as Buffer,
    ]),
  ]);

test('reports that /sdks offers nothing, or another version than documented', () => {
  expect(reasonsNotOffered(root, '0.3.0')).toEqual(['/sdks offers nothing, and READMEs and samples are of 0.3.0']);
  addVersion(join(root, releasedPackages), '0.2.0', packed('0.2.0'));
  expect(reasonsNotOffered(root, '0.3.0')).toEqual(['/sdks offers 0.2.0, and READMEs and samples are of 0.3.0']);
});

test('accepts packages as long as the sources generate the same files', () => {
  const folder = join(root, releasedPackages);
  addVersion(folder, '0.3.0', packed('0.3.0'));
  expect(reasonsNotOffered(root, '0.3.0')).toEqual([]);
  const [path = ''] = packed('0.3.0').keys();
  writeFiles(folder, new Map([[path, Buffer.from('another')]]));
  expect(reasonsNotOffered(root, '0.3.0')).toEqual([`${path} is not what is generated now`]);
});

test('requires the document to equal the one released with that version', () => {
  const document = { info: { version: '0.1.0' }, paths: {} };
  expect(reasonsNotReleased(root, '0.3.0', document)).toEqual([expect.stringContaining('has not been released')]);
  release(root, '0.3.0', document);
  expect(reasonsNotReleased(root, '0.3.0', document)).toEqual([]);
  expect(reasonsNotReleased(root, '0.3.0', { ...document, tags: [] })).toEqual([
    expect.stringContaining('raise the version'),
  ]);
});

test('S1-1: this checkout offers the version that it documents', () => {
  expect([...reasonsNotReleased('.', sdkVersion, openApi()), ...reasonsNotOffered('.', sdkVersion)]).toEqual([]);
});
