/** The pages of an import: the form, and the preview. */
import { spreadsheet, type TagImport } from '../../../contracts/management/tag-import.ts';
import { kindOfColumn } from '../../../contracts/management/tag-table.ts';
import { limits } from '../../../contracts/primitives.ts';
import type { Field } from '../../html/field.ts';
import { type FieldErrors, form } from '../../html/form.ts';
import { newFormKey } from '../../html/form-key.ts';
import { type Html, html } from '../../html/html.ts';
import type { PageContext, View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { excerpt, textOfUnknownLanguage } from '../../html/text.ts';
import { columnInWords } from './column-words.ts';
import { cellText, type Grid } from './grid.ts';
import { headingsElsewhere, readFrom } from './grid-views.ts';
import { columnOfHeading, readColumns } from './headings.ts';
import { changedRows, countsInWords, importPath, type KnownTags, wrongRows } from './import-report-views.ts';
import type { TableOptions } from './tag-import.ts';
import { type Encoding, encodings } from './uploaded-file.ts';

interface ImportForm {
  values?: Readonly<Record<string, unknown>>;
  errors?: FieldErrors | undefined;
}

const megabytes = limits.table / 1024 / 1024;

/** The options beside the file. */
const optionFields: Field[] = [
  {
    kind: 'checkbox',
    name: 'create_places',
    label: 'Make places that are not there',
    hint: 'Each place once, at the coordinates of its first row. Existing places do not move.',
  },
  {
    kind: 'checkbox',
    name: 'only_known',
    label: 'Make no new tags',
    hint: 'Rows whose tag is not there are left out then.',
  },
  {
    kind: 'checkbox',
    name: 'clear',
    label: 'Blank cells empty their fields',
    hint: 'Reference, place, description and addresses, in columns that the table has. Never texts.',
  },
];

export const importPage =
  ({ values = {}, errors }: ImportForm): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Import tags',
    isFailure: errors !== undefined,
    body: html`<p>A table has one tag in each row, and the columns of <a href="${prefix}/Tags/export.xlsx">an export</a>, or some of them. You see what would happen before anything does.</p>
<p>To begin with, take a table with all columns and one example row: <a href="${prefix}/Tags/template.xlsx">for Excel and LibreOffice</a> or <a href="${prefix}/Tags/template.csv">as CSV</a>.</p>
${form({
  action: `${prefix}${importPath}`,
  csrfToken: csrfToken(),
  fields: [
    {
      kind: 'file',
      name: 'table',
      label: 'Table',
      required: true,
      accept: `.xlsx,.csv,.tsv,.txt,text/csv,${spreadsheet}`,
      hint: `An Excel workbook (.xlsx) or a CSV file, with headings in the first line. At most ${limits.tableRows} rows and ${megabytes} MB.`,
    },
    ...optionFields,
  ],
  values,
  ...(errors && { errors }),
  submit: 'See what would happen',
  cancel: `${prefix}/Tags`,
})}
<h2>How a row finds its tag</h2>
<p>By its identifier (<code>tag_identifier</code>), else by its hardware, else by your own <code>reference</code>. Where there is no such tag, one is made.</p>
<p>What is blank, or has no column, stays as it is. Nothing is deleted, and no hardware is taken from another tag. A translation that differs from what is stored counts as yours from then on.</p>
<h2>Headings</h2>
<p>The names of the columns of an export, or what museums call them in English, German, French, Spanish and Italian: “Inventory number”, “Titel”, “Salle”. What is not known can be chosen on the next page. Translations have their language behind a colon: <code>text:fr</code>, <code>name:pt-BR</code>.</p>`,
  });

type Options = Pick<TableOptions, 'mayCreate' | 'mayMakePlaces' | 'areBlanksCleared'>;

/** A stored table with the chosen options. */
interface ImportChoice {
  table_id: string;
  options: Options;
  encoding?: Encoding | undefined;
}

const valuesOf = ({ mayCreate, mayMakePlaces, areBlanksCleared }: Options): Record<string, string> => ({
  ...(!mayCreate && { only_known: '1' }),
  ...(mayMakePlaces && { create_places: '1' }),
  ...(areBlanksCleared && { clear: '1' }),
});

interface EncodingChoice extends ImportChoice {
  samples: readonly { encoding: Encoding; lines: readonly string[] }[];
}

