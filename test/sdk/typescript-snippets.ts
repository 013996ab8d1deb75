/** The snippets of the README in TypeScript. */
import { readFileSync } from 'node:fs';
import { packageName } from './typescript-package.ts';

const readme = readFileSync('generated/typescript/README.md', 'utf8');

export const readmeSnippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** What the snippets after the first take as given. */
export function given(snippet: string): string {
  if (snippet.includes('const client =')) return '';
  const client = `import { TagInformationClient as Client } from '${packageName}';\ndeclare const client: Client;\n`;
  const orThrow = `import { orThrow } from '${packageName}';\n`;
  return (snippet.includes('client.') ? client : '') + (snippet.includes('orThrow(') ? orThrow : '');
}
