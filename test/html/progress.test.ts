/** The script that follows a tag's translations, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { eventually } from '../setup/eventually.ts';

const script = readFileSync('src/html/assets/progress.js', 'utf8');
const notLive = 'This page is not live any more. Load it again to see how far the translations are.';

const partOf = (innerHTML: string) => ({
  innerHTML,
  get textContent() {
    return this.innerHTML;
  },
  contains: () => false,
  querySelector: () => null,
  replaceChildren(now: { innerHTML: string }) {
    this.innerHTML = now.innerHTML;
  },
  append({ textContent }: { textContent: string }) {
    this.innerHTML += textContent;
  },
});

/** A page at `pathname` of a tag whose translations are done at the look of this number; `fails`: looks that fail first; `hidden`: looks that find it hidden. */
function open({ pathname = '/Tags/1', done = 3, fails = 0, hidden = 0 } = {}) {
  const parts = { progress: partOf('Under way.'), languages: partOf('None.') };
  const asked: string[] = [];
  class DOMParser {
    parseFromString() {
      const isDone = asked.length >= done;
      const fresh = { progress: partOf(isDone ? '' : 'Under way.'), languages: partOf(isDone ? 'French.' : 'None.') };
      return {
        getElementById: (id: keyof typeof fresh) => fresh[id],
        querySelector: () => (isDone ? null : {}),
      };
    }
  }
  const fetch = async (address: string) => {
    asked.push(address);
    if (asked.length <= fails) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => '' };
  };
  let looks = 0;
  const document = {
    activeElement: null,
    get visibilityState() {
      looks += 1;
      return looks > hidden ? 'visible' : 'hidden';
    },
    querySelector: () => ({ href: 'https://tags.example.com/Tags/1' }),
    getElementById: (id: keyof typeof parts) => parts[id],
    createElement: () => ({}),
    importNode: (now: object) => ({ childNodes: [now] }),
  };
  const setTimeout = (then: () => void) => queueMicrotask(then);
  runInNewContext(script, { document, location: { pathname }, DOMParser, fetch, setTimeout });
  const ends = (words: string) => eventually(words, () => parts.progress.innerHTML.endsWith(words));
  return { parts, asked, ends };
}

test('follows the tag also from the page of a refused form', async () => {
  const { parts, asked, ends } = open({ pathname: '/Tags/1/languages' });
  await ends('The translations are made.');
  expect(parts.languages.innerHTML).toBe('French.');
  expect(asked).toEqual(Array(3).fill('https://tags.example.com/Tags/1'));
});

test('continues after some failed refreshes', async () => {
  const { parts, asked, ends } = open({ fails: 4, done: 6 });
  await ends('The translations are made.');
  expect(parts.languages.innerHTML).toBe('French.');
  expect(asked).toHaveLength(6);
});

test('continues when a page that was hidden for long becomes visible', async () => {
  const { asked, ends } = open({ hidden: 1000 });
  await ends('The translations are made.');
  expect(asked).toHaveLength(3);
});

test.each([
  ['refreshes keep failing', { fails: 5 }, 5],
  ['it was left open for too long', { done: Number.POSITIVE_INFINITY }, 300],
])('says that the page is no longer live when %s', async (_, given, looks) => {
  const { asked, ends } = open(given);
  await ends(notLive);
  expect(asked).toHaveLength(looks);
});
