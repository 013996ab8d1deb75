/**
 * Change feed of jobs.
 *
 * A job's `version` is the transaction that changed it, and transactions do not end in the order in which they begin.
 * So a follower's cursor is not the largest version that it saw, but lies before the oldest transaction that was
 * running at its read. After a reconnection some changes may repeat, which is harmless: every event is a job's whole
 * present state.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, ProgressFilter } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { jobOf, readProgressCursor } from './jobs.ts';
import type { JobRow } from './queue.ts';
import { WakeUp } from './waiters.ts';

interface ProgressEvent {
  /** The cursor after this event. */
  id: string;
  data: Job;
}

const pageSize = 500;
/** Poll interval in milliseconds, without notifications. */
const poll = 30_000;
/** Debounce in milliseconds. */
const gather = 200;

export class Progress {
  readonly #db: Database;
  readonly #followers = new Set<WakeUp>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes all followers read again. */
  notifyFollowers(): void {
    for (const follower of this.#followers) follower.send();
  }

  /** The changes from now on, or since `lastEventId`, until the signal aborts. */
  async *follow({ tag_id, lastEventId }: ProgressFilter, signal: AbortSignal): AsyncGenerator<ProgressEvent> {
    const wakeUp = new WakeUp();
    this.#followers.add(wakeUp);
    /** By job, the last sent version, if the next read may return it again. */
    let sent = new Map<number, string>();
    try {
      let from = lastEventId ?? (await readProgressCursor(this.#db));
      while (!signal.aborted) {
        // Taken before the read, which sees everything up to this mark.
        const mark = await readProgressCursor(this.#db);
        const seen = new Map<number, string>();
        for await (const row of this.#changedSince(from, tag_id)) {
          if (signal.aborted) return;
          if (BigInt(row.version) > BigInt(mark)) seen.set(row.id, row.version);
          if (sent.get(row.id) === row.version) continue;
          yield { id: smaller(mark, String(BigInt(row.version) - 1n)), data: jobOf(row) };
        }
        sent = seen;
        if (BigInt(mark) > BigInt(from)) from = mark;
        await wakeUp.wait(poll, signal);
        await pause(gather, undefined, { signal }).catch(() => {});
      }
    } finally {
      this.#followers.delete(wakeUp);
    }
  }

  async *#changedSince(version: string, tag_id: number | undefined): AsyncGenerator<JobRow> {
    let last: Pick<JobRow, 'version' | 'id'> = { version, id: 2 ** 31 - 1 };
    for (;;) {
      const query = this.#db<JobRow>('work')
        .whereRaw('(version, id) > (?::bigint, ?::integer)', [last.version, last.id])
        .orderBy(['version', 'id'])
        .limit(pageSize);
      const page: JobRow[] = await (tag_id === undefined ? query : query.where({ tag_id }));
      yield* page;
      const end = page.at(-1);
      if (!end || page.length < pageSize) return;
      last = end;
    }
  }
}

const smaller = (one: string, other: string) => (BigInt(one) < BigInt(other) ? one : other);
