/** All packages of a version, and the index of a folder of packages. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageFile, type SdkVersion, SdkVersions } from '../../../contracts/sdks.ts';
import { coordinates } from '../sdk/coordinates.ts';
import { compareVersions } from '../versions.ts';
import { checksumList } from './checksums.ts';
import { filesIn, firstDifference, writeFiles } from './folder.ts';
import { compiledKotlin } from './kotlin-classes.ts';
import { mavenMetadata, mavenPackage, mavenSources } from './maven.ts';
import { npmPackage, npmPackument, packument } from './npm.ts';
import { swiftPackage, swiftReleases } from './swift.ts';

/** The folder with the packages of all released versions. */
export const releasedPackages = 'contracts/released/sdks';

/** Packages cannot be written; the message is for the user. */
export class NotPackable extends Error {}

/** The names of their folders and READMEs, for people who do not unpack the archive. */
const languages = { typescript: 'TypeScript', kotlin: 'Kotlin', swift: 'Swift' };
const readmeOf = (language: string, version: string) => `readmes/${language}-${version}.md`;

/** The files of one version, by their paths. `compile`: gives Kotlin's classes. */
export const packagesOf = async (
  root: string,
  version: string,
  compile = compiledKotlin,
): Promise<Map<string, Buffer>> =>
  new Map([...sourcesOf(root, version), ...(await mavenPackage(join(root, 'generated/kotlin'), version, compile))]);

/** The packages that need no compiler. */
function sourcesOf(root: string, version: string): Map<string, Buffer> {
  const sdk = (language: string) => join(root, 'generated', language);
  return new Map([
    ...npmPackage(sdk('typescript'), version),
    ...mavenSources(sdk('kotlin'), version),
    ...swiftPackage(sdk('swift'), version),
    ...Object.entries(languages).map(([language, name]): [string, Buffer] => [
      readmeOf(name, version),
      readFileSync(join(sdk(language), 'README.md')),
    ]),
  ]);
}

/** The reasons that this version's SDKs are not offered as generated now, for the releasing person. */
export function reasonsNotOffered(root: string, version: string): string[] {
  const offered = filesIn(join(root, releasedPackages));
  const latest = versionsOf(offered).versions.at(-1)?.version;
  if (latest !== version) return [`/sdks offers ${latest ?? 'nothing'}, and READMEs and samples are of ${version}`];
  return [...sourcesOf(root, version)]
    .filter(([path, bytes]) => !offered.get(path)?.equals(bytes))
    .map(([path]) => `${path} is not what is generated now`);
}

/**
 * Adds a version to a folder and its index. Locked versions never change: throws where the folder has this version with
 * other contents.
 */
export function addVersion(folder: string, version: string, files: ReadonlyMap<string, Buffer>): void {
  const changed = firstDifference(folder, files);
  if (changed !== undefined)
    throw new NotPackable(`${version} has been packed already, with another ${changed}: raise the version of the SDKs`);
  const { versions } = versionsOf(filesIn(folder));
  const all = [...versions.filter((each) => each.version !== version), described(version, files)];
  all.sort((one, other) => compareVersions(one.version, other.version));
  writeFiles(folder, files);
  writeFiles(folder, lists(all, folder));
  // The packument is served with the service's URL in it.
  const { [checksums]: _, [packument]: __, ...summed } = Object.fromEntries(filesIn(folder));
  writeFiles(folder, new Map([[checksums, checksumList(new Map(Object.entries(summed)))]]));
}

const index = 'sdks.json';
const checksums = 'checksums.txt';

/** The index of a folder of packages. */
export function versionsOf(files: ReadonlyMap<string, Buffer>): SdkVersions {
  const said = files.get(index);
  return said ? SdkVersions.parse(JSON.parse(said.toString())) : { versions: [] };
}

function lists(versions: SdkVersion[], folder: string): Map<string, Buffer> {
  const { mavenGroup, mavenArtifact } = coordinates;
  const isOurs = ({ maven }: SdkVersion) => maven.group === mavenGroup && maven.artifact === mavenArtifact;
  const inMaven = versions.filter(isOurs).map(({ version }) => version);
  const tarballs = versions
    .filter(({ npm }) => npm.name === coordinates.npm)
    .flatMap(({ version, npm }) => npm.files.map(({ path }) => [version, path] as const))
    .map(([version, path]) => [version, { path, bytes: readFileSync(join(folder, path)) }] as const);
  return new Map([
    [index, Buffer.from(`${JSON.stringify({ versions }, null, 2)}\n`)],
    ...npmPackument(new Map(tarballs)),
    ...mavenMetadata(inMaven),
    ...swiftReleases(versions.map(({ version }) => version)),
  ]);
}

/** The files for manual installation, in each ecosystem. */
function described(version: string, files: ReadonlyMap<string, Buffer>): SdkVersion {
  const { npm, mavenGroup, mavenArtifact, swift, swiftScope } = coordinates;
  const those = (pattern: RegExp) =>
    [...files].filter(([path]) => pattern.test(path)).map(([path, bytes]) => fileOf(path, bytes));
  return {
    version,
    npm: { name: npm, readme: readmeOf(languages.typescript, version), files: those(/^npm\/.*\.tgz$/) },
    maven: {
      group: mavenGroup,
      artifact: mavenArtifact,
      readme: readmeOf(languages.kotlin, version),
      files: those(/^maven\/.*\.(jar|pom)$/),
    },
    swift: {
      id: `${swiftScope}.${swift}`,
      product: swift,
      readme: readmeOf(languages.swift, version),
      files: those(/^swift\/[^/]+\.zip$/),
    },
  };
}

const fileOf = (path: string, bytes: Buffer): PackageFile => ({
  path,
  size: bytes.length,
  sha256: hash('sha256', bytes),
});
