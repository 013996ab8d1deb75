/** The sample apps of the guide for apps without a network. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { createDocumentedWorld } from '../documented-world.ts';

const guide = readFileSync('docs/offline-guide.md', 'utf8');

/** The app in a language, as the guide has it. */
export function sampleApp(language: 'ts' | 'kotlin' | 'swift'): string {
  const [, code] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(guide) ?? [];
  if (!code) throw new Error(`The guide has no app in ${language}`);
  return code;
}

/** Where the samples say that the service is. */
export const sampleAddress = 'http://127.0.0.1:3000';

/** Runs an app with the service and then without: what it shows is the same. `run` is given the address and gives what is printed. */
export async function expectOffline(run: (address: string) => Promise<string>): Promise<void> {
  const world = await createDocumentedWorld();
  const shown = /^en: Entrance$/m;
  try {
    expect(await run(world.app.url)).toMatch(shown);
  } finally {
    await world.end();
  }
  expect(await run('http://127.0.0.1:1')).toMatch(shown);
}
