/** `npm run healthy`, the health check of containers. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../../src/config.ts';
import { findFreePort } from '../../../src/database/embedded/port.ts';

let asked: (string | undefined)[] = [];
let status = 200;
const server = createServer((req, res) => {
  asked.push(req.url);
  res.writeHead(status).end('said');
});
let port = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = `${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function healthy(env: Record<string, string>, ...args: string[]) {
  asked = [];
  const child = spawn(process.execPath, ['src/healthy.mjs', ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await text(child.stdout);
  return { code: await ended, output };
}

test('checks the web process at its port, under the path of the public address', async () => {
  status = 200;
  expect(await healthy({ PORT: port, HOST: '0.0.0.0' })).toEqual({
    code: 0,
    output: `http://127.0.0.1:${port}/health/ready: 200 said\n`,
  });
  expect(asked).toEqual(['/health/ready']);
  expect((await healthy({ PORT: port, PUBLIC_URL: 'https://tags.example.com/base/' })).code).toBe(0);
  expect(asked).toEqual(['/base/health/ready']);
});

test('checks the runner at its own port', async () => {
  status = 200;
  const env = { RUNNER_PORT: port, RUNNER_HOST: '127.0.0.1', PUBLIC_URL: 'https://tags.example.com/base' };
  expect((await healthy(env, 'runner')).code).toBe(0);
  expect(asked).toEqual(['/health/ready']);
});

test('exits with 1 and the reason if the process is not ready or not reachable', async () => {
  status = 503;
  expect(await healthy({ PORT: port })).toMatchObject({ code: 1, output: expect.stringContaining('503 said') });
  const nobody = await healthy({ PORT: `${await findFreePort()}` });
  expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining('ECONNREFUSED') });
});

test.each<Record<string, string>>([{}, { PORT: '', RUNNER_PORT: ' ', PUBLIC_URL: ' ' }])(
  'uses the default ports of the configuration: %j',
  async (empty) => {
    const { port: web, runnerPort } = loadConfig(empty);
    expect((await healthy({ ...empty, HOST: '127.0.0.9' })).output).toContain(`http://127.0.0.9:${web}/`);
    expect((await healthy({ ...empty, RUNNER_HOST: '::1' }, 'runner')).output).toContain(`http://[::1]:${runnerPort}/`);
  },
);
