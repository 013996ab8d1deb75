/** Bundles with a cursor: only the changes since then, and nothing of other customers. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { bundlePath, fetchBundle } from '../../../setup/bundles.ts';
import { createTag, signedIn, storeTranslation } from '../../../setup/factories.ts';
import { makeRecord } from '../../../setup/management.ts';

type Caller = Awaited<ReturnType<typeof signedIn>>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ownTag = ({ token }: Caller, more: object = {}) => createTag(app, { auth_token: token, ...more });
async function hiddenTag({ id: customer_id }: Caller) {
  const row = { customer_id, tag_identifier: randomBytes(6).toString('hex'), hidden: true };
  const [made] = await app.db('tags').insert(row).returning(['id', 'tag_identifier']);
  return made as { id: number; tag_identifier: string };
}
const place = (owner: Caller) => makeRecord(app, 'places', owner.id);
const change = (tag: { id: number }, row: object) => app.db('tags').where({ id: tag.id }).update(row);

/** Follows a bundle: what each next one says, as identifiers, those that are gone with a minus. */
async function follow(caller: Caller, query: Record<string, string | number> = {}) {
  let { cursor } = await fetchBundle(app, caller, query);
  return async () => {
    const next = await fetchBundle(app, caller, { ...query, since: cursor });
    cursor = next.cursor;
    return [...next.tags.map(({ tag_identifier }) => tag_identifier), ...next.gone.map((gone) => `-${gone}`)];
  };
}

const beacon = (identifier: string, major: number | null, more: object) => ({
  hardware_type: 'ble-beacon',
  identifier,
  major,
  minor: major,
  ...more,
});

describe('A delta', () => {
  test('B4: has one line for each changed tag, and none without a change', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    await ownTag(owner);
    const next = await follow(owner, { lang: 'fr' });
    expect(await next()).toEqual([]);
    await change(tag, { description: 'At the door' });
    expect(await next()).toEqual([tag.tag_identifier]);
    await storeTranslation(app, tag, 'fr', 'Bienvenue');
    expect(await next()).toEqual([tag.tag_identifier]);
    const made = await ownTag(owner);
    expect(await next()).toEqual([made.tag_identifier]);
    expect(await next()).toEqual([]);
  });

  test('B4: has the same line as a whole bundle', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    const query = { lang: 'all', expand: 'provenance' };
    const { cursor } = await fetchBundle(app, owner, query);
    await storeTranslation(app, tag, 'fr', 'Bienvenue');
    const delta = await fetchBundle(app, owner, { ...query, since: cursor });
    expect(delta.tags).toEqual((await fetchBundle(app, owner, query)).tags);
  });

  test('B4: reports a deleted or transferred tag as gone once, and to its new owner as changed', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const [deleted, given] = [await ownTag(owner), await ownTag(owner)];
    const [owners, others] = [await follow(owner), await follow(other)];
    await app.spec(owner).delete(`/Tags/${deleted.id}.json`).expectStatus(204);
    expect(await owners()).toEqual([`-${deleted.tag_identifier}`]);
    await change(given, { customer_id: other.id });
    expect(await owners()).toEqual([`-${given.tag_identifier}`]);
    expect(await others()).toEqual([given.tag_identifier]);
    await change(given, { description: 'Theirs now' });
    expect(await owners()).toEqual([]);
    expect(await others()).toEqual([given.tag_identifier]);
  });

  test('B4: reports a tag moved from A by way of B to C as gone from A, present in C, and not at all in D', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    const [a, b, c, d] = [await place(owner), await place(owner), await place(owner), await place(owner)];
    await change(tag, { place_id: a });
    const [inA, inC, inD] = [
      await follow(owner, { place_id: a }),
      await follow(owner, { place_id: c }),
      await follow(owner, { place_id: d }),
    ];
    for (const place_id of [b, c]) await change(tag, { place_id });
    expect([await inA(), await inC(), await inD()]).toEqual([[`-${tag.tag_identifier}`], [tag.tag_identifier], []]);
    await app.spec(owner).delete(`/places/${c}.json`).expectStatus(204);
    expect([await inA(), await inD()]).toEqual([[], []]);
    await app.spec(owner).get(bundlePath).withQueryParams({ place_id: c }).expectStatus(400);
  });

  test('B4: never contains another customer’s tag in the place', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const here = await place(owner);
    const next = await follow(owner, { place_id: here });
    const theirs = await ownTag(other);
    await change(theirs, { place_id: here });
    await change(theirs, { description: 'Not yours' });
    await app.spec(other).delete(`/Tags/${theirs.id}.json`).expectStatus(204);
    expect(await next()).toEqual([]);
  });

  test('B4: never names a tag that was always hidden, and reports a newly hidden one as gone once', async () => {
    const owner = await signedIn(app);
    const [a, b] = [await place(owner), await place(owner)];
    const [all, inA] = [await follow(owner), await follow(owner, { place_id: a })];
    const secret = await hiddenTag(owner);
    await change(secret, { description: 'Behind the curtain', place_id: a });
    await app.db('text_records').insert({ tag_id: secret.id });
    await change(secret, { place_id: b });
    expect([await all(), await inA()]).toEqual([[], []]);
    await app.spec(owner).delete(`/Tags/${secret.id}.json`).expectStatus(204);
    expect([await all(), await inA()]).toEqual([[], []]);

    const shown = await hiddenTag(owner);
    await change(shown, { place_id: a, hidden: false });
    expect([await all(), await inA()]).toEqual([[shown.tag_identifier], [shown.tag_identifier]]);
    await change(shown, { description: 'At the door' });
    await change(shown, { hidden: true });
    await change(shown, { place_id: b });
    expect([await all(), await inA()]).toEqual([[`-${shown.tag_identifier}`], [`-${shown.tag_identifier}`]]);
    await change(shown, { description: 'Behind the curtain' });
    await app.spec(owner).delete(`/Tags/${shown.id}.json`).expectStatus(204);
    expect([await all(), await inA()]).toEqual([[], []]);
  });

  test('B4: reports a tag that is hidden, edited and deleted in one transaction as gone', async () => {
    const owner = await signedIn(app);
    const tag = await ownTag(owner);
    const next = await follow(owner);
    await app.db.transaction(async (trx) => {
      await trx('tags').where({ id: tag.id }).update({ hidden: true });
      await trx('tags').where({ id: tag.id }).update({ description: 'Not for long' });
      await trx('tags').where({ id: tag.id }).delete();
    });
    expect(await next()).toEqual([`-${tag.tag_identifier}`]);
    expect(await next()).toEqual([]);
  });

  test('B4: has a line when another customer’s hardware ends a stand-in', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const tag = await ownTag(owner);
    const uuid = randomBytes(16).toString('hex').toUpperCase();
    await app.db('hardwares').insert(beacon(uuid, null, { tag_id: tag.id }));
    const { cursor, tags } = await fetchBundle(app, owner);
    await app.db('hardwares').insert(beacon(uuid, 1, { customer_id: other.id }));
    const delta = await fetchBundle(app, owner, { since: cursor });
    const standing = (all: typeof tags) => all.map(({ hardware }) => hardware[0]?.stands_in);
    expect([standing(tags), standing(delta.tags)]).toEqual([[true], [false]]);
  });
});

