import { setTimeout as pause } from 'node:timers/promises';

/** The default timeout in milliseconds, long enough for a busy machine; shorter where tests are expected to fail. */
const patience = Number(process.env.TEST_PATIENCE ?? 120_000);

/**
 * Polls until the answer is true, for conditions without a signal. Throws after `within` milliseconds. A poll that
 * throws counts as false.
 */
export async function eventually(
  what: string,
  question: () => boolean | Promise<boolean>,
  within = patience,
): Promise<void> {
  const deadline = Date.now() + within;
  let last: unknown;
  for (;;) {
    try {
      if (await question()) return;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`Not within ${within} ms: ${what}`, { cause: last });
    await pause(20);
  }
}
