/** A package beside the SDK, as a developer's would be: the programs of the tests, and the samples of the documentation. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read.ts';
import { samplesIn } from '../../../src/generate/sdk/samples.ts';
import { indented } from '../../../src/generate/sdk/swift/text.ts';
import { performSwift } from '../../parity/swift/perform.ts';
import { bundleVectorsPath } from '../../setup/bundle-vectors.ts';
import { languageVectorsPath } from '../../setup/language-vectors.ts';
import { sampleAddress, sampleApp } from '../offline/guide.ts';
import { output, type Toolchain } from './toolchain.ts';

const root = join(import.meta.dirname, '../../..');
const sdk = join(root, 'generated/swift');

export interface Trial {
  directory: string;
  /** The path of a program, from the directory. */
  program(name: string): string;
  remove(): void;
}

/** Builds the SDK and all programs. Throws where the compiler has a word to say. */
export async function buildTrial(toolchain: Toolchain): Promise<Trial> {
  const directory = mkdtempSync(join(tmpdir(), 'swift-trial-'));
  const model = readModel(openApi());
  const sources = (name: string) => join(directory, 'trial/Sources', name);
  cpSync(sdk, join(directory, 'swift'), { recursive: true });
  for (const name of ['Driver', 'Offline', 'Quickstart', 'Samples']) mkdirSync(sources(name), { recursive: true });
  cpSync(join(import.meta.dirname, 'Package.swift'), join(directory, 'trial/Package.swift'));
  for (const name of ['Behaviour', 'Bundles', 'Languages'])
    cpSync(join(import.meta.dirname, name), sources(name), { recursive: true });
  cpSync(join(root, languageVectorsPath), join(directory, 'languages.json'));
  cpSync(join(root, bundleVectorsPath), join(directory, 'bundles.json'));
  cpSync(join(root, 'test/parity/swift/Driver.swift'), join(sources('Driver'), 'Driver.swift'));
  writeFileSync(join(sources('Driver'), 'Perform.swift'), performSwift(model));
  const [first, ...others] = readmeSamples();
  writeFileSync(join(sources('Quickstart'), 'main.swift'), calling(first ?? '', 'https://tags.example.com'));
  writeFileSync(join(sources('Offline'), 'main.swift'), calling(sampleApp('swift'), sampleAddress));
  writeFileSync(
    join(sources('Samples'), 'main.swift'),
    compilable([...others, ...samplesIn('Swift', model, '').values()]),
  );
  await output(toolchain, directory, 'swift', 'build', '--package-path', 'trial', '-Xswiftc', '-warnings-as-errors');
  return {
    directory,
    program: (name) => join('trial/.build/debug', name),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** The samples of the SDK's README, in its order. */
const readmeSamples = (): string[] =>
  [...readFileSync(join(sdk, 'README.md'), 'utf8').matchAll(/^```swift\n(.*?)^```$/gms)].map((match) => match[1] ?? '');

/** A sample as a program that takes the service's address as its argument. */
function calling(sample: string, address: string): string {
  if (!sample.includes(`"${address}"`)) throw new Error(`The sample calls another address than ${address}`);
  return sample.replace(`"${address}"`, 'CommandLine.arguments[1]');
}

/** Samples as functions of one file, which nobody calls. Each may use a `client`, as they do in the documentation. */
const compilable = (samples: readonly string[]): string =>
  [
    'import Foundation',
    'import TagInformationService',
    '#if canImport(FoundationNetworking)',
    'import FoundationNetworking',
    '#endif',
    ...samples.map((sample, index) => {
      const body = sample.replaceAll(/^import \w+\n/gm, '').trimEnd();
      return `\nfunc sample${index}(client: TagInformationClient) async throws {\n${indented(body)}\n}`;
    }),
    '',
  ].join('\n');
