/** Texts and names in all languages, on the pages of their records. */

import { html, nothing } from '../../html/html.ts';
import { mayWriteOriginals } from '../../html/permissions.ts';
import { links } from '../../html/record.ts';
import { emptyState } from '../../html/table.ts';
import { inLanguage } from '../../html/text.ts';
import type { SectionInput, SectionOf } from '../../http/sections.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagTexts } from '../../model/tags/tag-parts.ts';
import type { TextRecord } from '../../model/text-record.ts';
import { languageLines } from './language-lines-views.ts';
import { textTable } from './text-table-views.ts';
import { inlineOriginalForm, names, texts } from './translation-views.ts';

type ReadTexts = (shown: SectionInput<Tag>) => Promise<TagTexts>;

/** What visitors read, and text and name in all languages. */
export const textSection =
  (read: ReadTexts): SectionOf<Tag> =>
  async (shown) => {
    const written = await read(shown);
    const [first] = written.translations;
    const original = written.translations.find(({ origin }) => origin === 'original');
    const { id } = shown.record;
    const hasName = written.name_translations.length > 0;
    const addition = (path: string, isThere: boolean, [another, one]: [string, string]) =>
      isThere || mayWriteOriginals() ? [[`${path}/new?tag_id=${id}`, isThere ? another : one] as const] : [];
    return (context) => ({
      lead: html`<h2>What visitors read</h2>
${original ? html`<blockquote class="original">${inLanguage(original.lang_code, original.text)}</blockquote>\n${inlineOriginalForm(context, texts, original)}` : emptyState('It has no text: who scans it reads nothing. The first one is what all others are translated from.')}`,
      body: html`<h2>Languages</h2>
${languageLines(context, written)}
${links(
  ...addition(`${context.prefix}/translations`, first !== undefined, ['Add a translation by hand', 'Add a text']),
  ...addition(`${context.prefix}/name_translations`, hasName, ['Add a name by hand', 'Add a name']),
  ...(first ? [[`${context.prefix}/text_records/${first.text_record_id}`, 'The voice that reads it'] as const] : []),
)}`,
    });
  };

/** The original name is edited beside the text. */
export const nameSection =
  (read: ReadTexts): SectionOf<Tag> =>
  async (shown) => {
    const { name_translations: rows } = await read(shown);
    const original = rows.find(({ origin }) => origin === 'original');
    return (context) => ({ lead: original && inlineOriginalForm(context, names, original), body: nothing });
  };

/** The translations of a text, including the original. */
export const translationsSection: SectionOf<TextRecord> = async ({ call: { caller, db }, record }) => {
  const { translations: rows } = await record.belonging(db, caller, 'translations');
  return (context) => ({
    body: html`<h2>In all languages</h2>
${textTable({ caption: 'The text in all languages', heading: 'Text', context, path: '/translations', part: 'text', rows, empty: emptyState('It has been removed.') })}`,
  });
};
