/** The runner's private port, and its client in the web process. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { runnerClient } from '../../src/channel/client.ts';
import { RunnerUnreachable } from '../../src/errors.ts';
import { noId } from '../setup/management.ts';
import { azureAt, log, type Scene, secret, setScene, textRequest } from './scene.ts';

let scene: Scene;
let url: string;

beforeAll(async () => {
  scene = await setScene();
  ({ url } = await scene.runner());
});
afterAll(() => scene.end());

describe('the secret', () => {
  test.each([undefined, '', 'Bearer ', 'Bearer wrong', `Bearer ${secret}x`, `Basic ${secret}`, secret])(
    'is required by everything but the health checks: %p',
    async (authorization) => {
      const answer = await fetch(`${url}/trpc/jobs.counts`, { headers: authorization ? { authorization } : {} });
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain(secret);
    },
  );

  test('gives access to the channel', async () => {
    const answer = await fetch(`${url}/trpc/jobs.counts`, { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status).toBe(200);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  test('a client with a wrong secret reports that, without the secret itself', async () => {
    const client = runnerClient({ urls: [url], secret: 'wrong', log });
    const failure = await client.request(textRequest(1, 'fr')).catch((error) => error);
    expect(failure).toBeInstanceOf(RunnerUnreachable);
    expect(failure.message).toBe('no runner could be reached: the secret (RUNNER_SECRET) is refused');
  });
});

test('a runner that does not know a procedure counts as unreachable, with the reason', async () => {
  const unknown = { message: 'No such procedure', code: -32004, data: { code: 'NOT_FOUND', path: 'jobs.counts' } };
  const former = createServer((_req, res) => {
    res.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: unknown }));
  }).listen(0, '127.0.0.1');
  await once(former, 'listening');
  const address = `http://127.0.0.1:${(former.address() as AddressInfo).port}`;
  const client = runnerClient({ urls: [address], secret, log });
  const failure = await client.jobs.counts().catch((error) => error);
  expect(failure).toBeInstanceOf(RunnerUnreachable);
  expect(failure.message).toBe('no runner could be reached: No such procedure');
  // Another one that knows it is asked.
  const both = runnerClient({ urls: [address, url], secret, log });
  expect(await both.jobs.counts()).toMatchObject({ succeeded: expect.any(Number) });
  await client.close();
  await both.close();
  former.close();
});

describe('the address of the channel', () => {
  const options = () => ({ providers: [azureAt(scene.provider.url)], log: undefined });

  test.each(['0.0.0.0', '::', '192.0.2.1', 'runner.example.com'])(
    'beyond loopback (%s) requires a secret of at least 32 bytes',
    async (host) => {
      const { providers } = options();
      await expect(scene.runner({ host, providers, secret: 'x'.repeat(31) })).rejects.toThrow(/32 bytes or more/);
    },
  );

  test('beyond loopback accepts a long secret, and never an empty one', async () => {
    const long = 'x'.repeat(32);
    const runner = await scene.runner({ host: '0.0.0.0', secret: long });
    const { port } = new URL(runner.url);
    const client = runnerClient({ urls: [`http://127.0.0.1:${port}`], secret: long, log });
    expect(await client.request(textRequest(noId, 'fr'))).toEqual({ state: 'gone' });
    await expect(scene.runner({ secret: '' })).rejects.toThrow(/RUNNER_SECRET/);
  });
});

describe('an invalid request', () => {
  const post = (path: string, body: string) =>
    fetch(`${url}/trpc/${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    });

  test.each([
    [
      'a language that is none of the 45',
      { subject: { kind: 'text', id: 1 }, lang_code: 'xx', wait_ms: 0, insist: false },
    ],
    ['an id out of range', { subject: { kind: 'text', id: 2 ** 31 }, lang_code: 'fr', wait_ms: 0, insist: false }],
    ['a wait without end', { subject: { kind: 'text', id: 1 }, lang_code: 'fr', wait_ms: 1e9, insist: false }],
  ])('%s is refused', async (_what, body) => {
    const answer = await post('translations.request', JSON.stringify(body));
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/node_modules|\.ts:/);
  });

  test('an internal error is reported without its details', async () => {
    const broken = await setScene();
    try {
      const runner = await broken.runner();
      await broken.db.raw('alter table work rename column state to renamed');
      const answer = await fetch(`${runner.url}/trpc/jobs.counts`, { headers: { authorization: `Bearer ${secret}` } });
      const text = await answer.text();
      expect([answer.status, JSON.parse(text).error.message]).toEqual([500, 'the runner failed']);
      expect(text).not.toMatch(/select|column|\bwork\b|\.ts:/i);
    } finally {
      await broken.end();
    }
  });

  test('a body that is too large is refused', async () => {
    expect((await post('translations.request', JSON.stringify('x'.repeat(3_000_000)))).status).toBe(413);
  });
});

describe('a runner that cannot be reached (D73)', () => {
  test('is replaced by the next one', async () => {
    const { textRecordId } = await scene.tag({ text: 'Elsewhere' });
    const client = runnerClient({ urls: ['http://127.0.0.1:1', url], secret, log });
    expect(await client.request(textRequest(textRecordId, 'fr'))).toMatchObject({ state: 'translated' });
    client.close();
  });

  test('is reported to the caller if there is no other', async () => {
    const client = runnerClient({ urls: ['http://127.0.0.1:1'], secret, log });
    await expect(client.request(textRequest(1, 'fr'))).rejects.toThrow(RunnerUnreachable);
    // Remembered for a moment.
    await expect(client.request(textRequest(1, 'fr'))).rejects.toThrow(/a moment ago/);
  });

  test('is not assumed for an admin because it was too slow for a lookup', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const client = runnerClient({ urls: [`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`], secret, log });
    await expect(client.request(textRequest(1, 'fr', { wait_ms: 1 }))).rejects.toThrow(RunnerUnreachable);
    const asked = once(hanging, 'request');
    const counts = client.jobs.counts().catch((error) => error);
    await asked;
    hanging.closeAllConnections();
    expect(await counts).toBeInstanceOf(RunnerUnreachable);
    hanging.close();
  });

  test('V5: and hangs delays a lookup hardly longer than its budget', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const client = runnerClient({ urls: [`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`], secret, log });
    // By its own clock: how long a busy machine takes for it is another matter.
    const sent = jest.spyOn(AbortSignal, 'timeout');
    await expect(client.request(textRequest(1, 'fr', { wait_ms: 300 }))).rejects.toThrow(RunnerUnreachable);
    const [limit] = sent.mock.calls[0] ?? [];
    expect(limit).toBeGreaterThanOrEqual(300);
    expect(limit).toBeLessThanOrEqual(400);
    sent.mockRestore();
    hanging.close();
    hanging.closeAllConnections();
  });
});
