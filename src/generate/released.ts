/**
 * `contracts/released/`: the documents of released SDKs, by the SDKs' version. The last one's promises hold until the
 * release of SDKs whose version may break them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaches, breachLines } from './released/breaking-changes.ts';
import type { Breach } from './released/change.ts';
import { isCorrection } from './released/corrections.ts';
import { compareVersions, versionNumbers } from './versions.ts';

const directory = 'contracts/released';

/** A document cannot be released; the message is for the user. */
export class NotReleasable extends Error {}

interface ReleasedDocument {
  version: string;
  document: object;
}

/** The last released document; undefined without any. */
function lastReleased(root: string): ReleasedDocument | undefined {
  const versions = readdirSync(join(root, directory)).flatMap((file) => /^openapi-(.+)\.json$/.exec(file)?.[1] ?? []);
  const version = versions.sort(compareVersions).at(-1);
  return version === undefined
    ? undefined
    : { version, document: JSON.parse(readFileSync(join(root, pathOf(version)), 'utf8')) };
}

const pathOf = (version: string) => `${directory}/openapi-${version}.json`;

/** The reasons that the present document differs from that of this version's released SDKs. */
export function reasonsNotReleased(root: string, version: string, present: object): string[] {
  const path = pathOf(version);
  if (!existsSync(join(root, path))) return [`${path} is missing: ${version} has not been released`];
  const isSame = readFileSync(join(root, path), 'utf8') === textOf(present);
  return isSame ? [] : [`${path} is not the present document: raise the version of the SDKs, and release it`];
}

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** Whether semantic versioning allows this version to break promises of an earlier one. */
function mayBreak(earlier: string, version: string): boolean {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [versionNumbers(earlier), versionNumbers(version)];
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}

/** The promises of the last released document that the present one breaks. Throws without a released one. */
export function brokenPromises(root: string, present: object): Breach[] {
  const released = lastReleased(root);
  if (!released) throw new Error(`${directory} holds no document to compare with`);
  return breachesOf(released, present);
}

const breachesOf = ({ version, document }: ReleasedDocument, present: object): Breach[] =>
  breaches(document, present).filter((breach) => !isCorrection(version, breach));

/**
 * Stores the document as that of this version's SDKs, and returns its path. Released documents never change: throws
 * where this version has another document, where a later version exists, and for breaking changes that the version does
 * not announce.
 */
export function release(root: string, version: string, present: object): string {
  mkdirSync(join(root, directory), { recursive: true });
  const text = textOf(present);
  const path = pathOf(version);
  if (existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') !== text)
    throw new NotReleasable(`${version} has been released already, with another document: raise the version`);
  const released = lastReleased(root);
  if (released) refuseBreaking(released, version, present);
  writeFileSync(join(root, path), text);
  return path;
}

function refuseBreaking(released: ReleasedDocument, version: string, present: object): void {
  const { version: earlier } = released;
  if (compareVersions(version, earlier) < 0)
    throw new NotReleasable(`${earlier} has been released already, which is later than ${version}`);
  const broken = breachLines(breachesOf(released, present));
  if (broken.length > 0 && !mayBreak(earlier, version))
    throw new NotReleasable(`${version} may not break what ${earlier} promised:\n${broken.join('\n')}`);
}
