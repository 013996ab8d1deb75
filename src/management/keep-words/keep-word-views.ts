/** The page of the keep words, which translations must not change. */
import { management } from '../../../contracts/index.ts';
import type { NewKeepWord } from '../../../contracts/management/keep-words.ts';
import { limits } from '../../../contracts/primitives.ts';
import { button } from '../../html/button.ts';
import { withNames } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { emptyState, pager, table } from '../../html/table.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { Listing } from '../../model/access/owned-row.ts';
import type { KeepWord } from '../../model/keep-word.ts';

const { path } = management.keepWords.index;

export interface FilledForm {
  values: Readonly<Record<string, unknown>>;
  errors: FieldErrors | undefined;
}

interface KeepWords extends FilledForm {
  list: Listing<KeepWord>;
  /** Whether newer words are on another page. */
  isLater: boolean;
  /** The reader: an admin sees the words of others as well. */
  ownId: number;
}

export const keepWordsPage =
  ({
    list: { rows: words, total = words.length, hasMore, last = words.at(-1)?.id },
    isLater,
    ownId,
    values,
    errors,
  }: KeepWords): View =>
  (context) => ({
    title: 'Keep words',
    isFailure: errors !== undefined,
    body: html`<p>Names of people, ships and halls that stay as they are in every translation by machine. Web and e-mail addresses and {placeholders} stay anyway. When you add a word, machine translations of texts that contain it are made again.</p>
${addition(context, { values, errors })}
<h2>The words</h2>
<p class="count">${pluralise(total, 'word')}, of at most ${limits.keepWords} for a customer</p>
${table({
  caption: 'Keep words',
  columns: [
    { heading: 'Word', cell: ({ word }) => textOfUnknownLanguage(word) },
    { heading: 'Small and capital letters', cell: (word) => (word.case_sensitive ? 'only as written here' : 'any') },
    ...(words.some(({ customer_id }) => customer_id !== ownId)
      ? [{ heading: 'Customer', cell: ({ customer_id }: KeepWord) => `${customer_id}` }]
      : []),
    { heading: 'Actions', cell: (word) => removal(context, word) },
  ],
  rows: words,
  empty: emptyState('There are none yet. A name that comes out translated is the first one to add.'),
})}
${pager({
  first: isLater ? `${context.prefix}${path}` : undefined,
  next: hasMore ? `${context.prefix}${path}?after=${last}` : undefined,
})}`,
  });

const addition = ({ prefix, csrfToken }: PageContext, { values, errors }: FilledForm): Html =>
  form({
    action: `${prefix}${path}`,
    csrfToken: csrfToken(),
    group: 'keep_word',
    hidden: newFormKey(),
    fields: withNames<NewKeepWord>({
      word: { kind: 'text', label: 'Word', required: true, hint: 'One word or several, as in “Cutty Sark”.' },
      case_sensitive: { kind: 'checkbox', label: 'Only with these small and capital letters' },
    }),
    values,
    ...(errors && { errors }),
    submit: 'Add the word',
  });

const removal = ({ prefix, csrfToken }: PageContext, { id, word }: KeepWord): Html =>
  button({
    action: `${prefix}${path}/${id}`,
    csrfToken: csrfToken(),
    method: 'delete',
    label: 'Remove',
    context: word,
    kind: 'danger',
  });
