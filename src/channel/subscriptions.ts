/**
 * Subscriptions of a web process, to whichever runner answers: the progress of jobs, and the providers' language pairs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Abilities } from '../../contracts/providers.ts';
import type { Job, ProgressFilter } from '../../contracts/runner.ts';
import { type Channel, callRunner } from './channel.ts';

type OnJob = (job: Job, eventId: string) => void;

/** Milliseconds before reconnecting to the next runner. */
const reconnectMs = 500;

/**
 * Follows the progress. When a runner ends, it resumes at the next one after the last event, so that none is missed.
 */
export async function followJobs(
  channels: readonly Channel[],
  filter: ProgressFilter,
  onJob: OnJob,
  signal: AbortSignal,
): Promise<void> {
  let { lastEventId } = filter;
  const onNext: OnJob = (job, id) => {
    lastEventId = id;
    onJob(job, id);
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const channel = channels[turn % channels.length];
    if (!channel) return;
    await followOne(channel, { ...filter, lastEventId }, onNext, signal);
    await pause(reconnectMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Follows one runner, until that ends or the signal aborts. */
async function followOne(channel: Channel, filter: ProgressFilter, onJob: OnJob, signal: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>();
  const end = () => over.resolve();
  signal.addEventListener('abort', end, { once: true });
  const subscription = channel.subscription('jobs.progress', filter, {
    onData(event) {
      const { id, data } = event as { id: string; data: Job };
      onJob(data, id);
    },
    onConnectionStateChange: ({ state, error }) => state === 'connecting' && error && end(),
    onError: end,
    onComplete: end,
  });
  await over.promise;
  signal.removeEventListener('abort', end);
  subscription.unsubscribe();
}

/** Poll intervals in milliseconds: usually, and until the first answer. */
const defaultPause = 10_000;
const firstPause = 500;
/** Timeout of a poll, in milliseconds. */
const limit = 2000;

interface AbilitiesOptions {
  channels: readonly Channel[];
  /** Called for each runner that answers. */
  heard(channel: Channel): void;
  /** Called when the pairs have changed. */
  changed(): void;
  closing: AbortSignal;
}

/**
 * The language pairs of the last report, also while no runner answers. Polls until the signal aborts. Unreachable
 * runners are not logged, as no request waits for this.
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
      await pause(known ? defaultPause : firstPause, undefined, { signal: closing, ref: false }).catch(() => {});
    }
  };
  void follow();
  return () => known;
}

async function firstAnswer({ channels, heard, closing }: AbilitiesOptions): Promise<Abilities | undefined> {
  for (const channel of channels) {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(limit)]);
    const abilities = await callRunner(channel, 'providers.abilities', undefined, signal).catch(() => undefined);
    if (abilities) heard(channel);
    if (abilities) return abilities;
  }
  return undefined;
}
