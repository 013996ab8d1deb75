import type { ChildProcess } from 'node:child_process';
import { ping } from './life.ts';

/** Between two questions to a child, in milliseconds. */
const intervalMs = 1_000;
/** How long a child that is ready may leave us without an answer. */
const patienceMs = 10_000;
/** The same while it starts: it loads its sources at one go, which takes its time on a busy machine. */
const startPatienceMs = 60_000;
/** A question that is put so late says that we stood still ourselves, or the whole machine. */
const lateMs = 3_000;

/** When a process was last heard of. Times are milliseconds of one clock, whatever that counts from. */
export class Heartbeats {
  #heard: number;
  #asked: number;
  #patience = startPatienceMs;

  constructor(now: number) {
    this.#heard = now;
    this.#asked = now;
  }

  beat(now: number): void {
    this.#heard = now;
  }

  /** It has said that it does its work: from now on it has to be quick. */
  isReady(now: number): void {
    this.#patience = patienceMs;
    this.#heard = now;
  }

  /**
   * How long it has been silent, once that is too long. To be asked every second: if that comes late, nobody listened
   * meanwhile, and the silence is counted from now.
   */
  silence(now: number): number | undefined {
    if (now - this.#asked > lateMs) this.#heard = now;
    this.#asked = now;
    const silent = now - this.#heard;
    return silent >= this.#patience ? silent : undefined;
  }
}

/** Asks a child every second whether its event loop goes round, and calls `onSilent`, once, when it has not answered for too long. */
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
