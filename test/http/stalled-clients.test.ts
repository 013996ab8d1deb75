/** Clients that do not read their response, with a server of the test's own and shorter timeouts. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { disconnectStalled } from '../../src/http/stalled-clients.ts';
import { eventually } from '../setup/eventually.ts';

const patience: Parameters<typeof disconnectStalled>[1] = { within: 600, least: 32 * 1024, every: 50 };
const open: (Server | Socket)[] = [];
afterEach(() => {
  for (const each of open.splice(0)) 'destroy' in each ? each.destroy() : each.close();
});

/** A client that has asked, and reads nothing so far. */
async function ask(answer: RequestListener, limits = patience): Promise<{ client: Socket; atServer: Socket }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  disconnectStalled(server, limits);
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.pause();
  open.push(client, server);
  const [atServer] = (await once(server, 'connection')) as [Socket];
  client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  return { client, atServer };
}

/** More than the system keeps for a connection. */
const much = Buffer.alloc(64 * 1024 * 1024, 'x');
const neverEnding: RequestListener = (_req, res) => {
  const more = () => {
    while (res.write(much.subarray(0, 100_000)));
    res.once('drain', more);
  };
  more();
};

test.each<[string, RequestListener]>([
  ['one piece', (_req, res) => void res.end(much)],
  ['pieces', neverEnding],
])('a client that reads nothing of a response in %s is cut off', async (_, answer) => {
  const { atServer } = await ask(answer);
  await eventually('it is cut off', () => atServer.destroyed);
});

test('a client that reads slowly is not cut off', async () => {
  const { client, atServer } = await ask((_req, res) => void res.end(much));
  let read = 0;
  client.on('data', (chunk) => {
    read += chunk.length;
    client.pause();
    setTimeout(() => client.resume(), 2);
  });
  client.resume();
  await eventually(
    'it has read for longer than anybody is waited for',
    () => read > 16 * 1024 * 1024 || atServer.destroyed,
  );
  expect(atServer.destroyed).toBe(false);
});

test('if slow clients have too much pending together, those with the most are cut off', async () => {
  const limits = { within: 60_000, every: 50, most: 32 * 1024 * 1024 };
  const [large, small] = await Promise.all([
    ask((_req, res) => void res.end(much), limits),
    ask((_req, res) => void res.end(much.subarray(0, 16 * 1024 * 1024)), limits),
  ]);
  await eventually('the larger one is cut off', () => large.atServer.destroyed);
  expect(small.atServer.destroyed).toBe(false);
});

test('an idle client is not cut off', async () => {
  const { client, atServer } = await ask((_req, res) => void res.end('short'));
  const begun = performance.now();
  await eventually('some time has passed', () => performance.now() - begun > 3 * 600);
  expect(atServer.destroyed).toBe(false);
  client.resume();
});

test('an event stream is cut off unless the client reads all of it, however much it reads', async () => {
  const { client, atServer } = await ask((_req, res) => {
    res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    res.write(much);
  });
  // Takes what is enough of an answer, again and again, but never all that waits.
  const reading = setInterval(() => client.read(256 * 1024), 20);
  await eventually('it is cut off', () => atServer.destroyed);
  clearInterval(reading);
});
