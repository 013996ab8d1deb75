/** The script of every page's frame, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/frame.js', 'utf8');

interface Time {
  dateTime: string;
  title: string;
  textContent: string;
  contains(other: unknown): boolean;
}

/** A page with these times; `later` lets so many minutes pass, one after the other. */
function open(times: readonly string[] = [], menu: object | null = null) {
  let now = Date.parse('2026-11-29T12:00:00Z');
  const elements = times.map((dateTime): Time => {
    const element = { dateTime, title: '', textContent: dateTime, contains: (other: unknown) => other === element };
    return element;
  });
  const listeners: [string, (event: object) => void, unknown][] = [];
  const everyMinute: (() => void)[] = [];
  let hasSearchFocus = false;
  const searchField = {
    focus() {
      hasSearchFocus = true;
    },
    select() {},
  };
  const document = {
    activeElement: undefined as unknown,
    documentElement: { lang: 'en' },
    querySelector: (selector: string) => (selector === '.everywhere input' ? searchField : null),
    getElementById: (id: string) => (id === 'menu' ? menu : null),
    querySelectorAll: (selector: string) =>
      elements.filter(({ title }) => selector === 'time[datetime]' || (selector === 'time[title]' && title !== '')),
    addEventListener: (name: string, listener: (event: object) => void, isCapturing: unknown) =>
      void listeners.push([name, listener, isCapturing]),
  };
  class Clock extends Date {
    static override now = () => now;
  }
  class MutationObserver {
    observe() {}
  }
  const setInterval = (then: () => void, after: number) => void (after === 60_000 && everyMinute.push(then));
  const leave: (() => void)[] = [];
  const window = {
    addEventListener: (name: string, listener: () => void) => void (name === 'pagehide' && leave.push(listener)),
  };
  runInNewContext(script, { document, window, Date: Clock, Intl, MutationObserver, setInterval });
  return {
    document,
    elements,
    listeners,
    hasSearchFocus: () => hasSearchFocus,
    press(event: object) {
      for (const [name, listener] of listeners)
        if (name === 'keydown') listener({ preventDefault() {}, target: { closest: () => null }, ...event });
    },
    leave() {
      for (const listener of leave) listener();
    },
    said: () => elements.map(({ textContent }) => textContent),
    later(minutes: number) {
      for (let each = 0; each < minutes; each += 1) {
        now += 60_000;
        for (const then of everyMinute) then();
      }
    },
  };
}

test('updates relative times as minutes pass', () => {
  const { later, said } = open(['2026-11-29T11:59:50Z', '2026-11-29T11:00:00Z']);
  expect(said()).toEqual(['just now', '1 hr. ago']);
  later(3);
  expect(said()).toEqual(['3 min. ago', '1 hr. ago']);
  later(117);
  expect(said()).toEqual(['2 hr. ago', '3 hr. ago']);
});

test('leaves a focused time unchanged', () => {
  const { document, elements, later, said } = open(['2026-11-29T11:59:50Z', '2026-11-29T11:59:50Z']);
  document.activeElement = elements[0];
  later(3);
  expect(said()).toEqual(['just now', '3 min. ago']);
});

test('opens the section that hides an invalid field', () => {
  const { listeners } = open();
  // The event does not bubble.
  const invalid = listeners.filter(([name, , isCapturing]) => name === 'invalid' && isCapturing === true);
  const opened: string[] = [];
  const section = { setAttribute: (name: string) => void opened.push(name) };
  const fields = [
    { closest: (selector: string) => (selector === 'details' ? section : null) },
    { closest: () => null },
  ];
  for (const target of fields) for (const [, listener] of invalid) listener({ target });
  expect(opened).toEqual(['open']);
});

test('focuses the search field at its keys, and ignores events without a key, as browsers dispatch them on filling in a field', () => {
  for (const [event, isForSearch] of [
    [{}, false],
    [{ key: 'k' }, false],
    [{ key: 'k', ctrlKey: true }, true],
    [{ key: '/' }, true],
  ] as const) {
    const { press, hasSearchFocus } = open();
    press(event);
    expect([event, hasSearchFocus()]).toEqual([event, isForSearch]);
  }
});

test('closes an open menu when the page is left, in browsers that know popovers', () => {
  let isOpen = true;
  const menu = { querySelector: () => null, matches: () => isOpen };
  const hidePopover = () => {
    isOpen = false;
  };
  open([], { ...menu, hidePopover }).leave();
  expect(isOpen).toBe(false);
  const matches = () => {
    throw new SyntaxError('’:popover-open’ is not a valid selector');
  };
  open([], { ...menu, matches }).leave();
});
