/** One start and one stop of everything. `test/world/processes` tests their failures. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../src/database/embedded/port.ts';
import { createEmptyDatabase, type TestDatabase } from './setup/database.ts';
import { gone, NpmStart } from './setup/npm-start.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('`npm start` migrates, serves, lets the first admin sign in, and stops all its processes', async () => {
  const env = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'correct horse battery' };
  const service = await new NpmStart(await findFreePort(), env).ready();
  try {
    expect(await service.readiness()).toBe(200);
    expect(await service.signIn('admin@localhost', env.ADMIN_PASSWORD)).toBe(200);
    const all = service.processes();
    expect(all.length).toBeGreaterThan(2);
    service.npm.kill('SIGTERM');
    await service.ended();
    await gone(all);
  } finally {
    service.killAll();
  }
});
