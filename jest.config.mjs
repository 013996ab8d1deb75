import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The test files run in processes of their own, which inherit this.
process.env.CONTRACT_COVERAGE ??= mkdtempSync(join(tmpdir(), 'contract-coverage-'));
process.env.LEFT_OUT ??= mkdtempSync(join(tmpdir(), 'left-out-'));

/** The tests run as ES modules straight from TypeScript; each file has a database of its own. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/generated/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser: { syntax: 'typescript' } }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  globalSetup: '<rootDir>/test/setup/global.mjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.mjs',
  reporters: [
    'default',
    '<rootDir>/test/setup/contract-coverage-reporter.mjs',
    '<rootDir>/test/setup/left-out-reporter.mjs',
  ],
  maxWorkers: 2,
  testTimeout: 60_000,
};
