/**
 * `contracts/released/`: the documents that clients were made by. What the last of them promises is kept, until a version is
 * released that may break it.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaches, breachLines } from './released/breaches.ts';
import type { Breach } from './released/change.ts';

const directory = 'contracts/released';

/** Why a document cannot be released, in words for who wants to. */
export class NotReleasable extends Error {}

interface Described {
  info: { version: string };
}

/** The last document that was released; undefined where none was. */
function lastReleased(root: string): Described | undefined {
  const named = readdirSync(join(root, directory)).filter((file) => file.endsWith('.json'));
  const documents = named.map((file): Described => JSON.parse(readFileSync(join(root, directory, file), 'utf8')));
  return documents.sort((a, b) => order(a.info.version, b.info.version)).at(-1);
}

const numbersOf = (version: string) => version.split('.').map(Number);

const order = (one: string, other: string): number => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.map((number, place) => number - (b[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

/** Whether clients expect of a version that it may break what an earlier one promised. */
function mayBreak(earlier: string, version: string): boolean {
  const [[major = 0, minor = 0], [newMajor = 0, newMinor = 0]] = [numbersOf(earlier), numbersOf(version)];
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}

/** What the last released document promises and the present one does not keep. Throws where none was released. */
export function brokenPromises(root: string, present: Described): Breach[] {
  const released = lastReleased(root);
  if (!released) throw new Error(`${directory} holds no document to compare with`);
  return breaches(released, present);
}

/**
 * Keeps the document as the last released one, and answers where. Throws where it breaks promises and its version does not
 * say so, or where a later one has been released.
 */
export function release(root: string, present: Described & object): string {
  mkdirSync(join(root, directory), { recursive: true });
  const released = lastReleased(root);
  const { version } = present.info;
  if (released) {
    const earlier = released.info.version;
    if (order(version, earlier) < 0)
      throw new NotReleasable(`${earlier} has been released already, which is later than ${version}`);
    const broken = breachLines(breaches(released, present));
    if (broken.length > 0 && !mayBreak(earlier, version))
      throw new NotReleasable(`${version} may not break what ${earlier} promised:\n${broken.join('\n')}`);
  }
  const path = `${directory}/openapi-${version}.json`;
  writeFileSync(join(root, path), `${JSON.stringify(present, null, 2)}\n`);
  return path;
}
