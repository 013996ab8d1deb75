/**
 * Who is let in when more ask than can be answered in time. So many are at work at once; others stand in a line, and who would
 * wait there for too long is refused, before anything is done for them.
 *
 * A burst is waited out: its line ends by itself. A line that has not ended for as long as a burst may last is no burst, more come
 * than can be served; however long it were, it would only make everybody wait. From then on it is kept as short as it can be
 * without leaving a place empty, until nobody has had to be refused for that time. (Controlled delay, as routers do it with
 * packets.) So the measure is the time that is waited, not a number that somebody has to guess.
 */

export interface AdmissionOptions {
  /** How many are at work at once: enough that whatever they work with never stands idle. */
  atOnce: number;
  /** Milliseconds that a burst lasts at most, and that one waits in its line. */
  burst: number;
  /** Milliseconds that one waits in a line that does not end. */
  standing: number;
  /** Milliseconds since some moment. */
  now?: () => number;
}

/** Somebody who asks to be let in. Is told one of the two, now or later. */
export interface Visitor {
  enter(place: Place): void;
  turnAway(): void;
}

interface Waiting {
  visitor: Visitor;
  since: number;
}

/** A place at work. */
export interface Place {
  /** The work is done. Said again, it means nothing. */
  leave(): void;
  /** The work waits for somebody else, and takes nothing of what others need: until `resume` the place is theirs. */
  rest(): void;
  /** Goes on, without standing in line once more. */
  resume(): void;
}

export class Admission {
  readonly #options: AdmissionOptions;
  readonly #now: () => number;
  readonly #line: Waiting[] = [];
  #working = 0;
  /** When the line had last ended by itself, and when somebody was last refused. */
  #ended: number;
  #refused = Number.NEGATIVE_INFINITY;
  #isLettingIn = false;
  /** How many have been refused. */
  refusals = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#ended = this.#now();
  }

  get atOnce(): number {
    return this.#options.atOnce;
  }

  get working(): number {
    return this.#working;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Milliseconds that one may wait in line at this moment. */
  get patience(): number {
    const { burst, standing } = this.#options;
    return this.#now() - this.#ended > burst ? standing : burst;
  }

  ask(visitor: Visitor): void {
    const now = this.#now();
    const [first] = this.#line;
    if (!first) this.#noteEnd(now);
    if (first && now - first.since > this.patience) this.#refuse(visitor);
    else this.#line.push({ visitor, since: now });
    this.#letIn();
  }

  /** Whoever is let in may be done at once, and make room for the next. */
  #letIn(): void {
    if (this.#isLettingIn) return;
    this.#isLettingIn = true;
    while (this.#working < this.#options.atOnce) {
      const first = this.#line.shift();
      if (!first) break;
      if (this.#now() - first.since > this.patience) this.#refuse(first.visitor);
      else first.visitor.enter(this.#place());
    }
    if (this.#line.length === 0) this.#noteEnd(this.#now());
    this.#isLettingIn = false;
  }

  /** A line that ends because it was refused has not ended by itself. */
  #noteEnd(now: number): void {
    if (now - this.#refused > this.#options.burst) this.#ended = now;
  }

  #refuse(visitor: Visitor): void {
    this.#refused = this.#now();
    this.refusals += 1;
    visitor.turnAway();
  }

  #place(): Place {
    let isGone = false;
    /** It may wait for several at once. */
    let rests = 0;
    let isCounted = false;
    const count = () => {
      const isWorking = !isGone && rests === 0;
      if (isWorking === isCounted) return;
      isCounted = isWorking;
      this.#working += isWorking ? 1 : -1;
      if (!isWorking) this.#letIn();
    };
    count();
    return {
      leave: () => {
        isGone = true;
        count();
      },
      rest: () => {
        rests += 1;
        count();
      },
      resume: () => {
        rests -= 1;
        count();
      },
    };
  }
}
