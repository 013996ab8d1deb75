/** The script of the live list of jobs, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/live-jobs.js', 'utf8');

type Listener = (event: object) => void;
function target() {
  const listeners: [string, Listener][] = [];
  return {
    addEventListener: (name: string, listener: Listener) => void listeners.push([name, listener]),
    happens(name: string, event = {}) {
      for (const [each, listener] of listeners) if (each === name) listener(event);
    },
  };
}

function open() {
  const elements: Record<string, object> = {
    'live-jobs': { dataset: { events: '/jobs/events', from: '1', state: '' } },
    'live-status': { textContent: '' },
  };
  const pauseButton = Object.assign(target(), { hidden: true, textContent: 'Pause' });
  elements['live-pause'] = pauseButton;
  const document = Object.assign(target(), { hidden: false, getElementById: (id: string) => elements[id] });
  const sources: InstanceType<typeof EventSource>[] = [];
  class EventSource {
    static readonly CLOSED = 2;
    readyState = 0;
    readonly #target = target();
    readonly addEventListener = this.#target.addEventListener;
    readonly happens = this.#target.happens;
    constructor() {
      sources.push(this);
    }
    close(): void {
      this.readyState = EventSource.CLOSED;
    }
  }
  const location = { href: 'https://tags.example.com/jobs' };
  runInNewContext(script, {
    document,
    window: target(),
    location,
    EventSource,
    URL,
    setTimeout() {},
    clearTimeout() {},
  });
  return { document, pauseButton, sources };
}

test('can be paused again after a refused connection has been replaced by one that works', () => {
  const { document, pauseButton, sources } = open();
  sources[0]?.close();
  sources[0]?.happens('error');
  expect([pauseButton.hidden, sources.length]).toEqual([true, 1]);
  for (const hidden of [true, false]) {
    document.hidden = hidden;
    document.happens('visibilitychange');
  }
  expect([pauseButton.hidden, sources.length]).toEqual([true, 2]);
  sources[1]?.happens('open');
  expect(pauseButton.hidden).toBe(false);
});
