/** The TypeScript SDK as `npm pack` would pack it. */
import { coordinates } from '../sdk/coordinates.ts';
import { tarball } from './archives.ts';
import { below, filesIn } from './folder.ts';

/** By its path among the packages. */
export const npmPackage = (sdk: string, version: string): Map<string, Buffer> =>
  new Map([[`npm/${coordinates.npm}-${version}.tgz`, tarball(below('package', filesIn(sdk)))]]);
