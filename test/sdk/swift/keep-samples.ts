/** Keeps the samples in Swift as those of the released version, by which later ones are tried. The end of `npm run release`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkVersion } from '../../../src/generate/sdk/version.ts';
import { sampleSources } from './samples.ts';

const folder = join(import.meta.dirname, `../samples-${sdkVersion}/swift`);

for (const [name, text] of sampleSources()) writeFileSync(join(folder, name), text);
console.log(`kept the Swift samples of ${sdkVersion}`);
