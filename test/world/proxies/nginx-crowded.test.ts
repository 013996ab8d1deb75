/** nginx with the configuration of docs/deploy, and more concurrent lookups than it allows. */
import { createServer, type ServerResponse } from 'node:http';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { failures } from '../../../contracts/failures.ts';
import { close, listen, urlAt } from '../../../src/listen.ts';
import { eventually } from '../../setup/eventually.ts';
import { leaveOut } from '../../setup/left-out.ts';
import { findNginx, type Nginx, startNginx } from '../../setup/nginx.ts';

const host = '127.0.0.1';
/** Of each of the two servers, which are one here. */
const most = 2;
const program = findNginx();
if (!program) leaveOut('nginx', 'a crowd in front of nginx', 'there is no nginx on PATH or in /usr/sbin');

(program ? describe : describe.skip)('more concurrent lookups than nginx allows', () => {
  /** Who answers lookups when it is told to, and all else at once. */
  const held: ServerResponse[] = [];
  const server = createServer((req, res) => {
    if (/^\/(t\/|api\/v1\/tags\/show)/i.test(req.url ?? '')) held.push(res);
    else res.end('at once');
  });
  const given = getCACertificates('default');
  let nginx: Nginx;
  let under: Promise<Response>[];

  beforeAll(async () => {
    const url = urlAt(host, await listen(server, 0, host));
    nginx = await startNginx(program ?? '', async () => [url, url], { lookups: most });
    setDefaultCACertificates([...given, nginx.certificate]);
  });
  beforeEach(async () => {
    const lookups = ['/api/v1/tags/show?id=1', '/api/v1/tags/SHOWByHardwareId/?id=1', '/t/abc', '/T/ABC'];
    under = lookups.map((path) => ask(path));
    await eventually('they are under way', () => held.length === 2 * most);
  });
  afterAll(async () => {
    setDefaultCACertificates(given);
    await nginx?.stop();
    await close(server, 0);
  });

  afterEach(async () => {
    for (const res of held.splice(0)) res.end('found');
    await Promise.all(under);
  });

  const ask = (path: string, headers = {}) => fetch(nginx.url + path, { headers });

  test.each([
    ['/api/v1/tags/show?id=2', { Accept: 'text/html' }],
    ['/api/v1/tags/showByHardwareId?id=2', {}],
    ['/t/def', { Accept: 'application/json' }],
  ])('%s is refused at once, with the documented body and headers', async (path, headers) => {
    const answer = await ask(path, headers);
    const { status, code, message } = failures.unavailable;
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { message, code } });
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Retry-After')).toMatch(/^[123]$/);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a visitor gets an HTML page with 503', async () => {
    const answer = await ask('/t/def', { Accept: 'text/html,*/*' });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.headers.get('Retry-After')).toMatch(/^[123]$/);
    expect(await answer.text()).toContain('<html lang="en" dir="ltr">');
  });

  test('the error pages have no address of their own, and other requests pass', async () => {
    for (const path of ['/crowded.json', '/crowded.html', '/health/ready', '/login', '/api/v1/tags/create', '/Tags'])
      expect(await (await ask(path)).text()).not.toContain('not available');
  });

  test('accepted lookups are answered, and then the next one is accepted', async () => {
    for (const res of held.splice(0)) res.end('found');
    for (const answer of await Promise.all(under)) expect(await answer.text()).toBe('found');
    const next = ask('/t/def');
    await eventually('it is let in', () => held.length === 1);
    held.pop()?.end('found');
    expect((await next).status).toBe(200);
  });
});
