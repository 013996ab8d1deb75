/** A bundle store of the TypeScript SDK that fetches only changes equals a full bundle. */
import { expect, test } from '@jest/globals';
import { BundleStore } from '../../generated/typescript/dist/index.js';
import { changes, recordedBundles } from './offline/recorded.ts';
import { storeShows } from './offline/store-shows.ts';

test(`B6: after ${changes} changes the store equals a full bundle, and answers like the service`, async () => {
  for (const { steps, saved, lookups } of await recordedBundles()) {
    const store = new BundleStore();
    for (const step of steps) await store[step.do === 'load' ? 'load' : 'apply'](step.text);
    expect([...store.save()].join('')).toBe(saved);
    expect(lookups.map(({ asks }) => ({ asks, shows: storeShows(store, asks) }))).toEqual(lookups);
    expect(lookups.filter(({ shows }) => shows).length).toBeGreaterThan(changes / 20);
  }
});
