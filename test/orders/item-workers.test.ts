/** J5: the workers of orders let a reader go first, of whom the test itself says when they come. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ProviderName } from '../../contracts/providers.ts';
import { connect, type Database } from '../../src/database/connect.ts';
import { ItemWorkers } from '../../src/runner/orders/item-workers.ts';
import { orderAnswers } from '../../src/runner/orders/orders.ts';
import { settings } from '../../src/runner/parts.ts';
import { Leases } from '../../src/runner/queue/leases.ts';
import { azureAt, log, type Scene, setScene } from '../runner/scene.ts';

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
  const { workers } = new ItemWorkers({ ...common, ...readers, leases, concurrency: 1, grace: 1000, firstPause: 2 });
  return { workers, orders: orderAnswers({ ...common, large: db, wake: () => workers.wake() }) };
}

/** So often it is looked whether the reader is still there before it goes. */
const looks = 10;

test('an item that has begun, and has called no provider yet, waits until the reader has gone', async () => {
  const owner = await scene.tag({ text: 'First' });
  const second = await scene.tag({ text: 'Second', ownerId: owner.ownerId ?? 0 });
  let looked = 0;
  let reader: 'yet to come' | 'there' | 'gone' = 'yet to come';
  const isThere = () => {
    if (reader === 'there' && ++looked > looks) reader = 'gone';
    return reader === 'there';
  };
  const { workers, orders } = work({ busy: () => (isThere() ? 1 : 0), isReaderWaiting: isThere });
  // The second item has begun, and looks what it is of: that moment the reader comes.
  db.on('query', ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    const isOfSecond = sql.startsWith('select') && bindings?.includes(second.textRecordId) === true;
    if (isOfSecond && scene.provider.calls.length === 1 && reader === 'yet to come') reader = 'there';
  });
  const asked: [string, string][] = [];
  scene.provider.respond(({ text }) => {
    asked.push([text, reader]);
    return 'ok';
  });
  const key = '00'.repeat(32);
  const wish = { lang_codes: ['fr'], parts: ['text' as const], states: ['missing' as const] };
  await orders.make({ customer_id: owner.ownerId ?? 0, place_id: null, tag_ids: null, ...wish, key }, undefined);
  await workers.claimDue();
  await scene.provider.called(2);
  await workers.stop();
  expect(asked).toEqual([
    ['First', 'yet to come'],
    ['Second', 'gone'],
  ]);
});
