/** Metrics of several processes, collected over their channels and aggregated. */
import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import { sendToParent } from './process-lifecycle.ts';

/** The timeout for a process' metrics in milliseconds; then its previous ones count. */
const timeoutMs = 1_000;
const question = 'what have you counted?';
const farewell = 'farewell';

/** The metrics of a process at one moment. */
type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Sends this process' metrics to its parent on request. */
export function answerMetricsRequests(registry: Registry): void {
  process.on('message', (message) => {
    if (message === question) void registry.getMetricsAsJSON().then((counted) => sendToParent({ counted }));
  });
}

/**
 * Sends the final metrics and waits for their receipt. Messages keep their order: connections that were being handed to
 * this process have been returned by then, and go to another one.
 */
export async function sendFinalMetrics(registry: Registry): Promise<void> {
  const counted = await registry.getMetricsAsJSON();
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.on('message', (message) => {
      if (message === farewell) resolve();
    });
    sendToParent({ leaving: counted });
  });
}

/**
 * The aggregated metrics of this machine's processes. Those of ended processes still count: falling counters would look
 * like a restart.
 */
export class SharedMetrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  /** The latest metrics of each running process. */
  readonly #running = new Map<ChildProcess, Figures>();
  #ended: Promise<Figures> = Promise.resolve([]);

  /** Includes the metrics of a child. */
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
    const answered = await Promise.all(children.map(answerOf));
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

/** Requests a process' metrics; false on timeout, or where it ends. */
async function answerOf(child: ChildProcess): Promise<boolean> {
  if (!child.connected) return false;
  child.send(question, () => {});
  const messages = on(child, 'message', { signal: AbortSignal.timeout(timeoutMs), close: ['exit'] });
  try {
    for await (const [message] of messages) if (message?.counted) return true;
  } catch {
    // The timeout.
  }
  return false;
}
