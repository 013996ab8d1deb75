/** The same with a PostgreSQL that the mutant itself starts and migrates, for faults in that code. */
import whole from '../../jest.config.mjs';

export default {
  ...whole,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: '<rootDir>/test/mutants/environment.mjs',
  reporters: [],
  maxWorkers: 1,
  testTimeout: 40_000,
};
