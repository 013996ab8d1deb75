/** The script of a tag's page while a translation is pending, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';

// A module may wait at its end.
const script = `(async () => {${readFileSync('src/html/assets/visitor.js', 'utf8')}})()`;

const selectors = {
  reading: '#reading',
  state: '#state',
  report: '#report',
  language: 'details.languages > summary',
  map: '.spot ul',
};
type Name = keyof typeof selectors;

/** What of a part can have the focus. */
class Control {
  isConnected = true;
  readonly localName: string;
  readonly href: string | undefined;
  readonly take: (control: Control) => void;
  constructor(localName: string, href: string | undefined, take: (control: Control) => void) {
    this.localName = localName;
    this.href = href;
    this.take = take;
  }
  focus(): void {
    this.take(this);
  }
}

interface Incoming {
  now: { innerHTML: string; controls: Control[] };
}

/** A page in `lang`, in a browser that shows it, or as it is fetched. */
function made(lang: string, { isPending = false } = {}) {
  const document = { activeElement: undefined as Control | undefined, title: lang };
  const take = (control: Control) => Object.assign(document, { activeElement: control });
  const part = (name: Name, controls: [string, string?][] = []) => ({
    innerHTML: `${name} in ${lang}`,
    controls: controls.map(([localName, href]) => new Control(localName, href, take)),
    isOpen: false,
    textarea: { value: '', defaultValue: '' },
    contains(control: Control) {
      return this.controls.includes(control);
    },
    querySelector(selector: string) {
      return selector === 'details[open]' && this.isOpen ? {} : null;
    },
    querySelectorAll(selector: string) {
      if (selector === 'textarea') return name === 'report' ? [this.textarea] : [];
      return this.controls.filter(({ localName }) => localName === selector);
    },
    replaceChildren({ now }: Incoming) {
      for (const each of this.controls) each.isConnected = false;
      this.controls = now.controls.map(({ localName, href }) => new Control(localName, href, take));
      this.innerHTML = now.innerHTML;
      this.textarea = { value: '', defaultValue: '' };
    },
  });
  const all = {
    reading: part('reading', [['button']]),
    state: part('state', [['a', isPending ? 'again' : 'original']]),
    report: part('report', [['summary']]),
    language: part('language'),
    map: part('map'),
  };
  const image = { src: 'picture', alt: `name in ${lang}`, lang };
  const querySelector = (selector: string) => {
    if (selector === '[data-again]') return isPending ? { dataset: { again: '?again=' } } : null;
    if (selector === '.tag-image') return image;
    const name = (Object.keys(selectors) as Name[]).find((each) => selectors[each] === selector);
    return name ? all[name] : null;
  };
  const said = () =>
    Object.fromEntries(Object.entries(all).map(([name, { innerHTML }]) => [name, innerHTML.slice(-2)]));
  return { ...all, image, document: Object.assign(document, { querySelector }), said };
}

/** Shows a page that waits for French; `before` happens before the translation comes. `hidden`: the pauses that find it hidden. */
async function wait(before: (page: ReturnType<typeof made>) => void, { hidden = 0 } = {}) {
  const page = made('de', { isPending: true });
  const answers = [made('de', { isPending: true }), made('fr')];
  const listeners: [string, () => void][] = [];
  const document = Object.assign(page.document, {
    visibilityState: 'visible',
    querySelectorAll: () => [],
    addEventListener: (name: string, listener: () => void) => void listeners.push([name, listener]),
    dispatchEvent: () => true,
    importNode: (now: object) => ({ childNodes: [{ now }] }),
  });
  let renewed = 0;
  document.dispatchEvent = () => {
    renewed += 1;
    return true;
  };
  class DOMParser {
    parseFromString = () => answers.shift()?.document;
  }
  const fetch = () => Promise.resolve({ ok: true, text: () => Promise.resolve('') });
  let pauses = 0;
  const setTimeout = (then: () => void) => {
    pauses += 1;
    document.visibilityState = pauses > hidden ? 'visible' : 'hidden';
    queueMicrotask(then);
  };
  const running = runInNewContext(script, { document, DOMParser, fetch, setTimeout, Event: class {} });
  before(page);
  await running;
  const toggle = () => {
    for (const [name, listener] of listeners) if (name === 'toggle') listener();
  };
  return { page, toggle, renewed };
}

const french = { reading: 'fr', state: 'fr', report: 'fr', language: 'fr', map: 'fr' };

describe('an arriving translation', () => {
  test('replaces all parts of the original, also the button, the picture’s text and the map', async () => {
    const { page, renewed } = await wait(() => {});
    expect([page.said(), page.document.title, renewed]).toEqual([french, 'fr', 2]);
    expect(page.image).toEqual({ src: 'picture', alt: 'name in fr', lang: 'fr' });
  });

  test('is shown also on a page that was hidden for long', async () => {
    const { page } = await wait(() => {}, { hidden: 1000 });
    expect(page.said()).toEqual(french);
  });

  test.each([
    ['the button that reads aloud', 'reading', true],
    ['the report, which is closed', 'report', true],
    ['a link that disappears', 'state', false],
  ] as const)('keeps the focus while it is on %s, if that still exists', async (_, name, isThere) => {
    const { page } = await wait((each) => each[name].controls[0]?.focus());
    expect(page.said()).toEqual(french);
    expect(page.document.activeElement === page[name].controls[0]).toBe(isThere);
  });

  test('leaves changes by other scripts alone until it arrives', async () => {
    const replaced: string[] = [];
    await wait(({ reading }) => {
      reading.innerHTML = 'Stop reading';
      reading.replaceChildren = ({ now }) => void replaced.push(now.innerHTML);
    });
    expect(replaced).toEqual(['reading in fr']);
  });

  test('leaves an open or half-written report, and replaces it once it is closed and empty', async () => {
    const { page, toggle } = await wait(({ report }) => {
      report.isOpen = true;
      report.textarea.value = 'Not so';
    });
    expect(page.said()).toEqual({ ...french, report: 'de' });
    page.report.isOpen = false;
    toggle();
    expect([page.said().report, page.report.textarea.value]).toEqual(['de', 'Not so']);
    page.report.textarea.value = '';
    toggle();
    expect(page.said()).toEqual(french);
  });
});
