/** The pages of text records. */
import type { Field } from '../html/field.ts';
import { type FieldErrors, form } from '../html/form.ts';
import { html } from '../html/html.ts';
import type { View } from '../html/page.ts';
import { counted, deletion, languageChoices, links, listPager, type RecordList, tagOr } from '../html/record.ts';
import { details, emptyState, table } from '../html/table.ts';
import { inLanguage, instant, languageName } from '../html/text.ts';
import { writtenIn, writtenTable } from '../html/written.ts';
import type { Translation } from '../translations/translation.ts';
import type { TextRecord } from './text-record.ts';

export const textRecordsPage =
  (list: RecordList<TextRecord>): View =>
  ({ prefix }) => ({
    title: 'Texts',
    body: html`<p>${counted(list.total, 'text')}. Each is an original, with its translations.</p>
${table({
  caption: 'Texts',
  columns: [
    {
      heading: 'Original',
      cell: ({ id, lang_code, text }) =>
        html`<a href="${prefix}/text_records/${id}">${inLanguage(lang_code, text)}</a>`,
    },
    { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
    { heading: 'Tag', cell: ({ tag_id }) => html`<a href="${prefix}/Tags/${tag_id}">Tag ${tag_id}</a>` },
    { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
  ],
  rows: list.rows,
  empty: emptyState('There are no texts here. They are added on the page of a tag.', {
    href: `${prefix}/Tags`,
    label: 'To the tags',
  }),
})}
${listPager(`${prefix}/text_records`, list)}`,
  });

const voices = [
  { value: 'm', label: 'A man’s' },
  { value: 'f', label: 'A woman’s' },
];

export const textRecordPage =
  (record: TextRecord, translations: readonly Translation[]): View =>
  (context) => {
    const { prefix } = context;
    const path = `/text_records/${record.id}`;
    return {
      title: `Text of tag ${record.tag_id}`,
      body: html`${details([
        ['Original', inLanguage(record.lang_code, record.text)],
        ['Language', languageName(record.lang_code)],
        ['Voice', voices.find(({ value }) => value === record.gender)?.label],
        ['Tag', html`<a href="${prefix}/Tags/${record.tag_id}">Tag ${record.tag_id}</a>`],
        ['Changed', instant(record.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit the original'], [`${prefix}/translations/new?tag_id=${record.tag_id}`, 'Add a language'])}
<h2>In all languages</h2>
${writtenTable({ caption: 'The text in all languages', path: `${prefix}/translations`, rows: translations, empty: emptyState('It has been removed.') })}
${deletion(context, { path, what: 'this text', consequence: 'It goes in all languages, and the tag has no text any more. This cannot be taken back.' })}`,
    };
  };

export interface TextRecordForm {
  /** The text record that is changed; undefined for a new one. */
  record?: TextRecord | undefined;
  values: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

const tagField: Field = { kind: 'number', name: 'tag_id', label: 'Tag (number)', required: true, min: 1, step: 1 };
const minorField: Field = {
  kind: 'checkbox',
  name: 'minor_edit',
  label: 'Only a small correction: the translations stay valid',
};

export const textRecordForm =
  ({ record, values, errors }: TextRecordForm): View =>
  ({ prefix, csrfToken }) => {
    const address = `${prefix}/text_records${record ? `/${record.id}` : ''}`;
    return {
      title: record ? `Edit the text of tag ${record.tag_id}` : 'New text',
      isRefusal: errors !== undefined,
      body: form({
        action: address,
        method: record ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'text_record',
        fields: [
          ...(record ? [] : [tagField]),
          { kind: 'textarea', name: 'text', label: 'Text', required: true, ...(record && writtenIn(record.lang_code)) },
          {
            kind: 'select',
            name: 'lang_code',
            label: 'Language',
            required: true,
            choices: languageChoices,
            none: 'Choose',
          },
          { kind: 'select', name: 'gender', label: 'Voice that reads it', choices: voices },
          ...(record ? [minorField] : []),
        ],
        values,
        ...(errors && { errors }),
        submit: record ? 'Save the text' : 'Add the text',
        cancel: record ? address : tagOr(prefix, values.tag_id, address),
      }),
    };
  };
