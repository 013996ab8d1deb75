/** The script that helps while a translation is typed, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/translation-help.js', 'utf8');

test('keeps the link to similar texts if they cannot be loaded to the end', async () => {
  const listeners: (() => void)[] = [];
  const field = {
    addEventListener: (name: string, listener: () => void) => name === 'focus' && listeners.push(listener),
  };
  const link = { hidden: false, href: '/similar' };
  const card = {
    querySelector: (selector: string) => (selector === '[data-similar]' ? link : field),
    addEventListener() {},
  };
  const document = { activeElement: null, querySelectorAll: () => [card] };
  const fetch = async () => ({ ok: true, text: () => Promise.reject(new TypeError('network error')) });
  class DOMParser {}
  runInNewContext(script, { document, fetch, DOMParser });
  for (const listener of listeners) listener();
  await new Promise((resolve) => setImmediate(resolve));
  expect([listeners.length, link.hidden]).toEqual([1, false]);
});
