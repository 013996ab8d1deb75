/** Which requests come too late in a turn of the event loop, with a fake clock. */
import { beforeEach, expect, test } from '@jest/globals';
import { EventLoopLag } from '../../src/http/load-shedding.ts';

let now: number;
let endTurn: () => void;
let lag: EventLoopLag;

beforeEach(() => {
  now = 1000;
  lag = new EventLoopLag({
    longest: 50,
    burst: 500,
    now: () => now,
    atEnd: (callBack) => {
      endTurn = callBack;
    },
  });
});

/** A turn in which somebody is come to every ten milliseconds: after how many milliseconds it was too late for the first of them. */
function turn(ms: number): number | undefined {
  let late: number | undefined;
  for (let at = 0; at <= ms; at += 10, now += 10) if (lag.isTooLong()) late ??= at;
  now -= 10;
  endTurn();
  return late;
}

test('a single long turn, or several within half a second, make no request late', () => {
  expect([turn(200), turn(100), turn(100)]).toEqual([undefined, undefined, undefined]);
});

test('if long turns go on, requests at their end are late', () => {
  for (let i = 0; i < 5; i += 1) turn(100);
  expect([turn(100), turn(50)]).toEqual([60, undefined]);
});

test('a short turn resets the tolerance', () => {
  for (let i = 0; i < 6; i += 1) turn(100);
  turn(50);
  expect(turn(400)).toBeUndefined();
});

test('so does a time without requests', () => {
  for (let i = 0; i < 6; i += 1) turn(100);
  now += 51;
  expect(turn(400)).toBeUndefined();
});
