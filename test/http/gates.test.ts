/** Every address that is not public refuses visitors: a new public address has to be named here. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AppRouter } from '@ts-rest/core';
import type { Express } from 'express';
import type { OperationMetadata } from '../../contracts/access.ts';
import { figures, management, v1 } from '../../contracts/index.ts';
import { roleOfPage } from '../../src/app/page-roles.ts';
import { createExpressApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { closeDatabases, type Databases, openDatabases } from '../../src/database/pools.ts';
import { routesOf } from '../../src/http/api.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { createLog } from '../../src/log.ts';
import { ReadCounts } from '../../src/lookup/counts/read-counts.ts';
import { unreachable } from '../setup/app.ts';
import { createDatabase, type TestDatabase } from '../setup/database.ts';

/** What anybody may ask for, as pages. */
const open = [
  // The address of the service itself.
  'GET /^\\/$/',
  'GET /login',
  'POST /login',
  'GET /login/:network',
  'GET /login/:network/callback',
  'POST /logout',
  'GET /invitation',
  'POST /invitation',
  'GET /password/new',
  'POST /password/new',
  'GET /t/:tag_identifier',
  'POST /t/:tag_identifier',
  'POST /t/:tag_identifier/reports',
  'GET /bundles/:key',
  'GET /looks/:file',
  'GET /health/live',
  'GET /health/ready',
  ...['320.webp', '640.webp', '1280.webp', '1280.jpg'].map((file) => `GET /pictures/:hash/${file}`),
];
/** What is there for everybody, whatever the method. */
const isPublished = (path: string) =>
  ['/docs', '/openapi.json', '/openapi-3.0.json', '/changelog'].includes(path) || /^\/sdks(\/|$)/.test(path);
const isAsset = (path: string) => path.startsWith('/assets/');

/** For who is signed in. */
const managed = { ...management, ...figures };

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string | string[]; methods?: Record<string, boolean>; stack: { method?: string }[] };
}

/** The addresses below a router, with their methods; those of JSON operations too. */
function addressesIn({ stack = [] }: { stack?: Layer[] }): string[] {
  return stack.flatMap(({ handle, route }) => {
    if (!route) return addressesIn(handle);
    const methods = new Set(route.stack.map(({ method }) => method).filter((method) => method !== undefined));
    return [route.path].flat().flatMap((path) => [...methods].map((method) => `${method.toUpperCase()} ${path}`));
  });
}

let database: TestDatabase;
let databases: Databases;
let server: Server;
let app: Express;
let url: string;

beforeAll(async () => {
  database = await createDatabase();
  databases = openDatabases(database.url, 4);
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = createExpressApp({
    config: loadConfig({ PUBLIC_URL: url, METRICS_PORT: '0' }),
    databases,
    translator: unreachable,
    runner: { orders: {}, reports: {} } as Parameters<typeof createExpressApp>[0]['runner'],
    counts: new ReadCounts({ add: async () => {}, log: createLog('web', 'fatal') }),
    log: createLog('web', 'fatal'),
    metrics: createMetrics(databases),
    stopping: new AbortController().signal,
  });
  server.on('request', app);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await closeDatabases(databases);
  await database.drop();
});

const operations = (contract: AppRouter) =>
  routesOf(contract).map(({ method, path, metadata }) => ({ method, path, ...(metadata as OperationMetadata) }));

const pathLike = (path: string) => path.replaceAll(/:\w+/g, '1');

/** How somebody without anything is answered who would like a page. */
async function visit(address: string, accept = 'text/html'): Promise<string> {
  const [method = '', path = ''] = address.split(' ');
  const headers = { Accept: accept };
  const answer = await fetch(url + pathLike(path), { method, headers, redirect: 'manual' });
  const to = answer.headers.get('location');
  return `${answer.status} ${to?.startsWith('/login?') ? 'to sign in' : (to ?? '')}`.trim();
}

