/** Time limits of slow requests, with the real `npm start`. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findFreePort } from '../../../src/database/embedded/port.ts';
import { createEmptyDatabase, type TestDatabase } from '../../setup/database.ts';
import { NpmStart } from '../../setup/npm-start.ts';

let database: TestDatabase;
let service: NpmStart;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const env = { DATABASE_URL: database.url, ADMIN_PASSWORD: 'correct horse battery' };
  service = await new NpmStart(await findFreePort(), env).ready();
});
afterAll(async () => {
  service?.killAll();
  await database.drop();
});

/** What is answered to who says this and no more, and after how many seconds. */
const answerTo = (said: string): Promise<{ status: string; after: number }> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const socket = connect(service.port, '127.0.0.1', () => socket.write(said));
    socket.on('error', reject);
    socket.once('data', (bytes) => {
      resolve({ status: `${bytes}`.slice(9, 12), after: (performance.now() - begun) / 1000 });
      socket.destroy();
    });
  });

// Node by itself looks every 30 s: the limits would be 40 and 60.
test('HU14: slow request headers get 408 after 10 s, and slow requests after 30 s', async () => {
  const [head, body] = await Promise.all([
    answerTo('GET / HTTP/1.1\r\nHost: test\r\n'),
    answerTo('POST /api/v1/tags/create HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n{'),
  ]);
  expect([head.status, body.status]).toEqual(['408', '408']);
  expect(head.after).toBeGreaterThan(9);
  expect(head.after).toBeLessThan(20);
  expect(body.after).toBeGreaterThan(29);
  expect(body.after).toBeLessThan(45);
});
