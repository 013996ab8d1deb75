/** The same on a PostgreSQL of their own, made by the mutant itself: for faults in what makes and migrates it. */
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
