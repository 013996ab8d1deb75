/**
 * Fails a complete test run (`npm run test:all`) in which a declared status of an operation was never seen, or an
 * undeclared one was. Shared statuses need to be seen once, in any operation.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedStatuses } from '../../contracts/failures.ts';
import { management, media, v1, visitors } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';

export default class ContractCoverage {
  #faults = [];
  #isWhole;

  constructor(config) {
    const isOfAll =
      process.env.TEST_RUN === 'all' &&
      !config.testPathPatterns?.isSet?.() &&
      !config.testNamePattern &&
      !config.onlyChanged &&
      !config.shard;
    // With TEST_REST, or on a retry, the other tests' notes are in the same folder.
    this.#isWhole = isOfAll || (process.env.TEST_REST !== undefined && process.env.TEST_RUN === 'all');
  }

  onRunComplete(_contexts, results) {
    const file = join(process.env.CONTRACT_COVERAGE, 'seen');
    const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
    this.#faults = [...seen]
      .filter((line) => /undeclared|misshapen/.test(line))
      .map((line) => `answered, but not as declared: ${line}`);
    const isComplete = this.#isWhole && !results.wasInterrupted;
    if (isComplete) this.#faults.push(...unseen(seen).map((line) => `declared, but no test saw it: ${line}`));
    for (const fault of this.#faults) console.error(`contract coverage: ${fault}`);
    if (isComplete && this.#faults.length === 0)
      console.log(`contract coverage: all ${declared().length} declared answers were seen`);
    if (!isComplete) console.log('contract coverage: only faults were looked for, as this was not a run of all tests');
  }

  getLastError() {
    if (this.#faults.length > 0) return new Error(`contract coverage: ${this.#faults.length} faults, named above`);
  }
}

function declared() {
  const own = [v1, visitors, management, media].flatMap(routesOf).flatMap(({ metadata, responses }) =>
    Object.keys(responses)
      .filter((status) => !sharedStatuses.includes(Number(status)))
      .map((status) => `${metadata.operationId} ${status}`),
  );
  return [...own, ...sharedStatuses.map((status) => `any operation ${status}`)];
}

function unseen(seen) {
  const statuses = new Set([...seen].map((line) => line.split(' ')[1]));
  return declared().filter((line) => {
    const status = line.split(' ').at(-1);
    return line.startsWith('any operation') ? !statuses.has(status) : !seen.has(line);
  });
}
