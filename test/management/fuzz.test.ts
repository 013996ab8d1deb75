/**
 * Random values in the management: in JSON with a token, in requests of browsers with a session, and in cookies. Values of
 * the wrong type are invalid, and never cause a server error.
 *
 * Each run sends the same requests; another `FUZZ_SEED` sends others.
 */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc, { type Arbitrary } from 'fast-check';
import type { Resource } from '../../contracts/access.ts';
import { digestOf } from '../../src/model/sign-in/secret.ts';
import { startApp, type TestApp, translatorOf } from '../setup/app.ts';
import { signedIn } from '../setup/factories.ts';
import { encoded, jsonOf, type Parameters } from '../setup/fuzz-encoding.ts';
import type { FuzzRequest } from '../setup/fuzz-requests.ts';
import { connections, describeExchange, type FuzzAnswer, send } from '../setup/fuzz-send.ts';
import { wildName, wildValueFor, wrongTypes } from '../setup/fuzz-wild-values.ts';
import { bearer, groups, makeRecord, newFields, paths, resources } from '../setup/management.ts';
import { isWhole } from '../setup/tier.ts';

const seed = Number(process.env.FUZZ_SEED ?? 1);
const total = isWhole ? 1000 : 200;
const lanes = 8;

let app: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let records: Record<Resource, { id: number; fields: Parameters }>;
const agent = connections(lanes);

