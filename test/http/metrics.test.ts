/** Where the metrics of a process can be read. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { openDatabases } from '../../src/database/pools.ts';
import { createMetrics, serveMetrics } from '../../src/http/metrics.ts';
import { createLog } from '../../src/log.ts';

test('metrics are served on loopback only', async () => {
  // Nobody is asked: the pools only count.
  const databases = openDatabases('postgres://127.0.0.1:1/none', 4, { log: createLog('web', 'silent') });
  const server = await serveMetrics(createMetrics(databases).registry, 0);
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('database_connections{')]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
