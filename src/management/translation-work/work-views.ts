/** The page of the work list: its filters, rows, and links. */
import { workStates } from '../../../contracts/management/translation-work.ts';
import type { Field } from '../../html/field.ts';
import { errorSummary, type FieldErrors, filterField } from '../../html/form.ts';
import { attributes, type Html, html } from '../../html/html.ts';
import { languageChoices } from '../../html/language-field.ts';
import { listFilters, type RecordFilterValues, recordFilters, tagFilter } from '../../html/list-filters.ts';
import type { PageContext, View } from '../../html/page.ts';
import { isAllowed, mayWrite } from '../../html/permissions.ts';
import { pager } from '../../html/table.ts';
import { capitalise, languageName } from '../../html/text.ts';
import { type Card, card, cardId, stateWords } from './work-card-views.ts';
import { keysInWords } from './work-keys.ts';
import { similarAddress, workPath } from './work-paths.ts';

interface WorkPageShown {
  cards: readonly Card[];
  requested: RecordFilterValues;
  /** The list's query without the cursor, sent along by the cards. */
  list: string;
  previous?: string | undefined;
  next?: string | undefined;
  /** Whether the page starts after the first row. */
  isLater: boolean;
  /** The errors of a refused form. */
  refused?: FieldErrors | undefined;
}

/** Offers the languages that the reader may write and the shown one, or all for a reader without write access. */
const languageField = (prefix: string, shown?: unknown): Field => ({
  kind: 'select',
  name: 'lang_code',
  label: 'Translate into',
  choices: languageChoices.filter(
    ({ value }) => value === shown || mayWrite({ lang_code: value }) || !isAllowed('POST', `${prefix}${workPath}`),
  ),
  none: 'Choose',
  required: true,
  isOfLanguages: true,
});

const usual = 'missing,stale';
const stateField: Field = {
  kind: 'select',
  name: 'state',
  label: 'State',
  none: 'Missing or out of date',
  choices: [
    ...workStates.map((value) => ({ value, label: capitalise(stateWords[value]) })),
    { value: workStates.join(), label: 'Any' },
  ],
};

const filters = (prefix: string, requested: RecordFilterValues): Field[] => [
  languageField(prefix, requested.requested.lang_code),
  stateField,
  {
    kind: 'select',
    name: 'part',
    label: 'What',
    none: 'Texts and names',
    choices: [
      { value: 'text', label: 'Texts' },
      { value: 'name', label: 'Names' },
    ],
  },
  ...recordFilters(requested, { nobody: 'Nobody' }),
  ...tagFilter(requested),
  {
    kind: 'select',
    name: 'reported',
    label: 'Visitors',
    none: 'Reported or not',
    choices: [{ value: '1', label: 'Reported as wrong' }],
  },
];

export const workPage =
  ({ cards, requested, list, previous, next, isLater, refused }: WorkPageShown): View =>
  (context) => {
    const address = `${context.prefix}${workPath}`;
    const { form, isRefused } = listFilters(
      {
        ...requested,
        requested: { ...requested.requested, ...(requested.requested.state === usual && { state: undefined }) },
      },
      {
        path: address,
        fields: filters(context.prefix, requested),
        title: 'Language and filters',
        submit: 'Show this work',
        search: { label: 'Search tags', hint: 'By name, text, identifier or hardware.' },
      },
    );
    return {
      title: 'Translation work',
      isLive: true,
      isFailure: isRefused || refused !== undefined,
      body: html`<p>Each text that needs work, beside its original.</p>
${form}
${refused && !cards.some(({ sent }) => sent) && errorSummary({ errors: refused, fields: [] })}
${!isRefused && (cards.length > 0 ? cards.map((each, at) => card(context, each, list, besideOf(context, { cards, list, previous, next }, at))) : nothingHere(context, list, { next, isLater }))}
${!isRefused && cards.length > 0 && keysInWords(context.prefix)}
${!isRefused && pager({ previous: within(context, previous), next: cards.length > 0 ? within(context, next) : undefined })}`,
    };
  };

/** The previous and the next row, possibly on other pages. */
function besideOf(
  context: PageContext,
  { cards, list, previous, next }: Pick<WorkPageShown, 'cards' | 'list' | 'previous' | 'next'>,
  at: number,
) {
  const here = (card: Card | undefined) => card && `#${cardId(card.row)}`;
  const own = cards[at]?.row;
  return {
    previous: here(cards[at - 1]) ?? within(context, previous),
    next: here(cards[at + 1]) ?? within(context, next),
    isFirst: at === 0,
    similar: within(context, own && similarAddress(own, list)),
  };
}

const within = ({ prefix }: PageContext, address: string | undefined) =>
  address === undefined ? undefined : `${prefix}${address}`;

function nothingHere(
  context: PageContext,
  list: string,
  { next, isLater }: Pick<WorkPageShown, 'next' | 'isLater'>,
): Html {
  if (next !== undefined)
    return html`<div class="empty"><p>Nothing was found in the tags looked at so far.</p><p><a class="button" href="${within(context, next)}">Look on</a></p></div>`;
  const all = `${context.prefix}${workPath}`;
  const lang = new URLSearchParams(list).get('lang_code') ?? '';
  return html`<div class="empty"><p>${isLater ? 'That was the last one.' : 'There is nothing to do here.'}</p>
<div class="actions">${isLater && html`<a class="button quiet" href="${all}?${list}">From the beginning</a> `}<a class="button quiet" href="${all}?lang_code=${lang}">All that is missing or out of date in ${languageName(lang)}</a> <a class="button quiet" href="${context.prefix}/reports">What visitors report</a></div></div>`;
}

/** The choice of a language. `customers`: for admins. */
export const languageForm = ({ prefix, path: at }: PageContext, requested: RecordFilterValues): Html =>
  html`<form class="beginning" method="get" action="${prefix}${workPath}">
<div class="fields">${[languageField(prefix), ...recordFilters(requested, { nobody: 'Nobody' })].map((field) => filterField(field, undefined))}</div>
<div class="actions"><button${attributes({ class: at === '/' && 'quiet' })} type="submit">What is missing or out of date</button> <button class="quiet" type="submit" name="state" value="stale">What is out of date</button></div>
</form>`;

export const languagePage =
  (requested: RecordFilterValues): View =>
  (context) => ({
    title: 'Translation work',
    body: html`<p>Choose a language to translate into. Each text then stands beside its original.</p>
${languageForm(context, requested)}`,
  });
