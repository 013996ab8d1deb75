/** A process' life: it works until it is done or told to stop, closes what it has opened, and says in one line what went wrong. */
import type { ChildProcess } from 'node:child_process';
import { isatty } from 'node:tty';

/** What a process has opened, to be closed in the opposite order when it ends. */
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
 * Works until that is done, or SIGTERM, SIGINT, SIGHUP or the death of the process that started this one asks it to stop,
 * and ends the process when everything that was opened is closed. A signal that arrives during the start lets the current
 * step end first, so that nothing stays behind half open. A second signal changes nothing: one to the whole group arrives
 * from npm as well. The name, if there is one, stands before what it complains of.
 */
export async function runUntilStopped(
  work: (opened: Opened, signal: AbortSignal) => Promise<void>,
  name?: string,
): Promise<never> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, () => stopping.abort());
  // A terminal that has gone away is no reason to leave the rest unclosed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  answerPings();
  const opened = new Opened();
  let code = 0;
  const fail = (...said: string[]) => {
    console.error([name, ...said].filter((each) => each !== undefined).join(': '));
    code = 1;
  };
  await work(opened, stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) fail(explain(error));
  });
  await opened.close().catch((error) => fail('did not stop cleanly', explain(error)));
  process.exit(code);
}

/** From now on SIGHUP does this, and does not stop the process; but at a terminal, which sends it when it is closed. */
export function answerHangUp(act: () => void): void {
  const isAtTerminal = !process.connected && (isatty(0) || isatty(1));
  if (!isAtTerminal) process.removeAllListeners('SIGHUP').on('SIGHUP', act);
}

/** Rejects when the process is asked to stop. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Resolves when the process is asked to stop. */
export function asked(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Tells the process that started this one, if it listens, that the work has begun. */
export function sayReady(ready: unknown): void {
  tell({ ready });
}

const question = 'are you alive?';

/** Asks a process that `runUntilStopped` runs for a sign of life: any message of its is one. */
export function ping(child: ChildProcess): void {
  if (child.connected) child.send(question, () => {});
}

/** Only an event loop that goes round comes to answer. */
function answerPings(): void {
  process.on('message', (message) => {
    if (message === question) tell({ alive: true });
  });
}

/** Sends a message to the parent process, if that still lives. */
export function tell(message: object): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** What TypeScript and the tests let through. */
const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError];

/** A sentence for what an operator can mend; a stack only for what they can't. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `the address is taken by another program: ${message}`;
  const isMistake = code === undefined && cause === undefined && mistakes.some((mistake) => error instanceof mistake);
  return isMistake && stack !== undefined ? stack : message;
}
