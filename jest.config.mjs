import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The test files run in processes of their own, which inherit this.
process.env.CONTRACT_COVERAGE ??= ownCoverage();
process.env.LEFT_OUT ??= mkdtempSync(join(tmpdir(), 'left-out-'));

// Far from UTC and half an hour beside every full one, so that what goes by the machine's own clock shows. The embedded
// PostgreSQL takes it over, and so does every process that a test starts.
process.env.TZ = 'America/St_Johns';

// What a process has compiled is there for the next one: hundreds of them are started, each with the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Where it stands which answers were seen, until the run is over; whoever names another folder adds up several runs. */
function ownCoverage() {
  const directory = mkdtempSync(join(tmpdir(), 'contract-coverage-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * Two tiers, by folder: `npm test` runs what needs nothing but Node, `npm run test:all` also test/world, which needs browsers,
 * compilers, real processes, proxies or many rows.
 */
const isWhole = process.env.TEST_RUN === 'all';

export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isWhole ? [] : ['<rootDir>/test/world/'])],
  modulePathIgnorePatterns: ['<rootDir>/generated/', '<rootDir>/.data/'],
  // Node loads the sources as they are, once in a worker.
  testEnvironment: '<rootDir>/test/setup/native/environment.mjs',
  testRunner: '<rootDir>/test/setup/native/test-runner.mjs',
  injectGlobals: false,
  transform: {},
  globalSetup: '<rootDir>/test/setup/global.mjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.mjs',
  testSequencer: '<rootDir>/test/setup/longest-first.mjs',
  reporters: [
    'default',
    '<rootDir>/test/setup/contract-coverage-reporter.mjs',
    '<rootDir>/test/setup/left-out-reporter.mjs',
  ],
  // The tests of a file run in an order of their own each time. Its seed stands in the last lines: `-- --seed N` repeats it.
  randomize: true,
  showSeed: true,
  // A test waits for PostgreSQL, the network or other processes a third of its time: three keep two processors busy.
  maxWorkers: 3,
  // What V8 compiles for a file's modules is not given back with them: a process that has run a hundred files begins anew.
  workerIdleMemoryLimit: '1500MB',
  // Nothing here measures speed: what comes late on a busy machine is still right.
  testTimeout: 180_000,
};
