/** The pages of the bin: what was deleted, and the buttons that restore it. */
import { type BinResource, binDays, type LeftOut } from '../../../contracts/management/bin.ts';
import type { Names } from '../../../contracts/management/reference.ts';
import { assetPath } from '../../html/assets.ts';
import { button, hiddenFields } from '../../html/button.ts';
import { errorSummary, type FieldErrors } from '../../html/form.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import { listPage, type RecordList } from '../../html/list.ts';
import { listAddress } from '../../html/list-filters.ts';
import type { PageContext, View } from '../../html/page.ts';
import { isAllowed } from '../../html/permissions.ts';
import { deleteButton, deletionErrors, pluralise } from '../../html/record.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { type Column, details } from '../../html/table.ts';
import { excerpt, textOfUnknownLanguage, utcTime } from '../../html/text.ts';
import type { BinEntry, Recognised } from '../../model/bin/bin-entry.ts';

const nouns: Record<BinResource, string> = { tags: 'Tag', places: 'Place' };

/** The name for buttons and headings. */
const nameOf = ({ resource, record_id, name, tag_identifier }: BinEntry): string =>
  name ?? `${nouns[resource]} ${tag_identifier ?? record_id}`;

interface BinContext {
  /** Names of the owners and of the deleting customers, as far as the reader may see them. */
  customers: Names;
  reader: number;
}

interface ListContext extends BinContext {
  /** By entry. */
  references: ReadonlyMap<number, string | null>;
}

interface EntryContext extends BinContext {
  recognised: Recognised | undefined;
  places: Names;
}

const by = ({ prefix }: PageContext, { customers, reader }: BinContext, { deleted_by }: BinEntry): Html => {
  if (deleted_by === null) return html`<span class="quiet-text">no account</span>`;
  return deleted_by === reader ? html`you` : reference(`${prefix}/customers`, customers, deleted_by, 'Customer');
};

const formId = 'restoring';

const about = `What is deleted stays here for ${binDays} days. Once restored, it is as it was, and its printed code works again.`;

export const binPage = (list: RecordList<BinEntry>, shown: ListContext, errors?: FieldErrors): View =>
  listPage(list, (context) => ({
    title: 'Bin',
    path: '/bin',
    one: 'entry',
    many: 'entries',
    about,
    searchedFields: 'name, reference or identifier',
    refusal: errors && errorSummary({ errors: { base: Object.values(errors).flat() as string[] }, fields: [] }),
    columns: [
      {
        heading: 'What',
        cell: (entry) =>
          html`${mayRestore(context) && html`<input type="checkbox" form="${formId}" name="bin[ids]" value="${entry.id}" aria-labelledby="entry_${entry.id}">`}<span id="entry_${entry.id}"><a href="${context.prefix}/bin/${entry.id}">${textOfUnknownLanguage(nameOf(entry))}</a></span>`,
      },
      ...referenceColumn(list, shown),
      { heading: 'Kind', cell: ({ resource }) => nouns[resource] },
      { heading: 'Deleted', cell: ({ deleted_at }) => utcTime(deleted_at) },
      { heading: 'By', cell: (entry) => by(context, shown, entry) },
      ...(context.person?.isAdmin
        ? [{ heading: 'Belonged to', cell: (entry: BinEntry) => ownerOf(context, shown, entry) }]
        : []),
      { heading: 'Kept until', cell: ({ expires_at }) => utcTime(expires_at) },
      { heading: 'Actions', cell: (entry) => restoring(context, entry, 'quiet') },
    ],
    none: 'Nothing is in the bin.',
    start: { href: '/Tags', label: 'To the tags' },
    hasMore: false,
    doing: ticked(context, list),
  }));

/** None where no entry of the page has one. */
function referenceColumn({ rows }: RecordList<BinEntry>, { references }: ListContext): Column<BinEntry>[] {
  const referenceOf = ({ id }: BinEntry) => references.get(id) ?? null;
  if (rows.every((entry) => referenceOf(entry) === null)) return [];
  const cell = (entry: BinEntry) => {
    const own = referenceOf(entry);
    return own !== null && textOfUnknownLanguage(own);
  };
  return [{ heading: 'Reference', cell }];
}

