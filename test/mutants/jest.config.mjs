/** The tests of one mutant: on the PostgreSQL that all mutants share. */
import whole from '../../jest.config.mjs';

const { globalSetup: _, globalTeardown: __, ...shared } = whole;
export default {
  ...shared,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: '<rootDir>/test/mutants/environment.mjs',
  reporters: [],
  maxWorkers: 1,
  testTimeout: 40_000,
};
