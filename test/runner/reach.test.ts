/** Runners that do not answer: failover, buffered requests, and the log. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type RunnerClient, runnerClient } from '../../src/channel/client.ts';
import { RunnerUnreachable } from '../../src/errors.ts';
import { eventually } from '../setup/eventually.ts';
import { type Scene, secret, setScene, textRequest } from './scene.ts';

let scene: Scene;
let url: string;
const servers: Server[] = [];
const clients: RunnerClient[] = [];
let lines: string[] = [];

beforeAll(async () => {
  scene = await setScene();
  ({ url } = await scene.runner());
});
afterAll(() => scene.end());
beforeEach(() => {
  lines = [];
  scene.provider.reset();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

/** Takes connections and requests, and never answers, as a process does that is stopped. */
async function hangingRunner() {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Stands before a runner, and holds back each request that it is told to. */
async function runnerBehind(isHeld: (body: string) => boolean) {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (isHeld(body)) return;
    const { authorization = '', 'trpc-accept': accept = '' } = request.headers as Record<string, string>;
    const headers = { authorization, 'trpc-accept': accept, 'content-type': 'application/json' };
    const { method = 'GET' } = request;
    const answer = await fetch(`${url}${request.url}`, { method, headers, ...(method === 'POST' && { body }) });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function clientOf(...urls: string[]): RunnerClient {
  const note = (_details: object, line: string) => lines.push(line);
  const say = (first: object | string, line?: string) => note({}, line ?? String(first));
  const client = runnerClient({ urls, secret, log: { info: say, warn: say } as never });
  clients.push(client);
  return client;
}

const newText = async (original: string) => (await scene.tag({ text: original })).textRecordId;

describe('a runner that hangs', () => {
  test.each([
    ['a lookup', false],
    ['a person', true],
  ])('delays %s only for a moment while another one answers', async (_who, insist) => {
    const hanging = await hangingRunner();
    const client = clientOf(hanging.url, url);
    const asked = once(hanging.server, 'request');
    const outcome = client.request(textRequest(await newText(`Hedged ${insist}`), 'fr', { insist }));
    await asked;
    expect(await outcome).toMatchObject({ state: 'translated' });
    expect(scene.provider.calls).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test('does not delay an admin’s page either', async () => {
    const client = clientOf((await hangingRunner()).url, url);
    expect(await client.jobs.counts()).toMatchObject({ running: 0 });
    expect(await client.providers.status()).toMatchObject({ providers: [{ name: 'azure' }] });
  });

  test('causes no failover for a replacement, which must not be made twice', async () => {
    const client = clientOf((await hangingRunner()).url, url);
    const request = textRequest(1, 'fr', { insist: true, wait_ms: 1, instead_of: 'the hash of what stands there' });
    await expect(client.request(request)).rejects.toThrow(RunnerUnreachable);
  });

  test('is called last for a moment', async () => {
    const hanging = await hangingRunner();
    let asked = 0;
    // What its providers can do is asked for from time to time, and nobody waits for that.
    hanging.server.on('request', ({ url: path }) => (asked += path?.includes('providers.abilities') ? 0 : 1));
    const client = clientOf(hanging.url, url);
    const ids = await Promise.all(['One', 'Two'].map(newText));
    for (const id of ids) expect(await client.request(textRequest(id, 'fr'))).toMatchObject({ state: 'translated' });
    expect(asked).toBe(1);
  });

  test('is skipped by lookups only; a request that insists still calls it', async () => {
    const hanging = await hangingRunner();
    const client = clientOf(hanging.url);
    await expect(client.request(textRequest(1, 'fr', { wait_ms: 1 }))).rejects.toThrow(RunnerUnreachable);
    await expect(client.request(textRequest(1, 'fr', { wait_ms: 1 }))).rejects.toThrow(/a moment ago/);
    const asked = once(hanging.server, 'request');
    const person = client.request(textRequest(1, 'fr', { insist: true })).catch((error) => error);
    await asked;
    hanging.server.closeAllConnections();
    expect(await person).toBeInstanceOf(RunnerUnreachable);
  });
});

describe('many requests', () => {
  test('are sent to a runner in few batches', async () => {
    let calls = 0;
    const before = await runnerBehind((body) => {
      calls += body.includes('subject') ? 1 : 0;
      return false;
    });
    const client = clientOf(before.url);
    const requests = Array.from({ length: 200 }, (_, n) => textRequest(900_000 + n, 'fr', { wait_ms: 30_000 }));
    const outcomes = await Promise.all(requests.map((request) => client.request(request)));
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['gone']));
    expect(calls).toBe(2);
  });

  test('P3: are pending while a runner is slow, and unreachable once it is gone', async () => {
    const id = await newText('Wished of a slow runner');
    const slow = await runnerBehind((body) => body.includes('subject'));
    const client = clientOf(slow.url);
    await eventually('it has said what it can', () => client.can('en', 'fr') === true);
    for (const wait_ms of [1, 1])
      expect(await client.request(textRequest(id, 'fr', { wait_ms }))).toEqual({ state: 'pending' });
    expect(client.buffer.size).toBe(1);
    slow.server.close();
    slow.server.closeAllConnections();
    const person = textRequest(id, 'fr', { wait_ms: 1, insist: true });
    await expect(client.request(person)).rejects.toThrow(RunnerUnreachable);
    await expect(client.request(textRequest(id, 'fr', { wait_ms: 1 }))).rejects.toThrow(RunnerUnreachable);
  });

  test('P3: are pending while a runner is busy, and handed over later', async () => {
    const [slow, quick] = [await newText('In a crowd'), await newText('Before the crowd')];
    let isBusy = true;
    let isAsked = false;
    const busy = await runnerBehind((body) => {
      const isSlow = body.includes(`"id":${slow}`);
      isAsked ||= isSlow;
      return isBusy && isSlow;
    });
    const client = clientOf(busy.url);
    const pending = client.request(textRequest(slow, 'fr', { wait_ms: 1500 }));
    // The client also asks what the runner can; a request sent before this one would wait with it in one call.
    await eventually('it is asked', () => isAsked);
    expect(await client.request(textRequest(quick, 'fr', { wait_ms: 30_000 }))).toMatchObject({ state: 'translated' });
    expect(await pending).toEqual({ state: 'pending' });
    isBusy = false;
    await eventually('it is made', async () => (await scene.jobOf(slow))?.state === 'succeeded');
    expect(lines).not.toContain('no runner can be reached: what is stored is served');
  });
});

describe('the log', () => {
  test('has one line when all runners are away and one when a runner is back, for any number of lookups', async () => {
    const hanging = await hangingRunner();
    const client = clientOf(hanging.url);
    const { port } = hanging.server.address() as AddressInfo;
    hanging.server.close();
    hanging.server.closeAllConnections();
    await once(hanging.server, 'close');
    for (let n = 1; n <= 20; n += 1)
      await client.request(textRequest(n, 'fr', { insist: n % 2 > 0 })).catch((error) => error);
    expect(lines).toEqual(['no runner can be reached: what is stored is served']);
    const runner = await scene.runner({ port });
    await eventually('it answers', async () => (await client.jobs.counts()).running === 0);
    await client.jobs.counts();
    expect(lines.filter((line) => line === 'a runner answers again')).toHaveLength(1);
    await runner.stop();
  });
});

describe('D73: requests of lookups while no runner answers', () => {
  test('are handed over when one answers again, and translated', async () => {
    const hanging = await hangingRunner();
    const { port } = hanging.server.address() as AddressInfo;
    const client = clientOf(hanging.url);
    const ids = await Promise.all(['Kept 1', 'Kept 2', 'Kept 3'].map(newText));
    for (const id of [...ids, ...ids])
      await client.request(textRequest(id, 'de', { wait_ms: 1, from: 'lookup' })).catch(() => {});
    expect(client.buffer).toMatchObject({ size: 3, dropped: 0 });
    hanging.server.close();
    hanging.server.closeAllConnections();
    await once(hanging.server, 'close');
    const runner = await scene.runner({ port });
    await eventually('all are translated', async () => {
      const jobs = await Promise.all(ids.map((id) => scene.jobOf(id)));
      return jobs.every((job) => job?.state === 'succeeded');
    });
    expect(client.buffer.size).toBe(0);
    expect(scene.provider.calls).toHaveLength(3);
    await runner.stop();
  });

  test('are buffered, unlike requests that insist and those that are left', async () => {
    const client = clientOf('http://127.0.0.1:1');
    await client.request(textRequest(1, 'fr', { insist: true, from: 'management' })).catch(() => {});
    await expect(client.leave({ wishes: [textRequest(1, 'fr')] })).rejects.toThrow(RunnerUnreachable);
    expect(client.buffer.size).toBe(0);
  });
});

test('a client is notified once the abilities of the providers are known', async () => {
  const known: unknown[] = [];
  const log = { info() {}, warn() {} } as never;
  const abilitiesChanged = () => known.push(client.can('en', 'fr'));
  const client = runnerClient({ urls: [url], secret, log, abilitiesChanged });
  clients.push(client);
  expect(client.can('en', 'fr')).toBeUndefined();
  await eventually('it is told', () => known.length > 0);
  expect(known).toEqual([true]);
});
