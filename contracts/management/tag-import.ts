/** The import of tags from a table: existing ones are changed, others are created. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter, limits } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { TagTable } from './import-table.ts';
import { nestedBody } from './resource.ts';

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
      .meta({ description: 'Number of the row, starting at 1. Blank rows are not counted', examples: [1] }),
    line: z
      .int()
      .min(1)
      .meta({
        description: 'Line number as in a spreadsheet: the headings are line 1, and blank rows are counted',
        examples: [2],
      }),
    action: z.enum(importActions).meta({ description: 'What is done with the row', examples: ['update'] }),
    tag_id: z
      .int()
      .nullable()
      .meta({ description: 'Record id of the tag. Null if there is none, or not yet', examples: [17] }),
    tag_identifier: z
      .string()
      .nullable()
      .meta({ description: 'Tag identifier', examples: ['0a1b2c3d4e5f'] }),
    changes: z.record(z.string(), z.array(Cell).length(2)).meta({
      description: 'By column, the values before and after',
      examples: [{ text: ['Welcome', 'Welcome!'] }],
    }),
    errors: ValidationErrors,
  })
  .meta({ id: 'TagImportRow', description: 'The result of a row.' });
export type TagImportRow = z.output<typeof TagImportRow>;

const ImportedPlace = z
  .object({
    name: z.string().meta({ description: 'Its name', examples: ['Museum'] }),
    action: z.enum(['create', 'same']).meta({ description: 'Whether the place is created', examples: ['create'] }),
  })
  .meta({ id: 'ImportedPlace', description: 'A place that rows refer to.' });

const OtherLocation = z
  .object({
    line: z
      .int()
      .min(1)
      .meta({ description: '`line` of the row', examples: [7] }),
    place: z.string().meta({ description: "The place's name", examples: ['Museum'] }),
  })
  .meta({
    id: 'OtherLocation',
    description:
      "A row with a location that differs from its place's. Places are not moved, and a new place is created at the location of its first row.",
  });

export const TagImport = z
  .object({
    dry_run: z.boolean().meta({ description: 'Whether it was a dry run, which changes nothing', examples: [false] }),
    rows: z.array(TagImportRow).meta({ description: 'The result of each row, in the same order' }),
    create: count('Number of tags that are created', 0),
    update: count('Number of tags that are updated', 1),
    same: count('Number of rows that change nothing', 0),
    invalid: count('Number of rows that are invalid and have no effect', 0),
    cleared: count('Number of fields that blank cells have cleared, with `blank=clear`', 0),
    places: z.array(ImportedPlace).meta({ description: 'The places that valid rows refer to, in order of appearance' }),
    other_locations: z.array(OtherLocation).meta({ description: 'Rows whose location is not used' }),
    ignored_columns: z.array(z.string()).meta({ description: 'Unknown columns', examples: [['Room']] }),
  })
  .meta({ id: 'TagImport', description: 'The result of an import, or its preview.' });
export type TagImport = z.output<typeof TagImport>;

const responses = {
  200: TagImport,
  400: ErrorBody,
  401: ErrorBody,
  422: z.xor([TagImport, ValidationErrors]).meta({
    description: 'The body is not a table; or, with `atomic=1`, the report of a table with invalid rows.',
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
    dry_run: flag('`1`: changes nothing and returns what would be done'),
    atomic: flag('`1`: if any row is invalid, nothing is changed, and the response is 422 with the same report'),
    create: flag('`0`: treats rows whose tag is not found as invalid'),
    create_places: flag(
      "`1`: if a `place` does not exist, it is created for the tag's customer, at the `latitude` and `longitude` of its first row",
    ),
    blank: z
      .enum(['clear'])
      .optional()
      .meta({
        description: `\`clear\`: a blank cell clears ${emptiedColumns.map((name) => `\`${name}\``).join(', ')}, if the table has that column`,
        examples: ['clear'],
      }),
  }),
  body: nestedBody('import', TagTable),
  responses,
  summary: 'Import tags',
  description: `Imports a table of tags: updates the tags that exist and creates those that do not. The table has all or some of the columns of an export. Send it as \`text/csv\` (UTF-8, or the \`charset\` of the content type), as an .xlsx file (its sheet \`Tags\`, or else the first sheet), or in JSON as a text or as rows, with at most ${limits.tableRows} rows and ${limits.table / 1024 / 1024} MB. A row is matched by \`tag_identifier\`, or without it by its hardware and then its reference. Absent or blank cells change nothing, unless \`blank=clear\` is given. Nothing is deleted, and no hardware is moved. A translation becomes human work if it differs both from what is stored and from what a machine has stored there before. Invalid rows do not stop the others, unless \`atomic=1\` is given. Importing the same table again changes nothing.`,
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
