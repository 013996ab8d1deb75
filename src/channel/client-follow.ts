/** What a web process follows, whichever runner is there: the progress of jobs, and the providers' pairs of languages. */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Abilities } from '../../contracts/providers.ts';
import type { FollowJobs, RunnerCalls } from '../../contracts/runner.ts';
import { type Channel, call } from './channel.ts';

/** Milliseconds between two looks for changes. */
const interval = 500;

type Changes = RunnerCalls['jobs']['changes'];

/** Follows jobs, also no longer than until the signal that is given here. */
export const jobFollower =
  (changes: Changes, closing: AbortSignal): FollowJobs =>
  (filter, onJob, signal) =>
    void follow(changes, filter, onJob, AbortSignal.any([signal, closing]));

/**
 * A job's `version` is the transaction that changed it, and transactions don't end in the order in which they begin. So where a follower goes
 * on is not the largest version that it saw, but the runner's cursor of before it looked. Changes between the two are read again, and given
 * once; after a reconnection they come again, which does no harm: every event is a job's whole present state.
 */
async function follow(
  changes: Changes,
  ...[{ tag_id, lastEventId }, onJob, signal]: Parameters<FollowJobs>
): Promise<void> {
  let from = lastEventId;
  /** By job, the version that was given last, of those that are read again. */
  let given = new Map<number, number>();
  const look = async () => {
    const seen = new Map<number, number>();
    let mark: number | undefined;
    for (let since = from, isOver = false; !isOver; ) {
      const { jobs, cursor, more } = await changes({ tag_id, since });
      if (signal.aborted) return;
      mark ??= Number(cursor);
      for (const job of jobs) {
        if (job.version > mark) seen.set(job.id, job.version);
        if (given.get(job.id) !== job.version) onJob(job, String(Math.min(mark, job.version - 1)));
      }
      since = String(jobs.at(-1)?.version);
      isOver = !more;
    }
    given = seen;
    from = String(Math.max(mark ?? 0, Number(from ?? 0)));
  };
  while (!signal.aborted) {
    await look().catch(() => {});
    await pause(interval, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Milliseconds between two questions for the pairs; and while none has been answered yet. */
const usualPause = 10_000;
const firstPause = 500;
/** Milliseconds that an answer may take. */
const limit = 2000;

interface AbilitiesOptions {
  channels: readonly Channel[];
  /** Called for each that answers. */
  heard(channel: Channel): void;
  /** Called when the pairs are others than before. */
  changed(): void;
  closing: AbortSignal;
}

/**
 * The pairs of languages as a runner has last reported them, also while none answers. Asks until the signal; no request waits for it, so
 * runners that are out of reach are not logged.
 */
export function followAbilities(options: AbilitiesOptions): () => Abilities | undefined {
  const { closing, changed } = options;
  let known: Abilities | undefined;
  const follow = async () => {
    while (!closing.aborted) {
      const abilities = await firstAnswer(options);
      const isNew = abilities !== undefined && !isDeepStrictEqual(abilities, known);
      known = abilities ?? known;
      if (isNew) changed();
      await pause(known ? usualPause : firstPause, undefined, { signal: closing, ref: false }).catch(() => {});
    }
  };
  void follow();
  return () => known;
}

async function firstAnswer({ channels, heard, closing }: AbilitiesOptions): Promise<Abilities | undefined> {
  for (const channel of channels) {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(limit)]);
    const abilities = await call(channel, 'providers.abilities', undefined, signal).catch(() => undefined);
    if (abilities) heard(channel);
    if (abilities) return abilities;
  }
  return undefined;
}
