/** Following the jobs' progress from the web process, whichever runner is there. */
import type { Job, ProgressFilter } from '../../contracts/runner.ts';
import type { Channel } from './client-reach.ts';

/** Milliseconds before the next runner is tried. */
const pause = 500;

/** Goes on with the next runner where one ends, and misses nothing: it says how far it has come. */
export function follow(
  clients: readonly Channel[],
  filter: ProgressFilter,
  onJob: (job: Job, eventId: string) => void,
  signal: AbortSignal,
): void {
  let lastEventId = filter.lastEventId;
  let turn = 0;

  const connect = () => {
    const client = clients[turn % clients.length];
    turn += 1;
    if (!client || signal.aborted) return;
    let isOver = false;
    const subscription = client.subscription(
      'jobs.progress',
      { ...filter, lastEventId },
      {
        onData(event) {
          const { id, data } = event as { id: string; data: Job };
          lastEventId = id;
          onJob(data, id);
        },
        onConnectionStateChange: ({ state, error }) => {
          if (state === 'connecting' && error) next();
        },
        onError: next,
        onComplete: next,
      },
    );
    const end = () => {
      isOver = true;
      subscription.unsubscribe();
    };
    signal.addEventListener('abort', end, { once: true });

    function next() {
      if (isOver) return;
      signal.removeEventListener('abort', end);
      end();
      setTimeout(connect, pause).unref();
    }
  };
  connect();
}
