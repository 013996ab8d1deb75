/** Undoings, looks at them too, one at a time for each customer: each takes a connection, and much of the database's time. */
import { Failure } from '../../errors.ts';

/** Of a process: those that are done at once, and with those that wait, all and one customer's. */
const most = { atOnce: 3, all: 12, ofOne: 4 };

/** Seconds after which a refused one should retry. */
const retryAfterSeconds = 10;

interface Turn {
  customer: number;
  /** Undefined once it has begun. */
  begin: (() => void) | undefined;
}

const turns: Turn[] = [];
const isUnderWay = ({ begin }: Turn) => begin === undefined;

function beginNext(): void {
  for (const turn of turns) {
    const underWay = turns.filter(isUnderWay);
    if (underWay.length >= most.atOnce) return;
    if (isUnderWay(turn) || underWay.some(({ customer }) => customer === turn.customer)) continue;
    turn.begin?.();
    turn.begin = undefined;
  }
}

/** Throws `unavailable` where too many wait already. */
export async function inTurn<T>(customer: number, work: () => Promise<T>): Promise<T> {
  const own = turns.filter((turn) => turn.customer === customer);
  if (turns.length >= most.all || own.length >= most.ofOne)
    throw new Failure('unavailable', { retryAfter: retryAfterSeconds });
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  const turn: Turn = { customer, begin };
  turns.push(turn);
  beginNext();
  try {
    await promise;
    return await work();
  } finally {
    turns.splice(turns.indexOf(turn), 1);
    beginNext();
  }
}
