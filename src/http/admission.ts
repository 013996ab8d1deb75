/**
 * Who is let in when more ask than can be answered in time. So many are at work at once; others stand in a line, and who would
 * wait there for too long is refused, before anything is done for them.
 *
 * No network has more than half of the places while others wait, however many it sends: what is left of its line stands for itself.
 */

export interface AdmissionOptions {
  /** How many are at work at once: enough that whatever they work with never stands idle. */
  atOnce: number;
  /** Milliseconds that one waits in line. */
  patience: number;
  /** Milliseconds since some moment. */
  now?: () => number;
}

/** Somebody who asks to be let in. Is told one of the two, now or later. */
export interface Visitor {
  /** Where they come from. */
  network: string;
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
  /** How many are at work, by network. */
  readonly #workingOf = new Map<string, number>();
  #working = 0;
  #isLettingIn = false;
  #timer: NodeJS.Timeout | undefined;
  /** How many have been refused. */
  refusals = 0;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
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

  /** Milliseconds that one waits in line. */
  get patience(): number {
    return this.#options.patience;
  }

  ask(visitor: Visitor): void {
    const { network } = visitor;
    const ahead = this.#line.find((each) => each.visitor.network === network || this.#hasShare(each.visitor.network));
    if (ahead && this.#isTooLong(ahead)) this.#refuse(visitor);
    else this.#line.push({ visitor, since: this.#now() });
    this.#letIn();
    this.#watch();
  }

  /** Who waits is refused in time, also where nobody leaves. */
  #watch(): void {
    if (this.#timer || this.#line.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#refuseLate();
      this.#watch();
    }, this.#options.patience / 4).unref();
  }

  /** Whoever is let in may be done at once, and make room for the next. */
  #letIn(): void {
    if (this.#isLettingIn) return;
    this.#isLettingIn = true;
    while (this.#working < this.#options.atOnce) {
      this.#refuseLate();
      const next = this.#next();
      if (!next) break;
      next.enter(this.#place(next.network));
    }
    this.#isLettingIn = false;
  }

  /** The first in line whose network has not its share yet; the first of all where there is none. */
  #next(): Visitor | undefined {
    const at = this.#line.findIndex(({ visitor }) => this.#hasShare(visitor.network));
    const next = at > 0 ? this.#line.splice(at, 1)[0] : this.#line.shift();
    return next?.visitor;
  }

  /** Whether one more of a network may be at work while others wait. */
  #hasShare(network: string): boolean {
    return (this.#workingOf.get(network) ?? 0) < Math.max(1, Math.floor(this.#options.atOnce / 2));
  }

  #isTooLong = ({ since }: Waiting): boolean => this.#now() - since > this.#options.patience;

  /** Those that have waited too long stand at the front of the line. */
  #refuseLate(): void {
    const late = this.#line.findIndex((each) => !this.#isTooLong(each));
    for (const { visitor } of this.#line.splice(0, late === -1 ? this.#line.length : late)) this.#refuse(visitor);
  }

  #refuse(visitor: Visitor): void {
    this.refusals += 1;
    visitor.turnAway();
  }

  #count(network: string, change: 1 | -1): void {
    this.#working += change;
    const working = (this.#workingOf.get(network) ?? 0) + change;
    if (working === 0) this.#workingOf.delete(network);
    else this.#workingOf.set(network, working);
  }

  #place(network: string): Place {
    let isGone = false;
    /** It may wait for several at once. */
    let rests = 0;
    let isCounted = false;
    const count = () => {
      const isWorking = !isGone && rests === 0;
      if (isWorking === isCounted) return;
      isCounted = isWorking;
      this.#count(network, isWorking ? 1 : -1);
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
