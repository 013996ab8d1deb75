/** What a command has opened, to be closed in the opposite order when it ends. */
export class Opened {
  readonly #closers: (() => unknown)[] = [];

  /** Remembers how to close what was opened just now. */
  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything, the last first; one that fails keeps none of the others open. */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (const close of this.#closers.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}

/**
 * Runs a command until it is done, or SIGTERM, SIGINT or SIGHUP asks it to stop, and ends the process when everything
 * that it opened is closed. A signal that arrives during the start lets the current step end first, so that nothing
 * stays behind half open. A second signal changes nothing: one to the whole group arrives from npm as well.
 */
export async function runUntilStopped(
  command: (opened: Opened, signal: AbortSignal) => Promise<void>,
  explain: (error: unknown) => string,
): Promise<never> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  // A terminal that has gone away is no reason to leave the rest unclosed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const opened = new Opened();
  let code = 0;
  const fail = (error: unknown) => {
    console.error(explain(error));
    code = 1;
  };
  await command(opened, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) fail(error);
  });
  await opened.close().catch(fail);
  process.exit(code);
}

/** Resolves when the command is asked to stop. */
export function asked(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
