/** Timeouts of uploads, and refusals of malformed requests, with a server of the test's own and shorter timeouts. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { answerMalformed } from '../../src/http/malformed-requests.ts';
import { isExemptFromTimeout, setBodyTimeout } from '../../src/http/receive-timeouts.ts';

test('a request with an extended timeout may finish after another one has timed out', async () => {
  const app = express();
  app.post('/patient', (req, res) => {
    setBodyTimeout(req, 3_600_000);
    req.resume().once('end', () => res.end('all of it has come'));
  });
  app.post('/usual', (req) => void req.resume());
  const server = createServer({ requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 }, app);
  server.on('clientError', (_error, socket) => {
    if (!isExemptFromTimeout(socket)) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const begin = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const isAsked = once(server, 'request');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na`);
    await isAsked;
    return socket;
  };
  try {
    const patient = await begin('/patient');
    const usual = await begin('/usual');
    await once(usual.resume(), 'close');
    patient.write('bc');
    const [answer] = await once(patient, 'data');
    expect(`${answer}`).toMatch(/^HTTP\/1.1 200 OK.*all of it has come/s);
    // The next request of the connection has the usual time.
    patient.write('POST /usual HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na');
    await once(patient.resume(), 'close');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the extended timeout closes the connection, too', async () => {
  const server = createServer((req) => {
    setBodyTimeout(req as never, 1);
    req.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na');
  await once(socket.resume(), 'close');
  server.close();
});

/** A server that closes refused connections at once, and a client that never closes its side. */
async function refusing(answer?: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  server.on('clientError', (error, socket) => answerMalformed(error, socket, 1));
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const [atServer] = (await once(server, 'connection')) as [Socket];
  const closed = once(atServer, 'close');
  return { client, closed, end: () => [client.destroy(), server.close()] };
}

test('a malformed request is refused and cannot keep its connection open', async () => {
  const { client, closed, end } = await refusing();
  client.write('x\r\n\r\n');
  const answer = `${(await once(client, 'data'))[0]}`;
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request.*Connection: close.*"error"/s);
  expect(answer).toMatch(/\r\nX-Request-Id: [\w-]{36}\r\nX-Error-Reason: malformed_request\r\n/);
  await closed;
  end();
});

test('a response that has begun is cut off, not followed by a second one', async () => {
  const { client, closed, end } = await refusing((_req, res) => {
    res.write('begun');
    client.write('no length of a chunk\r\n');
  });
  let read = '';
  client.on('data', (chunk) => {
    read += chunk;
  });
  client.on('error', () => {});
  client.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  await closed;
  end();
  expect(read).not.toContain('400 Bad Request');
});
