/** The Kotlin SDK for Maven repositories: classes, sources, and dependencies. */
import { join } from 'node:path';
import { coordinates } from '../sdk/coordinates.ts';
import { zip } from './archives.ts';
import { withChecksums } from './checksums.ts';
import { filesIn } from './folder.ts';
import type { compiledKotlin } from './kotlin-classes.ts';
import { dependenciesIn, type MavenDependency } from './kotlin-dependencies.ts';

const { mavenGroup: group, mavenArtifact: artifact } = coordinates;
const algorithms = ['md5', 'sha1', 'sha256', 'sha512'];

/** The artifact's folder in a repository. */
const mavenFolder = `maven/${group.replaceAll('.', '/')}/${artifact}`;

/** By their paths among the packages. */
export async function mavenPackage(
  sdk: string,
  version: string,
  compile: typeof compiledKotlin,
): Promise<Map<string, Buffer>> {
  const resources = filesIn(join(sdk, 'src/main/resources'));
  const classes = jar(new Map([...(await compile(sdk)), ...resources]), version);
  return withChecksums(new Map([[of(version, '.jar'), classes], ...mavenSources(sdk, version)]), algorithms);
}

/** Its parts that need no compiler. */
export const mavenSources = (sdk: string, version: string): Map<string, Buffer> =>
  new Map([
    [of(version, '.pom'), Buffer.from(pom(version, dependenciesIn(sdk)))],
    [of(version, '-sources.jar'), jar(filesIn(join(sdk, 'src/main/kotlin')), version)],
  ]);

const of = (version: string, ending: string) => `${mavenFolder}/${version}/${artifact}-${version}${ending}`;

/** The repository's list of versions. */
export function mavenMetadata(versions: readonly string[]): Map<string, Buffer> {
  const latest = versions.at(-1);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<metadata>
  <groupId>${group}</groupId>
  <artifactId>${artifact}</artifactId>
  <versioning>
    <latest>${latest}</latest>
    <release>${latest}</release>
    <versions>
${versions.map((version) => `      <version>${version}</version>\n`).join('')}    </versions>
  </versioning>
</metadata>
`;
  return withChecksums(new Map([[`${mavenFolder}/maven-metadata.xml`, Buffer.from(text)]]), algorithms);
}

/** The manifest comes first: some programs require that. */
const jar = (files: ReadonlyMap<string, Buffer>, version: string): Buffer =>
  zip(new Map([['META-INF/MANIFEST.MF', Buffer.from(manifest(version))], ...files]));

const manifest = (version: string) =>
  `Manifest-Version: 1.0\r\nAutomatic-Module-Name: org.taginformation\r\nImplementation-Title: ${artifact}\r\nImplementation-Version: ${version}\r\n\r\n`;

const pom = (version: string, dependencies: readonly MavenDependency[]) => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${group}</groupId>
  <artifactId>${artifact}</artifactId>
  <version>${version}</version>
  <name>Tag Information Service for Kotlin</name>
  <description>Client of the Tag Information Service, for Android and the JVM.</description>
  <licenses>
    <license>
      <name>All rights reserved</name>
    </license>
  </licenses>
  <dependencies>
${dependencies.map(dependency).join('\n')}
  </dependencies>
</project>
`;

const dependency = ({ groupId, artifactId, version, scope }: MavenDependency) => `    <dependency>
      <groupId>${groupId}</groupId>
      <artifactId>${artifactId}</artifactId>
      <version>${version}</version>
      <scope>${scope}</scope>
    </dependency>`;
