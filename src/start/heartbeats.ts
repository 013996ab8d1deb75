import type { ChildProcess } from 'node:child_process';
import { ping } from './process-lifecycle.ts';

/** The heartbeat interval, in milliseconds. */
const intervalMs = 1_000;
/** The timeout of heartbeats of a ready child. */
const timeoutMs = 10_000;
/** The same during its start: loading all sources takes time on a busy machine. */
const startTimeoutMs = 60_000;
/** A tick this late means that this process, or the whole machine, was paused. */
const lateMs = 3_000;

/** The heartbeats of one process. Times are milliseconds of any one clock. */
export class Heartbeats {
  #heard: number;
  #asked: number;
  #timeout = startTimeoutMs;

  constructor(now: number) {
    this.#heard = now;
    this.#asked = now;
  }

  beat(now: number): void {
    this.#heard = now;
  }

  /** Marks the child as ready: the shorter timeout applies from now on. */
  isReady(now: number): void {
    this.#timeout = timeoutMs;
    this.#heard = now;
  }

  /**
   * The silence, once it exceeds the timeout. To be called every second: after a late call the silence counts from now,
   * since heartbeats could not be received.
   */
  silence(now: number): number | undefined {
    if (now - this.#asked > lateMs) this.#heard = now;
    this.#asked = now;
    const silent = now - this.#heard;
    return silent >= this.#timeout ? silent : undefined;
  }
}

/** Pings a child every second, and calls `onSilent` once when its heartbeats have stopped for too long. */
export function watchHeartbeats(child: ChildProcess, onSilent: (ms: number) => void): void {
  const heartbeats = new Heartbeats(performance.now());
  child.on('message', (message: { ready?: unknown }) => {
    if (message?.ready === undefined) heartbeats.beat(performance.now());
    else heartbeats.isReady(performance.now());
  });
  const asking = setInterval(() => {
    const silent = heartbeats.silence(performance.now());
    if (silent === undefined) return ping(child);
    clearInterval(asking);
    onSilent(silent);
  }, intervalMs).unref();
  child.once('exit', () => clearInterval(asking));
}
