/** The pages of text records. */
import { type Called, calledBy, calledLink, type Names, reference } from '../../html/called.ts';
import type { Field } from '../../html/field.ts';
import { form } from '../../html/form.ts';
import { html } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import type { View } from '../../html/page.ts';
import { type Offer, picker } from '../../html/picker.ts';
import { deletion, languageField, links, tagOr } from '../../html/record.ts';
import { details, emptyState } from '../../html/table.ts';
import { excerpt, inLanguage, instant, languageIn, languageName, writtenIn } from '../../html/text.ts';
import type { Filled } from '../../html/version.ts';
import { writtenTable } from '../../html/written.ts';
import type { TextRecord } from '../../model/text-record.ts';
import type { Translation } from '../../model/translations/translation.ts';

export const textRecordsPage = (list: RecordList<TextRecord>, tags: Names): View =>
  listPage(list, ({ prefix }) => ({
    title: 'Texts',
    path: '/text_records',
    one: 'text',
    many: 'texts',
    about: 'Each is an original, with its translations.',
    soughtIn: 'original and translations, or in the name of its tag',
    columns: [
      {
        heading: 'Original',
        cell: ({ id, lang_code, text }) =>
          html`<a href="${prefix}/text_records/${id}">${inLanguage(lang_code, excerpt(text))}</a>`,
      },
      { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
      { heading: 'Tag', cell: ({ tag_id }) => reference(`${prefix}/Tags`, tags, tag_id, 'Tag') },
      { heading: 'Changed', cell: ({ updated_at }) => instant(updated_at) },
    ],
    none: 'There are no texts yet. A text is added with its tag, or on the page of a tag.',
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
  }));

const voices = [
  { value: 'm', label: 'A man’s' },
  { value: 'f', label: 'A woman’s' },
];

export const textRecordPage =
  (record: TextRecord, translations: readonly Translation[], tag: Called): View =>
  (context) => {
    const { prefix } = context;
    const path = `/text_records/${record.id}`;
    return {
      title: `Text of ${tag.name}`,
      heading: html`Text of ${calledBy(tag)}`,
      body: html`${details([
        ['Original', inLanguage(record.lang_code, record.text)],
        ['Language', languageName(record.lang_code)],
        ['Voice', voices.find(({ value }) => value === record.gender)?.label],
        ['Tag', calledLink(`${prefix}/Tags`, tag)],
        ['Changed', instant(record.updated_at)],
      ])}
${links([`${prefix}${path}/edit`, 'Edit the original'], [`${prefix}/translations/new?tag_id=${record.tag_id}`, 'Add a language'])}
<h2>In all languages</h2>
${writtenTable({ caption: 'The text in all languages', heading: 'Text', path: `${prefix}/translations`, rows: translations, empty: emptyState('It has been removed.') })}
${deletion(context, { path, what: 'this text', consequence: 'It goes in all languages, and the tag has no text any more. This cannot be taken back.' })}`,
    };
  };

export interface TextRecordForm extends Filled {
  /** The text record that is changed; undefined for a new one. */
  record?: TextRecord | undefined;
  /** The tags that it may be of. */
  tags: Offer;
}

const minorField: Field = {
  kind: 'checkbox',
  name: 'minor_edit',
  label: 'Only a small correction: the translations stay valid',
};

export const textRecordForm =
  ({ record, tags, values, errors, basis }: TextRecordForm): View =>
  ({ prefix, csrfToken }) => {
    const address = `${prefix}/text_records${record ? `/${record.id}` : ''}`;
    return {
      title: record ? `Edit the text of ${tags.chosen?.name}` : 'New text',
      isRefusal: errors !== undefined,
      body: form({
        action: address,
        method: record ? 'patch' : 'post',
        csrfToken: csrfToken(),
        group: 'text_record',
        fields: [
          ...(record ? [] : [picker({ name: 'tag_id', label: 'Tag', required: true, none: 'Choose' }, tags)]),
          {
            kind: 'textarea',
            name: 'text',
            label: 'Text',
            required: true,
            ...(record && writtenIn(languageIn(values.lang_code, record.lang_code))),
            stored: record && writtenIn(languageIn(basis?.record.lang_code, record.lang_code)),
          },
          languageField,
          { kind: 'select', name: 'gender', label: 'Voice that reads it', choices: voices },
          ...(record ? [minorField] : []),
        ],
        values,
        basis,
        errors,
        submit: record ? 'Save the text' : 'Add the text',
        cancel: record ? address : tagOr(prefix, values.tag_id, address),
      }),
    };
  };
