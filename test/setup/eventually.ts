import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until the answer is true, for what tells nobody when it happens. Throws after `within` milliseconds.
 * A question that throws has not been answered yet.
 */
export async function eventually(
  what: string,
  question: () => boolean | Promise<boolean>,
  within = 30_000,
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
