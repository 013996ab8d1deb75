/** What can be done with a text or a name in one language. */
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { memoryName } from '../../../contracts/providers.ts';
import { button } from '../../html/button.ts';
import { type Html, html, nothing } from '../../html/html.ts';
import type { PageContext } from '../../html/page.ts';
import { mayWrite } from '../../html/permissions.ts';
import { languageName } from '../../html/text.ts';
import { versionFieldOfText } from '../../html/version.ts';
import type { TranslationRow } from '../../model/translations/translation-row.ts';
import { workAddress } from '../../model/translations/work/work-address.ts';

export interface TextListing {
  context: PageContext;
  /** The resource's, below the prefix. */
  path: string;
  part: TagPart;
}

/** A person's translation, or a copy of one from another tag with the same original. */
export const isByPerson = ({ origin, provider }: Pick<TranslationRow, 'origin' | 'provider'>): boolean =>
  origin === 'human' || provider === memoryName;

/** Links and buttons in a row. */
export const rowActions = (written: TextListing, row: TranslationRow): Html =>
  html`<div class="row-actions">${waysTo(written, row)}${beside(written, row)}${byMachine(written, row)}</div>`;

function waysTo({ context: { prefix }, path }: TextListing, row: TranslationRow): Html {
  const address = `${prefix}${path}/${row.id}`;
  const language = html`<span class="unseen"> ${languageName(row.lang_code)}</span>`;
  return html`<a href="${address}">Show${language}</a>${mayWrite(row) && html`\n<a href="${address}/edit">Edit${language}</a>`}`;
}

/** Link to a translation beside its original. */
const beside = ({ context: { prefix }, part }: TextListing, row: TranslationRow): Html =>
  row.origin === 'original'
    ? nothing
    : html`
<a href="${prefix}${workAddress({ ...row, part })}">Compare<span class="unseen"> ${languageName(row.lang_code)} with the original</span></a>`;

/** The button by which a machine replaces a person's translation, which stays in the history. */
function byMachine({ context, path, part }: TextListing, row: TranslationRow): Html {
  if (row.origin === 'original' || !isByPerson(row)) return nothing;
  return button({
    action: `${context.prefix}${path}/${row.id}/to_machine`,
    csrfToken: context.csrfToken(),
    label: row.origin === 'machine' ? 'Make it by machine' : 'Back to machine',
    context: `the ${part} in ${languageName(row.lang_code)}`,
    hidden: { tag_id: `${row.tag_id}`, ...versionFieldOfText(row.text) },
  });
}