test('B4: a change of a transaction that is open during a bundle is in the next delta', async () => {
  const owner = await signedIn(app);
  const [late, early] = [await ownTag(owner), await ownTag(owner)];
  const next = await follow(owner);
  const trx = await app.db.transaction();
  await trx('tags').where({ id: late.id }).update({ description: 'late' });
  await change(early, { description: 'early' });
  const whole = await follow(owner);
  expect(await next()).toEqual([early.tag_identifier]);
  await trx.commit();
  expect([await next(), await whole()]).toEqual([[late.tag_identifier], [late.tag_identifier]]);
});

describe('A cursor', () => {
  const refused = (caller: Caller, since: string, query: Record<string, string | number> = {}) =>
    app
      .spec(caller)
      .get(bundlePath)
      .withQueryParams({ ...query, since })
      .expectStatus(410)
      .expectHeader('x-error-reason', 'cursor_expired')
      .expectJson('error.code', 'InvalidRequest');

  test('B4: is valid only for its customer, place and set of languages', async () => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const here = await place(owner);
    const query = { lang: 'fr,de' };
    const { cursor } = await fetchBundle(app, owner, query);
    for (const same of [query, { lang: 'DE-at, fr,xx,de' }, { ...query, expand: 'provenance' }])
      await fetchBundle(app, owner, { ...same, since: cursor });
    for (const another of [{ lang: '' }, { lang: 'fr' }, { lang: 'all' }, { ...query, place_id: here }])
      await refused(owner, cursor, another);
    await refused(other, cursor, query);
  });

  test('B4: is refused if it is malformed, forged or expired', async () => {
    const owner = await signedIn(app);
    const { cursor } = await fetchBundle(app, owner);
    const [mark, database, day, next, snapshot] = Buffer.from(cursor, 'base64url').toString().split(' ');
    const forged = (...parts: unknown[]) => Buffer.from([mark, ...parts].join(' ')).toString('base64url');
    const huge = '9'.repeat(20);
    for (const since of [
      ...['x', '0', cursor.slice(0, -3), `x${cursor}`, '\0', 'é', 'a'.repeat(5000)],
      ...[forged(), forged('x', day, next, snapshot), forged(`${database}\0`, day, next, snapshot)],
      forged(database, '2020-01-01', next, snapshot),
      ...['9999-99-99', '0000-00-00', 'infinity', '2020-01-01 x'].map((odd) => forged(database, odd, next, snapshot)),
      ...[huge, '0x1', '-1', ''].map((odd) => forged(database, day, odd, snapshot)),
      ...[`${huge}:${huge}:`, '5:1:', '0:0:', '1:2:9,3', '::'].map((odd) => forged(database, day, next, odd)),
    ])
      await refused(owner, since);
    await app.spec(owner).get(`${bundlePath}?since=a&since=b`).expectStatus(410);
    await fetchBundle(app, owner, { since: cursor });
  });

  test('B4: is refused if it comes from an earlier database', async () => {
    const elsewhere = await startApp();
    try {
      const owner = await signedIn(app);
      const { cursor } = await fetchBundle(app, owner);
      await elsewhere.db.raw(`alter table customers alter column id restart with ${owner.id}`);
      const again = await signedIn(elsewhere);
      expect(again.id).toBe(owner.id);
      await elsewhere.spec(again).get(bundlePath).withQueryParams({ since: cursor }).expectStatus(410);
    } finally {
      await elsewhere.stop();
    }
  });
});
