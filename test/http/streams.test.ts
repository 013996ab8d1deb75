/** Streams of lines that take too long are aborted, so that they never look complete. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { Streams } from '../../src/http/streams.ts';
import { StreamTurns } from '../../src/http/time-slices.ts';
import { eventually } from '../setup/eventually.ts';

let isEnded = false;

/** Lines without an end. */
async function* endless() {
  try {
    for (;;) yield ['a line'];
  } finally {
    isEnded = true;
  }
}

const streams = new Streams(new StreamTurns(), {
  atOnce: { all: 1, ofOne: 1 },
  refusal: 'too_many_exports',
  longest: 300,
});
const app = express();
app.get('/', (_req, res) => {
  streams.admit(res, 'somebody');
  streams.send(res, endless(), { type: 'text/plain', head: 'first\n', write: (line) => `${line}\n` });
});
const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('Y1: a stream that takes too long breaks its connection, closes its source and frees its place', async () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = () => fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const first = await ask();
  expect(first.status).toBe(200);
  await expect(first.text()).rejects.toThrow();
  await eventually('it is closed', () => isEnded);
  const next = await ask();
  expect(next.status).toBe(200);
  await next.body?.cancel();
});

test('HU13: a chunk ends after so many characters, however fast they are written', async () => {
  const rows = Array(10).fill('x'.repeat(70_000));
  const lengths: number[] = [];
  for await (const text of new StreamTurns().chunks(rows, (row) => row)) lengths.push(text.length);
  expect(lengths).toEqual(Array(10).fill(70_000));
});
