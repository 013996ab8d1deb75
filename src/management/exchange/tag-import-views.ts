/** The pages of an import: the form, and the preview. */
import { importActions, type TagImport, type TagImportRow } from '../../../contracts/management/tag-import.ts';
import { limits } from '../../../contracts/primitives.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { counted } from '../../html/record.ts';
import { table } from '../../html/table.ts';
import { anyText, excerpt } from '../../html/text.ts';
import { newFormKey } from '../../http/idempotent-form.ts';

const path = '/Tags/import';

export interface ImportForm {
  values?: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

const megabytes = limits.table / 1024 / 1024;

export const importPage =
  ({ values = {}, errors }: ImportForm): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Import tags',
    isFailure: errors !== undefined,
    body: html`<p>From a table, one tag to a row: as <a href="${prefix}/Tags/export.csv">an export</a> has it, or with some of its columns. You will see what would happen before anything does.</p>
${form({
  action: `${prefix}${path}`,
  csrfToken: csrfToken(),
  fields: [
    {
      ...{ kind: 'file', name: 'table', label: 'Table', required: true, accept: '.csv,.tsv,.txt,text/csv' },
      hint: `A CSV file in UTF-8, with the names of the columns in its first line. At most ${limits.tableRows} rows and ${megabytes} MB.`,
    },
    {
      ...{ kind: 'checkbox', name: 'only_known', label: 'Make no new tags' },
      hint: 'Rows whose tag is not there are left out then.',
    },
  ],
  values,
  ...(errors && { errors }),
  submit: 'See what would happen',
  cancel: `${prefix}/Tags`,
})}
<h2>How a row finds its tag</h2>
<p>By <code>tag_identifier</code>; without one, by its hardware; and else by your own <code>reference</code>. Where there is no such tag, one is made.</p>
<p>What is blank, or has no column, stays as it is. Nothing is deleted, and no hardware is taken from another tag. A translation that differs from what is stored counts as yours from then on.</p>`,
  });

export interface Agreement {
  report: TagImport;
  /** Id of the stored table. */
  id: string;
  mayCreate: boolean;
  errors: FieldErrors | undefined;
}

/** The preview, and the form that confirms it. */
export const agreementPage =
  ({ report, id, mayCreate, errors }: Agreement): View =>
  (context) => {
    const { prefix } = context;
    const { create, update } = report;
    const title = create + update === 0 ? 'Nothing would change' : `Import ${counted(create + update, 'tag')}?`;
    return {
      title,
      isFailure: errors !== undefined,
      body: html`${sums(report)}
${
  create + update > 0
    ? form({
        action: `${prefix}${path}`,
        csrfToken: context.csrfToken(),
        fields: [],
        errors: errors ?? {},
        hidden: {
          ...newFormKey(),
          table_id: id,
          ...(!mayCreate && { only_known: '1' }),
          ...Object.fromEntries(importActions.map((action) => [action, `${report[action]}`])),
        },
        submit: create + update === 1 ? 'Import it' : 'Import them',
        cancel: `${prefix}${path}`,
      })
    : html`${errors && html`<p>Somebody has changed something since you looked: nothing of this table is left to import.</p>\n`}<p><a class="button" href="${prefix}${path}">Choose another file</a></p>`
}
${parts.map((part) => rowsOf(part, report, context))}`,
    };
  };

/** The counts as sentences. */
const sums = ({ create, update, same, invalid, ignored_columns }: TagImport): Html =>
  html`<ul>
<li>${counted(create, 'tag would be', 'tags would be')} made, ${update} changed</li>
${same > 0 && html`<li>${counted(same, 'row says', 'rows say')} what is there already</li>\n`}${invalid > 0 && html`<li><strong>${counted(invalid, 'row would be', 'rows would be')} left out</strong>: what is wrong stands below</li>\n`}${columns(html`<strong>Translations that are left out</strong>, since no language is called so`, ignored_columns.filter(isOfLanguage))}${columns(
  'Columns that are not read',
  ignored_columns.filter((name) => !isOfLanguage(name)),
)}</ul>`;

/** A column that is somebody's translation, though its language is not known. */
const isOfLanguage = (name: string): boolean => /^(?:text|name)\s*:/i.test(name);

const columns = (what: string | Html, names: readonly string[]): Html | false =>
  names.length > 0 && html`<li>${what}: ${names.map((name, at) => html`${at > 0 && ', '}${anyText(name)}`)}</li>\n`;

interface Part {
  action: TagImportRow['action'];
  heading: string;
  /** Rows shown of each kind; the others are counted. */
  most: number;
}

const parts: readonly Part[] = [
  { action: 'invalid', heading: 'Left out', most: 200 },
  { action: 'update', heading: 'Changed', most: 50 },
  { action: 'create', heading: 'New', most: 50 },
];

function rowsOf({ action, heading, most }: Part, { rows }: TagImport, { prefix }: PageContext): Html | false {
  const those = rows.filter((row) => row.action === action);
  if (those.length === 0) return false;
  const more = those.length - most;
  return html`<h2>${heading}</h2>
${table({
  caption: heading,
  columns: [
    { heading: 'Row', cell: ({ row }) => `${row}` },
    ...(action === 'update'
      ? [
          {
            heading: 'Tag',
            cell: ({ tag_id, tag_identifier }: TagImportRow) =>
              tag_id !== null && html`<a href="${prefix}/Tags/${tag_id}"><code>${tag_identifier}</code></a>`,
          },
        ]
      : []),
    action === 'invalid'
      ? { heading: 'What is wrong', cell: ({ errors }: TagImportRow) => faults(errors) }
      : { heading: 'What it says', cell: ({ changes }: TagImportRow) => saying(changes) },
  ],
  rows: those.slice(0, most),
  empty: html``,
})}
${more > 0 && html`<p class="quiet-text">And ${counted(more, 'row')} more like these.</p>`}`;
}

const faults = (errors: TagImportRow['errors']): Html =>
  html`<ul class="plain">${Object.entries(errors).map(
    ([column, messages]) => html`<li>${column !== 'base' && html`<code>${column}</code> `}${messages.join(', ')}</li>`,
  )}</ul>`;

const saying = (changes: TagImportRow['changes']): Html =>
  html`<ul class="plain">${Object.entries(changes).map(
    ([column, [before, after]]) =>
      html`<li><code>${column}</code> ${typeof before === 'string' && html`<del>${anyText(excerpt(before))}</del> `}<ins>${anyText(excerpt(after ?? ''))}</ins></li>`,
  )}</ul>`;
