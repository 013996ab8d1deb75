/** The introduction to the API, which people write, with the parts that follow from the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from './markdown.ts';
import { address } from './openapi.ts';
import { errorsTable, limitsTable } from './tables.ts';

/** The README of each SDK, and what its first sample is marked as. */
const sdks = {
  TypeScript: { readme: 'typescript/README.md', mark: 'ts' },
  Kotlin: { readme: 'kotlin/runtime/README.md', mark: 'kotlin' },
  Swift: { readme: 'swift/runtime/README.md', mark: 'swift' },
};

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** As Markdown, without the marks: inside a script, an opened comment changes what ends the script. */
export const introduction = (): string =>
  Object.entries({ limits: limitsTable(), errors: errorsTable(), sdks: firstSamples() })
    .reduce((page, [name, content]) => fill(page, name, content), read('introduction.md'))
    .replaceAll(/<!--.*?-->\n*/g, '');

/** How the README of each SDK begins to call: what its tests run is what partners read. */
const firstSamples = (): string =>
  Object.entries(sdks)
    .map(([language, { readme, mark }]) => {
      const sample = new RegExp(`^\`\`\`${mark}\n.*?^\`\`\`$`, 'ms').exec(read(`sdk/${readme}`))?.[0];
      if (!sample) throw new Error(`${readme} has no sample`);
      return `**${language}**\n\n${sample.replaceAll('https://tags.example.com', address)}`;
    })
    .join('\n\n');
