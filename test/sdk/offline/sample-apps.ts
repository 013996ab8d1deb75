/** The sample apps of the guide for apps without a network, as texts. */
import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/offline-guide.md', 'utf8');

/** The app in a language, as the guide has it. */
export function sampleApp(language: 'ts' | 'kotlin' | 'swift'): string {
  const [, code] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(guide) ?? [];
  if (!code) throw new Error(`The guide has no app in ${language}`);
  return code;
}

/** Where the samples say that the service is. */
export const sampleAddress = 'http://127.0.0.1:3000';
