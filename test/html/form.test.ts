/** Forms and tables are accessible to people who cannot see them, who use no mouse, and who make mistakes. */
import { describe, expect, test } from '@jest/globals';
import { languages } from '../../contracts/languages.ts';
import { navigationOf } from '../../src/app/navigation.ts';
import type { Field } from '../../src/html/field.ts';
import { type FormOptions, form } from '../../src/html/form.ts';
import { html } from '../../src/html/html.ts';
import { layout } from '../../src/html/layout.ts';
import { type Column, details, emptyState, pager, table } from '../../src/html/table.ts';
import { inLanguage, utcTime } from '../../src/html/text.ts';
import { type HtmlToken, tokensOf } from '../setup/html-tokens.ts';

type Tag = Extract<HtmlToken, { kind: 'tag' }>;
const tagsOf = (page: unknown, name: string): Tag[] =>
  tokensOf(`${page}`).filter((token): token is Tag => token.kind === 'tag' && token.name === name);
const textOf = (page: unknown) =>
  tokensOf(`${page}`)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('');

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Name', hint: 'What visitors call it' },
  { kind: 'number', name: 'latitude', label: 'Latitude', min: -90, max: 90, step: 'any' },
  {
    kind: 'select',
    name: 'tag_id',
    label: 'Tag',
    choices: [
      { value: '3', label: 'Door' },
      { value: '4', label: 'Gate' },
    ],
    none: 'No tag',
  },
  { kind: 'textarea', name: 'text', label: 'Text', required: true, lang: 'ar', dir: 'rtl' },
  { kind: 'checkbox', name: 'minor_edit', label: 'A small change' },
];
const draw = (more: Partial<FormOptions> = {}) =>
  form({ action: '/places/3', method: 'patch', csrfToken: 'token', group: 'place', fields, submit: 'Save', ...more });
const controls = (page: unknown) =>
  ['input', 'select', 'textarea']
    .flatMap((name) => tagsOf(page, name))
    .filter(({ attributes }) => attributes.type !== 'hidden');

