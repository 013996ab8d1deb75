/** The import of tags from a table: existing ones are changed, others are created. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter, limits } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { TagTable } from './import-table.ts';
import { bodyOf } from './resource.ts';

/** The columns that a blank cell may empty, on request: never a text or a key by which the tag is found. */
export const emptiedColumns = ['reference', 'place', 'position', 'description', 'image_url', 'text_url'] as const;
export type EmptiedColumn = (typeof emptiedColumns)[number];

/** The media type of .xlsx files. */
export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const Cell = z.string().nullable();

const importActions = ['create', 'update', 'same', 'invalid'] as const;
export type ImportAction = (typeof importActions)[number];

export const TagImportRow = z
  .object({
    row: z
      .int()
      .min(1)
      .meta({ description: 'Which row, the first being 1; blank ones are not counted', examples: [1] }),
    line: z
      .int()
      .min(1)
      .meta({
        description: 'The same as a spreadsheet counts it: the headings are 1, and blank rows are counted',
        examples: [2],
      }),
    action: z.enum(importActions).meta({ description: 'What is done', examples: ['update'] }),
    tag_id: z
      .int()
      .nullable()
      .meta({ description: 'Record id of the tag; null where there is none, or not yet', examples: [17] }),
    tag_identifier: z
      .string()
      .nullable()
      .meta({ description: 'What stands in its address', examples: ['0a1b2c3d4e5f'] }),
    changes: z.record(z.string(), z.array(Cell).length(2)).meta({
      description: 'By column, what stands there before and after',
      examples: [{ text: ['Welcome', 'Welcome!'] }],
    }),
    errors: ValidationErrors,
  })
  .meta({ id: 'TagImportRow', description: 'What becomes of a row.' });
export type TagImportRow = z.output<typeof TagImportRow>;

const ImportedPlace = z
  .object({
    name: z.string().meta({ description: 'Its name', examples: ['Museum'] }),
    action: z.enum(['create', 'same']).meta({ description: 'Whether it is made', examples: ['create'] }),
  })
  .meta({ id: 'ImportedPlace', description: 'A place that rows name.' });

const OtherLocation = z
  .object({
    line: z
      .int()
      .min(1)
      .meta({ description: 'The `line` of the row', examples: [7] }),
    place: z.string().meta({ description: "The place's name", examples: ['Museum'] }),
  })
  .meta({
    id: 'OtherLocation',
    description:
      "A row whose location is not its place's: places do not move, and a new one is where its first row says.",
  });

export const TagImport = z
  .object({
    dry_run: z.boolean().meta({ description: 'Whether nothing was done', examples: [false] }),
    rows: z.array(TagImportRow).meta({ description: 'What becomes of each row, in their order' }),
    create: count('How many tags are made', 0),
    update: count('How many are changed', 1),
    same: count('Rows that say what is there already', 0),
    invalid: count('Rows of which nothing is done', 0),
    cleared: count('Fields that blank cells have emptied, with `blank=clear`', 0),
    places: z
      .array(ImportedPlace)
      .meta({ description: 'The places that rows name which are not invalid, in their order' }),
    other_locations: z.array(OtherLocation).meta({ description: 'Rows with a location that is not used' }),
    ignored_columns: z.array(z.string()).meta({ description: 'Columns that are not known', examples: [['Room']] }),
  })
  .meta({ id: 'TagImport', description: 'What became of a table, or would.' });
export type TagImport = z.output<typeof TagImport>;

const responses = {
  200: TagImport,
  400: ErrorBody,
  401: ErrorBody,
  422: z.xor([TagImport, ValidationErrors]).meta({
    description: 'It is no table; or, with `atomic=1`, the report of one with invalid rows.',
    examples: [{ base: ['There is no table.'] }],
  }),
} as const;

const flag = (description: string) =>
  integerParameter(0, 1)
    .optional()
    .meta({ description, examples: [1] });

export const importTags = {
  method: 'POST',
  path: '/Tags/import',
  query: query.extend({
    dry_run: flag('`1`: nothing is done; the answer tells what would be'),
    atomic: flag('`1`: where a row is invalid, nothing is done, and the answer is 422 with the same report'),
    create: flag('`0`: rows whose tag is not found are invalid'),
    create_places: flag(
      "`1`: a `place` that is not there is made for the tag's customer, where `latitude` and `longitude` of its first row say",
    ),
    blank: z
      .enum(['clear'])
      .optional()
      .meta({
        description: `\`clear\`: a blank cell empties ${emptiedColumns.map((name) => `\`${name}\``).join(', ')}, where the table has that column`,
        examples: ['clear'],
      }),
  }),
  body: bodyOf('import', TagTable),
  responses,
  summary: 'Import tags',
  description: `Changes the tags that a table is about, and makes those that are not there. The table is that of an export, or has some of its columns; it comes as \`text/csv\` (UTF-8, or the \`charset\` of the type), as an .xlsx file (its sheet \`Tags\`, else the first), or in JSON as a text or as rows, ${limits.tableRows} of them and ${limits.table / 1024 / 1024} MB at most. A row is found by \`tag_identifier\`, without it by its hardware, and by its reference. What is absent or blank stays as it is, but with \`blank=clear\`; nothing is deleted, and no hardware moved. A translation that says something else than what is stored, and than what a machine has stored there before, becomes human work. Rows that are invalid do not hold up the others, unless \`atomic=1\`. The same table a second time changes nothing.`,
  metadata: {
    ...operation(
      {
        resource: 'tags',
        group: 'import',
        names: { one: 'TagRecord' },
        failures: { import: ['too_many_imports'] },
        usual: { import: ['rows'] },
      },
      'import',
      'importTags',
      responses,
    ),
    table: { field: 'csv', mostBytes: limits.table, file: spreadsheet },
  },
} as const;
