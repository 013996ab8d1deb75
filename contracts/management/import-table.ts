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
      description: `${description} with \`create_places=1\`, in degrees. A text with a decimal comma is accepted, too`,
      examples: [example],
    });

const texts = (what: string) =>
  z
    .record(z.string(), z.string())
    .optional()
    .meta({
      description: `${what} in languages other than the original's, by language code. An object with \`text\`, as in exports, is accepted, too`,
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
      'The tag that the row is about. Without it, the tag is matched by its hardware, then by its reference',
      '0a1b2c3d4e5f',
    ),
    reference: text("The customer's own reference for the tag", 'INV-0017'),
    customer: text(
      'E-mail address of the owner of a new tag. Only an admin can set it; ignored for other callers',
      'museum@example.com',
    ),
    place_id: z
      .int()
      .optional()
      .meta({ description: "Record id of a place of the tag's customer", examples: [3] }),
    place: text('Name of the place, if `place_id` is not given', 'Museum'),
    latitude: coordinate('Latitude of a place that is created', 52.37),
    longitude: coordinate('Longitude of a place that is created', 4.89),
    hardware: z
      .array(TableItem)
      .optional()
      .meta({
        description: 'Hardware items to attach to the tag. No item is moved from another tag',
        examples: [[{ type: 'nfc', identifier: '04:A2:24:1B:6C:00:81' }]],
      }),
    description: text('Description of the tag', 'At the entrance'),
    image_url: text('URL of a picture', 'https://example.com/entrance.jpg'),
    text_url: text('URL of a page about the tag', 'www.example.com/entrance'),
    hidden: z
      .int()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: '`1`: hidden from visitors. `0`: open to visitors', examples: [0] }),
    position: z
      .int()
      .optional()
      .meta({ description: 'Position among the tags of a place', examples: [3] }),
    credit: text('Credit of the picture', '© Museum of the Sea'),
    gender: text('Gender of the voice that reads the text aloud', 'f'),
    lang: text('Language of the text. Required for a new text', 'en'),
    text: text('The text', 'Welcome to the museum'),
    name_lang: text('Language of the name. Default: the language of the text', 'en'),
    name: text('The name', 'Entrance'),
    texts: texts('The text'),
    names: texts('The name'),
  })
  .meta({
    id: 'TagTableRow',
    description: 'A row of a table of tags. Absent or blank values change nothing.',
  });

/** Errors of rows are reported by the table's reader; rows beyond the limit are not parsed. */
const Rows = lenient(
  (rows) => (Array.isArray(rows) && rows.length > limits.tableRecords ? rows.slice(0, limits.tableRecords) : rows),
  z.array(z.unknown().meta({ documentedAs: TableRow })),
);

export const TagTable = z
  .object({
    csv: text(
      'A table (RFC 4180) separated by commas, semicolons, tabs, pipes or the separator named in a first line `sep=X`. The first record has the column names',
      'reference,lang,text\r\nINV-0017,en,Welcome\r\n',
    ),
    rows: Rows.optional().meta({
      description: `The rows, at most ${limits.tableRows}. Cannot be combined with \`csv\``,
      examples: [[{ reference: 'INV-0017', lang: 'en', text: 'Welcome' }]],
    }),
  })
  .meta({ id: 'TagTable', description: 'A table of tags, as in exports.' });
export type TagTable = z.output<typeof TagTable>;
