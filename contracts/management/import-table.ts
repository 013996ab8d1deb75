/** A table of tags as an import takes it: as text, or as rows. */
import { z } from 'zod';
import { lenient, limits } from '../primitives.ts';

const text = (description: string, example: string) =>
  z
    .string()
    .optional()
    .meta({ description, examples: [example] });

const coordinate = (description: string, example: number) =>
  z
    .number()
    .optional()
    .meta({
      description: `${description} with \`create_places=1\`, in degrees; a text with a comma is taken too`,
      examples: [example],
    });

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
    latitude: coordinate('Latitude of a place that is made', 52.37),
    longitude: coordinate('Longitude of a place that is made', 4.89),
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
    credit: text('Whose picture it is', '© Museum of the Sea'),
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
