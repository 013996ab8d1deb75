/** The pages of texts and of names, which have the same structure. */
import { management } from '../../../contracts/index.ts';
import type { Names, Offer, RecordName } from '../../../contracts/management/reference.ts';
import type { NewTranslation, TranslationChanges } from '../../../contracts/management/translations.ts';
import { memoryName } from '../../../contracts/providers.ts';
import { isBlank } from '../../../contracts/text.ts';
import { type Field, withNames } from '../../html/field.ts';
import { hintList } from '../../html/hints.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { writableLanguageField } from '../../html/language-field.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import { changedColumn, type RecordFilterValues, textFilters } from '../../html/list-filters.ts';
import type { PageContext, View } from '../../html/page.ts';
import { isAllowed, mayWrite, mayWriteOriginals } from '../../html/permissions.ts';
import { cancelTarget, deleteButton, headWithLinks, recordForm } from '../../html/record.ts';
import { nameLink, reference, shownName, tagOfRecord } from '../../html/record-name.ts';
import { excerptLines, type Findings } from '../../html/search-excerpts.ts';
import { details } from '../../html/table.ts';
import { capitalise, excerpt, inLanguage, langAttributes, languageName, languageOr, utcTime } from '../../html/text.ts';
import type { FormState } from '../../html/version.ts';
import type { EditableTranslation } from '../../model/translations/editable-translation.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';
import { machineForm, newLanguage, tagField } from './by-machine-views.ts';
import { freshnessMark, originInWords } from './text-table-views.ts';

/** The words of the pages for their subject. */
export interface Words {
  contract: typeof management.translations | typeof management.nameTranslations;
  /** Below the prefix. */
  path: string;
  title: string;
  one: string;
  many: string;
  /** The searched fields, in words. */
  searchedFields: string;
  /** A single line, or a text area. */
  isLine: boolean;
  /** A description of the records that are deleted with an original. */
  lostWithOriginal: string;
}

export const texts: Words = {
  contract: management.translations,
  path: '/translations',
  title: 'Translations',
  one: 'text',
  many: 'texts',
  searchedFields: 'words, or in the name of its tag',
  isLine: false,
  lostWithOriginal: 'It is the original: the text goes with it in all languages. It can be undone for 30 days.',
};

export const names: Words = {
  contract: management.nameTranslations,
  path: '/name_translations',
  title: 'Names',
  one: 'name',
  many: 'names',
  searchedFields: 'words',
  isLine: true,
  lostWithOriginal: 'It is the original: the name goes with it in all languages. It can be undone for 30 days.',
};

