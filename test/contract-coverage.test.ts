/** The witness that records responses during tests: it reports those that differ from the OpenAPI document. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AppRoute } from '@ts-rest/core';
import { management, v1 } from '../contracts/index.ts';
import { witness } from './setup/contract-coverage.ts';

interface Given {
  status?: number;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

const ofThisRun = process.env.CONTRACT_COVERAGE;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'witness-'));
  process.env.CONTRACT_COVERAGE = directory;
});
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(() => {
  process.env.CONTRACT_COVERAGE = ofThisRun;
});

/** What the witness notes of an answer of an operation. */
async function noted(
  { status = 200, headers = {}, body }: Given,
  tsRestRoute: AppRoute = v1.tags.show,
): Promise<string | undefined> {
  const server = createServer((req, res) => {
    witness(req, res);
    Object.assign(req, { tsRestRoute });
    res.statusCode = status;
    for (const [name, value] of Object.entries({ 'X-Request-Id': 'one', ETag: '"1"', ...headers }))
      if (value !== undefined) res.setHeader(name, value);
    res.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  return readFileSync(join(directory, 'seen'), 'utf8').trim().split('\n').at(-1);
}

const text = { text: 'Welcome', lang: 'en' };
const tag = {
  id: 17,
  tag_identifier: '4f0c9a17be52',
  description: null,
  name: text,
  gender: 'm',
  image_url: null,
  text_url: 'example.com',
  translation: text,
};
const notFound = { error: { message: 'Tag not found', code: 'InvalidRequest' } };
const reason = { 'X-Error-Reason': 'tag_not_found' };

test('N5: records a documented answer by its operation and status alone', async () => {
  expect(await noted({ body: { tags: [tag] }, headers: { 'X-Translation-Status': 'stored' } })).toBe('showTag 200');
  expect(await noted({ status: 404, body: notFound, headers: reason })).toBe('showTag 404');
  expect(await noted({ status: 304 })).toBe('showTag 304');
});

test.each<[string, Given, string]>([
  [
    'an additional field',
    { body: { tags: [{ ...tag, place: 1 }] } },
    '200 misshapen: data/tags/0 must NOT have additional',
  ],
  [
    'a field of another type',
    { body: { tags: [{ ...tag, id: '17' }] } },
    '200 misshapen: data/tags/0/id must be integer',
  ],
  ['a missing field', { body: { tags: [] } }, '200 misshapen: data/tags must NOT have fewer'],
  ['no body', {}, '200 misshapen: data must be object'],
  [
    'an unknown code',
    { status: 404, headers: reason, body: { error: { message: '', code: 'NotFound' } } },
    '404 misshapen: data/error/code',
  ],
  [
    'an undocumented reason',
    { status: 404, headers: { 'X-Error-Reason': 'unknown_path' }, body: notFound },
    '404 misshapen: unknown_path is not among the reasons',
  ],
  [
    'an undocumented header',
    { status: 404, headers: { ...reason, Link: '<x>' }, body: notFound },
    '404 misshapen: Link is not among the headers',
  ],
  ['a missing header', { body: { tags: [tag] }, headers: { ETag: undefined } }, '200 misshapen: it has no ETag'],
  ['an undocumented status', { status: 202, body: notFound }, '202 misshapen: not in the OpenAPI document'],
])('N5: %s is reported', async (_, given, fault) => {
  expect(await noted(given)).toContain(`showTag ${fault}`);
});

describe('N5: the management operations', () => {
  const { index, create, update } = management.places;
  const place = {
    id: 17,
    customer_id: 3,
    name: null,
    names: {},
    latitude: 52.37,
    longitude: null,
    image_url: null,
    created_at: '2026-11-21T12:00:00.000Z',
    updated_at: '2026-11-21T12:00:00.000Z',
    url: 'http://127.0.0.1:3000/places/17.json',
  };
  const Location = place.url;

  test('records a documented answer by its operation and status alone', async () => {
    expect(await noted({ body: [place], headers: { 'X-Total-Count': '1' } }, index)).toBe('listPlaces 200');
    expect(await noted({ status: 201, body: place, headers: { Location } }, create)).toBe('createPlace 201');
    expect(await noted({ status: 204 }, update)).toBe('updatePlace 204');
    expect(await noted({ status: 422, body: { name: ['is too long'] } }, update)).toBe('updatePlace 422');
  });

  test.each<[string, AppRoute, Given, string]>([
    ['a list without X-Total-Count', index, { body: [] }, '200 misshapen: it has no X-Total-Count'],
    ['a new record without Location', create, { status: 201, body: place }, '201 misshapen: it has no Location'],
    [
      'a missing field',
      create,
      { status: 201, body: { ...place, url: undefined }, headers: { Location } },
      "201 misshapen: data must have required property 'url'",
    ],
    ['a body of a 204', update, { status: 204, body: place }, '204 misshapen: it has a body'],
    [
      'messages that are not a list',
      update,
      { status: 422, body: { name: 'is too long' } },
      '422 misshapen: data/name',
    ],
  ])('%s is reported', async (_, route, given, fault) => {
    expect(await noted(given, route)).toContain(fault);
  });
});
