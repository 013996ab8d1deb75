/**
 * Lookups that come in the same turn of the event loop are read by one statement: where many read at once, a statement for each is
 * most of the work, on both sides.
 *
 * Nobody joins what is being read already, so whatever was written before somebody asked is read for them. And nobody waits for
 * others to come: who is alone in a turn is read alone. Only where all connections are taken, and everybody has to wait for one, do
 * others join meanwhile: so a crowd is few statements, and the line for connections is short.
 */
import { isUnavailable } from '../../database/failures.ts';

/** How they are read. */
export interface Reader<Key, Answer> {
  alone(key: Key): Promise<Answer>;
  /** The answers in the order of the keys. */
  together(keys: readonly Key[]): Promise<readonly Answer[]>;
}

interface Waiting<Key, Answer> {
  key: Key;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** In one statement: as many as one caller may ask for at once. */
const most = 100;

/** What one statement reads. */
interface Batch<Key, Answer> {
  wanted: string;
  waiting: Waiting<Key, Answer>[];
  reader: Reader<Key, Answer>;
}

/** Those that come for one database by one kind of key. */
export class Gathering<Key, Answer> {
  readonly #atOnce: number;
  /** To be joined, by what is wanted. */
  readonly #open = new Map<string, Batch<Key, Answer>>();
  /** Their turn is over, and as many others are being read as can be. */
  readonly #line: Batch<Key, Answer>[] = [];
  #reading = 0;

  /** `atOnce`: statements. */
  constructor(atOnce = Number.POSITIVE_INFINITY) {
    this.#atOnce = atOnce;
  }

  /** Reads it, together with the others that want the same of their tags. */
  read(key: Key, wanted: string, reader: Reader<Key, Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { key, resolve, reject };
      const others = this.#open.get(wanted)?.waiting;
      if (others && others.length < most) others.push(one);
      else this.#begin({ wanted, waiting: [one], reader });
    });
  }

  #begin(batch: Batch<Key, Answer>): void {
    this.#open.set(batch.wanted, batch);
    // By then everybody has asked who was there when this turn began.
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
      void readAll(batch).finally(() => {
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
    // What is wrong with one of them is no trouble of the others'; a database that is away is everybody's.
    for (const { key, resolve, reject } of waiting)
      if (isUnavailable(error)) reject(error);
      else reader.alone(key).then(resolve, reject);
  }
}
