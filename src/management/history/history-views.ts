/** The pages of the history: of all records, or of one. */
import { undoableOfCustomers, undoDays } from '../../../contracts/management/history.ts';
import { type RecordedResource, resourceNames } from '../../../contracts/management/history-entry.ts';
import { button, confirmButton } from '../../html/button.ts';
import type { FieldErrors } from '../../html/form.ts';
import { type Content, type Html, html, nothing } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import type { FilterValues } from '../../html/list-filters.ts';
import type { PageContext, SectionView, View } from '../../html/page.ts';
import { isAllowed, mayWrite } from '../../html/permissions.ts';
import { deletionErrors, links, pluralise } from '../../html/record.ts';
import { reference } from '../../html/record-name.ts';
import { type Column, table } from '../../html/table.ts';
import { excerpt, inLanguage, languageName, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import { recordKey } from '../../model/history/entry-records.ts';
import type { HistoryEntry } from '../../model/history/history-entry.ts';
import type { EntryNames } from './entry-names.ts';
import { type EntryGroup, groupEntries, othersInWords, savesIn } from './grouped-entries.ts';
import { historyFilters } from './history-filter-views.ts';
import { eventVerbs, hardwareTypes, labelsOf, makers, nouns, restoredVerb, voices, ways } from './history-words.ts';

export const historyPage = (list: RecordList<HistoryEntry>, names: EntryNames, requested: FilterValues): View =>
  listPage(groupEntries(list), (context) => ({
    title: 'History',
    path: '/history',
    one: 'entry',
    many: 'entries',
    about: 'Who has changed what, the newest first. It is kept for 400 days.',
    columns: columnsFor(context, names),
    listFilters: historyFilters(`${context.prefix}/history`, requested),
    none: 'Nothing has been changed yet.',
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
  }));

interface RecordHistory {
  resource: RecordedResource;
  /** The record's, below the prefix. */
  path: string;
  list: RecordList<HistoryEntry>;
  names: EntryNames;
  isGone: boolean;
  errors: FieldErrors | undefined;
}

export const recordHistoryPage =
  ({ resource, path, list, names, isGone, errors }: RecordHistory): View =>
  (context) => {
    const { prefix } = context;
    const noun = nouns[resource].toLowerCase();
    const page = listPage(groupEntries(list), () => ({
      title: `History of this ${noun}`,
      path: `${path}/history`,
      one: 'entry',
      many: 'entries',
      about: 'Who has changed what, the newest first. It is kept for 400 days.',
      columns: columnsFor(context, names),
      listFilters: { parameters: {}, filters: 0, form: nothing, isRefused: false },
      none: 'It has no entries any more, or none that you may see.',
      start: {
        ...(isGone ? { href: '/history', label: 'To the whole history' } : { href: path, label: `To the ${noun}` }),
        isBack: true,
      },
    }))(context);
    return {
      ...page,
      isFailure: errors !== undefined,
      body: html`${deletionErrors(errors)}
${page.body}
${context.person?.isAdmin && list.total > 0 && erasing(context, `${prefix}${path}/history`, noun)}`,
    };
  };

const erasing = ({ csrfToken }: PageContext, action: string, noun: string): Html =>
  confirmButton(
    `All its entries are forgotten, for everybody. The ${noun} stays as it is. This cannot be taken back.`,
    {
      action,
      csrfToken: csrfToken(),
      label: 'Erase',
      context: 'this history',
      opens: 'Erase this history',
    },
  );

export const columnsFor = (context: PageContext, names: EntryNames): Column<EntryGroup>[] => {
  const [what, ...others] = shortColumnsFor(context, names);
  const changes = ({ id, entry, others, count, words }: EntryGroup) =>
    html`${changesOf(context, names, entry, words !== undefined)}${others.length > 0 && along(context, names, { id, entry, others, count })}`;
  return [what, { heading: 'Changes', cell: changes }, ...others];
};

/** The other entries of a row. */
function along(context: PageContext, names: EntryNames, { others, count = 0, entry }: EntryGroup): Html {
  const isCut = count > others.length + 1;
  const inWords = isCut ? pluralise(count - 1, 'other entry', 'other entries') : othersInWords(entry, others);
  const own = { ...names, own: entry.tag_id ?? undefined };
  const rest =
    isCut && html`<p><a href="${context.prefix}/history?change_set=${entry.change_set}">All ${count} entries</a></p>`;
  const line = (entry: HistoryEntry) =>
    html`<li>${what(context, own, entry)}${changesOf(context, names, entry)}</li>\n`;
  return html`<details class="along"><summary>With ${inWords}</summary><ul>${others.map(line)}</ul>${rest}</details>`;
}

const shortColumnsFor = (context: PageContext, names: EntryNames): [Column<EntryGroup>, ...Column<EntryGroup>[]] => [
  { heading: 'What', cell: ({ entry }) => what(context, names, entry) },
  { heading: 'By', cell: ({ entry }) => who(context, names, entry) },
  { heading: 'When', cell: ({ entry }) => utcTime(entry.at) },
  ...(mayUndo(context) || [...names.restorePreviews.values()].some(mayWrite)
    ? [{ heading: 'Undo', cell: (row: EntryGroup) => undoColumn(context, names, row) }]
    : []),
];

/** The buttons of an entry, mostly at most one. */
function undoColumn(context: PageContext, names: EntryNames, row: EntryGroup): Content {
  const ways = [restoreButton(context, names, row.entry), undoing(context, row)];
  return ways.some((way) => way !== nothing) && html`<div class="row-actions">${ways}</div>`;
}

const changeSetPath = ({ prefix }: PageContext, changeSet: string) => `${prefix}/history/change_sets/${changeSet}`;

/** Whether the reader may undo anything at all. */
export const mayUndo = (context: PageContext): boolean => isAllowed('POST', `${changeSetPath(context, 'id')}/undo`);

const isForGood = ({ resource, event, changes }: HistoryEntry): boolean =>
  resource === 'customers' &&
  (event !== 'update' || !undoableOfCustomers.some((field) => Object.hasOwn(changes, field)));

/** The link that undoes the whole change set; older sets cannot be undone. */
function undoing(context: PageContext, { entry, others }: EntryGroup): Content {
  const { change_set, at, via, resource } = entry;
  const isOver = Date.now() - at.getTime() > undoDays * 24 * 3_600_000;
  if (change_set === null || via === 'runner' || isOver || !mayUndo(context)) return nothing;
  if ([entry, ...others].every(isForGood)) return nothing;
  return html`<a href="${changeSetPath(context, change_set)}">Undo…<span class="unseen"> what was done with this ${nouns[resource].toLowerCase()}</span></a>`;
}

function what({ prefix }: PageContext, { tags, own, unreached, restored }: EntryNames, entry: HistoryEntry): Html {
  const { id, resource, record_id, tag_id, event, presentLanguage: code } = entry;
  const language = code === undefined ? nothing : html` in ${languageName(code)}`;
  const verb = restored.has(id) ? restoredVerb : eventVerbs[event];
  const words = html`${nouns[resource]}${language} ${verb}`;
  const record = unreached.has(recordKey(entry))
    ? words
    : html`<a href="${prefix}/${resourceNames[resource]}/${record_id}/history">${words}</a>`;
  return tag_id === null || tag_id === own
    ? record
    : html`${record}<br>${reference(`${prefix}/Tags`, tags, tag_id, 'Tag')}`;
}

function who({ prefix }: PageContext, { customers, reader }: EntryNames, { customer_id, via }: HistoryEntry): Html {
  const way = ways[via] ?? via;
  if (customer_id === reader) return html`you <span class="quiet-text">${way}</span>`;
  if (customer_id !== null)
    return html`${reference(`${prefix}/customers`, customers, customer_id, 'Customer')} <span class="quiet-text">${way}</span>`;
  if (via === 'runner') return html`machine translation`;
  if (via === 'command') return html`the operator, by a command`;
  return html`<span class="quiet-text">no account, ${way}</span>`;
}

function changesOf(context: PageContext, names: EntryNames, entry: HistoryEntry, isToldInWords = false): Content {
  const known = labelsOf(entry.resource);
  // Of a new translation, staleness is trivial, and the language is in its description, unless a summary replaces that.
  const isShown = ([field, values]: [string, readonly unknown[]]) =>
    Object.hasOwn(known, field) &&
    !(field === 'stale' && !values.includes(true)) &&
    !(field === 'lang_code' && entry.event === 'create' && !isToldInWords);
  const changes = Object.entries(entry.changes).filter(isShown);
  const line = ([field, [former, present]]: (typeof changes)[number]) => {
    const shown = (value: unknown, code: string | undefined) => shownValue(context, names, { field, value, code });
    const [was, is] = [shown(former, entry.formerLanguage), shown(present, entry.presentLanguage)];
    const change = entry.event === 'create' ? is : entry.event === 'destroy' ? was : html`${was} → ${is}`;
    return html`<li>${known[field]}: ${field === 'password' ? (entry.event === 'create' ? 'set' : 'another one') : change}</li>\n`;
  };
  return changes.length === 0 ? nothing : html`<ul class="changes">${changes.map(line)}</ul>`;
}

const none = html`<span class="quiet-text">none</span>`;

function shownValue(
  { prefix }: PageContext,
  { tags, places, customers, reader }: EntryNames,
  { field, value, code }: { field: string; value: unknown; code: string | undefined },
): Html {
  if (value === null || value === undefined) return none;
  if (typeof value === 'boolean') return html`${value ? 'yes' : 'no'}`;
  if (typeof value === 'number') {
    if (field === 'place_id') return reference(`${prefix}/places`, places, value, 'Place');
    if (field === 'customer_id' && value === reader) return html`you`;
    if (field === 'customer_id') return reference(`${prefix}/customers`, customers, value, 'Customer');
    if (field === 'parent_id' || field === 'tag_id') return reference(`${prefix}/Tags`, tags, value, 'Tag');
  }
  if (field === 'origin') return html`${makers[`${value}`]}`;
  // The hash means nothing to people, and the file may be deleted.
  if (field === 'picture') return html`a picture`;
  if (field === 'hardware_type') return html`${hardwareTypes[`${value}`]}`;
  if (field === 'gender') return html`${voices[`${value}`]}`;
  if (field === 'lang_code') return html`${languageName(`${value}`)}`;
  if (field === 'text' && code !== undefined) return html`“${inLanguage(code, excerpt(`${value}`))}”`;
  return textOfUnknownLanguage(excerpt(`${value}`));
}

/** The form field that turns a restored machine translation into the person's own. */
export const ownField = 'own';

/** Entries on a tag's page. */
export const maxOnTag = 5;

/**
 * The newest entries of a tag, on its page, without old and new values, which would be mistaken for the current ones. A
 * link leads to the rest.
 */
export const tagHistoryView =
  (entries: readonly HistoryEntry[], names: EntryNames, path: string): SectionView =>
  (context) => ({
    body: html`<h2>History</h2>
${table({
  caption: 'History of this tag',
  columns: shortColumnsFor(context, names),
  rows: savesIn(entries)
    .slice(0, maxOnTag)
    .map((entry) => ({ id: entry.id, entry, others: [] })),
  empty: html`<p class="quiet-text">It has no history yet.</p>`,
})}
${entries.length > 0 && links([`${context.prefix}${path}/history`, 'The whole history, with what was changed'])}`,
  });

/** The button that restores a former text; empty where there is none. */
function restoreButton({ prefix, csrfToken }: PageContext, names: EntryNames, entry: HistoryEntry): Content {
  const { id, presentLanguage } = entry;
  const former = names.restorePreviews.get(id);
  if (!former || !mayWrite(former)) return nothing;
  const isOwn = former.isOutOfDate;
  return button({
    action: `${prefix}/history/${id}/restore`,
    csrfToken: csrfToken(),
    label: isOwn ? 'Put back as my own words' : 'Put back',
    ...(isOwn && { hidden: { [ownField]: '1' } }),
    context: `what was there${presentLanguage === undefined ? '' : ` in ${languageName(presentLanguage)}`}`,
  });
}