describe('pages', () => {
  const pages = () => {
    const ofContracts = [...operations(v1), ...operations(managed)].map(({ method, path }) => `${method} ${path}`);
    return addressesIn((app as unknown as { router: Layer['handle'] }).router).filter((address) => {
      const path = address.slice(address.indexOf(' ') + 1);
      return !isPublished(path) && !isAsset(path) && !(path.startsWith('/api/v1/') && ofContracts.includes(address));
    });
  };

  test('are found in the router, those of all areas', () => {
    expect(pages()).toEqual(
      expect.arrayContaining([
        ...open,
        ...['GET /Tags/:id/qr.svg', 'POST /Tags/:id/languages', 'PATCH /places/:id', 'DELETE /sessions/tokens'],
        ...['GET /jobs/events', 'POST /providers/:name/reset', 'DELETE /beacon-uuids/:id'],
      ]),
    );
  });

  test('that are not public redirect visitors to the sign-in', async () => {
    const answers: string[] = [];
    const guarded = pages().filter((address) => !open.includes(address));
    for (const address of new Set(guarded)) answers.push(`${address}: ${await visit(address)}`);
    expect(answers.filter((answer) => !answer.endsWith(': 302 to sign in'))).toEqual([]);
    expect(answers.length).toBeGreaterThan(50);
  });

  test('TM2: each have a minimum role for members of a museum, or are listed as unavailable to them', () => {
    const personal = /^\w+ \/(sessions|customers\/:id\/sessions)(\/|$)/;
    const ofAdmins = /^\w+ \/(jobs|providers|beacon-uuids|memory|invitations)(\/|$)/;
    const without = pages().filter((address) => {
      const [method = '', path = ''] = address.split(' ');
      const isOpen = open.includes(address) || personal.test(address) || ofAdmins.test(address);
      return !isOpen && roleOfPage(method, path.replaceAll(/:\w+/g, '1')) === undefined;
    });
    expect([...new Set(without)].sort()).toEqual(
      [
        'DELETE /Tags/:id/history',
        'DELETE /customers/:id',
        ...['customers', 'hardwares', 'name_translations', 'places', 'text_records', 'translations'].map(
          (resource) => `DELETE /${resource}/:id/history`,
        ),
        'GET /customers/new',
        'GET /places/:id/give',
        'POST /customers',
        'POST /customers/:id/password_link',
        'POST /places/:id/give',
        'POST /reports/letters',
      ].sort(),
    );
  });

  test.each(['/Tags/1/photographs', '/sessions/1/devices'])('%s answers 404 to visitors, too', async (path) => {
    expect(await visit(`GET ${path}`)).toBe('404');
  });

  test.each(['/Tags', '/Tags/mint', '/labels', '/coverage', '/sessions'])(
    '%s redirects to the sign-in without a preferred format, too',
    async (path) => {
      expect(await visit(`GET ${path}`, '*/*')).toBe('302 to sign in');
      expect(await visit(`GET ${path}`, 'application/json')).toBe('401');
    },
  );

  test('below the tools are all behind their gate', async () => {
    expect(await visit('GET /jobs/1/log')).toBe('302 to sign in');
  });
});

describe('JSON', () => {
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(url + pathLike(path), { method, headers: { Accept: 'application/json', ...headers } });
  const required = (contract: AppRouter) => operations(contract).filter(({ access }) => access === 'required');

  test('all operations of the management require a sign-in', () => {
    expect(required(managed)).toHaveLength(routesOf(managed).length);
  });

  test.each(required(managed))('$operationId refuses visitors with 401', async ({ method, path }) => {
    const answer = await ask(method, path.replace(/$/, '.json'));
    expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([401, 'not_signed_in']);
  });

  test.each(required(v1))('$operationId answers 400 without a token', async ({ method, path }) => {
    const answer = await ask(method, path);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { values: ['auth_token'] } }]);
  });

  const asking = [...operations(v1), ...operations(managed)].filter(
    ({ access }) => access === 'required' || access === 'optional',
  );
  test.each(asking)('$operationId refuses an unknown token before everything else', async ({ method, path }) => {
    const json = path.startsWith('/api/') ? path : `${path}.json`;
    const answer = await ask(method, json, { Authorization: 'Bearer nobodys' });
    expect([answer.status, answer.headers.get('x-error-reason')]).toEqual([401, 'unknown_token']);
  });
});