const secret = Buffer.alloc(32, 7).toString('base64url');
/** As `Browser` seals: who sits at it has the key. */
const seal = (purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

beforeAll(async () => {
  const text = 'translated';
  const network = { name: 'Museum', issuer: 'http://127.0.0.1:9', audience: 'app', client_id: 'app' };
  app = await startApp({
    translator: translatorOf(({ lang_code }) => ({ state: 'translated', text, lang_code })),
    env: { SOCIAL_PROVIDERS: JSON.stringify([network]) },
  });
  admin = await signedIn(app, { role: 'admin' });
  await app.db('sessions').insert({ customer_id: admin.id, digest: digestOf(secret), network: '127.0.0.1' });
  const made = resources.map(async (resource) => {
    const id = await makeRecord(app, resource, resource === 'customers' ? null : admin.id);
    return [resource, { id, fields: { ...(await newFields(app, resource, admin.id)) } }];
  });
  records = Object.fromEntries(await Promise.all(made));
});
afterAll(async () => {
  agent.destroy();
  await app.stop();
});

/** Mostly of a type that nothing here takes. */
const odd = (name: string) =>
  fc.oneof({ weight: 2, arbitrary: wrongTypes }, { weight: 1, arbitrary: wildValueFor(name) });

/** Names beside the record's fields that some handler reads. */
const others = ['auth_token', 'csrf_token', '_method', 'return_to', 'prefilled', 'tag_id', 'minor_edit'];

/** Fields of a resource, some of them wild, as they stand in a body: nested, flat, or with something wild for a group. */
const bodies = (resource: Resource): Arbitrary<Parameters> => {
  const { fields } = records[resource];
  const names = fc.oneof(fc.constantFrom(...Object.keys(fields), 'use_location', 'languages', 'origin'), wildName);
  const wild = (name: Arbitrary<string>) =>
    fc.array(
      name.chain((key) => fc.tuple(fc.constant(key), odd(key))),
      { maxLength: 2 },
    );
  const group = groups[resource];
  return fc
    .tuple(wild(names), wild(fc.constantFrom(...others)), fc.constantFrom('nested', 'flat', 'brackets', 'wild'))
    .chain(([changed, beside, shape]) => {
      const inside = { ...fields, ...Object.fromEntries(changed) };
      const around = Object.fromEntries(beside);
      if (shape === 'wild') return odd(group).map((value) => ({ [group]: value, ...around }));
      if (shape === 'flat') return fc.constant({ ...inside, ...around });
      if (shape === 'nested') return fc.constant({ [group]: inside, ...around });
      const flat = Object.entries(inside).map(([name, value]) => [`${group}[${name}]`, value]);
      return fc.constant({ ...Object.fromEntries(flat), ...around });
    });
};

/** With the token in a header; with whatever the fields have for one; or with a session. */
type Way = 'token' | 'fields' | 'session';

const recordRequest = (resource: Resource, way: Way): Arbitrary<FuzzRequest> =>
  fc
    .tuple(bodies(resource), fc.constantFrom('POST', 'POST', 'PATCH', 'PUT', 'GET'), fc.boolean(), odd('q'))
    .map(([body, method, isForm, q]) => {
      const path = ['PATCH', 'PUT'].includes(method)
        ? `${paths[resource]}/${records[resource].id}`
        : paths[resource] + (method === 'GET' && isForm ? '/new' : '');
      const query = method === 'GET' ? `?${encoded({ ...body, q, after: q })}`.slice(0, 8000) : '';
      const suffix = way === 'session' ? '' : '.json';
      return {
        method,
        target: `${path}${suffix}${query}`,
        headers: { ...headersFor(way, isForm), ...(method !== 'GET' && way === 'session' && csrf) },
        body: method === 'GET' ? undefined : isForm ? encoded(body) : jsonOf(body),
      };
    });

const csrf = { 'X-CSRF-Token': seal('csrf', '') };
const headersFor = (way: Way, isForm: boolean): Record<string, string> => ({
  'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
  ...(way === 'token' && bearer(admin.token)),
  ...(way === 'session' && { Accept: 'text/html', Cookie: `tags_browser=${secret}` }),
});

/** Pages that are no records', with wild fields. */
const otherPages: Record<string, string[]> = {
  '/login': ['email', 'password', 'return_to', 'csrf_token'],
  '/beacon-uuids': ['uuid'],
  '/beacon-uuids/1': ['active', '_method'],
  '/jobs': ['state', 'before', 'from'],
  '/jobs/retry': ['state', 'return_to'],
  '/sessions/0': ['_method'],
  '/login/Museum': ['return_to'],
  '/login/Museum/callback': ['code', 'state', 'iss', 'error'],
};

const pageRequest: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom(...Object.keys(otherPages)),
    fc.array(odd('any'), { minLength: 4, maxLength: 4 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([path, values, isForm, isRead]) => {
    const given = Object.fromEntries((otherPages[path] ?? []).map((name, index) => [name, values[index]]));
    const headers = { ...headersFor('session', isForm), ...(!isRead && csrf) };
    return isRead
      ? { method: 'GET', target: `${path}?${encoded(given)}`.slice(0, 8000), headers, body: undefined }
      : { method: 'POST', target: path, headers, body: isForm ? encoded(given) : jsonOf(given) };
  });

/** What a browser of its own make can put into its cookies, rightly sealed. */
const cookieRequest: Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('notice', 'departure'),
    fc.oneof(
      odd('any').map((value) => JSON.stringify(value) ?? ''),
      fc.constantFrom('{', '', '\0', '{"network":"Museum"}', '{"network":"Museum","state":1,"nonce":[],"verifier":{}}'),
      odd('any').map((value) => JSON.stringify({ network: 'Museum', state: value, nonce: value }) ?? ''),
    ),
    fc.constantFrom('/login', '/places', '/login/Museum/callback?code=1&state=1'),
  )
  .map(([name, json, target]) => {
    const text = Buffer.from(json).toString('base64url').slice(0, 8000);
    const sealed = `tags_${name}=${text}.${seal(name, text)}`;
    return {
      method: 'GET',
      target,
      headers: { Accept: 'text/html', Cookie: `tags_browser=${secret}; ${sealed}` },
      body: undefined,
    };
  });

/** What cannot be reached in this test is said to be out of reach; all else is a fault of ours. */
const away = ['runner_unavailable', 'social_unavailable', 'translation_unavailable'];

async function exchange(request: FuzzRequest): Promise<void> {
  let answer: FuzzAnswer | undefined;
  try {
    answer = await send(app.url, agent, request);
    const reason = String(answer.headers['x-error-reason']);
    if (answer.status >= 500 && !away.includes(reason)) throw new Error(`${answer.status} ${reason}`);
    if (/ at [\w.<>]+ \(|node_modules/.test(answer.text)) throw new Error('a stack in the answer');
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${describeExchange(request, answer)}`);
  }
}

describe(`${total} requests from FUZZ_SEED=${seed}`, () => {
  test('N5: values of wrong types in JSON, forms or cookies never cause a server error', async () => {
    const ofRecords = resources.flatMap((resource) =>
      (['token', 'fields', 'session', 'session'] as const).map((way) => recordRequest(resource, way)),
    );
    const requests = fc.oneof(...ofRecords, pageRequest, pageRequest, cookieRequest);
    const runs = await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        fc.check(fc.asyncProperty(requests, exchange), { seed: seed + lane, numRuns: Math.ceil(total / lanes) }),
      ),
    );
    const messages = runs.flatMap(({ errorInstance }) =>
      errorInstance instanceof Error ? [errorInstance.message] : [],
    );
    expect(messages.join('\n\n')).toBe('');
    expect(app.logged.filter(({ reason }) => reason === 'server_error')).toEqual([]);
  }, 300_000);
});
