/** Checksums of files. */
import { hash } from 'node:crypto';

/** A checksum file beside each of these files for each algorithm, in Maven's layout. */
export const withChecksums = (files: ReadonlyMap<string, Buffer>, algorithms: readonly string[]): Map<string, Buffer> =>
  new Map(
    [...files].flatMap(([path, bytes]) => [
      [path, bytes] as const,
      ...algorithms.map((algorithm) => [`${path}.${algorithm}`, Buffer.from(hash(algorithm, bytes))] as const),
    ]),
  );

/** One list of all files, for `shasum -c` and `cksum -c`. */
export function checksumList(files: ReadonlyMap<string, Buffer>): Buffer {
  const lines = [...files]
    .filter(([path]) => !/\.(md5|sha\d+)$/.test(path))
    .flatMap(([path, bytes]) =>
      ['sha256', 'sha512'].map((algorithm) => `${algorithm.toUpperCase()} (${path}) = ${hash(algorithm, bytes)}\n`),
    );
  return Buffer.from(lines.join(''));
}
