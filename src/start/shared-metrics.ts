/** What several processes count, as one: asked of each over its channel, and summed up. */
import type { ChildProcess } from 'node:child_process';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { tell } from './life.ts';

/** How long a process may take to say what it has counted, in milliseconds; then its former figures are taken. */
const patienceMs = 1_000;
const question = 'what have you counted?';
const farewell = 'farewell';

/** The figures of a process at one moment. */
type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Says to the process that started this one, whenever it asks, what this one has counted. */
export function answerMetricsRequests(registry: Registry): void {
  process.on('message', (message) => {
    if (message === question) void registry.getMetricsAsJSON().then((counted) => tell({ counted }));
  });
}

/**
 * Says for the last time what this process has counted, and waits for the answer. Messages keep their order: connections
 * that were on the way to this process when it stopped to take any have then gone back, and another takes them.
 */
export async function sendFinalMetrics(registry: Registry): Promise<void> {
  const counted = await registry.getMetricsAsJSON();
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.on('message', (message) => {
      if (message === farewell) resolve();
    });
    tell({ leaving: counted });
  });
}

/**
 * What the processes of this machine have counted together. What those had counted that have ended still counts: sums that
 * went down would look as if all had begun anew.
 */
export class SharedMetrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  /** What each process that runs has said last. */
  readonly #running = new Map<ChildProcess, Figures>();
  #ended: Promise<Figures> = Promise.resolve([]);

  /** Counts what this process counts, for as long as it runs. */
  add(child: ChildProcess): void {
    this.#running.set(child, []);
    child.on('message', (message: { counted?: Figures; leaving?: Figures }) => {
      const figures = message?.counted ?? message?.leaving;
      if (figures) this.#running.set(child, figures);
      if (message?.leaving) child.send(farewell, () => {});
    });
    child.once('exit', () => this.#keep(child));
  }

  async metrics(): Promise<string> {
    const children = [...this.#running.keys()];
    const answered = await Promise.all(children.map(asked));
    const all = AggregatorRegistry.aggregate([...this.#running.values(), await this.#ended]);
    const count = new Gauge({ name: 'web_processes', help: 'Web processes that answer', registers: [all] });
    count.set(answered.filter(Boolean).length);
    return all.metrics();
  }

  #keep(child: ChildProcess): void {
    const figures = this.#running.get(child) ?? [];
    this.#running.delete(child);
    const lasting = figures.filter(({ type }) => ['counter', 'histogram'].includes(`${type}`));
    this.#ended = this.#ended.then((ended) => AggregatorRegistry.aggregate([ended, lasting]).getMetricsAsJSON());
  }
}

/** Asks a process what it has counted; whether it has answered in time. */
function asked(child: ChildProcess): Promise<boolean> {
  if (!child.connected) return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = (isAnswered: boolean) => () => {
      clearTimeout(impatience);
      child.off('message', heard).off('exit', gone);
      resolve(isAnswered);
    };
    const answered = settle(true);
    const gone = settle(false);
    const heard = (message: { counted?: Figures }) => message?.counted && answered();
    const impatience = setTimeout(gone, patienceMs);
    child.on('message', heard).once('exit', gone);
    child.send(question, () => {});
  });
}
