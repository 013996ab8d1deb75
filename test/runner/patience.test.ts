/** The failover from a silent runner to the next one, with a fake clock, which only this file has. */
import { expect, jest, test } from '@jest/globals';
import { failover } from '../../src/channel/failover.ts';

test('a slow runner that answers other requests causes no failover; a silent one does', async () => {
  jest.useFakeTimers();
  try {
    const asked: string[] = [];
    const { ask } = failover(['first', 'second'] as never[], { info() {}, warn() {} });
    const held = Promise.withResolvers<string>();
    const slow = ask(
      (channel) => {
        asked.push(String(channel));
        return held.promise;
      },
      { limit: 60_000 },
    );
    for (let n = 0; n < 10; n += 1) {
      await jest.advanceTimersByTimeAsync(100);
      await ask(async () => 'quick', { limit: 60_000 });
    }
    expect(asked).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(600);
    expect(asked).toEqual(['first', 'second']);
    held.resolve('at last');
    expect(await slow).toBe('at last');
  } finally {
    jest.useRealTimers();
  }
});
