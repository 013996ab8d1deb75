/**
 * `contracts/released/`: the documents that the SDKs were made from, each under the version of the SDKs. What the last of them
 * promises is kept, until SDKs of a version are released that may break it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaches, breachLines } from './released/breaches.ts';
import type { Breach } from './released/change.ts';
import { isCorrection } from './released/corrections.ts';
import { numbersOf, order } from './versions.ts';

const directory = 'contracts/released';

/** Why a document cannot be released, in words for who wants to. */
export class NotReleasable extends Error {}

interface Released {
  version: string;
  document: object;
}

/** The last document that was released; undefined where none was. */
function lastReleased(root: string): Released | undefined {
  const versions = readdirSync(join(root, directory)).flatMap((file) => /^openapi-(.+)\.json$/.exec(file)?.[1] ?? []);
  const version = versions.sort(order).at(-1);
  return version === undefined
    ? undefined
    : { version, document: JSON.parse(readFileSync(join(root, pathOf(version)), 'utf8')) };
}

const pathOf = (version: string) => `${directory}/openapi-${version}.json`;

/** What keeps the present document from being the one that SDKs of this version were released with. */
export function notReleased(root: string, version: string, present: object): string[] {
  const path = pathOf(version);
  if (!existsSync(join(root, path))) return [`${path} is missing: ${version} has not been released`];
  const isSame = readFileSync(join(root, path), 'utf8') === textOf(present);
  return isSame ? [] : [`${path} is not the present document: raise the version of the SDKs, and release it`];
}

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;

/** Whether clients expect of a version that it may break what an earlier one promised. */
function mayBreak(earlier: string, version: string): boolean {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [numbersOf(earlier), numbersOf(version)];
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}

/** What the last released document promises and the present one does not keep. Throws where none was released. */
export function brokenPromises(root: string, present: object): Breach[] {
  const released = lastReleased(root);
  if (!released) throw new Error(`${directory} holds no document to compare with`);
  return breachesOf(released, present);
}

const breachesOf = ({ version, document }: Released, present: object): Breach[] =>
  breaches(document, present).filter((breach) => !isCorrection(version, breach));

/**
 * Keeps the document as that of the SDKs of this version, and answers where. What has been released is never written again:
 * throws where another document has this version, where a later one has been released, and where promises are broken of which
 * the version does not warn.
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

function refuseBreaking(released: Released, version: string, present: object): void {
  const { version: earlier } = released;
  if (order(version, earlier) < 0)
    throw new NotReleasable(`${earlier} has been released already, which is later than ${version}`);
  const broken = breachLines(breachesOf(released, present));
  if (broken.length > 0 && !mayBreak(earlier, version))
    throw new NotReleasable(`${version} may not break what ${earlier} promised:\n${broken.join('\n')}`);
}
