/** A web process that stops while streams and connections are open. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { close, listen } from '../../src/listen.ts';
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

test('event streams end cleanly when the process stops, and do not delay it', async () => {
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

test('a closing server sends Connection: close in the next response of a busy connection', async () => {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  const client = connect(port, '127.0.0.1').setEncoding('utf8');
  const send = async (): Promise<ServerResponse> => {
    const asked = once(server, 'request');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return (await asked)[1];
  };
  const first = await send();
  // Longer than any test.
  const closed = close(server, 3_600_000);
  first.end('one');
  expect((await once(client, 'data'))[0]).toMatch(/^HTTP\/1.1 200 OK.*Connection: keep-alive/s);
  (await send()).end('two');
  expect((await once(client, 'data'))[0]).toMatch(/^HTTP\/1.1 200 OK.*Connection: close/s);
  await closed;
  client.destroy();
});

test('an error in accepting a connection does not end the process', async () => {
  const server = createServer();
  await listen(server, 0, '127.0.0.1');
  const warned = once(process, 'warning');
  server.emit('error', new Error('accept EMFILE'));
  expect((await warned)[0].message).toBe('accept EMFILE');
  await close(server, 0);
});
