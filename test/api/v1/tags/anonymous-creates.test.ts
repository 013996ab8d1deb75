/** T25: limits of what one address may create without a token, counted exactly and across all processes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AnonymousCaller } from '../../../../src/model/tags/anonymous-creates.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { createTag, type MadeTag, newTag, signedIn } from '../../../setup/factories.ts';
import { bearer, makeRecord } from '../../../setup/management.ts';
import type { Expectation } from '../../../setup/spec.ts';

const tooManyCreates = {
  error: {
    message: 'Too much was created from this address without a token. Sign in, or try again later.',
    code: 'TooManyRequests',
  },
};
/** Blank is as if it were not set. */
const defaults = { ANONYMOUS_CREATES_PER_MINUTE: '', ANONYMOUS_CREATES_PER_DAY: '', ANONYMOUS_CHARACTERS_PER_DAY: '' };
const trusting = { TRUSTED_PROXIES: '127.0.0.1' };

let unlimited: TestApp;
/** Two web processes with the defaults, on the same database. */
let apps: [TestApp, TestApp];
const others: TestApp[] = [];

const startWith = async (env: Record<string, string>) => {
  const app = await startApp({ env: { ...trusting, ...env }, databaseUrl: unlimited.databaseUrl });
  others.push(app);
  return app;
};

beforeAll(async () => {
  unlimited = await startApp();
  apps = [await startWith(defaults), await startWith(defaults)];
});
afterAll(async () => {
  for (const app of others) await app.stop();
  await unlimited?.stop();
});

/** Each test calls from a network of its own. */
let address: string;
let networks = 0;
beforeEach(() => {
  networks += 1;
  address = `198.51.100.${networks}`;
});

const from = (ip = address) => ({ 'X-Forwarded-For': ip });
const create = (app: TestApp, more: object = {}, headers = {}) =>
  app
    .spec()
    .post('/api/v1/tags/create')
    .withHeaders({ ...from(), ...headers })
    .withJson(newTag({ ...more }));
const attach = (app: TestApp, tag: MadeTag, more: object = {}, headers = {}) =>
  app
    .spec()
    .post('/api/v1/tags/addHardwareIdToTag')
    .withHeaders({ ...from(), ...headers })
    .withJson({ id: tag.tag_identifier, hardware_id: randomUUID(), hardware_type: 'nfc', ...more });

const counted = () => unlimited.db('anonymous_creates').where({ network: address }).first();
/** As if so many had been stored already. */
const spend = (counts: {
  in_minute?: number;
  in_day?: number;
  characters_in_day?: number;
  minute_from?: Date;
  day_from?: Date;
}) => {
  const now = new Date();
  const fresh = { minute_from: now, in_minute: 0, day_from: now, in_day: 0, characters_in_day: 0 };
  return unlimited.db('anonymous_creates').insert({ network: address, ...fresh, ...counts });
};
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const tags = async () => Number((await unlimited.db('tags').count('* as count'))[0]?.count);

