import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { z } from 'zod';
import { identifyBrowser } from '../../src/http/browser.ts';

let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  app.use(identifyBrowser({ publicUrl: 'http://127.0.0.1', prefix: '' }));
  app.get('/leave/:name', (req, res) => {
    req.browser.leave(req.params.name, 'what is left', 60);
    res.end();
  });
  app.get('/take/:name', (req, res) => void res.json({ taken: req.browser.take(req.params.name, z.string()) ?? null }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The cookies that come of leaving a value under a name. */
async function left(name: string): Promise<Map<string, string>> {
  const answer = await fetch(`${url}/leave/${name}`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') as [string, string]);
  return new Map(pairs.map(([key, ...value]) => [key, value.join('=')]));
}

async function taken(name: string, cookies: Map<string, string>): Promise<unknown> {
  const header = [...cookies].map((pair) => pair.join('=')).join('; ');
  return ((await (await fetch(`${url}/take/${name}`, { headers: { Cookie: header } })).json()) as { taken: unknown })
    .taken;
}

test('a value stored in a browser can be taken for its own purpose only', async () => {
  const cookies = await left('departure');
  expect(await taken('departure', cookies)).toBe('what is left');
  cookies.set('tags_notice', cookies.get('tags_departure') ?? '');
  expect(await taken('notice', cookies)).toBeNull();
});

test('a value stored in one browser is invalid in another', async () => {
  const cookies = await left('departure');
  const other = await left('departure');
  cookies.set('tags_departure', other.get('tags_departure') ?? '');
  expect(await taken('departure', cookies)).toBeNull();
});
