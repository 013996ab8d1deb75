// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

export const start: Room = {
  name: 'start',
  tests: ['test/world/processes/child.test.ts'],
  mutants: [
    {
      file: 'src/start/child.ts',
      breaks: 'a process that does not stop is waited for without a limit',
      from: "      process.kill('SIGKILL');\n    }, this",
      to: '    }, this',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process that crashes at once is restarted without a pause',
      from: 'this.#pause = Math.min(ms * 2, maxPauseMs);',
      to: '',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'the pause before a restart is never shortened again',
      from: 'if (Date.now() - since > steadyMs) this.#pause = shortestPauseMs;',
      to: '',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process with a blocked event loop is not restarted',
      from: "      child.kill('SIGKILL');\n    });\n    this.#run",
      to: '    });\n    this.#run',
    },
    {
      file: 'src/start/child.ts',
      breaks: 'a process killed during its start ends all others',
      from: 'if (run.process.exitCode) throw',
      to: 'if (run.process.exitCode !== 0) throw',
    },
    {
      file: 'src/start/process-lifecycle.ts',
      breaks: 'the database is closed before the parts that use it',
      from: '.splice(0).reverse()',
      to: '.splice(0)',
      tests: ['test/world/processes/life.test.ts'],
    },
    {
      file: 'src/start/web-processes.ts',
      breaks: 'a new version that cannot start replaces the running one',
      from: '        log(`no new web ${i + 1} could be started: the running ones stay`);\n        return;',
      to: '        log(`no new web ${i + 1} could be started: the running ones stay`);',
      tests: ['test/world/processes/web-processes-begin.test.ts'],
    },
    {
      file: 'src/start/web-processes.ts',
      breaks: 'a connection handed to a web process that has crashed hangs',
      from: 'closeUntaken(process);',
      to: '',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/start/shared-metrics.ts',
      breaks: 'the metrics of a replaced process are lost',
      from: 'AggregatorRegistry.aggregate([ended, lasting])',
      to: 'AggregatorRegistry.aggregate([ended])',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/listen.ts',
      breaks: 'clients with keep-alive meet a closed connection when a process is replaced',
      from: "res.setHeader('Connection', 'close')",
      to: 'res.sendDate',
      tests: ['test/world/processes/web-processes.test.ts'],
    },
    {
      file: 'src/config/web-processes.ts',
      breaks: 'many cores open more connections than PostgreSQL allows',
      from: 'Math.min(Math.floor(cores / 2), fit)',
      to: 'Math.floor(cores / 2)',
      tests: ['test/world/processes/web-processes-begin.test.ts'],
    },
    {
      file: 'src/runner/main.ts',
      breaks: 'a runner that waits for its database cannot be stopped',
      from: 'await Promise.race([runner.ready, waitForStop(signal)]);',
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
      breaks: 'a process that is not ready counts as healthy',
      from: 'answer.statusCode === 200',
      to: 'answer.statusCode < 600',
      tests: ['test/world/processes/healthy.test.ts'],
    },
    {
      file: 'src/healthy.mjs',
      breaks: 'a service below a path prefix never becomes healthy',
      from: '${prefix}/health/ready',
      to: '/health/ready',
      tests: ['test/world/processes/healthy.test.ts'],
    },
  ],
};
