/**
 * Watches the event loop of the process that loads it (`--import`): for how long nobody else had a turn, by the clock and by the
 * processor's time of its thread, which says it where others use the machine. Asked by a message, it answers what was longest since it
 * was asked before.
 */

export interface Held {
  /** Milliseconds. */
  clock: number;
  processor: number;
  /** The most memory of the process, in bytes. */
  memory: number;
}

const interval = 1;

const none: Held = { clock: 0, processor: 0, memory: 0 };
let held = none;
let last = performance.now();
let used = process.threadCpuUsage();

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(used);
  held = {
    memory: Math.max(held.memory, process.memoryUsage.rss()),
    clock: Math.max(held.clock, now - last - interval),
    processor: Math.max(held.processor, (user + system) / 1000),
  };
  last = now;
  used = process.threadCpuUsage();
}, interval).unref();

process.on('message', (message) => {
  if (message !== 'held?') return;
  process.send?.({ held });
  held = { ...none, memory: process.memoryUsage.rss() };
});
