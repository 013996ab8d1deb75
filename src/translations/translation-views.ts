/** The pages of texts and of names, which are alike: each is something written in one language. */
import type { Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { counted, deletion, languageChoices, links, listPager, type RecordList, tagOr } from '../html/record.ts';
import { details, emptyState, table } from '../html/table.ts';
import { inLanguage, instant, languageName } from '../html/text.ts';
import { freshness, originInWords, writtenIn } from '../html/written.ts';
import type { EditableTranslation } from './editable-translation.ts';

/** What the pages call what they are about. */
export interface Words {
  /** Below the prefix. */
  path: string;
  /** The name under which a form holds the fields. */
  group: string;
  title: string;
  one: string;
  many: string;
  /** Whether it fills one line, or several. */
  isLine: boolean;
  /** What is lost with an original. */
  lostWithOriginal: string;
}

/** `reachable`: ids of what the person may open; others' names are listed, but no more than that. */
export const writtenListPage =
  (words: Words, list: RecordList<EditableTranslation>, reachable: ReadonlySet<number>): View =>
  ({ prefix }) => ({
    title: words.title,
    body: html`<p>${counted(list.total, words.one, words.many)}, the originals among them.</p>
${table({
  caption: words.title,
  columns: [
    {
      heading: capitalised(words.one),
      cell: ({ id, lang_code, text }) => {
        const shown = inLanguage(lang_code, text);
        return reachable.has(id) ? html`<a href="${prefix}${words.path}/${id}">${shown}</a>` : shown;
      },
    },
    { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
    {
      heading: 'Tag',
      cell: ({ id, tag_id }) => (reachable.has(id) ? tagLink(prefix, tag_id) : `Tag ${tag_id}`),
    },
    { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
  ],
  rows: list.rows,
  empty: emptyState(`There are no ${words.many} here. They are added on the page of a tag.`, {
    href: `${prefix}/Tags`,
    label: 'To the tags',
  }),
})}
${listPager(`${prefix}${words.path}`, list)}`,
  });

export const writtenPage =
  (words: Words, row: EditableTranslation): View =>
  (context) => {
    const { prefix } = context;
    const path = `${words.path}/${row.id}`;
    return {
      title: `${capitalised(words.one)} in ${languageName(row.lang_code)}`,
      body: html`${details([
        [capitalised(words.one), inLanguage(row.lang_code, row.text)],
        ['Language', languageName(row.lang_code)],
        ['Tag', tagLink(prefix, row.tag_id)],
        ['Made', originInWords(row)],
        ['State', freshness(row)],
        ['Changed', instant(row.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit'], [`${prefix}/Tags/${row.tag_id}`, 'To the tag'])}
${deletion(context, {
  path,
  what: `this ${words.one}`,
  consequence: row.origin === 'original' ? words.lostWithOriginal : 'The original and the other languages stay.',
})}`,
    };
  };

const tagLink = (prefix: string, id: number): Html => html`<a href="${prefix}/Tags/${id}">Tag ${id}</a>`;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Filled {
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

/** The form for one more text of a tag. */
export const additionForm =
  (words: Words, { values, errors }: Filled): View =>
  ({ prefix, csrfToken }) => ({
    title: `New ${words.one}`,
    isRefusal: errors !== undefined,
    body: html`<p>The first ${words.one} of a tag is its original. From then on, a language is all that is needed: the original is translated into it.</p>
${form({
  action: `${prefix}${words.path}`,
  csrfToken: csrfToken(),
  group: words.group,
  fields: [
    { kind: 'number', name: 'tag_id', label: 'Tag (number)', required: true, min: 1, step: 1 },
    { kind: 'select', name: 'lang_code', label: 'Language', required: true, choices: languageChoices, none: 'Choose' },
    {
      ...control(words),
      label: capitalised(words.one),
      hint: 'Not needed where the original is to be translated by machine.',
    },
    {
      kind: 'select',
      name: 'origin',
      label: 'Where there is an original already',
      choices: [{ value: 'human', label: `Store the ${words.one} above as a person's translation` }],
      none: 'Translate the original by machine',
    },
  ],
  values,
  ...(errors && { errors }),
  submit: `Add the ${words.one}`,
  cancel: tagOr(prefix, values.tag_id, `${prefix}${words.path}`),
})}`,
  });

export const changeForm =
  (words: Words, row: EditableTranslation, { values, errors }: Filled): View =>
  ({ prefix, csrfToken }) => {
    const address = `${prefix}${words.path}/${row.id}`;
    const language: Field = {
      kind: 'select',
      name: 'lang_code',
      label: 'Language',
      required: true,
      choices: languageChoices,
    };
    const minor: Field = {
      kind: 'checkbox',
      name: 'minor_edit',
      label: 'Only a small correction: the translations stay valid',
    };
    return {
      title: `Edit the ${words.one} in ${languageName(row.lang_code)}`,
      isRefusal: errors !== undefined,
      body: html`${row.origin === 'machine' && html`<p>Made by machine. What you save is a person's work, which no machine overwrites.</p>`}
${form({
  action: address,
  method: 'patch',
  csrfToken: csrfToken(),
  group: words.group,
  fields: [
    { ...control(words), ...writtenIn(row.lang_code), label: capitalised(words.one), required: true },
    ...(row.origin === 'machine' ? [] : [language]),
    ...(row.origin === 'original' ? [minor] : []),
  ],
  values,
  ...(errors && { errors }),
  submit: `Save the ${words.one}`,
  cancel: address,
})}`,
    };
  };

const control = ({ isLine }: Words) =>
  isLine ? ({ kind: 'text', name: 'text' } as const) : ({ kind: 'textarea', name: 'text' } as const);
