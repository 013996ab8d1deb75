/** How long a runner may be silent before the next one is asked, by a clock that stands in for the real one: of this file alone. */
import { expect, jest, test } from '@jest/globals';
import { failover } from '../../src/channel/failover.ts';

test('one that is only slow, and answers others, keeps the next one in peace; one that falls silent does not', async () => {
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
