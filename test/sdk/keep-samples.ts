/**
 * Keeps what apps of the present version rely on, in TypeScript and Kotlin, as that of the released version: sources, by which later
 * versions are tried, and what Kotlin shows of itself. A part of the end of `npm run release`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkVersion } from '../../src/generate/sdk/version.ts';
import { compareVersions } from '../../src/generate/versions.ts';
import { compiledSdk, fileOf, samples, snippets } from './kotlin-programs.ts';
import { seenIn } from './kotlin-stays.ts';
import { sampleApp } from './offline/sample-apps.ts';
import { packageName } from './typescript-package.ts';
import { given, readmeSnippets } from './typescript-snippets.ts';

const folderOf = (version: string) => join(import.meta.dirname, `samples-${version}`);
const former = readdirSync(import.meta.dirname)
  .flatMap((name) => /^samples-(.+)$/.exec(name)?.[1] ?? [])
  .filter((version) => version !== sdkVersion)
  .sort(compareVersions)
  .at(-1);
if (former === undefined) throw new Error('There is no earlier version whose samples could be gone on with');

/** Written by hand: what apps do with answers, and with fakes. Each version has them as the one before. */
const byHand = [
  'typescript/answers.ts',
  'typescript/fake.ts',
  'kotlin/Fake.kt',
  'kotlin/FromJava.java',
  'swift/Fake.swift',
];

const [first = '', ...others] = snippets;
const made: [path: string, text: string][] = [
  ...readmeSnippets.map((code, index): [string, string] => [`typescript/readme${10 + index}.ts`, given(code) + code]),
  ['typescript/guide10.ts', sampleApp('ts')],
  ['kotlin/First.kt', `package first\n\n${first}`],
  ['kotlin/Readme.kt', fileOf('readmecalls', functions(others.entries(), 'snippet'))],
  ['kotlin/ReadmeContext.kt', readFileSync(join(import.meta.dirname, 'kotlin/ReadmeContext.kt'), 'utf8')],
  ['kotlin/Calls.kt', fileOf('calls', functions(samples))],
  ['kotlin/OfflineApp.kt', `package offlineguide\n\n${sampleApp('kotlin')}`],
];

function functions(bodies: Iterable<[string | number, string]>, name = ''): string[] {
  return [...bodies].map(([id, code]) => `suspend fun ${name}${id}() {\n${code}\n}`);
}

const folder = folderOf(sdkVersion);
const { okhttp, sdk } = await compiledSdk();
const seen = await seenIn(sdk, okhttp);
for (const language of ['typescript', 'kotlin']) {
  rmSync(join(folder, language), { recursive: true, force: true });
  mkdirSync(join(folder, language), { recursive: true });
}
mkdirSync(join(folder, 'swift'), { recursive: true });
for (const path of byHand) {
  const from = join(folderOf(former), path);
  if (existsSync(from)) cpSync(from, join(folder, path));
}
for (const [path, text] of made) writeFileSync(join(folder, path), text);
for (const path of byHand.filter((each) => each.endsWith('.ts'))) {
  const text = readFileSync(join(folder, path), 'utf8');
  writeFileSync(
    join(folder, path),
    text.replaceAll(/from '[^']*tag-information-service[^']*client'/g, `from '${packageName}'`),
  );
}
writeFileSync(join(folder, 'kotlin/api.txt'), `${seen.join('\n')}\n`);
console.log(`kept the samples of ${sdkVersion} in TypeScript and Kotlin`);
