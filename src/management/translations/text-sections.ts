/** Texts and names in all languages, on the pages of their records. */
import { html } from '../../html/html.ts';
import { links } from '../../html/record.ts';
import { emptyState } from '../../html/table.ts';
import { inLanguage } from '../../html/text.ts';
import type { SectionOf, Shown } from '../../http/sections.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { Written } from '../../model/tags/tag-parts.ts';
import type { TextRecord } from '../../model/text-record.ts';
import { writtenTable } from './text-table-views.ts';
import { changedHere, names, texts } from './translation-views.ts';

type Reading = (shown: Shown<Tag>) => Promise<Written>;

/** The text of a tag. */
export const textSection =
  (read: Reading): SectionOf<Tag> =>
  async (shown) => {
    const { translations: rows } = await read(shown);
    const [first] = rows;
    const original = rows.find(({ origin }) => origin === 'original');
    return (context) => ({
      lead: html`<h2>What visitors read</h2>
${original ? html`<blockquote class="original">${inLanguage(original.lang_code, original.text)}</blockquote>\n${changedHere(context, texts, original)}` : emptyState('It has no text: who scans it reads nothing. The first one is what all others are translated from.')}`,
      body: html`<h2>Text</h2>
<div id="texts">${writtenTable({
        caption: 'Texts of this tag',
        heading: 'Text',
        context,
        path: '/translations',
        part: 'text',
        rows,
        empty: emptyState('It has no text yet.'),
      })}</div>
${links([`${context.prefix}/translations/new?tag_id=${shown.record.id}`, first ? 'Add a translation by hand' : 'Add a text'])}
${first && html`<p><a href="${context.prefix}/text_records/${first.text_record_id}">The text as a whole</a>: its original and the voice that reads it.</p>`}`,
    });
  };

export const nameSection =
  (read: Reading): SectionOf<Tag> =>
  async (shown) => {
    const { name_translations: rows } = await read(shown);
    const original = rows.find(({ origin }) => origin === 'original');
    return (context) => ({
      lead: original && changedHere(context, names, original),
      body: html`<h2>Name</h2>
<div id="names">${writtenTable({
        caption: 'Names of this tag',
        heading: 'Name',
        context,
        path: '/name_translations',
        part: 'name',
        rows,
        empty: emptyState('It has no name yet.'),
      })}</div>
${links([`${context.prefix}/name_translations/new?tag_id=${shown.record.id}`, rows.length === 0 ? 'Add a name' : 'Add a name by hand'])}`,
    });
  };

/** The translations of a text, including the original. */
export const translationsSection: SectionOf<TextRecord> = async ({ call: { caller, db }, record }) => {
  const { translations: rows } = await record.belonging(db, caller, 'translations');
  return (context) => ({
    body: html`<h2>In all languages</h2>
${writtenTable({ caption: 'The text in all languages', heading: 'Text', context, path: '/translations', part: 'text', rows, empty: emptyState('It has been removed.') })}`,
  });
};
