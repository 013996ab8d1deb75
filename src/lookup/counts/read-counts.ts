/**
 * How often which tags are read, counted in memory and handed in every few seconds: no lookup runs one statement more.
 *
 * - tally: the reads of one tag, of one kind: in one language, by one way, and so on. What is kept of an answer holds its tally, so
 *   that one more read is one addition.
 * - batch: what tallies held when they were emptied, on its way into the database. It has a name by which it is added once, however
 *   often that is tried.
 */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ReadWay } from '../../../contracts/management/reads.ts';
import type { TagReading } from '../read/reading.ts';
import { missedBy, type Wishes } from '../wishes.ts';

/** What is told of reads that are alike. */
export interface ReadKind {
  tag_id: number;
  customer_id: number | null;
  place_id: number | null;
  lang_code: string | null;
  way: ReadWay;
  missed: string | null;
}

export class Tally {
  readonly kind: ReadKind;
  reads = 0;
  readonly #counts: ReadCounts;

  constructor(kind: ReadKind, counts: ReadCounts) {
    this.kind = kind;
    this.#counts = counts;
  }

  /** One more. */
  count(): void {
    this.reads += 1;
    if (this.reads === 1) this.#counts.begun(this);
  }
}

export interface ReadBatch {
  id: string;
  /** In UTC. */
  day: string;
  /** Of when it is, in milliseconds. */
  made: number;
  reads: readonly (ReadKind & { reads: number })[];
}

export interface ReadCountsOptions {
  add(batch: ReadBatch): Promise<void>;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Milliseconds until what was counted is handed in; so much may be lost with the process. */
  pause?: number;
  /** Tallies that are held at once. */
  most?: number;
}

/** Less than the ten seconds after which counts are in sight: handing in takes its time, too. */
const usualPause = 3000;
const usualMost = 100_000;
/** So many are handed in by one statement. */
const mostInBatch = 10_000;
/** For so long the database remembers what it has added (`pruneReads`), and a little longer. */
const longestKept = 24 * 3600 * 1000;
/** A process that stops waits no longer for its last counts to be added. */
const longestStop = 5000;

const dayLength = 24 * 3600 * 1000;
const today = () => new Date().toISOString().slice(0, 10);

export class ReadCounts {
  readonly #options: ReadCountsOptions;
  /** Those with reads. */
  #tallies: Tally[] = [];
  /** Those that may be used again until they are emptied, by what they count. */
  readonly #byKind = new Map<string, Tally>();
  /** When the first of them began. */
  #day = today();
  #batches: ReadBatch[] = [];
  #timer: NodeJS.Timeout | undefined;
  #adding: Promise<void> = Promise.resolve();
  #isFailing = false;
  /** Reads that were not counted, as there were too many tallies, or the database was away for too long. */
  lost = 0;

  constructor(options: ReadCountsOptions) {
    this.#options = options;
  }

  /** Tallies with reads, and what is on its way. */
  get held(): number {
    return this.#tallies.length + this.#batches.reduce((sum, { reads }) => sum + reads.length, 0);
  }

  /** The tally of a tag as it is served. */
  tallyOf(served: TagReading, way: ReadWay, wishes: Wishes): Tally {
    const { id: tag_id, customer_id, place_id, text_lang: lang_code } = served;
    const missed = missedBy(wishes, served);
    const key = `${tag_id} ${customer_id} ${place_id} ${lang_code} ${way} ${missed}`;
    const known = this.#byKind.get(key);
    if (known) return known;
    const tally = new Tally({ tag_id, customer_id, place_id, lang_code, way, missed }, this);
    if (this.#byKind.size < this.#most) this.#byKind.set(key, tally);
    return tally;
  }

  /** A tally has its first read since it was emptied. */
  begun(tally: Tally): void {
    if (this.held >= this.#most) {
      tally.reads = 0;
      this.lost += 1;
      return;
    }
    if (this.#tallies.length === 0) this.#day = today();
    this.#tallies.push(tally);
    this.#timer ??= this.#wait();
  }

  /** Hands in what was counted until now; done when that is added, or was tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#adding = this.#adding.then(() => this.#addAll());
    return this.#adding;
  }

  /** The same, for the last time; not for long. */
  async stop(): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      late = setTimeout(resolve, longestStop);
    });
    await Promise.race([this.flush(), over]);
    clearTimeout(late);
    clearTimeout(this.#timer);
  }

  get #most(): number {
    return this.#options.most ?? usualMost;
  }

  /** No longer than the day lasts: what was read today is counted today. */
  #wait(): NodeJS.Timeout {
    const untilTomorrow = dayLength - (Date.now() % dayLength);
    return setTimeout(() => void this.flush(), Math.min(this.#options.pause ?? usualPause, untilTomorrow)).unref();
  }

  async #addAll(): Promise<void> {
    // As long as a batch cannot be added, tallies go on: they take no more room for more reads. But each day has its own.
    if (this.#day !== today()) this.#empty();
    await this.#addBatches();
    if (this.#batches.length === 0) {
      this.#empty();
      await this.#addBatches();
    }
    if (this.held > 0) this.#timer ??= this.#wait();
  }

  /** In their order, until one cannot be added. */
  async #addBatches(): Promise<void> {
    while (this.#batches[0] && (await this.#add(this.#batches[0]))) this.#batches.shift();
  }

  async #add(batch: ReadBatch): Promise<boolean> {
    const { add, log } = this.#options;
    if (Date.now() - batch.made > longestKept) {
      this.lost += batch.reads.reduce((sum, { reads }) => sum + reads, 0);
      return true;
    }
    try {
      await add(batch);
      if (this.#isFailing) log.info('reads are counted again');
      this.#isFailing = false;
      return true;
    } catch (err) {
      if (!this.#isFailing) log.warn({ err }, 'reads could not be counted: they are kept, and handed in later');
      this.#isFailing = true;
      return false;
    }
  }

  /** Takes what tallies hold. Whoever has one goes on with it. */
  #empty(): void {
    const [tallies, day, made] = [this.#tallies, this.#day, Date.now()];
    this.#tallies = [];
    this.#byKind.clear();
    for (let first = 0; first < tallies.length; first += mostInBatch) {
      const reads = tallies.slice(first, first + mostInBatch).map((tally) => {
        const { kind, reads: count } = tally;
        tally.reads = 0;
        return { ...kind, reads: count };
      });
      this.#batches.push({ id: randomUUID(), day, made, reads });
    }
  }
}
