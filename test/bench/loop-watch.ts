/**
 * Measures the delays of the event loop in the process that loads it (`--import`): by the clock, and by the processor time of its
 * thread, which other load on the machine does not affect. It answers the message `longest delay?` with the longest delay since the
 * previous such message.
 */

export interface LoopDelay {
  /** Milliseconds. */
  clock: number;
  processor: number;
  /** The most memory of the process, in bytes. */
  memory: number;
}

const interval = 1;

const none: LoopDelay = { clock: 0, processor: 0, memory: 0 };
let longest = none;
let last = performance.now();
let used = process.threadCpuUsage();

setInterval(() => {
  const now = performance.now();
  const { user, system } = process.threadCpuUsage(used);
  longest = {
    memory: Math.max(longest.memory, process.memoryUsage.rss()),
    clock: Math.max(longest.clock, now - last - interval),
    processor: Math.max(longest.processor, (user + system) / 1000),
  };
  last = now;
  used = process.threadCpuUsage();
}, interval).unref();

process.on('message', (message) => {
  if (message !== 'longest delay?') return;
  process.send?.({ longest });
  longest = { ...none, memory: process.memoryUsage.rss() };
});
