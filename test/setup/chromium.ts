/**
 * The machine's own Chromium, driven by playwright-core: the tests bring no browser along. One that is built without windows draws, runs and
 * prints the same pages for half the processor's time.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The browser's path: CHROMIUM, or a usual place; undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (env.PATH ?? '').split(delimiter).map((directory) => join(directory, name)),
  );
  const usual = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const places = env.CHROMIUM ? [env.CHROMIUM] : [...usual, ...onPath];
  return places.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts it with an empty profile, and without access to other hosts. `hosts`: names for addresses on this machine, as
 * in `{ 'museum.example': '127.0.0.1:3000' }`.
 */
export const launchChromium = (executablePath: string, hosts: Record<string, string> = {}): Promise<Browser> =>
  chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=${[
        ...Object.entries(hosts).map(([name, address]) => `MAP ${name} ${address}`),
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
      ].join(', ')}`,
    ],
  });
