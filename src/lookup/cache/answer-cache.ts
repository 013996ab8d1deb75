/**
 * An LRU cache of lookups' answers, each of which depends on one tag.
 *
 * Nothing expires by time: a change of its tag invalidates an answer, and as long as the cache is not current, nothing is answered
 * and nothing is kept. An answer whose tag was invalidated after its making had begun is not kept either.
 */
import { LRUCache } from 'lru-cache';

/** Tags by id; or any. */
export type Tags = readonly number[] | 'all';

export interface Cacheable {
  /** Bytes that it takes. */
  size: number;
  /** The tag that it depends on, by id. */
  tag: number;
}

/** A moment in the order of invalidations. */
export type Moment = number;

export interface AnswerCacheOptions {
  /** Bytes that all of them may take. */
  most: number;
  /** Whether all invalidations until a moment ago have come. */
  isCurrent(): boolean;
}

/** Tags whose last invalidation is remembered; with more, any may have been invalidated. */
const mostRemembered = 20_000;

export class AnswerCache<A extends Cacheable> {
  readonly #options: AnswerCacheOptions;
  readonly #answers: LRUCache<string, A>;
  /** The keys of the answers that depend on a tag. */
  readonly #keys = new Map<number, Set<string>>();
  /** When a tag was last invalidated; those that are not here were before `#allInvalidated`, or never. */
  readonly #invalidated = new Map<number, Moment>();
  #allInvalidated: Moment = 0;
  #now: Moment = 0;
  readonly counts = { hits: 0, misses: 0 };

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
    this.#answers = new LRUCache({
      maxSize: options.most,
      // One that is larger would drive out too many others.
      maxEntrySize: Math.ceil(options.most / 16),
      sizeCalculation: ({ size }) => size,
      dispose: ({ tag }, key) => this.#forget(tag, key),
    });
  }

  /** How many there are, and the bytes that they take. */
  get held(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  get(key: string): A | undefined {
    const answer = this.#options.isCurrent() ? this.#answers.get(key) : undefined;
    this.counts[answer ? 'hits' : 'misses'] += 1;
    return answer;
  }

  /** To be taken before anything is read that an answer is made of. */
  get now(): Moment {
    return this.#now;
  }

  /** Keeps an answer that was made of what has been read since, unless its tag was invalidated meanwhile. */
  set(key: string, answer: A, since: Moment): void {
    const { tag } = answer;
    if (!this.#options.isCurrent() || this.#isInvalidated(tag, since)) return;
    this.#answers.set(key, answer);
    // One that is too large is not there now.
    if (!this.#answers.has(key)) return;
    const keys = this.#keys.get(tag);
    if (keys) keys.add(key);
    else this.#keys.set(tag, new Set([key]));
  }

  /** Removes the answers that depend on these tags. */
  invalidate(tags: Tags): void {
    this.#now += 1;
    if (tags === 'all' || this.#invalidated.size + tags.length > mostRemembered) {
      this.#allInvalidated = this.#now;
      this.#invalidated.clear();
    }
    if (tags === 'all') return void this.#answers.clear();
    for (const tag of tags) {
      this.#invalidated.set(tag, this.#now);
      for (const key of [...(this.#keys.get(tag) ?? [])]) this.#answers.delete(key);
    }
  }

  #isInvalidated(tag: number, since: Moment): boolean {
    return this.#allInvalidated > since || (this.#invalidated.get(tag) ?? 0) > since;
  }

  #forget(tag: number, key: string): void {
    const keys = this.#keys.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(tag);
  }
}
