/** The script that keeps ticks across the pages of a list, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/list-selection.js', 'utf8');

type Element = ReturnType<typeof element>;
function element(value = '') {
  const listeners: [string, (event: object) => void][] = [];
  return {
    value,
    checked: false,
    textContent: '',
    name: 'bulk[tag_ids]',
    dataset: {} as Record<string, string>,
    classList: { toggle() {}, add() {} },
    hasFocus: false,
    focus() {
      this.hasFocus = true;
    },
    setAttribute() {},
    prepend() {},
    after() {},
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.push([name, listener]),
    happens(name: string, event = {}) {
      for (const [each, listener] of listeners) if (each === name) listener(event);
    },
  };
}

/** A tab's own storage, whose keys are its properties, as in browsers. */
let storage: Record<string, unknown>;
beforeEach(() => {
  storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void delete storage[key],
  });
});

interface Shown {
  /** The list's address as the service has it. */
  list?: string;
  /** As the browser has it. */
  search?: string;
  tags: string[];
  person?: string;
  isPaged?: boolean;
  hasNotice?: boolean;
}

/** A page of the list. `sent`: the tags that an action would be for. */
function open({
  list = '',
  search = list,
  tags,
  person = 'ada@example.com',
  isPaged = false,
  hasNotice = false,
}: Shown) {
  const boxes = tags.map(element);
  const words = element();
  const made: Element[] = [];
  const created: Element[] = [];
  const form = {
    id: 'bulk',
    dataset: { person },
    elements: { list: { value: list } },
    classList: words.classList,
    querySelector: (selector: string) => (selector === 'p' ? words : null),
    querySelectorAll: () => made.splice(0).map(() => ({ remove() {} })),
    append: (field: Element) => void made.push(field),
  };
  const there: Record<string, unknown> = {
    'form.doing': form,
    '.of-records thead th': element(),
    '.pager a': isPaged ? element() : null,
    'main > .told': hasNotice ? element() : null,
  };
  const document = {
    querySelector: (selector: string) => there[selector] ?? null,
    querySelectorAll: () => boxes,
    createElement: () => {
      const each = element();
      created.push(each);
      return each;
    },
  };
  const window = element();
  const location = { pathname: '/Tags', search };
  runInNewContext(script, { document, window, location, sessionStorage: storage, URLSearchParams });
  const [pageBox, clearButton] = created;
  return {
    words,
    tick(tag: string) {
      const box = boxes.find(({ value }) => value === tag);
      Object.assign(box ?? {}, { checked: true });
      box?.happens('click');
    },
    clear: () => clearButton?.happens('click'),
    isFocusOnPageBox: () => pageBox?.hasFocus,
    comeBack: () => window.happens('pageshow', { persisted: true }),
    sent: () => [...boxes.filter(({ checked }) => checked), ...made].map(({ value }) => value).sort(),
  };
}

describe('ticks', () => {
  test('are kept across pages of a list, whatever its order or the empty parameters in its address', () => {
    const list = '?q=ship&place_id=1';
    open({ list, search: `${list}&lang_code=&sort=-id`, tags: ['1', '2'], isPaged: true }).tick('2');
    const next = open({ list: '?place_id=1&q=ship&sort=name&rows=100', tags: ['3'], isPaged: true });
    next.tick('3');
    expect([next.sent(), next.words.textContent]).toEqual([['2', '3'], '2 ticked, 1 of them not on this page']);
    expect(open({ list: '?place_id=2', tags: ['1', '2'] }).sent()).toEqual([]);
  });

  test('are cleared in every list of the tab after an action', () => {
    open({ list: '?place_id=1', tags: ['1', '2'], isPaged: true }).tick('1');
    open({ list: '?q=ship', tags: ['1', '9'], isPaged: true }).tick('1');
    open({ list: '?q=ship', tags: ['1', '9'], isPaged: true, hasNotice: true });
    for (const list of ['?place_id=1', '?q=ship']) {
      const again = open({ list, tags: ['2'], isPaged: true });
      again.tick('2');
      expect(again.sent()).toEqual(['2']);
    }
  });

  test('of tags that have left the list are cleared when the page shows all of it', () => {
    open({ tags: ['1', '2'] }).tick('1');
    const again = open({ tags: ['2'] });
    again.tick('2');
    expect([again.sent(), again.words.textContent]).toEqual([['2'], '1 ticked']);
  });

  test('of other pages are known to a page that the back button restores', () => {
    const first = open({ tags: ['1', '2'], isPaged: true, hasNotice: true });
    first.tick('1');
    const second = open({ tags: ['3'], isPaged: true });
    second.tick('3');
    first.comeBack();
    expect([first.sent(), first.words.textContent]).toEqual([['1', '3'], '2 ticked, 1 of them not on this page']);
    second.comeBack();
    second.clear();
    first.comeBack();
    expect(first.sent()).toEqual([]);
  });

  test('are cleared by a button, which passes the focus on to the box of the page', () => {
    const { tick, clear, isFocusOnPageBox, sent } = open({ tags: ['1', '2'] });
    tick('1');
    clear();
    expect([sent(), isFocusOnPageBox()]).toEqual([[], true]);
  });

  test('are cleared when another customer signs in', () => {
    open({ tags: ['1'], isPaged: true }).tick('1');
    expect(open({ tags: ['1'], isPaged: true, person: 'bob@example.com' }).sent()).toEqual([]);
    expect(Object.keys(storage)).toEqual([]);
  });
});
