/**
 * Answers of lookups that are kept until something changes of the tag that they tell of.
 *
 * Nothing is kept by time alone: whoever says that a tag has changed ends its answers, and while nobody is sure to hear of all
 * changes, nothing is answered and nothing is kept. An answer that was read before a change of which was heard before it was
 * made is not kept either.
 */
import { LRUCache } from 'lru-cache';

/** What answers stand on changes: which tags, by id; or any. */
export type Changed = readonly number[] | 'all';

export interface Keepable {
  /** Bytes that it takes. */
  size: number;
  /** The tag that it tells of, by id. */
  tag: number;
  /** It tells of what any change of the tags behind that one makes another, up to this id. */
  upTo?: number | undefined;
}

/** A moment in the order of what was heard. */
export type Moment = number;

export interface AnswerCacheOptions {
  /** Bytes that all of them may take. */
  most: number;
  /** Whether every change until a moment ago has been heard of. */
  isSure(): boolean;
}

/** Tags by their ids, of which any change ends an answer. */
interface Span {
  after: number;
  upTo: number;
}

const isWithin = ({ after, upTo }: Span, tag: number): boolean => tag > after && tag <= upTo;

/** Whether one of these tags is within the span: the first of them behind its beginning is. */
function holdsOneOf({ after, upTo }: Span, inOrder: Float64Array): boolean {
  let [from, to] = [0, inOrder.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((inOrder[middle] as number) > after) to = middle;
    else from = middle + 1;
  }
  const first = inOrder[from];
  return first !== undefined && first <= upTo;
}

/** Tags whose last change is remembered; with more, any may have changed. */
const mostRemembered = 20_000;

export class AnswerCache<A extends Keepable> {
  readonly #options: AnswerCacheOptions;
  readonly #answers: LRUCache<string, A>;
  /** By tag, under which keys it is told of. */
  readonly #keys = new Map<number, Set<string>>();
  /** Those that tell of more than one, by key. */
  readonly #spans = new Map<string, Span>();
  /** When something of a tag last changed; of those that are not here, before `#allChanged` or never. */
  readonly #lastChanged = new Map<number, Moment>();
  #allChanged: Moment = 0;
  #now: Moment = 0;
  readonly counts = { hits: 0, misses: 0 };

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
    this.#answers = new LRUCache({
      maxSize: options.most,
      // One that is larger would drive out too many others.
      maxEntrySize: Math.ceil(options.most / 16),
      sizeCalculation: ({ size }) => size,
      dispose: (answer, key) => this.#forget(answer.tag, key),
    });
  }

  /** How many there are, and the bytes that they take. */
  get held(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  get(key: string): A | undefined {
    const answer = this.#options.isSure() ? this.#answers.get(key) : undefined;
    this.counts[answer ? 'hits' : 'misses'] += 1;
    return answer;
  }

  /** To be asked for before anything is read of which an answer is made. */
  get now(): Moment {
    return this.#now;
  }

  /** Keeps what was made of what has been read since, unless it has changed meanwhile. */
  keep(key: string, answer: A, since: Moment): void {
    if (!this.#options.isSure() || this.#hasChanged(answer, since)) return;
    this.#answers.set(key, answer);
    // One that is too large is not there now.
    if (!this.#answers.has(key)) return;
    const keys = this.#keys.get(answer.tag);
    if (keys) keys.add(key);
    else this.#keys.set(answer.tag, new Set([key]));
    if (answer.upTo !== undefined) this.#spans.set(key, { after: answer.tag, upTo: answer.upTo });
  }

  /** Ends what was made of these tags. */
  changed(tags: Changed): void {
    this.#now += 1;
    if (tags === 'all' || this.#lastChanged.size + tags.length > mostRemembered) {
      this.#allChanged = this.#now;
      this.#lastChanged.clear();
    }
    if (tags === 'all') return void this.#answers.clear();
    for (const tag of tags) {
      this.#lastChanged.set(tag, this.#now);
      for (const key of [...(this.#keys.get(tag) ?? [])]) this.#answers.delete(key);
    }
    this.#endSpansOf(tags);
  }

  /** Of thousands of tags at once, as an import changes them, each span needs one look alone. */
  #endSpansOf(tags: readonly number[]): void {
    const inOrder = Float64Array.from(tags).sort();
    for (const [key, span] of this.#spans) if (holdsOneOf(span, inOrder)) this.#answers.delete(key);
  }

  #hasChanged({ tag, upTo }: A, since: Moment): boolean {
    if (this.#allChanged > since || (this.#lastChanged.get(tag) ?? 0) > since) return true;
    if (upTo === undefined || this.#now === since) return false;
    const span = { after: tag, upTo };
    return [...this.#lastChanged].some(([changed, moment]) => moment > since && isWithin(span, changed));
  }

  #forget(tag: number, key: string): void {
    this.#spans.delete(key);
    const keys = this.#keys.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(tag);
  }
}
