/**
 * The life of a process: it works until done or told to stop, closes its resources, and reports an error in one line.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { isatty } from 'node:tty';

/** Open resources, closed in reverse order at the end. */
export class OpenResources {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /** Closes everything in reverse order; a failure does not prevent the rest. */
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
 * Works until done, or until a SIGTERM, SIGINT, SIGHUP or the death of the parent, then closes all resources and exits.
 * A signal during the start takes effect after the current step, so that no resource stays half open. Further signals
 * are ignored: one to the whole group also arrives from npm. `name`: prefix of error messages.
 */
export async function runUntilStopped(
  work: (opened: OpenResources, signal: AbortSignal) => Promise<void>,
  name?: string,
): Promise<never> {
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(signal, () => stopping.abort());
  // A closed terminal must not prevent the cleanup.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  answerPings();
  const opened = new OpenResources();
  let code = 0;
  const fail = (...parts: string[]) => {
    console.error([name, ...parts].filter((each) => each !== undefined).join(': '));
    code = 1;
  };
  await work(opened, stopping.signal).catch(async (error) => {
    await signalsHandled();
    if (!stopping.signal.aborted) fail(explain(error));
  });
  await opened.close().catch((error) => fail('did not stop cleanly', explain(error)));
  process.exit(code);
}

/**
 * Ctrl-C reaches a program that is run synchronously too, whose failure is known before the event loop handles the
 * signal: at its next poll, which is between two turns.
 */
async function signalsHandled(): Promise<void> {
  await turn();
  await turn();
}

/** Handles SIGHUP by this instead of stopping; not at a terminal, which sends it on closing. */
export function onHangUp(act: () => void): void {
  const isAtTerminal = !process.connected && (isatty(0) || isatty(1));
  if (!isAtTerminal) process.removeAllListeners('SIGHUP').on('SIGHUP', act);
}

/** Rejects when the process is told to stop. */
export async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  await waitForStop(signal);
  throw signal.reason;
}

/** Resolves when the process is told to stop. */
export async function waitForStop(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** Reports to the parent, if any, that this process is ready. */
export function reportReady(ready: unknown): void {
  sendToParent({ ready });
}

const question = 'are you alive?';

/** Requests a heartbeat of a process under `runUntilStopped`: any of its messages is one. */
export function ping(child: ChildProcess): void {
  if (child.connected) child.send(question, () => {});
}

/** A blocked event loop does not answer. */
function answerPings(): void {
  process.on('message', (message) => {
    if (message === question) sendToParent({ alive: true });
  });
}

/** Sends a message to the parent process, if alive. */
export function sendToParent(message: object): void {
  process.send?.(message, undefined, undefined, () => {});
}

/** Programming errors, which slip through TypeScript and the tests. */
const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError];

/** A sentence for what an operator can fix; a stack for programming errors. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `the address is taken by another program: ${message}`;
  const isMistake = code === undefined && cause === undefined && mistakes.some((mistake) => error instanceof mistake);
  return isMistake && stack !== undefined ? stack : message;
}
