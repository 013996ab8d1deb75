/** Who is let in, who waits and who is refused, by a clock that the test turns. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Admission, type Place } from '../../src/http/admission.ts';

let now: number;
let admission: Admission;
let places: Place[];
let told: string[];

beforeEach(() => {
  now = 1000;
  admission = new Admission({ atOnce: 2, burst: 500, standing: 20, now: () => now });
  places = [];
  told = [];
});

const ask = (name: string) =>
  admission.ask({
    enter: (place) => {
      told.push(`${name} in`);
      places.push(place);
    },
    turnAway: () => told.push(`${name} away`),
  });
const later = (ms: number) => {
  now += ms;
};
const leave = () => places.shift()?.leave();

/** Two are at work, and one has stood in line for longer than a burst lasts, behind others. */
function standingLine(): void {
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
  later(300);
  leave();
  later(201);
}

test('so many are let in at once, and others when one leaves, in the order in which they came', () => {
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  expect([told, admission.working, admission.waiting]).toEqual([['a in', 'b in'], 2, 2]);
  leave();
  leave();
  expect(told).toEqual(['a in', 'b in', 'c in', 'd in']);
});

test('who leaves twice has left once', () => {
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  const [first] = places;
  first?.leave();
  first?.leave();
  expect([told, admission.working]).toEqual([['a in', 'b in', 'c in'], 2]);
});

test('who has nothing to wait for is done before the next is let in', () => {
  const order: string[] = [];
  const enter = (name: string) => (place: Place) => {
    order.push(`${name} in`);
    place.leave();
    order.push(`${name} out`);
  };
  ask('a');
  ask('b');
  for (let i = 0; i < 20_000; i += 1) admission.ask({ enter: enter(`${i}`), turnAway: () => {} });
  leave();
  expect(order).toHaveLength(40_000);
  expect(order.slice(0, 4)).toEqual(['0 in', '0 out', '1 in', '1 out']);
  expect(admission.working).toBe(1);
});

describe('A burst', () => {
  test('is waited out, however many they are', () => {
    for (let i = 0; i < 1000; i += 1) ask(`${i}`);
    for (let i = 0; i < 499; i += 1) {
      later(1);
      leave();
      leave();
    }
    expect([told.length, admission.refusals]).toEqual([1000, 0]);
  });

  test('that has ended may be followed by another', () => {
    for (let round = 1; round <= 5; round += 1) {
      for (const name of ['a', 'b', 'c']) ask(name);
      later(300);
      while (places.length > 0) leave();
    }
    expect(admission.refusals).toBe(0);
  });

  test('in which one would wait for too long refuses them', () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    later(501);
    leave();
    expect(told).toEqual(['a in', 'b in', 'c away', 'd away']);
    expect([admission.working, admission.waiting]).toEqual([1, 0]);
  });
});

describe('A line that does not end', () => {
  test('is cut short, though nobody in it has waited for as long as in a burst', () => {
    standingLine();
    ask('f');
    expect(told).toEqual(['a in', 'b in', 'c in', 'f away']);
    leave();
    expect(told.slice(4)).toEqual(['d away', 'e away']);
  });

  test('is short from then on', () => {
    standingLine();
    leave();
    told = [];
    for (const name of ['g', 'h', 'i']) ask(name);
    expect(told).toEqual(['g in']);
    later(19);
    ask('j');
    expect(told).toEqual(['g in']);
    later(2);
    ask('k');
    expect(told).toEqual(['g in', 'k away']);
    expect(admission.patience).toBe(20);
  });

  test('is a burst again once nobody was refused for as long as one lasts', () => {
    standingLine();
    leave();
    later(500);
    ask('g');
    expect(admission.patience).toBe(20);
    later(1);
    leave();
    ask('h');
    expect(admission.patience).toBe(500);
  });
});

describe('A crowd that goes on', () => {
  /** Milliseconds between two answers: so many are made, however many are at work. */
  const each = 4;
  const seconds = 5;

  /** Each answer's milliseconds, once it is known that this is no burst; and those of who was refused. */
  function askedFor(timesAsMuch: number) {
    const [answered, refused]: [number[], number[]] = [[], []];
    const atWork: (() => void)[] = [];
    const known = now + 1000;
    const askNow = () => {
      const since = now;
      const noteIn = (times: number[]) => {
        if (now >= known) times.push(now - since);
      };
      admission.ask({
        enter: (place) =>
          atWork.push(() => {
            noteIn(answered);
            place.leave();
          }),
        turnAway: () => noteIn(refused),
      });
    };
    for (; now < known + seconds * 1000; later(1)) {
      if (now % (each / timesAsMuch) === 0) askNow();
      if (now % each === 0) atWork.shift()?.();
    }
    return { answered, refused };
  }

  test.each([2, 4])('of %i times what can be answered: as much is as can be, and all are told soon', (timesAsMuch) => {
    const { answered, refused } = askedFor(timesAsMuch);
    expect(answered.length).toBeGreaterThanOrEqual(0.9 * ((seconds * 1000) / each));
    expect(Math.max(...answered)).toBeLessThanOrEqual(20 + each + admission.atOnce * each);
    expect(refused.length).toBeGreaterThan(0);
    expect(Math.max(...refused)).toBeLessThanOrEqual(20 + each);
  });
});

describe('Who rests', () => {
  test('leaves the place to others, and comes back without standing in line', () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    const [first] = places;
    first?.rest();
    expect([told, admission.working]).toEqual([['a in', 'b in', 'c in'], 2]);
    first?.resume();
    expect(admission.working).toBe(3);
    first?.leave();
    expect([told.length, admission.working]).toEqual([3, 2]);
  });

  test('for two reasons rests until both are over', () => {
    ask('a');
    const [first] = places;
    first?.rest();
    first?.rest();
    first?.resume();
    expect(admission.working).toBe(0);
    first?.resume();
    expect(admission.working).toBe(1);
  });

  test('and has left meanwhile does not come back', () => {
    ask('a');
    const [first] = places;
    first?.rest();
    first?.leave();
    first?.resume();
    expect(admission.working).toBe(0);
  });
});
