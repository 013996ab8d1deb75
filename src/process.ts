/** How a process of the service lives: it starts or says in one line why not, and stops once, cleanly, when it is told to. */
import type { ChildProcess } from 'node:child_process';
import { ConfigurationError } from './config.ts';

export interface Running {
  /** Told to the process that started this one, if it listens. */
  ready?: unknown;
  stop(): Promise<void>;
}

/**
 * Runs a process until SIGTERM, SIGINT, or the death of the process that started it. A signal to the whole group arrives
 * twice, from the terminal and from the parent: the second is nothing new and forces nothing.
 */
export async function runProcess(name: string, start: () => Promise<Running>): Promise<void> {
  let isStopping = false;
  let running: Running | undefined;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      await running?.stop();
      process.exit(0);
    } catch (error) {
      console.error(`${name}: did not stop cleanly: ${describe(error)}`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.send) process.on('disconnect', stop);
  answerAlive();
  try {
    running = await start();
    process.send?.({ ready: running.ready ?? true });
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : `${name}: ${describe(error)}`);
    process.exit(1);
  }
}

const question = 'are you alive?';

/** Asks a process that `runProcess` runs for a sign of life: any message of its is one. */
export function askAlive(child: ChildProcess): void {
  if (child.connected) child.send(question, () => {});
}

/** Only an event loop that goes round comes to answer. */
function answerAlive(): void {
  process.on('message', (message) => {
    if (message === question) process.send?.({ alive: true }, undefined, undefined, () => {});
  });
}

/** A sentence for what an operator can mend; a stack only for what they can't. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `the address is taken by another program: ${message}`;
  return code === undefined && stack !== undefined && error.constructor !== Error ? stack : message;
}
