/**
 * The Swift SDK as an archive, and as the files of a package registry for SwiftPM and Xcode. The registry's archive has
 * a single folder at its top; the other one has the package itself there.
 */
import { hash } from 'node:crypto';
import { coordinates } from '../sdk/coordinates.ts';
import { zip } from './archives.ts';
import { belowPath, filesIn } from './folder.ts';

const { swift: name, swiftScope: scope } = coordinates;
const registry = `swift/${scope}/${name}`;

/** By their paths among the packages. */
export function swiftPackage(sdk: string, version: string): Map<string, Buffer> {
  const files = filesIn(sdk);
  const archive = zip(belowPath(`${name}-${version}`, files));
  const manifest = files.get('Package.swift');
  if (!manifest) throw new Error(`${sdk} has no Package.swift`);
  return new Map([
    [`swift/${name}-${version}.zip`, zip(files)],
    [`${registry}/${version}.zip`, archive],
    [`${registry}/${version}.json`, json(describing(version, archive))],
    [`${registry}/${version}/Package.swift`, manifest],
  ]);
}

/** The registry's metadata of one version. */
const describing = (version: string, archive: Buffer) => ({
  id: `${scope}.${name}`,
  version,
  resources: [{ name: 'source-archive', type: 'application/zip', checksum: hash('sha256', archive) }],
  metadata: { description: 'Client of the Tag Information Service, for Apple’s platforms and Linux.' },
});

/** The registry's list of versions. */
export const swiftReleases = (versions: readonly string[]): Map<string, Buffer> =>
  new Map([[`${registry}.json`, json({ releases: Object.fromEntries(versions.map((version) => [version, {}])) })]]);

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
