/** The collection for Bruno, run by Bruno's command line. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customer } from '../../../src/model/customer.ts';
import { createDocumentedWorld, type DocumentedWorld } from '../../sdk/documented-world.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { openApiDocument } from '../../setup/openapi-schemas.ts';

const program = resolve('test/tools/bruno/node_modules/@usebruno/cli/bin/bru.js');
const isInstalled = existsSync(program);
if (!isInstalled)
  leaveOut(
    'bruno',
    'the run of the collection',
    'Bruno is not installed (npm ci --ignore-scripts --prefix test/tools/bruno)',
  );

const operationIds = Object.values<Record<string, { operationId: string }>>(openApiDocument.paths).flatMap((methods) =>
  // Bruno shows what is answered; headers alone come with that. PUT beside PATCH does the same.
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    method === 'head' || (method === 'put' && methods.patch) ? [] : [operationId],
  ),
);

/** What does nothing answers otherwise, and is a request of its own. */
const requestIds = [...operationIds, 'estimateTranslationOrder'];

test('the collection has one request for each operation, PATCH and PUT as one', () => {
  const files = readdirSync('generated/bruno', { recursive: true, encoding: 'utf8' });
  const requests = files.flatMap((name) => /\/(\w+)\.bru$/.exec(name)?.[1] ?? []);
  expect(requests.filter((name) => !['folder', 'local'].includes(name)).sort()).toEqual(requestIds.toSorted());
});

interface Outcome {
  test: { filename: string };
  response: { status: number | string; data: unknown };
  error: string | null;
  assertionResults: { status: string }[];
}

(isInstalled ? describe : describe.skip)('Bruno', () => {
  let world: DocumentedWorld;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'bruno-'));
    cpSync('generated/bruno', directory, { recursive: true });
    world = await createDocumentedWorld();
    await Customer.add(world.app.db, { email: 'admin@example.com', password: 'swordfish swordfish', role: 'admin' });
  });
  afterAll(async () => {
    await world.end();
    rmSync(directory, { recursive: true });
  });

  /** What each request came to, in the order in which they were sent. */
  async function run(variables: Record<string, string>, what = '-r'): Promise<Outcome[]> {
    const set = Object.entries({
      baseUrl: world.app.url,
      email: 'admin@example.com',
      password: 'swordfish swordfish',
      ...variables,
    });
    const options = ['run', what, '--env', 'local', '--reporter-json', 'outcome.json', '--noproxy'];
    const args = [program, ...options, ...set.flatMap(([name, value]) => ['--env-var', `${name}=${value}`])];
    await new Promise((done) => execFile(process.execPath, args, { cwd: directory }, done));
    return JSON.parse(readFileSync(join(directory, 'outcome.json'), 'utf8'))[0].results;
  }

  const faultsIn = (outcomes: readonly Outcome[]) =>
    outcomes.filter(
      ({ error, assertionResults }) => error || !assertionResults?.every(({ status }) => status === 'pass'),
    );

  test('runs all requests in order, and all succeed', async () => {
    const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIn0.c2lnbmF0dXJl';
    const outcomes = await run({ socialToken: world.inThisWorld(jwt) });
    expect(faultsIn(outcomes)).toEqual([]);
    expect(outcomes).toHaveLength(requestIds.length);
  }, 180_000);

  test('can run again, and skips the social sign-in without a social token', async () => {
    const outcomes = await run({});
    expect(faultsIn(outcomes)).toEqual([]);
    const skipped = outcomes.filter(({ response }) => response.status === 'skipped').map(({ test }) => test.filename);
    expect(skipped.sort()).toEqual([
      ...['At the end/destroyMemoryEntry.bru', 'At the end/destroyTeamMember.bru'],
      ...['Login/signInWithProvider.bru', 'Login/signInWithSocial.bru'],
      ...['Name translations/confirmNameTranslation.bru', 'Name translations/giveNameTranslationToMachine.bru'],
      'Team/updateTeamMember.bru',
      ...['Translations/confirmTranslation.bru', 'Translations/giveTranslationToMachine.bru'],
    ]);
  }, 180_000);

  test('reports failed requests', async () => {
    const faults = faultsIn(await run({ password: 'wrong' }, 'Login/getAuthToken.bru'));
    expect(faults.map(({ test }) => test.filename)).toContain('Login/getAuthToken.bru');
  });
});
