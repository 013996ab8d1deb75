/** The last lines of a run name the tests that were skipped on this machine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { leaveOut } from './setup/left-out.ts';

const { LEFT_OUT, REQUIRE } = process.env;
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'left-out-'));
  process.env.LEFT_OUT = directory;
  delete process.env.REQUIRE;
});
afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
  process.env.LEFT_OUT = LEFT_OUT;
  if (REQUIRE !== undefined) process.env.REQUIRE = REQUIRE;
});

/** What the reporter says of the directory at the end of a run, after somebody else's last words. */
function lastWords(config = 'undefined', TEST_RUN = ''): string {
  const run = `
    const { default: LeftOut } = await import('./test/setup/left-out-reporter.mjs');
    new LeftOut(${config}).onRunComplete();
    console.error('Tests: 3 passed');`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', run], {
    encoding: 'utf8',
    env: { ...process.env, TEST_RUN },
  }).stderr;
}

test('the last lines name each skipped test once, with the reason', () => {
  leaveOut('browser', 'the pages', 'there is no browser');
  leaveOut('browser', 'the pages', 'there is no browser');
  leaveOut('apertium', 'the demo', 'there is no Apertium');
  expect(lastWords()).toBe(
    'Tests: 3 passed\nLeft out: the pages: there is no browser.\nLeft out: the demo: there is no Apertium.\n',
  );
  expect(existsSync(directory)).toBe(false);
});

test('the reporter prints nothing if no test was skipped', () => {
  expect(lastWords()).toBe('Tests: 3 passed\n');
});

test('only a run without test/world and without named files mentions that test/world was skipped', () => {
  const all = '{ testPathPatterns: { isSet: () => false } }';
  const world = 'Tests: 3 passed\nLeft out: test/world, which `npm run test:all` runs too.\n';
  expect(lastWords(all)).toBe(world);
  mkdirSync(directory, { recursive: true });
  expect(lastWords(all, 'all')).toBe('Tests: 3 passed\n');
  mkdirSync(directory, { recursive: true });
  expect(lastWords('{ testPathPatterns: { isSet: () => true } }')).toBe('Tests: 3 passed\n');
});

test('a missing program fails the run only if REQUIRE names it', () => {
  process.env.REQUIRE = 'kotlin, browser';
  expect(() => leaveOut('browser', 'the pages', 'there is no browser')).toThrow(
    'there is no browser, and REQUIRE names browser: the pages',
  );
  leaveOut('apertium', 'the demo', 'there is no Apertium');
  expect(readFileSync(join(directory, 'tests'), 'utf8')).toBe('the demo: there is no Apertium\n');
});
