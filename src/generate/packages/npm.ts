/** The TypeScript SDK as `npm pack` would pack it, and its packument. */
import { hash } from 'node:crypto';
import { coordinates } from '../sdk/coordinates.ts';
import { tarball } from './archives.ts';
import { belowPath, filesIn } from './folder.ts';

/** By its path among the packages. */
export const npmPackage = (sdk: string, version: string): Map<string, Buffer> =>
  new Map([[`npm/${coordinates.npm}-${version}.tgz`, tarball(belowPath('package', filesIn(sdk)))]]);

export const packument = `npm/${coordinates.npm}.json`;

/** The packument of all versions, by its path. The service adds its URL to those of the tarballs. */
export function npmPackument(tarballs: ReadonlyMap<string, { path: string; bytes: Buffer }>): Map<string, Buffer> {
  const name = coordinates.npm;
  const versions = [...tarballs].map(([version, { path, bytes }]) => {
    const dist = { tarball: path, integrity: `sha512-${hash('sha512', bytes, 'base64')}`, shasum: hash('sha1', bytes) };
    return [version, { name, version, dist }] as const;
  });
  const latest = versions.at(-1)?.[0];
  if (latest === undefined) return new Map();
  const said = { name, 'dist-tags': { latest }, versions: Object.fromEntries(versions) };
  return new Map([[packument, Buffer.from(`${JSON.stringify(said, null, 2)}\n`)]]);
}
