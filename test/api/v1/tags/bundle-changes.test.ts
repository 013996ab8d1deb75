/** A client that only applies deltas has the same as a fresh bundle, despite concurrent writes and several web processes. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Transaction } from '../../../../src/database/transaction.ts';
import { type RandomSource, randomFrom } from '../../../faults/random-source.ts';
import { startApp, type TestApp } from '../../../setup/app.ts';
import { apply, type ClientCopy, fetchBundle } from '../../../setup/bundles.ts';
import { signedIn } from '../../../setup/factories.ts';
import { makeRecord, makeText } from '../../../setup/management.ts';
import { isWhole } from '../../../setup/tier.ts';
import { type Action, actionOf, type World } from '../../../trials/journal/writes.ts';

let apps: [TestApp, TestApp];
let writers: Writers;
beforeAll(async () => {
  const one = await startApp();
  apps = [one, await startApp({ databaseUrl: one.databaseUrl, env: { PUBLIC_URL: one.config.publicUrl } })];
});
beforeEach(() => {
  writers = new Writers();
});
// What fails leaves them open, and a service would wait for them.
afterEach(() => writers.end());
afterAll(async () => {
  await apps[1].stop();
  await apps[0].stop();
});

/** Somebody who keeps a bundle. */
interface Keeper extends ClientCopy {
  caller: { token: string };
  query: Record<string, string | number>;
}

async function newWorld(app: TestApp): Promise<{ world: World; keepers: Keeper[] }> {
  const [one, two] = [await signedIn(app), await signedIn(app)];
  const places: number[] = [];
  for (const { id } of [one, one, two]) places.push(await makeRecord(app, 'places', id));
  const name = randomBytes(4).toString('hex').toUpperCase();
  const world: World = { customers: [one.id, two.id], beacons: [`${name}-A`, `${name}-B`] };
  for (const { id } of [one, one, one, two]) await makeText(app, await makeRecord(app, 'tags', id));
  const keep = (caller: typeof one, query: Keeper['query']): Keeper => ({
    caller,
    query,
    tags: new Map(),
    cursor: undefined,
  });
  const [first = 0, second = 0, theirs = 0] = places;
  return {
    world,
    keepers: [
      ...[keep(one, { lang: 'all', expand: 'provenance' }), keep(one, {}), keep(two, { lang: 'fr' })],
      ...[keep(one, { place_id: first }), keep(one, { place_id: second, lang: 'fr,de' })],
      keep(two, { place_id: theirs, lang: 'all' }),
    ],
  };
}

/** A place that is gone is nobody's to follow. */
const isThere = async ({ db }: TestApp, { query }: Keeper) =>
  query.place_id === undefined || (await db('places').where({ id: query.place_id }).first('id')) !== undefined;

async function catchUp(random: RandomSource, keeper: Keeper): Promise<void> {
  if (!(await isThere(apps[0], keeper))) return;
  const { caller, query, cursor } = keeper;
  apply(
    keeper,
    await fetchBundle(random.pick(apps), caller, cursor === undefined ? query : { ...query, since: cursor }),
  );
}

/** What a keeper has otherwise than a fresh bundle. */
async function faultsOf(random: RandomSource, keeper: Keeper): Promise<object[]> {
  if (!(await isThere(apps[0], keeper))) return [];
  const fresh = await fetchBundle(random.pick(apps), keeper.caller, keeper.query);
  const hashes = new Map(fresh.tags.map((tag) => [tag.tag_identifier, tag.hash]));
  return [...new Set([...hashes.keys(), ...keeper.tags.keys()])]
    .filter((identifier) => hashes.get(identifier) !== keeper.tags.get(identifier)?.hash)
    .map((identifier) => ({
      query: keeper.query,
      identifier,
      kept: keeper.tags.get(identifier),
      is: hashes.get(identifier),
    }));
}

/** Transactions that stay open while others commit. */
class Writers {
  readonly #open: Transaction[] = [];

  async write(app: TestApp, random: RandomSource, action: Action): Promise<void> {
    const held = this.#open.length > 0 && random.percent(40);
    const trx = held ? (this.#open.shift() as Transaction) : await app.db.transaction();
    const isDone = await act(trx, action);
    if (isDone && this.#open.length < 3 && random.percent(50)) this.#open.push(trx);
    else if (isDone && random.percent(85)) await trx.commit();
    else await trx.rollback();
  }

  async end(): Promise<void> {
    for (const trx of this.#open.splice(0).reverse()) await trx.commit();
  }
}

/** Whether it could be done: what another holds is given up, as this program would wait for itself. */
async function act(trx: Transaction, action: Action): Promise<boolean> {
  try {
    await trx.raw(`set local lock_timeout = '20ms'`);
    for (const [sql, values] of action) await trx.raw(sql, values as never);
    return true;
  } catch {
    return false;
  }
}

test.each(isWhole ? [1, 2, 3] : [1])(
  'B4: after 300 random changes, deltas and a fresh bundle are the same (seed %i)',
  async (seed) => {
    const random = randomFrom(seed, 0);
    const { world, keepers } = await newWorld(apps[0]);
    for (const keeper of keepers) await catchUp(random, keeper);
    for (let n = 1; n <= 300; n += 1) {
      await writers.write(random.pick(apps), random, actionOf(world, random));
      if (random.percent(20)) await catchUp(random, random.pick(keepers));
      if (n % 100 === 0) await writers.end();
      if (n % 50 > 0) continue;
      for (const keeper of keepers) {
        await catchUp(random, keeper);
        expect([n, await faultsOf(random, keeper)]).toEqual([n, []]);
      }
    }
    const kept = await Promise.all(keepers.map(async (keeper) => (await isThere(apps[0], keeper)) && keeper.tags.size));
    expect(kept.filter(Boolean)).not.toEqual([]);
  },
  120_000,
);
