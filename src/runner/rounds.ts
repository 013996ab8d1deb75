/** What a runner does again and again. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorForLog } from '../database/loggable.ts';
import type { Session } from '../database/session.ts';
import type { Bell } from './queue/bell.ts';

/** Does things again and again from when the runner is ready until the signal, while there is a session. */
export function rounded({
  ready,
  session,
  signal,
  log,
}: {
  ready: Promise<void>;
  session: Session;
  signal: AbortSignal;
  log: Logger;
}) {
  return async (ms: number, what: string, work: () => Promise<unknown>, early?: Bell): Promise<void> => {
    await ready;
    let said: string | undefined;
    while (!signal.aborted) {
      // Before the work: what happens meanwhile is one more reason to do it.
      const sooner = early?.arm() ?? signal;
      if (session.isConnected) {
        const failed = await work().then(
          () => undefined,
          (error) => errorForLog(error),
        );
        // The same for hours, as where the disk is full, is one line.
        if (failed && failed.error !== said) log.warn(failed, `${what} failed; it comes again`);
        said = failed?.error;
      }
      await pause(ms, undefined, { signal: AbortSignal.any([signal, sooner]) }).catch(() => {});
    }
  };
}

/** What is tried in each round until it has been done. */
export function once(work: () => Promise<unknown>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (!isDone) await work();
    isDone = true;
  };
}
