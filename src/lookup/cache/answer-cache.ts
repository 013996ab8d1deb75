/**
 * LRU cache of lookups' answers, each of which depends on one tag.
 *
 * Entries have no time to live: a change of its tag invalidates an answer, and while the cache is not current, it
 * neither answers nor stores. An answer whose tag was invalidated after its computation had begun is not stored either.
 */
import { LRUCache } from 'lru-cache';

/** Tags by id; or all. */
type Tags = readonly number[] | 'all';

interface Cacheable {
  /** Size in bytes. */
  size: number;
  /** Id of the tag that it depends on. */
  tag: number;
}

/** A position in the order of invalidations. */
type Moment = number;

interface AnswerCacheOptions {
  /** Capacity in bytes. */
  most: number;
  /** All invalidations until a moment ago have arrived. */
  isCurrent(): boolean;
}

/** Tags whose last invalidation is remembered; beyond that, all count as invalidated. */
const maxRemembered = 20_000;

export class AnswerCache<A extends Cacheable> {
  readonly #options: AnswerCacheOptions;
  readonly #answers: LRUCache<string, A>;
  /** The keys of the answers that depend on a tag. */
  readonly #keys = new Map<number, Set<string>>();
  /**
   * The last invalidation of each tag; tags that are missing here were invalidated before `#allInvalidated`, or never.
   */
  readonly #invalidated = new Map<number, Moment>();
  #allInvalidated: Moment = 0;
  #now: Moment = 0;
  readonly counts = { hits: 0, misses: 0 };

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
    this.#answers = new LRUCache({
      maxSize: options.most,
      // A larger entry would evict too many others.
      maxEntrySize: Math.ceil(options.most / 16),
      sizeCalculation: ({ size }) => size,
      dispose: ({ tag }, key) => this.#forget(tag, key),
    });
  }

  /** The number of entries, and their bytes. */
  get usage(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  get(key: string): A | undefined {
    const answer = this.#options.isCurrent() ? this.#answers.get(key) : undefined;
    this.counts[answer ? 'hits' : 'misses'] += 1;
    return answer;
  }

  /** The current moment; to be taken before an answer's data is read. */
  get now(): Moment {
    return this.#now;
  }

  /** Stores an answer made of data read since then, unless its tag was invalidated meanwhile. */
  set(key: string, answer: A, since: Moment): void {
    const { tag } = answer;
    if (!this.#options.isCurrent() || this.#isInvalidated(tag, since)) return;
    this.#answers.set(key, answer);
    // The cache refuses an entry that is too large.
    if (!this.#answers.has(key)) return;
    const keys = this.#keys.get(tag);
    if (keys) keys.add(key);
    else this.#keys.set(tag, new Set([key]));
  }

  /** Removes the answers that depend on these tags. */
  invalidate(tags: Tags): void {
    this.#now += 1;
    if (tags === 'all' || this.#invalidated.size + tags.length > maxRemembered) {
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
