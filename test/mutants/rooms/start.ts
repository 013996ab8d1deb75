// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

export const start: Room = {
  name: 'start',
  tests: ['test/world/processes/child.test.ts'],
  mutants: [
    {
      file: 'src/start/child.ts',
      breaks: 'a process that does not stop is waited for for ever',
      from: "      process.kill('SIGKILL');\n    }, this",
      to: '    }, this',
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
      tests: ['test/world/processes/life.test.ts'],
    },
    {
      file: 'src/start/web-processes.ts',
      breaks: 'a version that cannot start takes the place of the one that runs',
      from: '        log(`no new web ${i + 1} could be started: the running ones stay`);\n        return;',
      to: '        log(`no new web ${i + 1} could be started: the running ones stay`);',
      tests: ['test/world/processes/web-processes-begin.test.ts'],
    },
    {
      file: 'src/start/web-processes.ts',
      breaks: 'a connection that was being handed to a web process that died waits for ever',
      from: 'closeUntaken(process);',
      to: '',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/start/shared-metrics.ts',
      breaks: 'what a process had counted is lost when it is replaced',
      from: 'AggregatorRegistry.aggregate([ended, lasting])',
      to: 'AggregatorRegistry.aggregate([ended])',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/listen.ts',
      breaks: 'a client that keeps its connection meets a closed one when the process is replaced',
      from: "res.setHeader('Connection', 'close')",
      to: 'res.sendDate',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/config/web-processes.ts',
      breaks: 'many cores want more connections than PostgreSQL has',
      from: 'Math.min(Math.floor(cores / 2), fit)',
      to: 'Math.floor(cores / 2)',
      tests: ['test/world/processes/web-processes-begin.test.ts'],
    },
    {
      file: 'src/runner/main.ts',
      breaks: 'a runner that waits for its database cannot be stopped',
      from: 'await Promise.race([runner.ready, stopRequested(signal)]);',
      to: 'await runner.ready;',
      tests: ['test/world/processes/life.test.ts'],
    },
    {
      file: 'src/start/database.ts',
      breaks: 'a command in a second container starts a second server on the same files',
      from: `    ? () => {}
    : await claimedOr(`,
      to: `    ? () => {}
    : await (async (..._: unknown[]) => () => {})(`,
      tests: ['test/world/processes/customer-command.test.ts'],
    },
    {
      file: 'src/healthy.mjs',
      breaks: 'a process that is not ready passes for healthy',
      from: 'answer.statusCode === 200',
      to: 'answer.statusCode < 600',
      tests: ['test/world/processes/healthy.test.ts'],
    },
    {
      file: 'src/healthy.mjs',
      breaks: 'a service below a path never gets healthy',
      from: '${prefix}/health/ready',
      to: '/health/ready',
      tests: ['test/world/processes/healthy.test.ts'],
    },
  ],
};
