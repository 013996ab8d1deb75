/** Uploads that take their time, at a server of the test's own with less patience than usual. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { isPatientWith, receivePatiently } from '../../src/http/patience.ts';

test('who is given time may finish after another, who is not, was cut off', async () => {
  const app = express();
  app.post('/patient', (req, res) => {
    receivePatiently(req, 3_600_000);
    req.resume().once('end', () => res.end('all of it has come'));
  });
  app.post('/usual', (req) => void req.resume());
  const server = createServer({ requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 }, app);
  server.on('clientError', (_error, socket) => {
    if (!isPatientWith(socket)) socket.destroy();
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

test('the given time ends the connection', async () => {
  const server = createServer((req) => {
    receivePatiently(req as never, 1);
    req.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\na');
  await once(socket.resume(), 'close');
  server.close();
});
