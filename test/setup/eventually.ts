import { setTimeout as pause } from 'node:timers/promises';

/** Long enough for a machine that has much else to do. Who expects tests to fail has less: milliseconds. */
const patience = Number(process.env.TEST_PATIENCE ?? 120_000);

/**
 * Asks again until the answer is true, for what tells nobody when it happens. Throws after `within` milliseconds.
 * A question that throws has not been answered yet.
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
