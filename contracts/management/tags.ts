/** `/Tags`: the tags themselves. */
import { z } from 'zod';
import {
  integerParameter,
  limits,
  ReferenceParameter,
  TagIdentifier,
  TagRecordId,
  TagRecordIdParameter,
  textParameter,
} from '../primitives.ts';
import { filtered } from './crud-resource.ts';
import { CheckBox, clearable, ImageUrlField, RecordReference, recordOf, TextUrlField } from './fields.ts';
import { Hardware } from './hardwares.ts';
import { NameTranslation } from './name-translations.ts';
import { pictureOperations } from './pictures.ts';
import { resource, updatedSilently } from './resource.ts';
import { changeTags } from './tag-bulk.ts';
import { Details } from './tag-details.ts';
import { inLanguage, TagFilters } from './tag-filters.ts';
import { importTags } from './tag-import.ts';
import { mintOperation } from './tag-mint.ts';
import { Translation } from './translations.ts';

const text = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const reference = (description: string) =>
  z
    .int()
    .nullable()
    .meta({ description, examples: [3] });

export const TagFields = z.object({
  tag_identifier: TagIdentifier,
  customer_id: reference('Record id of the customer that it belongs to; null where it belongs to nobody'),
  place_id: reference('Record id of its place'),
  parent_id: TagRecordId.nullable().meta({ description: 'Record id of its parent tag', examples: [12] }),
  description: text('Description of the tag', 'At the entrance'),
  image_url: text('Address of a picture', 'https://example.com/entrance.jpg'),
  text_url: text('Address of a page about the tag, as it was entered', 'www.example.com/entrance'),
});
export type TagFields = z.output<typeof TagFields>;

/** The fields that `expand=details` adds. */
const details = {
  reference: text("What the tag's customer calls it in their own books; with `expand=details`", 'INV-0017').optional(),
  hidden: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it is not open to visitors yet; with `expand=details`', examples: [false] }),
  position: reference('Its position among the tags of a place; with `expand=details`').optional(),
  credit: text('Whose picture it is; with `expand=details`', '© Museum of the Sea').optional(),
};

const tag = recordOf('/Tags', 'tag', TagFields, TagRecordId).extend(details);

export const TagRecord = tag.meta({ id: 'TagRecord', description: 'A tag as a record.' });

export const Marker = z
  .object({
    latitude: z.number().meta({ description: 'Latitude in degrees', examples: [52.37] }),
    longitude: z.number().meta({ description: 'Longitude in degrees', examples: [4.89] }),
  })
  .meta({ id: 'Marker', description: 'Where a hardware item of a tag is, for a map.' });
export type Marker = z.output<typeof Marker>;

export const ShownTagRecord = tag
  .extend({
    translations: z.array(Translation).meta({ description: 'Its text in all languages, the original among them' }),
    name_translations: z.array(NameTranslation).meta({ description: 'Its name in all languages' }),
    hardwares: z.array(Hardware).meta({ description: 'The hardware that is attached to it' }),
    markers: z.array(Marker).meta({ description: 'Where its hardware is, as far as that is known' }),
  })
  .meta({ id: 'ShownTagRecord', description: 'A tag with its texts, names and hardware.' });

const fields = {
  place_id: clearable(RecordReference).meta({
    description: "Record id of a place of the tag's customer",
    examples: [3],
  }),
  parent_id: clearable(TagRecordIdParameter).meta({ description: 'Record id of the parent tag', examples: [17] }),
  description: clearable(textParameter(limits.text)).meta({
    description: 'Description of the tag',
    examples: ['At the entrance'],
  }),
  image_url: ImageUrlField,
  text_url: TextUrlField,
  reference: clearable(ReferenceParameter).meta({
    description:
      "What the tag's customer calls it in their own books; one tag of a customer has it. It is in no answer but exports and those with `expand=details`, finds the tag in searches and imports, and is left where the tag is given away",
    examples: ['INV-0017'],
  }),
  hidden: CheckBox.optional().meta({
    description:
      'Whether the tag is not open to visitors yet: lookups and bundles do not know it then, and its page says so',
    examples: [true],
  }),
  position: clearable(integerParameter(-2_147_483_648, 2_147_483_647)).meta({
    description: 'Its position among the tags of a place, and on the way from tag to tag; tags without one come last',
    examples: [3],
  }),
  credit: clearable(textParameter(limits.credit)).meta({
    description: 'Whose picture it is, as it stands under it; filled in from a picture that says so itself',
    examples: ['© Museum of the Sea'],
  }),
};

export const NewTagRecord = z.object(fields).meta({ id: 'NewTagRecord', description: 'A tag to be made.' });
export type NewTagRecord = z.output<typeof NewTagRecord>;

export const TagRecordChanges = z
  .object({
    ...fields,
    customer_id: RecordReference.optional().meta({
      description:
        'Record id of the customer that the tag is given to; it goes out of a place that belongs to another one. Only an admin can set it; from others it is ignored',
      examples: [3],
    }),
  })
  .meta({ id: 'TagRecordChanges', description: 'What is to be changed of a tag.' });
export type TagRecordChanges = z.output<typeof TagRecordChanges>;

const { index, ...operations } = resource(
  {
    resource: 'tags',
    path: '/Tags',
    group: 'tag',
    recordId: TagRecordId,
    names: { one: 'TagRecord', many: 'TagRecords' },
    record: TagRecord,
    listed: TagRecord,
    shown: ShownTagRecord,
    create: NewTagRecord,
    update: TagRecordChanges,
    says: {
      index: "The customer's tags; for an admin, everybody's and nobody's.",
      create: 'Makes a tag without text, name or hardware. It belongs to the customer that makes it.',
      show: 'The tag with its texts, names, hardware and where that is.',
      update: 'Changes the tag.',
      destroy:
        'Destroys the tag with its text and names; its hardware stays and is free. Does nothing where there is no such tag.',
    },
    failures: { index: ['too_much_to_search'] },
    headers: { index: ['X-Total-Count-Relation'] },
    historyTells: ' It tells of its texts, names and hardware, too.',
    usual: { create: ['description'], update: ['description', 'image_url'] },
  },
  { updated: updatedSilently, createFailures: {}, destroyFailures: {} },
);

export const tags = {
  index: filtered(
    {
      ...index,
      query: index.query.extend({ expand: Details }),
      description: `${index.description} Beyond 10 000, \`X-Total-Count-Relation\` says that there are more.`,
    },
    TagFilters,
    inLanguage,
  ),
  ...operations,
  show: { ...operations.show, query: operations.show.query.extend({ expand: Details }) },
  bulk: changeTags,
  ...pictureOperations({
    resource: 'tags',
    path: '/Tags',
    names: { one: 'TagRecord' },
    record: TagRecord,
    recordId: TagRecordId,
  }),
  mint: mintOperation(TagRecord),
  import: importTags,
};
