// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

export const start: Room = {
  name: 'start',
  tests: ['test/start/child.test.ts'],
  mutants: [
    {
      file: 'src/start/child.ts',
      breaks: 'a process that does not stop is waited for for ever',
      from: "      process.kill('SIGKILL');\n    }, patienceMs);",
      to: '    }, patienceMs);',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process that dies at once is started again without a pause',
      from: 'this.#pause = Math.min(ms * 2, longestPauseMs);',
      to: '',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'one bad hour makes every later restart slow',
      from: 'if (Date.now() - since > steadyMs) this.#pause = shortestPauseMs;',
      to: '',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process whose loop stands still is left alone',
      from: "      child.kill('SIGKILL');\n    });\n    this.#run",
      to: '    });\n    this.#run',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process that is killed while it starts ends all others',
      from: 'if (run.process.exitCode) throw',
      to: 'if (run.process.exitCode !== 0) throw',
    },
    {
      file: 'src/start/life.ts',
      breaks: 'the database is closed before those who use it',
      from: '.splice(0).reverse()',
      to: '.splice(0)',
      tests: ['test/start/life.test.ts'],
    },
    {
      file: 'src/runner/main.ts',
      breaks: 'a runner that waits for its database cannot be stopped',
      from: 'await Promise.race([runner.ready, asked(signal)]);',
      to: 'await runner.ready;',
      tests: ['test/start/life.test.ts'],
    },
  ],
};