/** `tags`: the tags that the reader may see; other names have no link. */
export const textListPage = (
  words: Words,
  list: RecordList<EditableTranslation>,
  tags: Names,
  requested: RecordFilterValues,
  found: Findings,
): View =>
  listPage(list, ({ prefix }) => ({
    listFilters: textFilters(requested, { ...words, path: `${prefix}${words.path}` }),
    title: words.title,
    path: words.path,
    one: words.one,
    many: words.many,
    about: 'In all languages, the originals among them.',
    searchedFields: words.searchedFields,
    columns: [
      {
        heading: capitalise(words.one),
        cell: ({ id, tag_id, lang_code, text }) => {
          const shown = inLanguage(lang_code, excerpt(text));
          const name = tags.has(tag_id) ? html`<a href="${prefix}${words.path}/${id}">${shown}</a>` : shown;
          return html`${name}${excerptLines(found.get(id))}`;
        },
      },
      { key: 'language', heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
      { key: 'made', heading: 'Made', isOff: true, cell: (row) => originInWords(row) },
      { key: 'tag', heading: 'Tag', cell: ({ tag_id }) => reference(`${prefix}/Tags`, tags, tag_id, 'Tag') },
      changedColumn(`${prefix}${words.path}`, requested),
    ],
    none: `There are no ${words.many} yet. They are added with a tag, or on its page.`,
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
  }));

export const textPage =
  (words: Words, row: EditableTranslation, tag: RecordName, hints: readonly string[]): View =>
  (context) => {
    const { prefix } = context;
    const path = `${words.path}/${row.id}`;
    return {
      title: `${capitalise(words.one)} of ${tag.name} in ${languageName(row.lang_code)}`,
      heading: html`${capitalise(words.one)} of ${shownName(tag)} in ${languageName(row.lang_code)}`,
      body: html`${headWithLinks(tagOfRecord(nameLink(`${prefix}/Tags`, tag)), ...(mayWrite(row) ? [[`${prefix}${path}/edit`, `Edit the ${words.one}`] as const] : []), [`${prefix}${path}/history`, 'History'])}
${details([
  [capitalise(words.one), inLanguage(row.lang_code, row.text)],
  ['Language', languageName(row.lang_code)],
  ['Made', originInWords(row)],
  ['State', freshnessMark(row)],
  ['To check', hints.length > 0 && hintList(hints)],
  ['Changed', utcTime(row.updated_at)],
])}
${deleteButton(context, {
  path,
  what: `this ${words.one}`,
  consequence: row.origin === 'original' ? words.lostWithOriginal : 'The original and the other languages stay.',
})}`,
    };
  };

/** The tag of a translation, and the original, unless it is the original itself. */
interface Of {
  tag: RecordName;
  original: TranslationRow | undefined;
}

/** The original, beside the form of its translation. */
const besideOriginal = (
  { prefix }: PageContext,
  { tag, original }: Of,
  written: Html,
  about: Html | false = false,
): Html =>
  html`${headWithLinks(tagOfRecord(nameLink(`${prefix}/Tags`, tag)))}
${about}
${
  original
    ? html`<div class="pair"><div><h2>${languageName(original.lang_code)} (original)</h2>
${inLanguage(original.lang_code, original.text)}</div>
<div>${written}</div></div>`
    : written
}`;

/**
 * Two ways to add a translation: the person's own words, or a machine's. `original`: undefined where there is none, or
 * no tag is chosen.
 */
export const additionForm =
  (words: Words, tags: Offer, original: TranslationRow | undefined, { values, errors, basis }: FormState): View =>
  (context) => {
    const hasOriginal = tags.chosen && original !== undefined;
    const isByMachine = isNoText(values.text) && errors?.text === undefined && hasOriginal !== false;
    const [byMachine, byHand] = isByMachine ? [errors, undefined] : [undefined, errors];
    const byHands = handForm(context, words, tags, { values, errors: byHand, basis });
    return {
      title: `New ${words.one}`,
      isFailure: errors !== undefined,
      body: html`${hasOriginal !== true && mayWriteOriginals() && html`<p>The first ${words.one} of a tag is its original, from which the others are translated.</p>`}
${tags.chosen ? besideOriginal(context, { tag: tags.chosen, original }, byHands) : byHands}
${hasOriginal !== false && isAllowed('POST', `${context.prefix}${management.translationOrders.create.path}`) && machineForm(context, words, tags, { values, errors: byMachine })}`,
    };
  };

const isNoText = (value: unknown) => typeof value !== 'string' || isBlank(value);

const handForm = (context: PageContext, words: Words, tags: Offer, { values, errors, basis }: FormState): Html =>
  recordForm(context, words.contract, {
    title: '',
    id: undefined,
    fields: withNames<Omit<NewTranslation, 'origin' | 'source_hash'>>({
      tag_id: tagField(tags),
      lang_code: newLanguage(),
      text: {
        ...control(words),
        ...(basis && { stored: langAttributes(languageOr(basis.record.lang_code, 'en')) }),
        label: capitalise(words.one),
        hint: 'A person’s words: no machine overwrites them.',
        required: true,
      },
    }),
    values,
    basis,
    errors,
    submit: `Add the ${words.one}`,
    cancel: cancelTarget(`${context.prefix}/Tags`, values.tag_id, `${context.prefix}${words.path}`),
  }).body;

export const changeForm =
  (words: Words, row: EditableTranslation, of: Of, filled: FormState): View =>
  (context) => {
    const { values } = filled;
    const language = row.origin === 'machine' ? undefined : writableLanguageField('lang_code', 'Language');
    const page = recordForm(context, words.contract, {
      title: `Edit the ${words.one} in ${languageName(row.lang_code)}`,
      id: row.id,
      fields: changeFields(words, row, filled, language),
      ...filled,
      values,
      submit: `Save the ${words.one}`,
    });
    const made = row.provider === memoryName ? 'Taken from another tag, where a person wrote it.' : 'Made by machine.';
    const ofMachine = html`<p>${made} What you save is a person's work, which no machine overwrites.</p>`;
    return { ...page, body: besideOriginal(context, of, page.body, row.origin === 'machine' && ofMachine) };
  };

/** Inline form of an original on the page of its tag; its language is changed on its own page. */
export function inlineOriginalForm(context: PageContext, words: Words, row: EditableTranslation): Html {
  if (!mayWrite(row)) return nothing;
  const record = row.toJSON();
  return html`<details class="section"><summary>Edit the ${words.one}</summary>
${
  recordForm(context, words.contract, {
    title: '',
    id: row.id,
    fields: changeFields(words, row, { values: record }, undefined),
    values: record,
    basis: { record },
    submit: `Save the ${words.one}`,
    cancel: `${context.prefix}/Tags/${row.tag_id}`,
  }).body
}
</details>`;
}

const changeFields = (
  words: Words,
  row: EditableTranslation,
  { values, basis }: FormState,
  language: Field | undefined,
) =>
  withNames<Omit<TranslationChanges, 'tag_id' | 'source_hash'>>({
    text: {
      ...control(words),
      ...langAttributes(languageOr(values.lang_code, row.lang_code)),
      stored: langAttributes(languageOr(basis?.record.lang_code, row.lang_code)),
      label: capitalise(words.one),
      required: true,
    },
    lang_code: language,
    minor_edit:
      row.origin === 'original'
        ? { kind: 'checkbox', label: 'Only a small correction: the translations stay valid' }
        : undefined,
  });

const control = ({ isLine }: Words) => (isLine ? ({ kind: 'text' } as const) : ({ kind: 'textarea' } as const));
