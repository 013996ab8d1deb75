/** Reports the skipped tests in the last lines of a run (see left-out.ts). */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export default class LeftOut {
  #isFirstTier;

  constructor({ testPathPatterns } = {}) {
    this.#isFirstTier = process.env.TEST_RUN !== 'all' && testPathPatterns?.isSet() === false;
  }

  onRunComplete() {
    const directory = process.env.LEFT_OUT;
    const file = join(directory, 'tests');
    const lines = existsSync(file) ? new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean)) : [];
    rmSync(directory, { recursive: true, force: true });
    // Jest's own summary comes after all reporters.
    process.once('exit', () => {
      for (const line of lines) console.error(`Left out: ${line}.`);
      if (this.#isFirstTier) console.error('Left out: test/world, which `npm run test:all` runs too.');
    });
  }
}
