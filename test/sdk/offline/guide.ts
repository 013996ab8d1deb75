/** The sample apps of the guide for apps without a network, run. */
import { expect } from '@jest/globals';
import { createDocumentedWorld } from '../documented-world.ts';

/** Runs an app with the service and then without: what it shows is the same. `run` is given the address and gives what is printed. */
export async function expectOffline(run: (address: string) => Promise<string>): Promise<void> {
  const world = await createDocumentedWorld();
  const shown = /^en: Welcome$/m;
  try {
    expect(await run(world.app.url)).toMatch(shown);
  } finally {
    await world.end();
  }
  expect(await run('http://127.0.0.1:1')).toMatch(shown);
}
