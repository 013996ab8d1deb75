/** Following the jobs' progress from the web process, whichever runner is there. */
import type { Job, ProgressFilter } from '../../contracts/runner.ts';
import type { Channel } from './client-reach.ts';

/** Milliseconds before the next runner is tried. */
const pause = 500;

/** Goes on with the next runner where one ends, from the last event on, so that none is missed. */
export function follow(
  clients: readonly Channel[],
  filter: ProgressFilter,
  onJob: (job: Job, eventId: string) => void,
  signal: AbortSignal,
): void {
  let { lastEventId } = filter;
  let turn = 0;
  const connect = () => {
    const client = clients[turn % clients.length];
    turn += 1;
    if (!client || signal.aborted) return;
    const onData = (event: unknown) => {
      const { id, data } = event as { id: string; data: Job };
      lastEventId = id;
      onJob(data, id);
    };
    subscribe(client, { ...filter, lastEventId }, onData, signal, () => setTimeout(connect, pause).unref());
  };
  connect();
}

/** Follows one runner, until it ends or the signal is given. */
function subscribe(
  client: Channel,
  filter: ProgressFilter,
  onData: (event: unknown) => void,
  signal: AbortSignal,
  onEnd: () => void,
): void {
  let isOver = false;
  const lost = () => {
    if (isOver) return;
    signal.removeEventListener('abort', end);
    end();
    onEnd();
  };
  const subscription = client.subscription('jobs.progress', filter, {
    onData,
    onConnectionStateChange: ({ state, error }) => {
      if (state === 'connecting' && error) lost();
    },
    onError: lost,
    onComplete: lost,
  });
  function end(): void {
    isOver = true;
    subscription.unsubscribe();
  }
  signal.addEventListener('abort', end, { once: true });
}
