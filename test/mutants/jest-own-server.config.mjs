/** The same on a PostgreSQL of their own, made by the mutant itself: for faults in what makes and migrates it. */
import whole from '../../jest.config.mjs';

export default {
  ...whole,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  reporters: [],
  bail: 1,
  maxWorkers: 1,
  testTimeout: 40_000,
};
