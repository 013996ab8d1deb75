/** The import of tags from a table: existing ones are changed, others are created. */
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { integerParameter, lenient, limits } from '../primitives.ts';
import { operation, query } from './crud-resource.ts';
import { bodyOf } from './resource.ts';

const text = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });

const texts = (what: string) =>
  z
    .record(z.string(), z.string())
    .optional()
    .meta({
      description: `${what} in other languages than the original's, by language code; an object with \`text\`, as exports have it, is taken too`,
      examples: [{ fr: 'Bienvenue' }],
    });

const TableItem = z
  .object({
    type: z.string().meta({ description: '`nfc`, `ble-beacon` or `qr`', examples: ['nfc'] }),
    identifier: z.string().meta({ description: 'Identifier', examples: ['04:A2:24:1B:6C:00:81'] }),
    major: z
      .int()
      .nullable()
      .optional()
      .meta({ description: 'Major number of a beacon', examples: [1] }),
    minor: z
      .int()
      .nullable()
      .optional()
      .meta({ description: 'Minor number of a beacon', examples: [2] }),
  })
  .meta({ id: 'TableItem', description: 'A hardware item in a table of tags.' });

const TableRow = z
  .object({
    tag_identifier: text(
      'The tag that the row is about. Without it, it is found by its hardware, then by its reference',
      '0a1b2c3d4e5f',
    ),
    reference: text("What the tag's customer calls it in their own books", 'INV-0017'),
    customer: text(
      'E-mail address of whom a new tag belongs to. Only an admin can say it; from others it is ignored',
      'museum@example.com',
    ),
    place_id: z
      .int()
      .optional()
      .meta({ description: "Record id of a place of the tag's customer", examples: [3] }),
    place: text('Its name, where `place_id` is not given', 'Museum'),
    hardware: z
      .array(TableItem)
      .optional()
      .meta({
        description: 'Items that are to lead to the tag; none is moved from another tag',
        examples: [[{ type: 'nfc', identifier: '04:A2:24:1B:6C:00:81' }]],
      }),
    description: text('Description of the tag', 'At the entrance'),
    image_url: text('Address of a picture', 'https://example.com/entrance.jpg'),
    text_url: text('Address of a page about the tag', 'www.example.com/entrance'),
    hidden: z
      .int()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: '`1`: not open to visitors yet; `0`: open', examples: [0] }),
    position: z
      .int()
      .optional()
      .meta({ description: 'Position among the tags of a place', examples: [3] }),
    gender: text('Of the voice that reads the text', 'f'),
    lang: text('Language of the text; a new text needs it', 'en'),
    text: text('The text', 'Welcome to the museum'),
    name_lang: text('Language of the name; without it that of the text', 'en'),
    name: text('The name', 'Entrance'),
    texts: texts('The text'),
    names: texts('The name'),
  })
  .meta({
    id: 'TagTableRow',
    description: 'What a row of a table says of a tag. What is absent or blank stays as it is.',
  });

/** Errors of rows are reported by the table's reader; rows beyond the limit are not parsed. */
const Rows = lenient(
  (rows) => (Array.isArray(rows) && rows.length > limits.tableRecords ? rows.slice(0, limits.tableRecords) : rows),
  z.array(z.unknown().meta({ documentedAs: TableRow })),
);

export const TagTable = z
  .object({
    csv: text(
      'A table (RFC 4180) with commas, semicolons, tabs or pipes, or with what a first line `sep=X` names, whose first record names the columns',
      'reference,lang,text\r\nINV-0017,en,Welcome\r\n',
    ),
    rows: Rows.optional().meta({
      description: `The rows, instead of \`csv\`: no more than ${limits.tableRows}`,
      examples: [[{ reference: 'INV-0017', lang: 'en', text: 'Welcome' }]],
    }),
  })
  .meta({ id: 'TagTable', description: 'A table of tags, as exports write it.' });
export type TagTable = z.output<typeof TagTable>;

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

const Cell = z.string().nullable();

export const importActions = ['create', 'update', 'same', 'invalid'] as const;
export type ImportAction = (typeof importActions)[number];

export const TagImportRow = z
  .object({
    row: z
      .int()
      .min(1)
      .meta({ description: 'Which row, the first being 1; blank ones are not counted', examples: [1] }),
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

export const TagImport = z
  .object({
    dry_run: z.boolean().meta({ description: 'Whether nothing was done', examples: [false] }),
    rows: z.array(TagImportRow).meta({ description: 'What becomes of each row, in their order' }),
    create: count('How many tags are made', 0),
    update: count('How many are changed', 1),
    same: count('Rows that say what is there already', 0),
    invalid: count('Rows of which nothing is done', 0),
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
  }),
  body: bodyOf('import', TagTable),
  responses,
  summary: 'Import tags',
  description: `Changes the tags that a table is about, and makes those that are not there. The table is that of an export, or has some of its columns; it comes as \`text/csv\`, or in JSON as a text or as rows, ${limits.tableRows} of them and ${limits.table / 1024 / 1024} MB at most. A row is found by \`tag_identifier\`, without it by its hardware, and by its reference. What is absent or blank stays as it is; nothing is deleted, and no hardware moved. A translation that says something else than what is stored, and than what a machine has stored there before, becomes human work. Rows that are invalid do not hold up the others, unless \`atomic=1\`. The same table a second time changes nothing.`,
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
    table: { field: 'csv', mostBytes: limits.table },
  },
} as const;
