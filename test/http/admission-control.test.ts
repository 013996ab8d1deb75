/** Which requests are admitted, queued and refused, with a fake clock. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { AdmissionControl, type Slot } from '../../src/http/admission-control.ts';

let now: number;
let admission: AdmissionControl;
let slots: Slot[];
let told: string[];

beforeEach(() => {
  now = 1000;
  admission = new AdmissionControl({ slots: 4, maxDelay: 500, now: () => now });
  slots = [];
  told = [];
});

const ask = (name: string, network = name) =>
  admission.acquire({
    network,
    admit: (slot) => {
      told.push(`${name} in`);
      slots.push(slot);
    },
    reject: () => told.push(`${name} away`),
  });
const later = (ms: number) => {
  now += ms;
};
const release = () => slots.shift()?.release();

test('admits as many as there are slots, and the queued ones in order as slots become free', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
  expect([told, admission.inUse, admission.queued]).toEqual([['a in', 'b in', 'c in', 'd in'], 4, 2]);
  release();
  release();
  expect(told.slice(4)).toEqual(['e in', 'f in']);
});

test('releasing a slot twice frees it once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
  const [first] = slots;
  first?.release();
  first?.release();
  expect([told.at(-1), told.length, admission.inUse]).toEqual(['e in', 5, 4]);
});

test('a request that needs no waiting ends before the next is admitted', () => {
  const order: string[] = [];
  const enter = (name: string) => (slot: Slot) => {
    order.push(`${name} in`);
    slot.release();
    order.push(`${name} out`);
  };
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  for (let i = 0; i < 20_000; i += 1) admission.acquire({ network: 'one', admit: enter(`${i}`), reject: () => {} });
  release();
  expect(order).toHaveLength(40_000);
  expect(order.slice(0, 4)).toEqual(['0 in', '0 out', '1 in', '1 out']);
  expect(admission.inUse).toBe(3);
});

describe('A queue', () => {
  test('HU13: is served within the delay, however long it is', () => {
    for (let i = 0; i < 2000; i += 1) ask(`${i}`, 'one');
    for (let i = 0; i < 499; i += 1) {
      later(1);
      for (let answered = 0; answered < 4; answered += 1) release();
    }
    expect([told.length, admission.refusals]).toEqual([2000, 0]);
  });

  test('HU13: that one client keeps full by repeated requests refuses none of them', () => {
    for (let i = 0; i < 50; i += 1) ask(`${i}`, 'one');
    for (let i = 0; i < 5000; i += 1) {
      later(5);
      release();
      ask(`again ${i}`, 'one');
    }
    expect(admission.refusals).toBe(0);
  });

  test('refuses those in it that have waited for too long', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    later(501);
    release();
    expect(told.slice(4)).toEqual(['e away', 'f away']);
    expect([admission.inUse, admission.queued]).toEqual([3, 0]);
  });

  test('whose first has waited for too long refuses new requests', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    later(501);
    ask('f');
    expect(told.slice(4)).toEqual(['f away']);
  });
});

describe('One network', () => {
  test('HU13: has all slots while no other network waits', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, 'one');
    expect(told).toEqual(['a in', 'b in', 'c in', 'd in']);
  });

  test('HU13: has at most half of the slots while others wait', () => {
    for (let i = 0; i < 40; i += 1) ask(`${i}`, 'one');
    ask('other', 'two');
    ask('another', 'two');
    for (let i = 0; i < 3; i += 1) release();
    expect(told.slice(4)).toEqual(['other in', 'another in', '4 in']);
  });

  test('HU13: does not cause refusals of other networks by its own queue', () => {
    for (let i = 0; i < 40; i += 1) ask(`${i}`, 'one');
    later(501);
    ask('other', 'two');
    expect(told.slice(4)).toEqual([]);
    for (let i = 0; i < 3; i += 1) release();
    expect(told).toContain('other in');
    ask('one more', 'one');
    expect(admission.refusals).toBe(36);
  });
});

describe('A lasting overload', () => {
  /** Milliseconds between two answers. */
  const each = 4;

  test.each([2, 4])(
    'of %i times the capacity keeps the throughput, and no request waits for longer than allowed',
    (timesAsMuch) => {
      const [answered, refused]: [number[], number[]] = [[], []];
      const atWork: (() => void)[] = [];
      const until = now + 5000;
      for (let network = 0; now < until; later(1)) {
        const since = now;
        const note = (times: number[]) => times.push(now - since);
        if (now % (each / timesAsMuch) === 0)
          admission.acquire({
            network: `${network++}`,
            admit: (slot) => {
              atWork.push(() => {
                note(answered);
                slot.release();
              });
            },
            reject: () => note(refused),
          });
        if (now % each === 0) atWork.shift()?.();
      }
      expect(answered.length).toBeGreaterThanOrEqual(0.9 * (5000 / each));
      expect(Math.max(...answered, ...refused)).toBeLessThanOrEqual(500 + each + admission.slots * each);
    },
  );
});

describe('A request that yields its slot', () => {
  test('lets another in, and reclaims the slot without queuing', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    const [first] = slots;
    first?.yield();
    expect([told.at(-1), admission.inUse]).toEqual(['e in', 4]);
    first?.reclaim();
    expect(admission.inUse).toBe(5);
    first?.release();
    expect([told.length, admission.inUse]).toEqual([5, 4]);
  });

  test('twice gets it back after it has reclaimed it twice', () => {
    ask('a');
    const [first] = slots;
    first?.yield();
    first?.yield();
    first?.reclaim();
    expect(admission.inUse).toBe(0);
    first?.reclaim();
    expect(admission.inUse).toBe(1);
  });

  test('and then releases it does not reclaim it', () => {
    ask('a');
    const [first] = slots;
    first?.yield();
    first?.release();
    first?.reclaim();
    expect(admission.inUse).toBe(0);
  });
});