/** The choice of a file's encoding, with sample lines in each. */
export const encodingPage =
  ({ table_id, options, samples }: EncodingChoice): View =>
  ({ prefix, csrfToken }) => ({
    title: 'Which of these reads right?',
    body: html`<p>The file does not say how its letters are written. These are its first lines with letters that are not English.</p>
${samples.map(
  ({ encoding, lines }, at) => html`<section><h2>${encodings[encoding]}</h2>
<ul class="plain">${lines.map((line) => html`<li>${textOfUnknownLanguage(line)}</li>`)}</ul>
${form({
  action: `${prefix}${importPath}/look`,
  csrfToken: csrfToken(),
  suffix: encoding,
  fields: [],
  hidden: { table_id, encoding, ...valuesOf(options) },
  submit: `Read it as ${encodings[encoding]}`,
  ...(at > 0 && { kind: 'quiet' }),
})}</section>
`,
)}${samples.length === 0 && html`<p>It is in none of the encodings that are known here.</p>\n`}<p><a href="${prefix}${importPath}">Choose another file</a></p>`,
  });

/** A table with columns for its headings. */
interface ImportTable extends ImportChoice {
  grid: Grid;
  columns: readonly string[] | undefined;
  errors: FieldErrors | undefined;
}

/** The most headings with a choice of column; further ones are interpreted as they are. */
const maxHeadings = 60;

/** The choice of a column for each heading, and of the options. */
const columnsForm = (
  { table_id, options, encoding, grid, columns, errors }: ImportTable,
  { prefix, csrfToken }: PageContext,
): Html => {
  const headings = (grid.records[0] ?? []).map(cellText);
  const names = columns ?? headings.map(columnOfHeading);
  const choicesFor = (name: string) =>
    [...readColumns, ...(name.includes(':') && kindOfColumn(name) === 'read' ? [name] : [])].map((value) => ({
      value,
      label: columnInWords(value),
    }));
  return form({
    action: `${prefix}${importPath}/look`,
    csrfToken: csrfToken(),
    suffix: 'look',
    fields: [
      ...headings.slice(0, maxHeadings).map(
        (heading, at): Field => ({
          kind: 'select',
          name: `column_${at}`,
          label: heading || `Column ${at + 1}`,
          none: 'Not read',
          choices: choicesFor(names[at] ?? ''),
          ...exampleIn(grid, at),
        }),
      ),
      ...optionFields,
    ],
    values: {
      ...valuesOf(options),
      ...Object.fromEntries(headings.map((_, at) => [`column_${at}`, names[at] ?? ''])),
    },
    errors: errors ?? {},
    hidden: { table_id, ...(encoding && { encoding }) },
    submit: 'Look again',
  });
};

/** The first value below a heading. */
function exampleIn({ records }: Grid, at: number): { hint: string } | undefined {
  const cell = records.slice(1).find((cells) => cells[at])?.[at];
  return typeof cell === 'string' ? { hint: `“${excerpt(cell)}”` } : undefined;
}

/** The choice of columns for missing or duplicate ones: a question at first, an error after a choice. */
export const columnsPage =
  (headed: ImportTable): View =>
  (context) => {
    const { columns, errors } = headed;
    const isFailure = columns !== undefined;
    return {
      title: 'What are the columns of the table?',
      isFailure,
      body: html`${readFrom(headed.grid)}${headingsElsewhere(headed.grid)}<p>${!isFailure && html`${errors?.base?.join(' ')} `}Choose for each heading what stands below it.</p>
${columnsForm(isFailure ? headed : { ...headed, errors: undefined }, context)}`,
    };
  };

interface Agreement extends ImportTable {
  report: TagImport;
  known: KnownTags;
  /** A hash of the outcome of the rows. */
  outcome: string;
}

/** The preview, and the form that confirms it. */
export const agreementPage =
  (agreement: Agreement): View =>
  (context) => {
    const { prefix } = context;
    const { report, known, outcome, grid, errors, table_id, options, columns, encoding } = agreement;
    const { create, update } = report;
    const title = create + update === 0 ? 'Nothing would change' : `Import ${pluralise(create + update, 'tag')}?`;
    return {
      title,
      isFailure: errors !== undefined,
      body: html`${readFrom(grid)}${countsInWords(report, 'would be')}
${
  create + update > 0
    ? form({
        action: `${prefix}${importPath}`,
        csrfToken: context.csrfToken(),
        fields: [],
        errors: errors ?? {},
        hidden: {
          ...newFormKey(),
          table_id,
          ...(encoding && { encoding }),
          ...valuesOf(options),
          ...(columns && { columns: columns.join() }),
          outcome,
        },
        submit: create + update === 1 ? 'Import it' : 'Import them',
        cancel: `${prefix}${importPath}`,
      })
    : html`${errors && html`<p>Somebody has changed something since you looked: nothing of this table is left to import.</p>\n`}<p><a class="button" href="${prefix}${importPath}">Choose another file</a></p>`
}
${wrongRows(report, grid, columns)}
${changedRows(report, known, context)}
<details><summary>Columns and options</summary>
${columnsForm({ ...agreement, errors: undefined }, context)}</details>`,
    };
  };
