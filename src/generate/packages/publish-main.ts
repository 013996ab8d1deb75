/**
 * `npm run packages:publish -- --npm <registry> --maven <repository> --swift <Git repository>`: publishes a released
 * version to one or more registries; a folder may stand for one. `MAVEN_USER` and `MAVEN_PASSWORD` are the credentials
 * for Maven; npm and Git have their own.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sdkVersion } from '../sdk/version.ts';
import { releasedPackages, versionsOf } from './build.ts';
import { filesIn } from './folder.ts';
import { publishMaven, publishNpm, publishSwift } from './publish.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { npm: text, maven: text, swift: text, version: text, packages: text } });
const {
  npm,
  maven,
  swift,
  version = sdkVersion,
  packages = join(import.meta.dirname, '../../..', releasedPackages),
} = values;
const { MAVEN_USER: user, MAVEN_PASSWORD: password } = process.env;

const released = versionsOf(filesIn(packages)).versions.find((each) => each.version === version);
if (!released) {
  console.error(`${packages} has no packages of ${version}`);
  process.exit(1);
}
if (npm !== undefined) await published('npm', npm, publishNpm(packages, released, npm));
if (maven !== undefined) {
  const credentials = user !== undefined && password !== undefined ? { user, password } : undefined;
  await published('Maven', maven, publishMaven(packages, released, maven, credentials));
}
if (swift !== undefined) await published('Swift', swift, publishSwift(packages, released, swift));

async function published(what: string, where: string, done: Promise<void>): Promise<void> {
  await done;
  console.log(`${what}: ${version} is at ${where}`);
}
