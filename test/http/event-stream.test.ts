/** Server-sent events, on a server of the test's own. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express, { type Response } from 'express';
import { EventStream } from '../../src/http/event-stream.ts';

/** A stream, and the browser at its other end, which has not begun to read. */
async function open() {
  let taken = (_res: Response) => {};
  const asked = new Promise<Response>((resolve) => {
    taken = resolve;
  });
  const server = express()
    .use((_req, res) => taken(res))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const res = await asked;
  const stream = new EventStream(res);
  const [browser] = (await once(request, 'response')) as [IncomingMessage];
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { stream, res, browser, close };
}

test('events are written in the format of browsers, whatever their content', async () => {
  const { stream, browser, close } = await open();
  await stream.send([
    { event: 'job', id: '7', data: { text: 'one\ntwo\r\n\ndata: three' } },
    { event: 'away', data: null },
  ]);
  stream.end();
  const chunks: Buffer[] = [];
  for await (const chunk of browser) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(
    'retry: 2000\n\nevent: job\nid: 7\ndata: {"text":"one\\ntwo\\r\\n\\ndata: three"}\n\nevent: away\ndata: null\n\n',
  );
  close();
});

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

/** Sends more than there is room for on the way; answers the send that has to wait, or throws where none does. */
async function sendTooMuch(stream: EventStream): Promise<{ waiting: Promise<void> }> {
  const data = 'x'.repeat(1_000_000);
  for (let megabytes = 0; megabytes < 100; megabytes += 1) {
    const waiting = stream.send([{ event: 'job', data }]);
    const isSent = await Promise.race([waiting.then(() => true), turns(200).then(() => false)]);
    if (!isSent) return { waiting };
  }
  throw new Error('It takes everything');
}

test('a send waits for a browser that does not read, and continues when it does', async () => {
  const { stream, browser, close } = await open();
  const { waiting } = await sendTooMuch(stream);
  browser.resume();
  await waiting;
  close();
});

test('a send to a disconnected browser does not wait', async () => {
  const { stream, browser, close } = await open();
  const { waiting } = await sendTooMuch(stream);
  browser.destroy();
  await waiting;
  expect(stream.over.aborted).toBe(true);
  await stream.send([{ event: 'job', data: null }]);
  close();
});
