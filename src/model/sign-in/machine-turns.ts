/**
 * Turns that all processes of a machine share, so that together they leave a core to everything else.
 *
 * Each turn is a lock of the operating system, by SQLite as in `database/embedded/lock.ts`: it ends with its process, however
 * that ends, and nothing has to be cleaned away.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** All cores but one, and at least one. */
export const turnsOfMachine = (cores = availableParallelism()): number => Math.max(1, cores - 1);

/** Milliseconds until it is tried again. What is waited for takes ten times as long. */
const interval = 4;

/** Milliseconds after which somebody must have stopped with a turn in hand: a process that is held, not dead. */
const patience = 5000;

/** A turn in this process: nobody else in it has the lock, and then no other process. */
interface Turn {
  file: DatabaseSync;
  isTaken: boolean;
}

export class MachineTurns {
  readonly #turns: Turn[];
  readonly #patience: number;
  /** Whether the last wait was in vain: then nobody waits, until a turn is free again. */
  #isStalled = false;

  /** `directory`: where the locks are; where it can't be used, each process has turns of its own. */
  constructor(directory = ownDirectory(), { turns = turnsOfMachine(), wait = patience } = {}) {
    this.#turns = open(directory, turns);
    this.#patience = wait;
  }

  /** Does the work when one of the turns is free. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = await this.#take();
    try {
      return await work();
    } finally {
      if (turn) giveBack(turn);
    }
  }

  /** Undefined where there are none, or nobody gives any back: whoever signs in should not pay for that. */
  async #take(): Promise<Turn | undefined> {
    if (this.#turns.length === 0) return undefined;
    const deadline = performance.now() + (this.#isStalled ? 0 : this.#patience);
    for (;;) {
      const turn = this.#turns.find(tryTake);
      if (turn || performance.now() >= deadline) {
        this.#isStalled = !turn;
        return turn;
      }
      await pause(interval * (0.5 + Math.random()));
    }
  }
}

function tryTake(turn: Turn): boolean {
  if (turn.isTaken) return false;
  try {
    // SQLite begins a journal with the transaction; in memory it needs no room on a disk that may be full.
    turn.file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    turn.isTaken = true;
  } catch {
    // Another process has it.
  }
  return turn.isTaken;
}

function giveBack(turn: Turn): void {
  turn.file.exec('ROLLBACK');
  turn.isTaken = false;
}

function open(directory: string | undefined, turns: number): Turn[] {
  try {
    return Array.from({ length: directory === undefined ? 0 : turns }, (_, n) => ({
      file: new DatabaseSync(join(directory as string, `turn-${n}.lock`), { timeout: 0 }),
      isTaken: false,
    }));
  } catch {
    return [];
  }
}

/** A directory that this user's processes share, and nobody else can put something into. */
function ownDirectory(): string | undefined {
  const uid = process.getuid?.() ?? 0;
  const directory = join(tmpdir(), `tag-information-service-${uid}`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const made = lstatSync(directory);
    return made.isDirectory() && made.uid === uid && (made.mode & 0o022) === 0 ? directory : undefined;
  } catch {
    return undefined;
  }
}
