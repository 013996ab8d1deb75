/**
 * Batching: lookups of one turn of the event loop are read by one statement, since statements are most of the work
 * under load, on both sides.
 *
 * A read never joins a running statement, so it sees every earlier write. A read never waits for others: alone in a
 * turn, it runs alone. Only while all connections are busy do later reads join the waiting batch, which keeps the queue
 * for connections short.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable } from '../../database/failures.ts';

/** Runs a batch. */
interface Reader<Key, Answer> {
  alone(key: Key): Promise<Answer>;
  /** The answers in the order of the keys. */
  together(keys: readonly Key[]): Promise<readonly Answer[]>;
}

interface Waiter<Key, Answer> {
  key: Key;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** The most keys of a statement, and so of a call. */
const most = 100;

/** The reads of one statement. */
interface Batch<Key, Answer> {
  wanted: string;
  waiting: Waiter<Key, Answer>[];
  reader: Reader<Key, Answer>;
  /** The context of its own request, whose time limit counts even if another batch triggers its read. */
  inContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/** The batches of one database and one kind of key. */
export class SharedReads<Key, Answer> {
  readonly #atOnce: number;
  /** Open batches by shape. */
  readonly #open = new Map<string, Batch<Key, Answer>>();
  /** Closed batches that wait for a free connection. */
  readonly #line: Batch<Key, Answer>[] = [];
  #reading = 0;

  /** `atOnce`: concurrent statements. */
  constructor(atOnce = Number.POSITIVE_INFINITY) {
    this.#atOnce = atOnce;
  }

  /** Reads by a key, batched with others of the same shape. */
  read(key: Key, wanted: string, reader: Reader<Key, Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { key, resolve, reject };
      const others = this.#open.get(wanted)?.waiting;
      if (others && others.length < most) others.push(one);
      else this.#begin({ wanted, waiting: [one], reader, inContext: AsyncLocalStorage.snapshot() });
    });
  }

  #begin(batch: Batch<Key, Answer>): void {
    this.#open.set(batch.wanted, batch);
    // All reads of the current turn have joined by then.
    setImmediate(() => {
      this.#line.push(batch);
      this.#readNext();
    });
  }

  #readNext(): void {
    while (this.#reading < this.#atOnce) {
      const batch = this.#line.shift();
      if (!batch) return;
      if (this.#open.get(batch.wanted) === batch) this.#open.delete(batch.wanted);
      this.#reading += 1;
      void batch
        .inContext(() => readAll(batch))
        .finally(() => {
          this.#reading -= 1;
          this.#readNext();
        });
    }
  }
}

async function readAll<Key, Answer>({ waiting, reader }: Batch<Key, Answer>): Promise<void> {
  const [first, second] = waiting;
  if (first && !second) return reader.alone(first.key).then(first.resolve, first.reject);
  try {
    const answers = await reader.together(waiting.map(({ key }) => key));
    for (const [i, { resolve }] of waiting.entries()) resolve(answers[i] as Answer);
  } catch (error) {
    // A fault of one key fails that read alone; a database that is away fails the batch.
    for (const { key, resolve, reject } of waiting)
      if (isUnavailable(error)) reject(error);
      else reader.alone(key).then(resolve, reject);
  }
}
