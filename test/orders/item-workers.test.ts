/** J5: the workers of orders let a reader go first, of whom the test itself says when they come. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ProviderName } from '../../contracts/providers.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { itemWorkersOf } from '../../src/runner/orders/item-workers.ts';
import { orderAnswers } from '../../src/runner/orders/orders.ts';
import { settings } from '../../src/runner/parts.ts';
import { Leases } from '../../src/runner/queue/leases.ts';
import { azureAt, log, type Scene, setScene } from '../runner/scene.ts';
import { eventually } from '../setup/eventually.ts';

let scene: Scene;
let db: Database;
beforeEach(async () => {
  scene = await setScene();
  db = connect(scene.url, { pool: 4, name: 'itemWorkers', log, settings });
});
afterEach(async () => {
  await db.destroy();
  await scene.end();
});

/** Orders, and one worker of theirs. */
function work(readers: { busy(): number; isReaderWaiting(): boolean }) {
  const names: ProviderName[] = ['azure'];
  const common = {
    db,
    log,
    providers: [azureAt(scene.provider.url)],
    remembering: { scope: 'all' as const, providers: names },
    caps: { all: 1_000_000, unowned: 1_000_000, owner: 0, tag: 0 },
  };
  const leases = new Leases({ runner: 'itemWorkers', length: 10_000 });
  const workers = itemWorkersOf({ ...common, ...readers, leases, concurrency: 1, grace: 1000, firstPause: 2 });
  return { workers, orders: orderAnswers({ ...common, large: db, wake: () => workers.wake() }) };
}

/** So often it is looked whether the reader is still there before it goes. */
const looks = 10;

test('the next item begins when the reader has gone who came during the call for the first', async () => {
  const owner = await scene.tag({ text: 'First' });
  await scene.tag({ text: 'Second', ownerId: owner.ownerId ?? 0 });
  let looked = 0;
  let reader: 'yet to come' | 'there' | 'gone' = 'yet to come';
  const isThere = () => {
    // Counted once the first item has ended: until then there is no room for another.
    if (reader === 'there' && workers.running.size === 0 && ++looked > looks) reader = 'gone';
    return reader === 'there';
  };
  const { workers, orders } = work({ busy: () => (isThere() ? 1 : 0), isReaderWaiting: isThere });
  const asked: [string, string][] = [];
  scene.provider.respond(({ text }) => {
    asked.push([text, reader]);
    if (reader === 'yet to come') reader = 'there';
    return 'ok';
  });
  const key = '00'.repeat(32);
  const wish = { lang_codes: ['fr'], parts: ['text' as const], states: ['missing' as const] };
  await orders.make({ customer_id: owner.ownerId ?? 0, place_id: null, tag_ids: null, ...wish, key }, undefined);
  await eventually('both are asked for', async () => {
    await workers.claimDue();
    return asked.length === 2;
  });
  await workers.stop();
  expect(asked).toEqual([
    ['First', 'yet to come'],
    ['Second', 'gone'],
  ]);
});
