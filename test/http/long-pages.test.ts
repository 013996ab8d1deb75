/** Long pages are rendered while they are sent, with other requests in between, and no further than the client reads. */
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { html } from '../../src/html/html.ts';
import { streamedPart } from '../../src/html/page.ts';
import { setPageRendering } from '../../src/http/pages.ts';
import { sendLongPage } from '../../src/http/streams.ts';
import { StreamTurns } from '../../src/http/time-slices.ts';
import { createLog } from '../../src/log.ts';
import { eventually } from '../setup/eventually.ts';

/** More than any socket holds. */
const pieces = 20_000;
const words = 'x'.repeat(1000);

let drawn: number;
/** Where drawing fails; nowhere, where it is undefined. */
let faulty: number | undefined;

const app = express();
setPageRendering(app, {
  config: { prefix: '', mapTiles: undefined, publicUrl: 'http://localhost:3000' },
  personOf: () => undefined,
  navigationOf: () => [],
  frameOf: () => undefined,
  mayOpen: () => true,
  mayWrite: () => true,
  signInPage: () => () => ({ title: 'Sign in', body: html`` }),
});
app.use((req, _res, next) => {
  req.log = createLog('web', 'silent');
  next();
});
const yielding = new StreamTurns();
app.get('/long', (_req, res) => {
  const piece = (at: number) => () => {
    if (at === faulty) throw new Error('This piece cannot be drawn');
    drawn += 1;
    return html`<p>${at} ${words}</p>`;
  };
  const view = () => ({ title: 'Long', body: html`<div>${streamedPart}</div>` });
  sendLongPage(
    res,
    yielding,
    view,
    Array.from({ length: pieces }, (_, at) => piece(at)),
  );
});
app.get('/short', (_req, res) => void res.send(`${drawn}`));

const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  drawn = 0;
  faulty = undefined;
});

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const begin = (method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = get(addressOf('/long'), { agent: false, method }, (answer) => resolve(answer.pause()));
    asked.on('error', reject);
  });

/** What is drawn stays as it is for a while. */
async function untilNothingMoves(): Promise<number> {
  let before = -1;
  await eventually('nothing more is drawn', async () => {
    const [last, now] = [before, drawn];
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return last === now && drawn === now;
  });
  return drawn;
}

test('a long page comes in many chunks, complete and in order', async () => {
  const answer = await begin();
  const chunks = await answer.toArray();
  const text = Buffer.concat(chunks).toString();
  expect(chunks.length).toBeGreaterThan(10);
  expect([...text.matchAll(/<p>(\d+) x{1000}<\/p>/g)].map(([, at]) => Number(at))).toEqual(
    Array.from({ length: pieces }, (_, at) => at),
  );
  expect([text.startsWith('<!doctype html>'), text.endsWith('</html>\n'), text.includes('<!--')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a long page lets other requests in between', async () => {
  const answer = await begin();
  answer.resume();
  const at = Number(await (await fetch(addressOf('/short'))).text());
  expect(at).toBeLessThan(pieces);
  await answer.toArray();
});

test('a long page is rendered no further than its client reads, and stops when the client disconnects', async () => {
  const answer = await begin();
  const held = await untilNothingMoves();
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThan(pieces);
  answer.destroy();
  expect(await untilNothingMoves()).toBeLessThan(pieces);
});

test('a long page whose rendering fails is aborted, so that it never looks complete', async () => {
  faulty = 500;
  await expect((await begin()).toArray()).rejects.toThrow('aborted');
  expect(drawn).toBe(500);
});

test('a long page is not rendered for HEAD', async () => {
  const answer = await begin('HEAD');
  expect([answer.statusCode, (await answer.toArray()).length, drawn]).toEqual([200, 0, 0]);
});
