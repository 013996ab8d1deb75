/**
 * Read counters, batched in memory and flushed every few seconds: a lookup runs no statement more.
 *
 * - tally: the reads of one tag, of one kind: in one language, by one way, and so on. A cached answer holds its tally,
 *   so that one more read is one addition.
 * - batch: the tallies' counts on their way into the database. Its name makes adding it idempotent.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ReadWay } from '../../../contracts/management/reads.ts';
import { type LanguagePreferences, missedLanguage } from '../preferences.ts';
import type { TagReading } from '../read/reading.ts';

/** The dimensions by which reads are counted. */
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

  count(): void {
    this.reads += 1;
    if (this.reads === 1) this.#counts.begun(this);
  }
}

export interface ReadBatch {
  id: string;
  /** In UTC. */
  day: string;
  /** The time of its creation in milliseconds. */
  made: number;
  reads: readonly (ReadKind & { reads: number })[];
}

interface ReadCountsOptions {
  add(batch: ReadBatch): Promise<void>;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Flush interval in milliseconds, and so the most counts that a crash may lose. */
  pause?: number;
  /** The most tallies pending at once. */
  most?: number;
}

/** Below the ten seconds after which counts are visible: a flush takes its time, too. */
const defaultPause = 3000;
const defaultMaxPending = 100_000;
/** Rows of one statement. */
const maxBatchSize = 10_000;
/** How long the database remembers a batch's name (`pruneReads`), with some margin. */
const maximumAge = 24 * 3600 * 1000;
/** The longest that a stopping process waits for its last flush. */
const stopTimeout = 5000;

const dayLength = 24 * 3600 * 1000;
const today = () => new Date().toISOString().slice(0, 10);

export class ReadCounts {
  readonly #options: ReadCountsOptions;
  /** Tallies with reads. */
  #tallies: Tally[] = [];
  /** Tallies by kind, for reuse until they are emptied. */
  readonly #byKind = new Map<string, Tally>();
  /** The day of the first of them. */
  #day = today();
  #batches: ReadBatch[] = [];
  #timer: NodeJS.Timeout | undefined;
  #adding: Promise<void> = Promise.resolve();
  #isFailing = false;
  /** Reads that were dropped, as there were too many tallies, or the database was away for too long. */
  lost = 0;

  constructor(options: ReadCountsOptions) {
    this.#options = options;
  }

  /** Tallies with reads, and pending batches. */
  get pending(): number {
    return this.#tallies.length + this.#batches.reduce((sum, { reads }) => sum + reads.length, 0);
  }

  /** The tally of a tag for this kind of read. */
  tallyOf(served: TagReading, way: ReadWay, preferences: LanguagePreferences): Tally {
    const { id: tag_id, customer_id, place_id, text_lang: lang_code } = served;
    const missed = missedLanguage(preferences, served);
    const key = `${tag_id} ${customer_id} ${place_id} ${lang_code} ${way} ${missed}`;
    const known = this.#byKind.get(key);
    if (known) return known;
    const tally = new Tally({ tag_id, customer_id, place_id, lang_code, way, missed }, this);
    if (this.#byKind.size < this.#most) this.#byKind.set(key, tally);
    return tally;
  }

  /** Registers a tally with its first read since it was emptied. */
  begun(tally: Tally): void {
    if (this.pending >= this.#most) {
      tally.reads = 0;
      this.lost += 1;
      return;
    }
    if (this.#tallies.length === 0) this.#day = today();
    this.#tallies.push(tally);
    this.#timer ??= this.#wait();
  }

  /** Flushes the counts; done when they are added, or the attempt has failed. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Each day has its own tallies, even while a batch of the previous day is being added.
    if (this.#day !== today()) this.#empty();
    if (this.#tallies.length > 0) this.#timer = this.#wait();
    this.#adding = this.#adding.then(() => this.#addAll());
    return this.#adding;
  }

  /** The last flush, with a time limit. */
  async stop(): Promise<void> {
    await Promise.race([this.flush(), pause(stopTimeout, undefined, { ref: false })]);
    clearTimeout(this.#timer);
  }

  get #most(): number {
    return this.#options.most ?? defaultMaxPending;
  }

  /** Ends at midnight at the latest, so that reads count on their own day. */
  #wait(): NodeJS.Timeout {
    const untilTomorrow = dayLength - (Date.now() % dayLength);
    return setTimeout(() => void this.flush(), Math.min(this.#options.pause ?? defaultPause, untilTomorrow)).unref();
  }

  async #addAll(): Promise<void> {
    // While a batch cannot be added, the existing tallies continue without further memory.
    await this.#addBatches();
    if (this.#batches.length === 0) {
      this.#empty();
      await this.#addBatches();
    }
    if (this.pending > 0) this.#timer ??= this.#wait();
  }

  /** In order, until one fails. */
  async #addBatches(): Promise<void> {
    while (this.#batches[0] && (await this.#add(this.#batches[0]))) this.#batches.shift();
  }

  async #add(batch: ReadBatch): Promise<boolean> {
    const { add, log } = this.#options;
    if (Date.now() - batch.made > maximumAge) {
      this.lost += batch.reads.reduce((sum, { reads }) => sum + reads, 0);
      return true;
    }
    try {
      await add(batch);
      if (this.#isFailing) log.info('counts of reads are stored again');
      this.#isFailing = false;
      return true;
    } catch (err) {
      if (!this.#isFailing) log.warn({ err }, 'counts of reads could not be stored: they are buffered and retried');
      this.#isFailing = true;
      return false;
    }
  }

  /** Moves the counts of the tallies into a batch; their holders keep the tallies. */
  #empty(): void {
    const [tallies, day, made] = [this.#tallies, this.#day, Date.now()];
    this.#tallies = [];
    this.#byKind.clear();
    for (let first = 0; first < tallies.length; first += maxBatchSize) {
      const reads = tallies.slice(first, first + maxBatchSize).map((tally) => {
        const { kind, reads: count } = tally;
        tally.reads = 0;
        return { ...kind, reads: count };
      });
      this.#batches.push({ id: randomUUID(), day, made, reads });
    }
  }
}
