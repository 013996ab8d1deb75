/** nginx with the configuration of docs/deploy, and clients that read nothing, or send endless bodies. */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { close, listen, urlAt } from '../../../src/listen.ts';
import { eventually } from '../../setup/eventually.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { findNginx, type Nginx, startNginx } from '../../setup/nginx.ts';

const host = '127.0.0.1';
/** Lookups at once, of each of the two servers, which are one here. */
const most = 2;
const program = findNginx();
if (!program) leaveOut('nginx', 'misbehaving clients in front of nginx', 'there is no nginx on PATH or in /usr/sbin');

(program ? describe : describe.skip)('misbehaving clients in front of nginx', () => {
  const seen: string[] = [];
  /** An answer as long as the longest page. */
  const long = 'x'.repeat(400_000);
  const server = createServer((req, res) => {
    seen.push(`${req.method} ${req.url}`);
    res.writeHead(req.method === 'POST' ? 401 : 200).end(req.method === 'POST' ? 'refused' : long);
  });
  let nginx: Nginx;

  beforeAll(async () => {
    const url = urlAt(host, await listen(server, 0, host));
    nginx = await startNginx(program ?? '', async () => [url, url], { lookups: most });
  });
  afterAll(async () => {
    await nginx?.stop();
    await close(server, 0);
  });

  const session = async (settings = {}, localAddress = host) => {
    // For the socket.
    const options = { ca: nginx.certificate, settings, localAddress };
    const opened = connect(nginx.url, options);
    const [{ maxConcurrentStreams }] = await once(opened, 'remoteSettings');
    return { opened, streams: Number(maxConcurrentStreams) };
  };
  /** The status and the length of an answer that is read. */
  async function ask(opened: ClientHttp2Session, path: string) {
    const stream = opened.request({ ':path': path });
    const answered = once(stream, 'response');
    let length = 0;
    for await (const piece of stream) length += piece.length;
    const [headers] = await answered;
    return [headers[':status'], length];
  }

  test('a client that reads none of its responses does not block other clients', async () => {
    const stranger = await session({ initialWindowSize: 0 });
    expect(stranger.streams).toBeLessThanOrEqual(16);
    for (let i = 0; i < 4 * most; i += 1) {
      const path = i % 2 ? `/t/slow${i}` : `/api/v1/tags/show?id=slow${i}`;
      stranger.opened.request({ ':path': path }).on('error', () => {});
      await eventually('it is asked for', () => seen.includes(`GET ${path}`));
    }
    const visitor = await session();
    for (const path of ['/t/abc', '/api/v1/tags/show?id=abc'])
      expect(await ask(visitor.opened, path)).toEqual([200, long.length]);
    for (const { opened } of [stranger, visitor]) opened.destroy();
  });

  test('who takes nothing has 256 answers wait, and further ones are refused: not those of another address', async () => {
    const stranger = '127.0.0.2';
    const connections = Array.from({ length: 16 }, () => session({ initialWindowSize: 0 }, stranger));
    const greedy = await Promise.all(connections);
    for (let i = 0; i < 256; i += 1) {
      const path = i % 2 ? `/t/greedy${i}` : `/api/v1/tags/show?id=greedy${i}`;
      greedy[i % 16]?.opened.request({ ':path': path }).on('error', () => {});
      await eventually('it is asked for', () => seen.includes(`GET ${path}`));
    }
    const [another, visitor] = [await session({}, stranger), await session()];
    for (const path of ['/t/abc', '/api/v1/tags/show?id=abc']) {
      expect(await ask(another.opened, path)).toEqual([503, expect.any(Number)]);
      expect(await ask(visitor.opened, path)).toEqual([200, long.length]);
    }
    for (const { opened } of [...greedy, another, visitor]) opened.destroy();
  });

  const unfinished = (path: string, accepted = '*/*') => {
    const headers = { 'Content-Length': 30_000_000, 'Content-Type': 'text/csv', Accept: accepted };
    const sent = request(nginx.url + path, { method: 'POST', ca: nginx.certificate, headers });
    sent.write(Buffer.alloc(5_000_000));
    return sent.on('error', () => {});
  };
  const bodies = () => readdirSync(join(nginx.directory, 'client_body'), { recursive: true });

  test('an unfinished body is rejected by its headers, and not buffered on disk', async () => {
    const sent = unfinished('/Tags/import.json');
    const [answer] = await once(sent, 'response');
    expect([answer.statusCode, bodies()]).toEqual([401, []]);
    sent.destroy();
  });

  test.each(['/api/v1/tags/show', '/t/abc'])('%s rejects a large body with 413', async (path) => {
    const sent = unfinished(path);
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const piece of answer) text += piece;
    expect([answer.statusCode, JSON.parse(text).error.code]).toEqual([413, 'InvalidRequest']);
    expect(seen).not.toContain(`POST ${path}`);
    sent.destroy();
  });

  test('a browser gets a page about it', async () => {
    const sent = unfinished('/t/abc', 'text/html,*/*');
    const [answer] = await once(sent, 'response');
    let text = '';
    for await (const piece of answer) text += piece;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>Too large</h1>');
    sent.destroy();
  });
});
