/**
 * `npm run packages [-- <folder>]`: packs the SDKs from `generated/` for their ecosystems, and adds them to a folder; by
 * default to that of `/sdks`.
 */
import { join, resolve } from 'node:path';
import { sdkVersion } from '../sdk/version.ts';
import { addVersion, NotPackable, packagesOf, releasedPackages } from './build.ts';

const root = join(import.meta.dirname, '../../..');

const [folder = join(root, releasedPackages), ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error('npm run packages takes one folder at most');
  process.exit(2);
}

try {
  const files = await packagesOf(root, sdkVersion);
  addVersion(resolve(folder), sdkVersion, files);
  for (const [path, { length }] of files) console.log(`${path} ${length}`);
} catch (error) {
  if (!(error instanceof NotPackable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
