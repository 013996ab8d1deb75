/**
 * The card of a text or name to translate: its original, the changes in it, and the stored translation, to edit and
 * judge.
 */
import { management } from '../../../contracts/index.ts';
import type { RecordName } from '../../../contracts/management/reference.ts';
import type { WorkState } from '../../../contracts/management/translation-work.ts';
import { memoryName } from '../../../contracts/providers.ts';
import { type AccessKey, accessKeyAttributes, button } from '../../html/button.ts';
import { difference } from '../../html/difference.ts';
import type { Field } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { hintList, withProtectedParts } from '../../html/hints.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { mayWrite } from '../../html/permissions.ts';
import { pluralise } from '../../html/record.ts';
import { nameLink } from '../../html/record-name.ts';
import { excerptLines, type FoundExcerpt } from '../../html/search-excerpts.ts';
import { inLanguage, langAttributes, languageName } from '../../html/text.ts';
import { type Values, type Version, versionFieldOfText } from '../../html/version.ts';
import type { Piece } from '../../model/translations/protected-parts.ts';
import { maxOthers } from '../../model/translations/work/same-original.ts';
import type { WorkRow } from '../../model/translations/work/work-rows.ts';
import { type CardKeys, cardKeys } from './work-keys.ts';
import { checksPath } from './work-paths.ts';

/** A row with the data of its card. */
export interface Card {
  row: WorkRow;
  /** The original with its protected parts. */
  pieces: readonly Piece[];
  /** The findings of checks of the stored translation, as sentences. */
  checks: readonly string[];
  tag: RecordName | undefined;
  can: boolean | undefined;
  /** The match of a search, where the card does not show it. */
  found: readonly FoundExcerpt[] | undefined;
  /** The number of other tags with the same original. */
  others: number;
  /** A person's translation of the same original at another tag. */
  elsewhere: string | undefined;
  /** Visitors' reports about it, the newest first. */
  reportWords: readonly string[];
  /** The refused input, and its errors. */
  sent?: RefusedInput | undefined;
  /** A text to start from, instead of the stored one. */
  taken?: string | undefined;
}

export interface RefusedInput {
  values: Values;
  version: Version;
  errors: FieldErrors | undefined;
  /** Whether the stored translation is shown beside the refused input. */
  isConflict: boolean;
}

export const stateWords: Record<WorkState, string> = {
  missing: 'missing',
  stale: 'out of date',
  machine: 'by machine',
  human: 'by a person',
};

/** The noun of each part, and the path of its records. */
const kinds = {
  text: {
    noun: 'Text',
    path: management.translations.index.path,
    group: management.translations.create.metadata.group,
  },
  name: {
    noun: 'Name',
    path: management.nameTranslations.index.path,
    group: management.nameTranslations.create.metadata.group,
  },
};
export const cardId = ({ tag_id, part }: Pick<WorkRow, 'tag_id' | 'part'>) => `${part}-${tag_id}`;

/** The neighbouring rows: on this page, or on another one. */
interface Beside {
  previous?: string | undefined;
  next?: string | undefined;
  /** Whether it is the first card, which has the access keys. */
  isFirst: boolean;
  /** The page with similar texts, if this is another page. */
  similar?: string | undefined;
}

/** `list`: query of the list that contains the row. */
export function card(context: PageContext, { row, tag, ...rest }: Card, list: string, beside: Beside): Html {
  const id = cardId(row);
  const keys = cardKeys(beside.isFirst);
  const heading = html`<h2 id="${id}_heading">${kinds[row.part].noun}${tag && html` of ${nameLink(`${context.prefix}/Tags`, tag)}`}</h2>`;
  return html`<section class="work" id="${id}" aria-labelledby="${id}_heading">
${heading}
<p>${stateView(row)}${rest.can === false && html` <span class="quiet-text">No provider translates from ${languageName(row.original.lang_code)} into ${languageName(row.lang_code)}: it waits for a person.</span>`}</p>
${excerptLines(rest.found)}${visitors(row, rest.reportWords)}
<div class="pair">
<div>${originalView(row, rest.pieces)}</div>
<div>${elsewhereView(context, row, rest.elsewhere, list)}${writing(context, { row, tag, ...rest }, list, keys('save'))}
<div data-checks="${context.prefix}${checksPath}" aria-live="polite">${checksView(rest.checks)}</div>
<div class="actions">${verdicts(context, row, list, keys('right'))}${rest.can !== false && backToMachine(context, row, list, keys('machine'))}${ways(beside, row, keys)}</div></div>
</div>
</section>`;
}

const ways = ({ previous, next, similar }: Beside, row: WorkRow, keys: CardKeys): Html =>
  html`${similar !== undefined && mayWrite(row) && html`<a data-similar href="${similar}">Similar texts</a> `}${previous !== undefined && html`<a href="${previous}"${accessKeyAttributes(keys('previous'))}>Previous</a> `}${next !== undefined && html`<a href="${next}"${accessKeyAttributes(keys('next'))}>Next</a>`}`;

function stateView({ state, target }: WorkRow): Html {
  const whose = state === 'stale' && target && (target.origin === 'human' ? ' by a person' : ' by machine');
  const kind = state === 'stale' || state === 'missing' ? 'aged' : 'good';
  return html`<span class="state ${kind}">${stateWords[state]}</span>${whose}`;
}

