/** The script that fetches the options that depend on a changed field, in a simulated browser. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const script = readFileSync('src/html/assets/refresh-options.js', 'utf8');

/** A section of a form: the field that others depend on, with its button, and one with the options of `owner`. */
function section(owner: string) {
  const listeners: (() => Promise<void>)[] = [];
  const children = new Set<object>();
  const field = {
    matches: () => true,
    addEventListener: (_: string, listener: () => Promise<void>) => listeners.push(listener),
  };
  const options = { owner, matches: () => true, remove: () => children.delete(options) };
  const fieldset = {
    get children() {
      return children;
    },
    append: (child: object) => children.add(child),
    querySelector: () => button,
  };
  const button = {
    hidden: false,
    formAction: '/refresh',
    closest: (of: string) => (of === 'fieldset' ? fieldset : field),
  };
  for (const child of [field, options]) children.add(child);
  return {
    button,
    choose: () => Promise.all(listeners.map((listener) => listener())),
    owners: () => [...children].flatMap((child) => ('owner' in child ? [child.owner] : [])),
  };
}

/** A form whose requests are answered later, in any order: with the options of an owner, or not at all. */
function open() {
  const page = section('nobody');
  const requests: ((owner?: string) => void)[] = [];
  const fetch = () =>
    new Promise((resolve, reject) => {
      requests.push((owner) =>
        owner === undefined ? reject(new TypeError('Failed to fetch')) : resolve({ text: async () => owner }),
      );
    });
  class DOMParser {
    parseFromString = (owner: string) => ({ querySelector: () => (owner === '' ? null : section(owner).button) });
  }
  const document = { querySelector: () => page.button };
  runInNewContext(script, { document, fetch, DOMParser, URLSearchParams, FormData: class {} });
  return { ...page, requests };
}

test.each([
  ['Ada', undefined],
  ['Bob', 'Ada'],
])(
  'shows the options of the latest choice, whenever the answer to an earlier one (%s, then %s) comes',
  async (_, late) => {
    const { button, choose, owners, requests } = open();
    expect(button.hidden).toBe(true);
    const choices = [choose(), choose()];
    requests[1]?.('Carla');
    requests[0]?.(late);
    await Promise.all(choices);
    expect([owners(), button.hidden]).toEqual([['Carla'], true]);
  },
);

test('offers the button after a failure or a page without the form, until a choice succeeds', async () => {
  const { button, choose, owners, requests } = open();
  for (const answer of [undefined, '']) {
    const choice = choose();
    requests.pop()?.(answer);
    await choice;
    expect([owners(), button.hidden]).toEqual([['nobody'], false]);
  }
  const choice = choose();
  requests.pop()?.('Carla');
  await choice;
  expect([owners(), button.hidden]).toEqual([['Carla'], true]);
});
