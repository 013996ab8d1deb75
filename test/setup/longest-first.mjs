/**
 * The order of test files: those that take a minute and more first, so that none of them runs alone at the end. Jest knows how long a file
 * took only where it has run before, and goes by size elsewhere.
 */
import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const longest = readFileSync(new URL('longest-files.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = longest.findIndex((file) => path.endsWith(`/${file}`));
      return at === -1 ? longest.length : at;
    };
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
}
