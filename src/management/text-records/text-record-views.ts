/** The pages of text records. */
import { management } from '../../../contracts/index.ts';
import type { Names, Offer, RecordName } from '../../../contracts/management/reference.ts';
import type { TextRecordChanges } from '../../../contracts/management/text-records.ts';
import { withNames } from '../../html/field.ts';
import { html } from '../../html/html.ts';
import { languageField } from '../../html/language-field.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import { changedColumn, type RecordFilterValues, textFilters } from '../../html/list-filters.ts';
import type { SectionView, View } from '../../html/page.ts';
import { picker } from '../../html/picker.ts';
import { cancelTarget, deleteButton, headWithLinks, recordForm } from '../../html/record.ts';
import { nameLink, reference, shownName, tagOfRecord } from '../../html/record-name.ts';
import { excerptLines, type Findings } from '../../html/search-excerpts.ts';
import { details } from '../../html/table.ts';
import { excerpt, inLanguage, langAttributes, languageName, languageOr, utcTime } from '../../html/text.ts';
import type { FormState } from '../../html/version.ts';
import type { TextRecord } from '../../model/text-record.ts';

export const textRecordsPage = (
  list: RecordList<TextRecord>,
  tags: Names,
  requested: RecordFilterValues,
  found: Findings,
): View =>
  listPage(list, ({ prefix }) => ({
    listFilters: textFilters(requested, {
      path: `${prefix}/text_records`,
      many: 'texts',
      searchedFields: 'original and translations, or in the name of its tag',
    }),
    title: 'Texts',
    path: '/text_records',
    one: 'text',
    many: 'texts',
    about: 'Each is an original, with its translations.',
    searchedFields: 'original and translations, or in the name of its tag',
    columns: [
      {
        heading: 'Original',
        cell: ({ id, lang_code, text }) =>
          html`<a href="${prefix}/text_records/${id}">${inLanguage(lang_code, excerpt(text))}</a>${excerptLines(found.get(id))}`,
      },
      { key: 'language', heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
      { key: 'tag', heading: 'Tag', cell: ({ tag_id }) => reference(`${prefix}/Tags`, tags, tag_id, 'Tag') },
      changedColumn(`${prefix}/text_records`, requested),
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
  (record: TextRecord, tag: RecordName, sections: readonly SectionView[]): View =>
  (context) => {
    const { prefix } = context;
    const path = `/text_records/${record.id}`;
    return {
      title: `Text of ${tag.name}`,
      heading: html`Text of ${shownName(tag)}`,
      body: html`${headWithLinks(tagOfRecord(nameLink(`${prefix}/Tags`, tag)), [`${prefix}${path}/edit`, 'Edit the original'], [`${prefix}/translations/new?tag_id=${record.tag_id}`, 'Add a language'], [`${prefix}${path}/history`, 'History'])}
${details([
  ['Original', inLanguage(record.lang_code, record.text)],
  ['Language', languageName(record.lang_code)],
  ['Voice', voices.find(({ value }) => value === record.gender)?.label],
  ['Changed', utcTime(record.updated_at)],
])}
${sections.map((section) => html`${section(context).body}\n`)}${deleteButton(context, { path, what: 'this text', consequence: 'It goes in all languages, and the tag has no text any more. It can be undone for 30 days.' })}`,
    };
  };

interface TextRecordForm extends FormState {
  /** The text record to edit; undefined for a new one. */
  record?: TextRecord | undefined;
  /** The tags on offer. */
  tags: Offer;
}

export const textRecordForm =
  ({ record, tags, values, errors, basis }: TextRecordForm): View =>
  (context) => {
    const { prefix } = context;
    return recordForm(context, management.textRecords, {
      title: record ? `Edit the text of ${tags.chosen?.name}` : 'New text',
      id: record?.id,
      fields: withNames<TextRecordChanges>({
        tag_id: record ? undefined : picker({ name: 'tag_id', label: 'Tag', required: true, none: 'Choose' }, tags),
        text: {
          kind: 'textarea',
          label: 'Text',
          required: true,
          ...(record && langAttributes(languageOr(values.lang_code, record.lang_code))),
          stored: record && langAttributes(languageOr(basis?.record.lang_code, record.lang_code)),
        },
        lang_code: languageField('lang_code', 'Language', 'Choose'),
        gender: { kind: 'select', label: 'Voice that reads it', choices: voices },
        minor_edit: record
          ? { kind: 'checkbox', label: 'Only a small correction: the translations stay valid' }
          : undefined,
      }),
      values,
      basis,
      errors,
      submit: record ? 'Save the text' : 'Add the text',
      ...(!record && { cancel: cancelTarget(`${prefix}/Tags`, values.tag_id, `${prefix}/text_records`) }),
    });
  };