/** Refused, for so many seconds at most. */
const tooMany =
  (most: number): Expectation =>
  ({ res }) => {
    expect([res.statusCode, res.headers['x-error-reason']]).toEqual([429, 'too_many_creates']);
    expect(res.json).toEqual(tooManyCreates);
    const seconds = Number(res.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(most);
  };

describe('T25: without a token, one address', () => {
  test('creates exactly 60 in a minute, even by concurrent requests to several processes', async () => {
    const before = await tags();
    const eitherWay: Expectation = (exchange) => exchange.res.statusCode === 200 || tooMany(60)(exchange);
    const specs = Array.from({ length: 100 }, (_, index) =>
      create(apps[index % 2] as TestApp, { name: 'Entrance' }).expect(eitherWay),
    );
    const answers = await Promise.all(specs);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect(await tags()).toBe(before + 60);
    expect(await counted()).toMatchObject({ in_minute: 60, in_day: 60 });
  });

  test('creates again in the next minute', async () => {
    await spend({ in_minute: 60, in_day: 60, minute_from: ago(50) });
    await create(apps[0]).expect(tooMany(10));
    await unlimited
      .db('anonymous_creates')
      .where({ network: address })
      .update({ minute_from: ago(60) });
    await create(apps[0]).expectStatus(200);
    expect(await counted()).toMatchObject({ in_minute: 1, in_day: 61 });
  });

  test('creates 2 000 in a day, which starts again 24 hours after its first', async () => {
    await spend({ in_day: 1999, day_from: ago(86_000), minute_from: ago(100) });
    await create(apps[0]).expectStatus(200);
    await create(apps[1]).expect(tooMany(400));
    await unlimited
      .db('anonymous_creates')
      .where({ network: address })
      .update({ day_from: ago(86_400) });
    await create(apps[0]).expectStatus(200);
    expect(await counted()).toMatchObject({ in_day: 1, characters_in_day: '7' });
  });

  test('stores 2 000 000 characters of text and name in a day, counted as code points', async () => {
    await spend({ characters_in_day: 1_999_990 });
    await create(apps[0], { text: 'x'.repeat(11) }).expect(tooMany(86_400));
    await create(apps[0], { text: '😀'.repeat(6), name: 'ßßß' }).expectStatus(200);
    await create(apps[0], { text: 'xy' }).expect(tooMany(86_400));
    await create(apps[0], { text: 'x' }).expectStatus(200);
    expect(await counted()).toMatchObject({ in_day: 2, characters_in_day: '2000000' });
  });

  test('attaches hardware within the same limits', async () => {
    const tag = await createTag(unlimited);
    await spend({ in_minute: 59 });
    await attach(apps[0], tag).expectStatus(200);
    await attach(apps[1], tag).expect(tooMany(60));
    await create(apps[0]).expect(tooMany(60));
    expect(await unlimited.db('hardwares').where({ tag_id: tag.id })).toHaveLength(1);
  });

  test('is the /64 of an IPv6 address', async () => {
    const [one, other] = ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2'];
    address = '2001:db8:7:7::/64';
    await spend({ in_minute: 59 });
    await create(apps[0], {}, from(one)).expectStatus(200);
    await create(apps[0], {}, from(other)).expect(tooMany(60));
    await create(apps[0], {}, from('2001:db8:7:8::1')).expectStatus(200);
  });
});

describe('T25: only stored changes count', () => {
  test('a refused request does not count', async () => {
    const tag = await create(unlimited, { hardware_id: 'TAKEN', hardware_type: 'qr' }).returns('tags[0]');
    const owner = await signedIn(unlimited);
    const owned = await makeRecord(unlimited, 'tags', owner.id);
    const { tag_identifier } = await unlimited.db('tags').where({ id: owned }).first();
    const attempts = [
      await create(apps[0], { lang: 'xx' }),
      await create(apps[0], { parent_id: 2_000_000_000 }),
      await create(apps[0], { hardware_id: 'TAKEN', hardware_type: 'qr' }),
      await create(apps[0], {}, bearer('unknown')),
      await attach(apps[0], { ...tag, tag_identifier: '000000000000' }),
      await attach(apps[0], { ...tag, tag_identifier }),
    ];
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 401, 404, 403]);
    expect(await counted()).toBeUndefined();
  });

  test('H10: a request that changes nothing does not count and is never refused', async () => {
    const tag = await createTag(unlimited);
    const item = { hardware_id: randomUUID(), lat: 52.5, lon: 4.25 };
    await attach(apps[0], tag, item).expectStatus(200);
    const same = await Promise.all(Array.from({ length: 10 }, () => attach(apps[1], tag, item)));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await counted()).toMatchObject({ in_minute: 1 });
    await attach(apps[0], tag, { ...item, lat: 53.5 }).expectStatus(200);
    expect(await counted()).toMatchObject({ in_minute: 2 });

    await unlimited.db('anonymous_creates').where({ network: address }).update({ in_minute: 60 });
    await attach(apps[0], tag, { ...item, lat: 53.5 }).expectStatus(200);
    await attach(apps[0], tag, item).expect(tooMany(60));
    expect(await unlimited.db('hardwares').where({ tag_id: tag.id }).first()).toMatchObject({ latitude: 53.5 });
  });

  test('a request of a customer does not count and is not limited by strangers at the same address', async () => {
    await spend({ in_minute: 60, in_day: 2000, characters_in_day: 2_000_000 });
    const { token } = await signedIn(unlimited);
    const tag = await create(apps[0], {}, bearer(token)).expectStatus(200).returns('tags[0]');
    await attach(apps[0], tag, {}, bearer(token)).expectStatus(200);
    expect(await counted()).toMatchObject({ in_minute: 60, in_day: 2000 });
  });
});

describe('T25: a limit of 0', () => {
  test.each([
    ['ANONYMOUS_CREATES_PER_MINUTE', { in_minute: 1000 }],
    ['ANONYMOUS_CREATES_PER_DAY', { in_day: 10_000 }],
    ['ANONYMOUS_CHARACTERS_PER_DAY', { characters_in_day: 10_000_000 }],
  ])('disables only that limit: %s', async (name, spent) => {
    await spend(spent);
    await create(await startWith({ ...defaults, [name]: '0' })).expectStatus(200);
    const rest = Object.keys(defaults).filter((other) => other !== name);
    const strict = Object.fromEntries(rest.map((other) => [other, '1']));
    await create(await startWith({ [name]: '0', ...strict })).expect(tooMany(86_400));
  });
});

test('T25: counts of past days are pruned', async () => {
  await spend({ in_day: 5, day_from: ago(86_500) });
  const kept = Number((await unlimited.db('anonymous_creates').count('* as count'))[0]?.count);
  expect(await AnonymousCaller.prune(unlimited.db)).toBeGreaterThanOrEqual(1);
  expect(await counted()).toBeUndefined();
  expect(Number((await unlimited.db('anonymous_creates').count('* as count'))[0]?.count)).toBeLessThan(kept);
});
