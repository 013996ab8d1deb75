/** User input is text on our pages: it never becomes a tag, an attribute, a script or a link of its own. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Offer } from '../../contracts/management/reference.ts';
import { button } from '../../src/html/button.ts';
import { errorPage } from '../../src/html/error-page.ts';
import { errorSummary, form } from '../../src/html/form.ts';
import { attributes, type Html, html } from '../../src/html/html.ts';
import { layout } from '../../src/html/layout.ts';
import { listPage } from '../../src/html/list.ts';
import { locationMap, markerMap } from '../../src/html/map.ts';
import type { PageContext, View } from '../../src/html/page.ts';
import { picker } from '../../src/html/picker.ts';
import { qrCode } from '../../src/html/qr-code.ts';
import { nameLink } from '../../src/html/record-name.ts';
import { details, emptyState, pager, table } from '../../src/html/table.ts';
import { externalLink, inLanguage, textOfUnknownLanguage } from '../../src/html/text.ts';
import { homePage, loginPage } from '../../src/login/login-views.ts';
import { sessionsPage } from '../../src/login/session-views.ts';
import { Customer } from '../../src/model/customer.ts';
import { Session } from '../../src/model/sign-in/session.ts';
import { Token } from '../../src/model/sign-in/token.ts';
import { payloads } from '../browser/payloads.ts';
import { skeletonOf, tokensOf, wordsOf } from '../setup/html-tokens.ts';

const context = (text: string): PageContext => ({
  prefix: '',
  path: `/${text}`,
  person: { email: text, name: text, isAdmin: true },
  navigation: [{ label: text, entries: [[`/${text}`, text]] }],
  tiles: { address: text, attribution: text },
  csrfToken: () => text,
});
const drawn = (text: string, view: View) => layout(context(text), view(context(text)), { text, kind: 'done' });

const field = (text: string) => ({ name: 'name', label: text, hint: text });
const session = (text: string) =>
  Session.fromDatabaseJson({
    id: 1,
    customer_id: 1,
    user_agent: text,
    network: text,
    created_at: new Date(0),
    last_used_at: new Date(0),
  });

const app = (text: string) => Token.fromDatabaseJson({ ...session(text).toJSON(), id: 2 });

const called = (text: string) => ({ id: 1, name: text, lang: null, detail: text });
const pickerForm = (text: string, offer: Offer) =>
  form({
    action: '/',
    csrfToken: '',
    fields: [picker({ name: 'tag_id', label: text, hint: text, none: text }, offer)],
    submit: '',
  });
const listOf = (text: string) => () => ({
  title: text,
  path: '/places',
  one: text,
  many: text,
  about: text,
  searchedFields: text,
  columns: [{ heading: text, cell: () => text }],
  none: text,
  start: { href: `/${text}`, label: text },
});

/** Every component, with the text wherever one can be. */
const components: Record<string, (text: string) => Html | string> = {
  'a template': (text) => html`<p title="${text}">${text}${[text, [text]]}</p>`,
  attributes: (text) => html`<p${attributes({ title: text, 'data-x': text })}></p>`,
  'a text field': (text) =>
    form({
      action: text,
      csrfToken: text,
      group: 'place',
      fields: [{ kind: 'text', ...field(text), autocomplete: text, lang: text, required: true }],
      values: { name: text },
      errors: { name: [text, text], base: [text] },
      hidden: { tag_id: text },
      submit: text,
      cancel: text,
    }),
  'an e-mail field': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'email', ...field(text) }],
      values: { name: text },
      submit: '',
    }),
  'a password field': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'password', ...field(text) }],
      values: { name: text },
      submit: '',
    }),
  'a number field': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'number', ...field(text) }],
      values: { name: text },
      submit: '',
    }),
  'a text area': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'textarea', ...field(text), lang: text }],
      values: { name: text },
      submit: '',
    }),
  'a choice': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'select', ...field(text), choices: [{ value: text, label: text }], none: text }],
      values: { name: text },
      submit: '',
    }),
  'a tick box': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'checkbox', ...field(text) }],
      values: { name: text },
      submit: '',
    }),
  'check boxes': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [{ kind: 'checkboxes', ...field(text), choices: [{ value: text, label: text }] }],
      values: { name: [text] },
      errors: { name: [text] },
      submit: '',
    }),
  'a picker with few records': (text) =>
    pickerForm(text, { choices: [called(text)], isWhole: true, chosen: called(text), words: '' }),
  'a picker with many records': (text) =>
    pickerForm(text, { choices: [called(text)], isWhole: false, chosen: called(text), words: '' }),
  'the words typed into a picker': (text) =>
    pickerForm(text, { choices: [], isWhole: false, chosen: undefined, words: text }),
  'sections of a form': (text) =>
    form({
      action: '/',
      csrfToken: '',
      fields: [],
      sections: [
        { title: text, fields: [{ kind: 'text', ...field(text) }] },
        { title: text, fields: [{ kind: 'text', ...field(text), name: 'other' }], isFolded: true },
      ],
      values: { name: text, other: text },
      submit: '',
    }),
  'a record by its name': (text) =>
    html`${nameLink(text, called(text))}${nameLink(text, { ...called(text), lang: 'ar' })}`,
  'a list': (text) =>
    drawn(
      text,
      listPage({ rows: [{ id: 1 }], words: text, total: 3, found: 2, earlier: 0, hasLater: false }, listOf(text)),
    ),
  'a list without results': (text) =>
    drawn(text, listPage({ rows: [], words: text, total: 3, found: 0, earlier: 0, hasLater: false }, listOf(text))),
  'an empty list': (text) =>
    drawn(text, listPage({ rows: [], words: '', total: 0, found: 0, earlier: 0, hasLater: false }, listOf(text))),
  'an error of an unknown field': (text) =>
    errorSummary({ errors: { [text]: [text], constructor: [text] }, fields: [] }),
  'a button': (text) => button({ action: text, csrfToken: text, label: text, context: text, hidden: { tag_id: text } }),
  'a table': (text) =>
    table({
      caption: text,
      columns: [
        { heading: text, cell: (row: string) => row },
        { heading: text, cell: () => text },
      ],
      rows: [text, text],
      empty: emptyState(text),
    }),
  'an empty table': (text) =>
    table({ caption: text, columns: [], rows: [], empty: emptyState(text, { href: text, label: text }) }),
  'a map': (text) =>
    markerMap(context(text), text, [{ latitude: 1, longitude: 2, name: text, about: html`<b>${text}</b>` }]),
  'a map of a form': (text) =>
    locationMap(context(text), {
      latitudeField: text,
      longitudeField: text,
      ticks: text,
      start: { latitude: 1, longitude: 2 },
    }),
  'a QR code': (text) => qrCode('x', text),
  'a pager': (text) => pager({ previous: text, next: text }),
  details: (text) => details([[text, text]]),
  'a text in a language': (text) => inLanguage('ar', text),
  'a text in any language': (text) => textOfUnknownLanguage(text),
  'an error page': (text) => drawn(text, errorPage(500, text, text)),
  'the layout of a page': (text) =>
    drawn(text, () => ({ title: text, heading: html`<b>${text}</b>`, body: html`${text}` })),
  'the start page': (text) => drawn(text, homePage([() => html`${text}`], 'https://tags.example.com')),
  'the sign-in page': (text) =>
    drawn(
      text,
      loginPage({
        hasMail: true,
        networks: [text],
        returnTo: text,
        email: text,
        failure: { reason: undefined, errors: { email: [text] } },
      }),
    ),
  'the sessions': (text) =>
    drawn(
      text,
      sessionsPage(
        {
          customer: Customer.fromDatabaseJson({ id: 2, name: text }),
          isOwn: false,
          path: '/customers/2/sessions',
          sessions: [session(text), session(text)],
          tokens: [app(text), app(text)],
          tokenIdleDays: 365,
        },
        {
          table: 'sessions',
          id: 1,
          isRecent: true,
          customer: Customer.fromDatabaseJson({ id: 1 }),
        },
      ),
    ),
};

