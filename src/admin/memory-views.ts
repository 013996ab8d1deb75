/** The page of the translation memory: a text is looked up, and what is wrong is removed. */
import { figures } from '../../contracts/index.ts';
import type { MemoryEntry } from '../../contracts/management/memory.ts';
import type { Names } from '../../contracts/management/reference.ts';
import { providerInWords } from '../../contracts/providers.ts';
import { button, confirmButton, hiddenFields } from '../html/button.ts';
import type { Field } from '../html/field.ts';
import { errorSummary, type FieldErrors, filterField } from '../html/form.ts';
import { type Html, html } from '../html/html.ts';
import { languageChoices } from '../html/language-field.ts';
import { listAddress } from '../html/list-filters.ts';
import type { PageContext, View } from '../html/page.ts';
import { pluralise } from '../html/record.ts';
import { reference } from '../html/record-name.ts';
import { emptyState, pager, table } from '../html/table.ts';
import { inLanguage, languageName, textOfUnknownLanguage, utcTime } from '../html/text.ts';

const { path } = figures.memory.index;

type Entry = Omit<MemoryEntry, 'created_at'> & { created_at: Date };

interface MemorySearch {
  /** As typed. */
  values: { text: string | undefined; lang_code: string | undefined };
  errors?: FieldErrors | undefined;
  /** Undefined where nothing was looked up. */
  found?: { rows: readonly Entry[]; total: number; hasMore: boolean };
  /** Names of the customers that entries serve. */
  owners?: Names;
  /** The text is too long for an address, and came by a form. */
  isLong?: boolean;
}

const fields: Field[] = [
  {
    kind: 'textarea',
    name: 'text',
    label: 'Original',
    rows: 3,
    hint: 'The whole text, or the whole name, as it is translated from.',
  },
  {
    kind: 'select',
    name: 'lang_code',
    label: 'Translated into',
    choices: languageChoices,
    none: 'Any language',
    isOfLanguages: true,
  },
];

export const memoryPage =
  ({ values, errors, found, owners = new Map(), isLong = false }: MemorySearch): View =>
  (context) => ({
    title: 'Translation memory',
    isFailure: errors !== undefined,
    body: html`<p>What a provider has made of a text is kept, and not paid for again. Look up what is served that way, and remove what is wrong.</p>
${errors && errorSummary({ errors, fields })}
<form method="post" action="${context.prefix}${path}" role="search">
${hiddenFields({ method: 'post', csrfToken: context.csrfToken(), hidden: {} })}
${fields.map((field) => filterField(field, values[field.name as keyof typeof values], errors))}
<div class="actions"><button type="submit">Look it up</button></div>
</form>
${found && entries(context, { values, found, owners, isLong })}`,
  });

function entries(
  context: PageContext,
  { values, found, owners, isLong }: Required<Pick<MemorySearch, 'values' | 'found' | 'owners' | 'isLong'>>,
): Html {
  const { rows, total, hasMore } = found;
  const last = rows.at(-1);
  const next = { ...hiddenIn(values), after: `${last?.id}` };
  return html`<h2>What is remembered</h2>
<p class="count">${pluralise(total, 'entry', 'entries')}</p>
${table({
  caption: 'What is remembered of this text',
  columns: [
    { heading: 'Language', cell: ({ lang_code }) => languageName(lang_code) },
    { heading: 'Translation', cell: ({ lang_code, text }) => inLanguage(lang_code, text) },
    {
      heading: 'Made',
      cell: ({ provider, source_lang_code, created_at }) =>
        html`by ${textOfUnknownLanguage(providerInWords(provider))}, from ${languageName(source_lang_code)}, ${utcTime(created_at)}`,
    },
    { heading: 'For', cell: (entry) => served(context, owners, entry) },
    { heading: 'Remove it', cell: (entry) => removal(context, values, entry) },
  ],
  rows,
  empty: emptyState('Nothing is remembered of this text: it was never sent, or the entry is gone.'),
})}
${
  isLong && hasMore
    ? button({ action: `${context.prefix}${path}`, csrfToken: context.csrfToken(), label: 'Next page', hidden: next })
    : pager({ next: hasMore ? listAddress(`${context.prefix}${path}`, next) : undefined })
}`;
}

const served = ({ prefix }: PageContext, owners: Names, { is_shared, customer_id }: Entry) => {
  if (is_shared) return 'everybody';
  return customer_id === null
    ? 'tags without an owner'
    : reference(`${prefix}/customers`, owners, customer_id, 'Customer');
};

const hiddenIn = ({ text = '', lang_code }: MemorySearch['values']): Record<string, string> => ({
  text,
  ...(lang_code !== undefined && { lang_code }),
});

/** The lookup is repeated afterwards. */
function removal({ prefix, csrfToken }: PageContext, values: MemorySearch['values'], { id, lang_code }: Entry): Html {
  const language = languageName(lang_code);
  const consequence = `The next request for this text in ${language} goes to a provider. Translations stored at tags stay.`;
  return confirmButton(consequence, {
    action: `${prefix}${path}/${id}`,
    csrfToken: csrfToken(),
    label: 'Remove',
    context: `the translation into ${language}`,
    hidden: hiddenIn(values),
  });
}
