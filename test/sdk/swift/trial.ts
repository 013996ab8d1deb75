/** A package beside the SDK, as a developer's would be: the programs of the tests, and the samples of the documentation. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApi } from '../../../src/generate/openapi.ts';
import { readModel } from '../../../src/generate/sdk/read-document.ts';
import { performSwift } from '../../parity/swift/perform.ts';
import { bundleVectorsPath } from '../../setup/bundle-vectors.ts';
import { hardwareVectorsPath } from '../../setup/hardware-vectors.ts';
import { languageVectorsPath } from '../../setup/language-vectors.ts';
import { sampleAddress, sampleApp } from '../offline/sample-apps.ts';
import { documentedSamples, sampleSources } from './samples.ts';
import { build, type Toolchain } from './toolchain.ts';

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
  for (const name of ['Behaviour', 'Bundles', 'Hardware', 'Languages'])
    cpSync(join(import.meta.dirname, name), sources(name), { recursive: true });
  cpSync(join(root, languageVectorsPath), join(directory, 'languages.json'));
  cpSync(join(root, bundleVectorsPath), join(directory, 'bundles.json'));
  cpSync(join(root, hardwareVectorsPath), join(directory, 'hardware.json'));
  cpSync(join(root, 'test/parity/swift/Driver.swift'), join(sources('Driver'), 'Driver.swift'));
  writeFileSync(join(sources('Driver'), 'Perform.swift'), performSwift(model));
  const [first = ''] = documentedSamples();
  writeFileSync(join(sources('Quickstart'), 'main.swift'), calling(first, 'https://tags.example.com'));
  writeFileSync(join(sources('Offline'), 'main.swift'), calling(sampleApp('swift'), sampleAddress));
  for (const [name, text] of sampleSources()) writeFileSync(join(sources('Samples'), name), text);
  await build(toolchain, directory, '--package-path', 'trial', '-Xswiftc', '-warnings-as-errors');
  return {
    directory,
    program: (name) => join('trial/.build/debug', name),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** A sample as a program that takes the service's address as its argument. */
function calling(sample: string, address: string): string {
  if (!sample.includes(`"${address}"`)) throw new Error(`The sample calls another address than ${address}`);
  return sample.replace(`"${address}"`, 'CommandLine.arguments[1]');
}
