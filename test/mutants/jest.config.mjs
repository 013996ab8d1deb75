/** The tests of one mutant, on the PostgreSQL that all mutants share. The run ends at the first failed file. */
import whole from '../../jest.config.mjs';

const { globalSetup: _, globalTeardown: __, ...shared } = whole;
export default {
  ...shared,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: [],
  bail: 1,
  maxWorkers: 1,
  testTimeout: 40_000,
};