const visitors = ({ reports }: WorkRow, reportWords: readonly string[]): Html =>
  reports === 0
    ? nothing
    : html`<div class="notice caution"><p>${pluralise(reports, 'visitor')} ${reports === 1 ? 'says' : 'say'} that something is wrong:</p>
<ul>${reportWords.map((words) => html`<li dir="auto">${words}</li>\n`)}</ul></div>`;

/** A person's translation of the same original, with a button that takes it over. */
function elsewhereView(context: PageContext, row: WorkRow, text: string | undefined, list: string): Html {
  if (text === undefined || text === row.target?.text || !mayWrite(row)) return nothing;
  const { group, noun } = kinds[row.part];
  const fields = { tag_id: `${row.tag_id}`, lang_code: row.lang_code, source_hash: row.original.source_hash, text };
  const named = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}[${name}]`, value]));
  return html`<div class="notice"><p>A person has written this for the same original at another tag:</p>
${inLanguage(row.lang_code, text)}
${button({
  action: `${context.prefix}/translation_work`,
  csrfToken: context.csrfToken(),
  label: 'Take it',
  context: `for the ${noun.toLowerCase()} in ${languageName(row.lang_code)}`,
  hidden: { ...named, ...versionFieldOfText(row.target?.text ?? ''), list },
  kind: 'quiet',
})}</div>`;
}

/** The findings of checks, also for a text that is being typed. */
export const checksView = (checks: readonly string[]): Html =>
  checks.length === 0
    ? nothing
    : html`<div class="notice caution"><p>Check in the translation:</p>\n${hintList(checks)}</div>`;

/**
 * An original whose language has changed is shown without marked changes, since comparing words would be meaningless.
 */
function originalView({ original, former_original: former }: WorkRow, pieces: Card['pieces']): Html {
  const present = html`<h3>${languageName(original.lang_code)} (original)</h3>\n${withProtectedParts(original.lang_code, pieces)}`;
  if (!former) return present;
  const changes =
    former.lang_code === original.lang_code
      ? difference(original.lang_code, former.text, original.text)
      : inLanguage(former.lang_code, former.text);
  const heading =
    former.lang_code === original.lang_code ? 'Changed since it was translated' : 'What it was translated from';
  return html`${present}\n<h3>${heading}</h3>\n${changes}`;
}

function writing(
  { prefix, csrfToken }: PageContext,
  { row, others, sent, taken }: Card,
  list: string,
  key: AccessKey,
): Html {
  const { part, tag_id, lang_code, original, target } = row;
  const { group } = kinds[part];
  const action = `${prefix}/translation_work`;
  if (!mayWrite(row))
    return target ? html`<h3>${languageName(lang_code)}</h3>\n${inLanguage(lang_code, target.text)}` : nothing;
  const stored = { text: target?.text ?? '' };
  const values = sent?.values ?? (taken === undefined ? stored : { text: taken });
  return form({
    action,
    csrfToken: csrfToken(),
    group,
    suffix: `${tag_id}`,
    fields: fieldsOf(row, others),
    values,
    ...(sent?.errors && { errors: sent.errors }),
    basis: {
      record: stored,
      sent: sent && { version: sent.version, values: sent.values },
      ...(sent?.isConflict && { meanwhile: { fields: target ? ['text'] : [], stored } }),
    },
    hidden: {
      [`${group}[tag_id]`]: `${tag_id}`,
      [`${group}[lang_code]`]: lang_code,
      [`${group}[source_hash]`]: original.source_hash,
      list,
    },
    submit: 'Save',
    key,
  });
}

const fieldsOf = ({ part, lang_code }: WorkRow, others: number): Field[] => [
  {
    name: 'text',
    label: languageName(lang_code),
    required: true,
    ...(part === 'text' ? { kind: 'textarea' } : { kind: 'text' }),
    ...langAttributes(lang_code),
  },
  ...(others === 0
    ? []
    : [
        {
          ...({ kind: 'checkbox', name: 'others' } as const),
          label: `Also for ${others === maxOthers ? 'up to ' : ''}${pluralise(others, 'other tag')} with the same original`,
          hint: 'Of the same owner. What people have written for them stays.',
        },
      ]),
];

/** The button that replaces a translation by a machine's. */
function backToMachine(
  context: PageContext,
  { target, part, state, lang_code }: WorkRow,
  list: string,
  key: AccessKey,
): Html {
  if (!target || (state === 'machine' && target.provider !== memoryName)) return nothing;
  return button({
    action: `${context.prefix}${kinds[part].path}/${target.id}/to_machine`,
    csrfToken: context.csrfToken(),
    label: target.origin === 'machine' ? 'Make it by machine' : 'Back to machine',
    context: `in ${languageName(lang_code)}`,
    hidden: { ...versionFieldOfText(target.text), list },
    key,
  });
}

/** The buttons for verdicts on the stored translation. */
function verdicts(context: PageContext, row: WorkRow, list: string, key: AccessKey): Html {
  const { target, part, state, original, reports } = row;
  if (!target || (state === 'human' && reports === 0) || !mayWrite(row)) return nothing;
  const { group, path } = kinds[part];
  return button({
    action: `${context.prefix}${path}/${target.id}/confirm`,
    csrfToken: context.csrfToken(),
    label: 'Still right',
    context: `as it is in ${languageName(row.lang_code)}`,
    hidden: { [`${group}[source_hash]`]: original.source_hash, ...versionFieldOfText(target.text), list },
    key,
  });
}
