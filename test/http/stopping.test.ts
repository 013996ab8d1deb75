/** A web process that is told to stop while somebody watches. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { startWeb } from '../../src/web.ts';
import { startApp, type TestApp } from '../setup/app.ts';
import { readEvents } from '../setup/event-reader.ts';
import { signedInPerson } from '../setup/signed-in-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('streams end whole when the process stops: nobody is cut off, and nobody keeps it from stopping', async () => {
  const config = loadConfig({ PORT: '0', METRICS_PORT: '0', RUNNER_PORT: '1' });
  const web = await startWeb({ ...config, databaseUrl: app.databaseUrl }, createLog('web', 'silent'));
  const { browser } = await signedInPerson(app, 'admin');
  const events = await readEvents(web, browser, '/jobs/events');
  expect(events.status).toBe(200);
  const [left] = await Promise.all([events.rest(), web.stop()]);
  // No runner is there to tell of a job. One that was cut off would have thrown.
  expect(left.filter(({ event }) => event === 'job')).toEqual([]);
  await expect(fetch(web.url)).rejects.toThrow();
});
