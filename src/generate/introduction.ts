/** The hand-written introduction to the API, with its generated parts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from './markdown.ts';
import { address } from './openapi.ts';
import { errorsTable, limitsTable } from './tables.ts';

/** The README of each SDK, and the mark of its first sample. */
const sdks = {
  TypeScript: { readme: 'typescript/README.md', mark: 'ts' },
  Kotlin: { readme: 'kotlin/runtime/README.md', mark: 'kotlin' },
  Swift: { readme: 'swift/runtime/README.md', mark: 'swift' },
};

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** As Markdown, without HTML comments: within a script element these would change its end. */
export const introduction = (): string =>
  Object.entries({ limits: limitsTable(), errors: errorsTable(), sdks: firstSamples() })
    .reduce((page, [name, content]) => fill(page, name, content), read('introduction.md'))
    .replaceAll(/<!--.*?-->\n*/g, '');

/** The first sample of each SDK's README: partners read what the tests run. */
const firstSamples = (): string =>
  Object.entries(sdks)
    .map(([language, { readme, mark }]) => {
      const sample = new RegExp(`^\`\`\`${mark}\n.*?^\`\`\`$`, 'ms').exec(read(`sdk/${readme}`))?.[0];
      if (!sample) throw new Error(`${readme} has no sample`);
      return `**${language}**\n\n${sample.replaceAll('https://tags.example.com', address)}`;
    })
    .join('\n\n');
