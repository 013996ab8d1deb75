/** A runner: the private channel, the session, and the schedule. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JobState, RunnerAnswers } from '../../contracts/runner.ts';
import { openChannel } from '../channel/server.ts';
import { errorForLog } from '../database/error-for-log.ts';
import { Session } from '../database/session.ts';
import { orderAnswers } from './orders/orders.ts';
import { createParts, type Parts, type RunnerOptions, settings } from './parts.ts';
import { jobAnswers } from './queue/jobs.ts';
import { runSchedule, tasksOf } from './schedule.ts';
import { providerAnswers } from './work/provider-states.ts';
import { createReplacer } from './work/replace.ts';
import { createReportTranslator } from './work/report-words.ts';

export interface Runner {
  url: string;
  /** Resolves when the runner takes jobs, once PostgreSQL is available. */
  ready: Promise<void>;
  /** Finishes the running attempts, or returns their rows. */
  stop(): Promise<void>;
}

/** Starts to listen. Throws for an unusable secret. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const parts = createParts(options);
  const { leases, stopping } = parts;
  const { providers, log } = options;
  const state = { isReady: false };
  const channel = await openChannel({
    ...options,
    answers: answersOf(parts),
    stopping: stopping.signal,
    isReady: () => state.isReady,
    onFailure: (path, cause) => log.error({ path, ...errorForLog(cause) }, 'a request failed'),
  });
  const session = sessionOf(parts);
  session.start();
  const ready = begin(parts).then((hasBegun) => {
    state.isReady = hasBegun;
    if (hasBegun) log.info({ url: channel.url, providers: providers.map(({ name }) => name) }, 'the runner takes jobs');
  });
  const rounds = runSchedule(tasksOf(parts), { ready, session, leases, log, signal: stopping.signal });
  // Has a signal of its own, as leases must be renewed until the last attempt has ended.
  const renewed = new AbortController();
  const every = parts.timing.lease / 4;
  const renewal = { name: 'the renewal of the leases', every, work: () => leases.renew(session.query) };
  const renewing = runSchedule([renewal], { ready, session, leases, log, signal: renewed.signal });

  let stopped: Promise<void> | undefined;
  return {
    url: channel.url,
    ready,
    stop: () => {
      stopped ??= end(parts, { channel, session, ready, rounds, renewed, renewing });
      return stopped;
    },
  };
}

function answersOf({ db, large, attemptOptions, requests, progress, itemWorkers, singles }: Parts): RunnerAnswers {
  const { providers, caps } = attemptOptions;
  const replace = createReplacer({ ...attemptOptions, singles });
  const translateReport = createReportTranslator({ ...attemptOptions, singles });
  return {
    translations: {
      request: ({ instead_of, ...request }, waiting) =>
        instead_of === undefined ? requests.request(request, waiting) : replace({ ...request, instead_of }, waiting),
      leave: (left) => requests.enqueue(left),
    },
    jobs: { ...jobAnswers(db), progress: (filter, following) => progress.follow(filter, following) },
    orders: orderAnswers({ ...attemptOptions, large, wake: () => itemWorkers.wake() }),
    reports: { translate: ({ id }) => translateReport(id) },
    providers: providerAnswers(db, providers, caps),
  };
}

/** The session for PostgreSQL's notifications, and for the renewal of leases. */
function sessionOf(parts: Parts): Session {
  const { direct, leases, waiters, workers, progress, sweep, changed, itemWorkers, log } = parts;
  const renew = () =>
    leases.renew(session.query).catch((error) => log.warn(errorForLog(error), 'the leases could not be renewed'));

  const session: Session = new Session({
    url: direct,
    name: `${leases.runner}: session`,
    log,
    settings,
    channels: {
      work(payload) {
        const { id, state, key }: { id: number; state: JobState; key: string } = JSON.parse(payload);
        progress.notifyFollowers();
        if (state === 'queued') workers.wake();
        if (hasStopped.has(state)) waiters.wake(key);
        // Renewing at once detects the lost lease, and aborts the attempt.
        if (state === 'cancelled' && [...workers.running].some((job) => job.id === id)) renew();
      },
      tag_changes: () => changed.send(),
      translation_orders: () => itemWorkers.wake(),
    },
    async onConnect() {
      waiters.wakeAll();
      workers.wake();
      itemWorkers.wake();
      progress.notifyFollowers();
      // Another runner may have run the sweep meanwhile, and have died before its end.
      sweep.restart();
      changed.send();
    },
  });
  return session;
}

/** Waits for PostgreSQL and its migrations without a timeout. Returns false if the runner is stopped before. */
async function begin({ db, stopping: { signal }, log }: Parts): Promise<boolean> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await db('work').first('id');
      return !signal.aborted;
    } catch (error) {
      if (failures % 20 === 0) log.warn(errorForLog(error), 'the runner cannot begin; trying again');
      await pause(500, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}

/** The started parts. */
interface StartedParts {
  channel: Awaited<ReturnType<typeof openChannel>>;
  ready: Promise<void>;
  rounds: readonly Promise<void>[];
  renewed: AbortController;
  renewing: readonly Promise<void>[];
  session: Session;
}

async function end(parts: Parts, { channel, ready, rounds, renewed, renewing, session }: StartedParts): Promise<void> {
  parts.stopping.abort();
  const closed = channel.close();
  await ready;
  const others = [parts.itemWorkers.stop(), parts.singles.end(parts.timing.grace, closed)];
  await parts.workers.stop();
  parts.waiters.close();
  await Promise.all([closed, ...others, ...rounds]);
  renewed.abort();
  await Promise.all(renewing);
  await parts.leases.end(session.query).catch(() => {});
  await session.stop();
  const pools = Promise.all([...new Set([parts.db, parts.items, parts.large])].map((pool) => pool.destroy()));
  await Promise.race([pools, pause(2000, undefined, { ref: false })]);
  parts.log.info('the runner has stopped');
}

/** The states that end a wait for a job. */
const hasStopped = new Set<JobState>(['waiting', 'succeeded', 'failed', 'cancelled']);