describe.each(Object.entries(components))('%s', (_, component) => {
  const plain = skeletonOf(`${component('plain')}`);

  test('keeps its structure with a hostile text, and shows that literally', () => {
    for (const payload of payloads) {
      const page = `${component(payload)}`;
      expect(skeletonOf(page)).toEqual(plain);
      expect(
        wordsOf(page).some((word) => word.includes(payload.slice(0, 60)) || word.includes(encodeURIComponent(payload))),
      ).toBe(true);
    }
  });
});

describe('a template', () => {
  test('rejects an object that pretends to be escaped HTML', () => {
    const forged = JSON.parse('{"isEscaped":true,"toString":"<script>"}');
    for (const value of [forged, { isEscaped: true }, Object.create(null), [forged], [[forged]], new Date()]) {
      expect(() => html`<p>${value as never}</p>`).toThrow(TypeError);
    }
  });

  test('renders nothing for undefined, null and false, and keeps 0', () => {
    expect(`${html`<p>${undefined}${null}${false}${0}${''}</p>`}`).toBe('<p>0</p>');
  });

  test('nests templates without escaping twice', () => {
    expect(`${html`<ul>${['<a>', '&amp;'].map((each) => html`<li>${each}</li>`)}</ul>`}`).toBe(
      '<ul><li>&lt;a&gt;</li><li>&amp;amp;</li></ul>',
    );
  });
});

describe('a link to a user’s address', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data://x/,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://x/y',
    '',
    'https://',
    ...payloads,
  ])('%j becomes a link to the web or no link', (address) => {
    const [first] = tokensOf(`${externalLink(address)}`);
    if (first?.kind !== 'tag') throw new Error('It begins with a tag');
    const { href } = first.attributes;
    if (href !== undefined) expect(href).toMatch(/^https?:\/\/[^"'<>\s]+$/);
    expect(Object.keys(first.attributes)).toEqual(href === undefined ? [] : ['href', 'rel']);
  });

  test.each([
    ['https://museum.example/a?b=c&d=e#f', 'https://museum.example/a?b=c&d=e#f'],
    ['http://museum.example', 'http://museum.example/'],
    ['museum.example/a', 'https://museum.example/a'],
    ['museum.example:8080/a', 'https://museum.example:8080/a'],
  ])('%s leads to %s', (address, href) => {
    expect(tokensOf(`${externalLink(address)}`)[0]).toMatchObject({ name: 'a', attributes: { href } });
  });
});

test('every attribute in a template is written in double quotes', () => {
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /^src\/html\/.*\.ts$|views\.ts$/.test(path));
  expect(sources.length).toBeGreaterThan(10);
  for (const source of sources) expect(readFileSync(source, 'utf8')).not.toMatch(/\s[a-z-]+=(\$\{|'\$\{)/);
});