describe('a form', () => {
  test('R12, R20: nests its fields in the group, and carries method and token', () => {
    const page = draw({ hidden: { tag_id: '7' } });
    expect(controls(page).map(({ attributes }) => attributes.name)).toEqual([
      'place[name]',
      'place[latitude]',
      'place[minor_edit]',
      'place[tag_id]',
      'place[text]',
    ]);
    const hidden = tagsOf(page, 'input').filter(({ attributes }) => attributes.type === 'hidden');
    expect(hidden.map(({ attributes: { name, value } }) => [name, value])).toEqual([
      ['_method', 'patch'],
      ['csrf_token', 'token'],
      ['tag_id', '7'],
    ]);
    expect(tagsOf(page, 'form')[0]?.attributes).toEqual({ method: 'post', action: '/places/3' });
  });

  test('ties every control to a label, and to its hint', () => {
    const page = draw();
    const labels = tagsOf(page, 'label').map(({ attributes }) => attributes.for);
    expect(
      controls(page)
        .map(({ attributes }) => attributes.id)
        .sort(),
    ).toEqual([...labels].sort());
    expect(new Set(labels).size).toBe(fields.length);
    const [name] = controls(page);
    expect(name?.attributes['aria-describedby']).toBe('place_name_hint');
    expect(tagsOf(page, 'p')[0]?.attributes.id).toBe('place_name_hint');
  });

  test('focuses no field and shows no error by default', () => {
    const page = `${draw()}`;
    expect(page).not.toMatch(/autofocus|aria-invalid|role="alert"/);
    expect(controls(draw({ autofocus: true }))[0]?.attributes).toHaveProperty('autofocus');
  });

  test('R4: keeps the visitor’s input, and shows each error at its field', () => {
    const page = draw({ values: { name: 'Harbour', latitude: 'north' }, errors: { latitude: ['is not a number'] } });
    const [name, latitude] = controls(page);
    expect(name?.attributes.value).toBe('Harbour');
    expect(latitude?.attributes).toMatchObject({
      value: 'north',
      autofocus: '',
      'aria-invalid': 'true',
      'aria-describedby': 'place_latitude_error',
    });
    expect(textOf(page)).toContain('Latitude is not a number');
    expect(tagsOf(page, 'a')[0]?.attributes.href).toBe('#place_latitude');
  });

  test('focuses only the first field with an error, in the order of the page', () => {
    const page = draw({ errors: { base: ['x'], text: ["can't be blank"], name: ['is too long'] } });
    const focused = tokensOf(`${page}`).filter((token) => token.kind === 'tag' && 'autofocus' in token.attributes);
    expect(focused).toEqual([expect.objectContaining({ attributes: expect.objectContaining({ id: 'place_name' }) })]);
    const list = /<ul>(.*)<\/ul>/s.exec(`${page}`)?.[1];
    expect(textOf(list)).toBe("xName is too longText can't be blank");
  });

  test('shows errors without a field in a focused summary above the form', () => {
    const page = draw({ errors: { base: ['The translation is not finished yet.'], lang_code: ['is taken'] } });
    const [summary] = tagsOf(page, 'div');
    expect(summary?.attributes).toMatchObject({ role: 'alert', tabindex: '-1', autofocus: '' });
    expect(textOf(page)).toContain('The translation is not finished yet.');
    expect(textOf(page)).toContain('lang_code is taken');
    expect(`${draw({ errors: { base: ['x'] }, autofocus: true })}`.match(/ autofocus/g)).toHaveLength(1);
  });

  test('T22: keeps a text unchanged, with its first line break', () => {
    const page = draw({ values: { text: '\n  two\nlines ' } });
    const tokens = tokensOf(`${page}`);
    const at = tokens.findIndex((token) => token.kind === 'tag' && token.name === 'textarea');
    // The parser leaves out the first line break after the start tag.
    expect(tokens[at + 1]).toEqual({ kind: 'text', text: '\n\n  two\nlines ' });
    expect((tokens[at] as Tag).attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  test('keeps the chosen option and the ticked box, and leaves a field empty if it cannot hold its value', () => {
    const kept = draw({ values: { tag_id: 4, minor_edit: '1' } });
    expect(tagsOf(kept, 'option').map(({ attributes }) => [attributes.value, 'selected' in attributes])).toEqual([
      ['', false],
      ['3', false],
      ['4', true],
    ]);
    expect(controls(kept).find(({ attributes }) => attributes.type === 'checkbox')?.attributes).toHaveProperty(
      'checked',
    );
    const odd = draw({
      values: { name: ['a'], latitude: { a: 1 }, tag_id: null, text: Object.create(null), minor_edit: true },
    });
    expect(controls(odd)[0]?.attributes.value).toBe('');
    expect(textOf(odd)).not.toContain('[object');
  });

  test('groups check boxes in one fieldset with several values', () => {
    const languages: Field = {
      kind: 'checkboxes',
      name: 'languages',
      label: 'Languages',
      choices: [
        { value: 'fr', label: 'French' },
        { value: 'de', label: 'German' },
      ],
    };
    const page = draw({ fields: [languages], values: { languages: ['de'] }, errors: { languages: ['are wrong'] } });
    expect(controls(page).map(({ attributes }) => attributes)).toEqual([
      { type: 'checkbox', id: 'place_languages', name: 'place[languages]', value: 'fr', autofocus: '' },
      { type: 'checkbox', name: 'place[languages]', value: 'de', checked: '' },
    ]);
    expect(tagsOf(page, 'a')[0]?.attributes.href).toBe('#place_languages');
    expect([tagsOf(page, 'fieldset').length, tagsOf(page, 'legend').length]).toEqual([1, 1]);
    const one = draw({ fields: [languages], values: { languages: 'fr' } });
    expect(controls(one).map(({ attributes }) => 'checked' in attributes)).toEqual([true, false]);
  });

  test('disables an unavailable option, never ticks it, and links no error to it', () => {
    const languages: Field = {
      kind: 'checkboxes',
      name: 'languages',
      label: 'Languages',
      choices: [
        { value: 'tlh', label: 'Klingon', isOff: true },
        { value: 'fr', label: 'French' },
      ],
    };
    const page = draw({
      fields: [languages],
      values: { languages: ['tlh', 'fr'] },
      errors: { languages: ['are wrong'] },
    });
    expect(controls(page).map(({ attributes }) => attributes)).toEqual([
      { type: 'checkbox', name: 'place[languages]', value: 'tlh', disabled: '' },
      { type: 'checkbox', id: 'place_languages', name: 'place[languages]', value: 'fr', checked: '', autofocus: '' },
    ]);
  });

  test('offers suggestions by a datalist, and marks the language of an option', () => {
    const page = draw({
      fields: [
        { kind: 'text', name: 'name', label: 'Name', suggestions: ['Quay #1', 'Harbour #2'] },
        {
          kind: 'select',
          name: 'tag_id',
          label: 'Tag',
          choices: [{ value: '3', label: 'المرساة', lang: 'ar', dir: 'rtl' }],
          value: '3',
        },
      ],
      values: { tag_id: '4' },
    });
    expect(controls(page)[0]?.attributes.list).toBe(tagsOf(page, 'datalist')[0]?.attributes.id);
    expect(tagsOf(page, 'option').map(({ attributes }) => attributes)).toEqual([
      { value: 'Quay #1' },
      { value: 'Harbour #2' },
      { value: '3', selected: '', lang: 'ar', dir: 'rtl' },
    ]);
  });

  test('opens a folded section that contains an error', () => {
    const sections = [
      { title: 'More', fields: [{ kind: 'text', name: 'more', label: 'More' } as const], isFolded: true },
    ];
    expect(tagsOf(draw({ sections }), 'details')[0]?.attributes).not.toHaveProperty('open');
    const wrong = draw({ sections, errors: { more: ['is wrong'] } });
    expect(tagsOf(wrong, 'details')[0]?.attributes).toHaveProperty('open');
    expect(tagsOf(wrong, 'a')[0]?.attributes.href).toBe('#place_more');
  });

  test('never returns a password', () => {
    const page = draw({
      fields: [{ kind: 'password', name: 'password', label: 'Password' }],
      values: { password: 'secret' },
    });
    expect(`${page}`).not.toContain('secret');
  });

  test('does not take inherited property names for errors', () => {
    const page = draw({
      fields: [
        { kind: 'text', name: 'constructor', label: 'X' },
        { kind: 'text', name: 'toString', label: 'Y' },
      ],
    });
    expect(`${page}`).not.toContain('role="alert"');
  });
});

describe('a table', () => {
  const rows = [{ id: 1, name: 'Harbour' }];
  const columns: Column<{ id: number; name: string }>[] = [
    { heading: 'Name', cell: ({ name }) => name },
    { heading: 'Number', cell: ({ id }) => id, isNumber: true },
  ];

  test('has headings for columns and rows, and can be scrolled by keyboard', () => {
    const page = table({ caption: 'Places', columns, rows, empty: emptyState('None') });
    expect(tagsOf(page, 'th').map(({ attributes }) => attributes.scope)).toEqual(['col', 'col', 'row']);
    expect(tagsOf(page, 'td')[0]?.attributes.class).toBe('number');
    expect(tagsOf(page, 'div')[0]?.attributes).toMatchObject({ role: 'region', tabindex: '0', 'aria-label': 'Places' });
    expect(tagsOf(page, 'caption')).toHaveLength(1);
  });

  test('has the roles of a table in any layout, and the column’s heading in each cell for phones', () => {
    const page = table({ caption: 'Places', columns, rows, empty: emptyState('None') });
    const roles = ['table', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) => [
      ...new Set(tagsOf(page, name).map(({ attributes }) => attributes.role)),
    ]);
    expect(roles).toEqual([['table'], ['rowgroup'], ['rowgroup'], ['row'], ['columnheader', 'rowheader'], ['cell']]);
    expect(tagsOf(page, 'td')[0]?.attributes['data-label']).toBe('Number');
    const blank = table({
      caption: 'x',
      columns: [columns[0], { heading: 'B', cell: () => null }] as never,
      rows,
      empty: html``,
    });
    expect(`${blank}`).toContain('data-label="B"></td>');
  });

  test('shows a message with a link when it has no rows', () => {
    const empty = emptyState('You have no places.', { href: '/places/new', label: 'Add one' });
    const page = table({ caption: 'Places', columns, rows: [], empty });
    expect(tagsOf(page, 'table')).toEqual([]);
    expect(tagsOf(page, 'a')[0]?.attributes.href).toBe('/places/new');
  });

  test('the pager links only to pages that exist', () => {
    expect(`${pager({})}`).toBe('');
    expect(tagsOf(pager({ next: '/places?after=3' }), 'a').map(({ attributes }) => attributes)).toEqual([
      { rel: 'next', href: '/places?after=3' },
    ]);
    expect(tagsOf(pager({ previous: '/a', next: '/b' }), 'a')).toHaveLength(2);
  });

  test('details show a dash for an absent value, and show 0', () => {
    const page = details([
      ['A', undefined],
      ['B', ''],
      ['C', 0],
      ['D', null],
    ]);
    expect(textOf(page).match(/–none/g)).toHaveLength(3);
    expect(textOf(page)).toContain('0');
  });
});

describe('texts', () => {
  test.each(languages)('in $code carry language and direction', ({ code, tag, direction }) => {
    expect(tagsOf(inLanguage(code, 'x'), 'span')[0]?.attributes).toEqual({
      class: 'text',
      lang: tag,
      dir: direction,
    });
  });

  test('a time is readable by people and by programs', () => {
    expect(`${utcTime(new Date(Date.UTC(2026, 0, 2, 3, 4, 5)))}`).toBe(
      '<time datetime="2026-01-02T03:04:05Z">2026-01-02 03:04 UTC</time>',
    );
  });
});

describe('the layout', () => {
  const ada = { email: 'ada@example.com', name: null, isAdmin: false };
  const context = (path: string, isSignedIn = true) => ({
    prefix: '/tags',
    path,
    person: isSignedIn ? ada : undefined,
    navigation: isSignedIn ? navigationOf(ada) : [],
    tiles: undefined,
    csrfToken: () => 'token',
  });
  const page = { title: 'Places', body: html`<p>x</p>` };

  test('sets language, direction, viewport and title, and has a skip link', () => {
    const text = layout(context('/places'), page);
    expect(text.startsWith('<!doctype html>')).toBe(true);
    expect(tagsOf(text, 'html')[0]?.attributes).toEqual({ lang: 'en', dir: 'ltr' });
    expect(tagsOf(text, 'meta').map(({ attributes }) => attributes.name)).toContain('viewport');
    expect(text).toContain('<title>Places · Tag Information Service</title>');
    expect(tagsOf(text, 'a')[0]?.attributes.href).toBe('#content');
    expect(tagsOf(text, 'main')[0]?.attributes).toEqual({ id: 'content', tabindex: '-1' });
    expect(tagsOf(text, 'h1')).toHaveLength(1);
  });

  test('marks the current section in the menu, also on its subpages, and no other', () => {
    const here = (path: string) =>
      tagsOf(layout(context(path), page), 'a').filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(here('/places').map(({ attributes }) => attributes.href)).toEqual(['/tags/places']);
    expect(here('/places/3/edit').map(({ attributes }) => attributes.href)).toEqual(['/tags/places']);
    expect(here('/tags').map(({ attributes }) => attributes.href)).toEqual(['/tags/Tags']);
    expect(here('/placesomething')).toEqual([]);
    expect(here('/').map(({ attributes }) => attributes.href)).toEqual(['/tags/']);
    // The nearest of those above it.
    expect(here('/Tags/import').map(({ attributes }) => attributes.href)).toEqual(['/tags/Tags/import']);
  });

  test('has the sign-out form after the page’s own forms, and its button outside of it', () => {
    const text = layout(context('/'), { ...page, body: html`<form action="/of-the-page"></form>` });
    expect(tagsOf(text, 'form').map(({ attributes }) => attributes.action)).toEqual([
      '/of-the-page',
      '/tags/logout',
      '/tags/search',
    ]);
    const [form, signOut] = [tagsOf(text, 'form')[1], tagsOf(text, 'button').at(-1)];
    expect(signOut?.attributes.form).toBe(form?.attributes.id);
  });

  test('has no navigation and no form for a signed-out visitor', () => {
    const text = layout(context('/', false), page);
    expect(tagsOf(text, 'nav')).toEqual([]);
    expect(tagsOf(text, 'form')).toEqual([]);
    expect(tagsOf(layout(context('/'), page), 'form')[0]?.attributes.action).toBe('/tags/logout');
  });
});
