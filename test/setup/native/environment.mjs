/**
 * A test environment without a sandbox: test files run in Node's own realm, so that modules are loaded once in a worker
 * rather than once in a file. A file's changes of the process are reverted at its end.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern;
  #environment = { ...process.env };
  #exit = process.exit;
  #console = globalThis.console;
  #directory = process.cwd();

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    process.exit = this.#exit;
    process.chdir(this.#directory);
    globalThis.console = this.#console;
    delete globalThis[testTimeout];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
