/** Where these tests look for the browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findChromium } from '../../setup/chromium.ts';

let directory: string;
let program: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'chromium-'));
  program = join(directory, 'google-chrome');
  writeFileSync(program, '', { mode: 0o755 });
  writeFileSync(join(directory, 'notes'), '', { mode: 0o644 });
});
afterAll(() => rmSync(directory, { recursive: true }));

test('uses only CHROMIUM if it is set', () => {
  expect(findChromium({ CHROMIUM: program, PATH: '' })).toBe(program);
  for (const name of ['nothing', 'notes'])
    expect(findChromium({ CHROMIUM: join(directory, name), PATH: directory })).toBeUndefined();
});

test('searches the usual places and PATH otherwise', () => {
  expect(findChromium({ PATH: directory })).toMatch(
    /^\/usr\/bin\/chromium(-headless-shell|-browser)?$|\/google-chrome$/,
  );
});
