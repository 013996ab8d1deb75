/** The machine's own Chromium, driven by playwright-core: no test brings a browser with it. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** Where the browser is: CHROMIUM names it, or it is in a usual place; undefined where there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (env.PATH ?? '').split(delimiter).map((directory) => join(directory, name)),
  );
  const places = env.CHROMIUM ? [env.CHROMIUM] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', ...onPath];
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
 * Starts it with an empty profile. It finds no host but this machine: nothing that a page asks for comes from elsewhere.
 * `hosts` are names that stand for an address on it, as in `{ 'museum.example': '127.0.0.1:3000' }`.
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