const ownerOf = ({ prefix }: PageContext, { customers }: BinContext, { customer_id }: BinEntry): Html =>
  customer_id === null ? html`nobody` : reference(`${prefix}/customers`, customers, customer_id, 'Customer');

const restoring = ({ prefix, csrfToken }: PageContext, entry: BinEntry, kind: 'quiet' | 'first'): Html =>
  button({
    action: `${prefix}/bin/${entry.id}/restore`,
    csrfToken: csrfToken(),
    label: 'Restore',
    context: nameOf(entry),
    kind,
  });

const manyPath = '/bin/restore';
const mayRestore = ({ prefix }: PageContext): boolean => isAllowed('POST', prefix + manyPath);

/** `list`: for the page's script, which keeps ticks from page to page of the same list. */
const ticked = (context: PageContext, { words, rows }: RecordList<BinEntry>): Html => {
  if (!mayRestore(context) || rows.length === 0) return nothing;
  const { prefix, person, csrfToken } = context;
  return html`<form class="doing" id="${formId}" method="post" action="${prefix}${manyPath}" data-person="${person?.email}" data-path="${prefix}/bin">
${hiddenFields({ method: 'post', csrfToken: csrfToken(), hidden: { list: listAddress('', { q: words }) } })}
<p>Tick what to restore:</p>
<div class="actions"><button class="quiet" type="submit">Restore the ticked ones</button></div>
</form>
<script type="module" src="${prefix}${assetPath('list-selection.js')}"></script>`;
};

export const binEntryPage =
  (entry: BinEntry, shown: EntryContext, errors?: FieldErrors): View =>
  (context) => ({
    title: `${nameOf(entry)}, deleted`,
    heading: html`${textOfUnknownLanguage(nameOf(entry))}`,
    isFailure: errors !== undefined,
    body: html`${deletionErrors(errors)}
<p>${nouns[entry.resource]} in the bin. ${about}</p>
${details([
  ...recognisedBy(context, shown),
  ['Identifier', entry.tag_identifier ?? nothing],
  [
    'Deleted',
    html`${utcTime(entry.deleted_at)}, ${entry.deleted_by === null ? 'without an account' : html`by ${by(context, shown, entry)}`}`,
  ],
  ['Kept until', utcTime(entry.expires_at)],
])}
${restoring(context, entry, 'first')}
${deleteButton(context, {
  path: `/bin/${entry.id}`,
  what: 'it for good',
  consequence: 'Nobody can restore it afterwards.',
})}`,
  });

/** What it is recognised by, as far as it has any. */
function recognisedBy({ prefix }: PageContext, { recognised, places }: EntryContext): [string, Html][] {
  const { reference: own, place_id, description, text } = recognised ?? {};
  const place = place_id === null || place_id === undefined ? undefined : places.get(place_id);
  return [
    ...(own ? [['Reference', textOfUnknownLanguage(own)] as [string, Html]] : []),
    ...(place ? [['Place', nameLink(`${prefix}/places`, place)] as [string, Html]] : []),
    ...(description ? [['Description', textOfUnknownLanguage(description)] as [string, Html]] : []),
    ...(text ? [['Text', textOfUnknownLanguage(excerpt(text))] as [string, Html]] : []),
  ];
}

const things: Record<LeftOut['what'], string> = {
  hardware: 'hardware item',
  reference: 'reference',
  place: 'place',
  parent: 'parent tag',
  child: 'child tag',
  link: 'bundle link',
};
const reasons: Record<LeftOut['why'], string> = {
  elsewhere: 'is elsewhere by now',
  taken: 'is taken by now, or there is no room for it',
  gone: 'is gone',
};

/** The parts that were not restored, as a sentence. */
export function leftInWords(left: readonly LeftOut[]): string {
  const kinds = Map.groupBy(left, ({ what, why }) => `${what} ${why}`);
  return [...kinds.values()]
    .map((all) => {
      const [{ what, why } = { what: 'place', why: 'gone' } as const] = all;
      const names = all.flatMap(({ name }) => name ?? []).slice(0, 3);
      const named = names.length > 0 ? ` (${names.join(', ')})` : '';
      return `Not back: ${pluralise(all.length, things[what])}, which ${reasons[why]}${named}.`;
    })
    .join(' ');
}
