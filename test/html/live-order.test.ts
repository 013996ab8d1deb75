/** The script that keeps an order's page up to date, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/live-order.js', 'utf8');
const notLive = 'This page is not live any more. Load it again to see how far the order is.';

class Part {
  innerHTML: string;
  readonly dataset = { events: '/events' };
  constructor(innerHTML: string) {
    this.innerHTML = innerHTML;
  }
  contains(element: unknown): boolean {
    return element === this;
  }
  replaceChildren({ innerHTML }: Part): void {
    this.innerHTML = innerHTML;
  }
  append({ textContent }: { textContent: string }): void {
    this.innerHTML += textContent;
  }
}

const partsOf = (state: string): Record<string, Part> => ({
  progress: new Part(`${state}.`),
  about: new Part(`Ended: ${state}. <time>${Math.random()}</time>`),
  items: new Part(`Items ${state}.`),
});

/** A page of an order that is under way. */
function open() {
  const parts = partsOf('running');
  const listeners: [string, (event: object) => void][] = [];
  const addEventListener = (name: string, listener: (event: object) => void) => void listeners.push([name, listener]);
  const server = { state: 'running', fails: false, looks: 0 };
  const document = {
    hidden: false,
    activeElement: null as Part | null,
    getElementById: (id: string) => parts[id],
    addEventListener,
    importNode: (now: Part) => ({ childNodes: [now] }),
    createElement: () => ({ setAttribute() {} }),
  };
  class EventSource {
    static readonly CLOSED = 2;
    readyState = 1;
    addEventListener = addEventListener;
    constructor() {
      made.source = this;
      made.count += 1;
    }
    close(): void {
      this.readyState = EventSource.CLOSED;
    }
  }
  const made: { source?: EventSource; count: number } = { count: 0 };
  class DOMParser {
    parseFromString(state: string) {
      const fresh = partsOf(state);
      return { getElementById: (id: string) => fresh[id], querySelector: () => (state === 'running' ? {} : null) };
    }
  }
  const fetch = async () => {
    server.looks += 1;
    if (server.fails) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => server.state };
  };
  const timers: (() => Promise<void>)[] = [];
  const setTimeout = (then: () => Promise<void>) => void timers.push(then);
  const location = { pathname: '/translation_orders/1', search: '' };
  runInNewContext(script, { document, location, EventSource, DOMParser, fetch, setTimeout });
  const happens = (name: string, event = {}) => {
    for (const [each, listener] of listeners) if (each === name) listener(event);
  };
  return {
    document,
    parts,
    server,
    source: () => made.source,
    connections: () => made.count,
    happens,
    ends() {
      server.state = 'ended';
      happens('message', { data: '{"finished_at":"2026-11-28T12:00:00Z"}' });
    },
    /** Until nothing is waited for any more. */
    async later() {
      for (let then = timers.shift(); then; then = timers.shift()) await then();
    },
    said: () => Object.values(parts).map(({ innerHTML }) => innerHTML.replace(/ <time.*/, '')),
  };
}

const ended = ['ended.', 'Ended: ended.', 'Items ended.'];

test('shows the end of an order in all parts of the page', async () => {
  const { ends, later, said, source } = open();
  ends();
  await later();
  expect([said(), source()?.readyState]).toEqual([ended, 2]);
});

test('updates a focused part once it loses the focus', async () => {
  const { document, parts, ends, later, said, happens, server } = open();
  document.activeElement = parts.progress ?? null;
  ends();
  await later();
  expect(said()).toEqual(['running.', ...ended.slice(1)]);
  document.activeElement = null;
  happens('focusout');
  await later();
  expect(said()).toEqual(ended);
  happens('focusout');
  await later();
  expect(server.looks).toBe(2);
});

test('leaves a part unchanged when only its formatted times differ', async () => {
  const { parts, happens, later } = open();
  const before = parts.about?.innerHTML;
  happens('message', { data: '{"finished_at":null}' });
  await later();
  expect(parts.about?.innerHTML).toBe(before);
});

test('retries a failed refresh', async () => {
  const { server, happens, later, ends, said } = open();
  server.fails = true;
  ends();
  happens('message', { data: '{"finished_at":null}' });
  const looks = later();
  server.fails = false;
  await looks;
  expect([said(), server.looks]).toEqual([ended, 2]);
});

test.each([
  ['refreshes keep failing', ({ server }: ReturnType<typeof open>) => void Object.assign(server, { fails: true })],
  ['the connection is refused', ({ source }: ReturnType<typeof open>) => source()?.close()],
])('says once that the page is no longer live when %s', async (_, goesWrong) => {
  const page = open();
  goesWrong(page);
  page.happens('message', { data: '{"finished_at":null}' });
  page.happens('error');
  await page.later();
  page.happens('visibilitychange');
  await page.later();
  expect([page.said()[0], page.source()?.readyState]).toEqual([`running.${notLive}`, 2]);
  expect(page.server.looks).toBeLessThanOrEqual(5);
});

test('has no connection while it is hidden, and catches up once it is visible', async () => {
  const { document, server, source, connections, happens, later, said } = open();
  document.hidden = true;
  happens('visibilitychange');
  await later();
  expect([source()?.readyState, server.looks]).toEqual([2, 0]);
  server.state = 'ended';
  document.hidden = false;
  happens('visibilitychange');
  expect([source()?.readyState, connections()]).toEqual([1, 2]);
  happens('message', { data: '{"finished_at":"2026-11-28T12:00:00Z"}' });
  await later();
  expect([said(), source()?.readyState]).toEqual([ended, 2]);
  for (const hidden of [true, false]) {
    document.hidden = hidden;
    happens('visibilitychange');
  }
  expect(connections()).toBe(2);
});
