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
import { withFilters } from './crud-resource.ts';
import { CheckBox, clearable, ImageUrlField, RecordReference, recordSchema, TextUrlField } from './fields.ts';
import { Hardware } from './hardwares.ts';
import { NameTranslation } from './name-translations.ts';
import { pictureOperations } from './pictures.ts';
import { noContentResponse, resource } from './resource.ts';
import { changeTags } from './tag-bulk.ts';
import { Details } from './tag-details.ts';
import { TagFilters, withRequiredLanguage } from './tag-filters.ts';
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
  customer_id: reference('Record id of the customer that it belongs to. Null if it has no owner'),
  place_id: reference('Record id of its place'),
  parent_id: TagRecordId.nullable().meta({ description: 'Record id of its parent tag', examples: [12] }),
  description: text('Description of the tag', 'At the entrance'),
  image_url: text('URL of a picture', 'https://example.com/entrance.jpg'),
  text_url: text('URL of a page about the tag, as it was entered', 'www.example.com/entrance'),
});
export type TagFields = z.output<typeof TagFields>;

/** The fields that `expand=details` adds. */
const details = {
  reference: text("The customer's own reference for the tag. Only with `expand=details`", 'INV-0017').optional(),
  hidden: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the tag is hidden from visitors. Only with `expand=details`', examples: [false] }),
  position: reference('Position among the tags of a place. Only with `expand=details`').optional(),
  credit: text('Credit of the picture. Only with `expand=details`', '© Museum of the Sea').optional(),
};

const tag = recordSchema('/Tags', 'tag', TagFields, TagRecordId).extend(details);

export const TagRecord = tag.meta({ id: 'TagRecord', description: 'A tag record.' });

export const Marker = z
  .object({
    latitude: z.number().meta({ description: 'Latitude in degrees', examples: [52.37] }),
    longitude: z.number().meta({ description: 'Longitude in degrees', examples: [4.89] }),
  })
  .meta({ id: 'Marker', description: "Location of a tag's hardware item, for a map." });
export type Marker = z.output<typeof Marker>;

export const ShownTagRecord = tag
  .extend({
    translations: z.array(Translation).meta({ description: 'Its text in all languages, including the original' }),
    name_translations: z.array(NameTranslation).meta({ description: 'Its name in all languages' }),
    hardwares: z.array(Hardware).meta({ description: 'Hardware that is attached to it' }),
    markers: z.array(Marker).meta({ description: 'Locations of its hardware, as far as they are known' }),
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
      "The customer's own reference for the tag, unique among the customer's tags. Returned only in exports and with `expand=details`. Searches and imports find the tag by it. It is removed when the tag is given away",
    examples: ['INV-0017'],
  }),
  hidden: CheckBox.optional().meta({
    description:
      'Whether the tag is hidden from visitors: lookups and bundles do not return it, and its page says that it is not open yet',
    examples: [true],
  }),
  position: clearable(integerParameter(-2_147_483_648, 2_147_483_647)).meta({
    description:
      'Position among the tags of a place, and on the way from tag to tag. Tags without a position come last',
    examples: [3],
  }),
  credit: clearable(textParameter(limits.credit)).meta({
    description:
      "Credit of the picture, as shown below it. Filled in from the picture's own metadata if it has a credit",
    examples: ['© Museum of the Sea'],
  }),
};

export const NewTagRecord = z.object(fields).meta({ id: 'NewTagRecord', description: 'A new tag.' });
export type NewTagRecord = z.output<typeof NewTagRecord>;

export const TagRecordChanges = z
  .object({
    ...fields,
    customer_id: RecordReference.optional().meta({
      description:
        'Record id of the new owner. The tag is removed from a place that belongs to somebody else. Only an admin can set it; ignored for other callers',
      examples: [3],
    }),
  })
  .meta({ id: 'TagRecordChanges', description: 'Changes to a tag.' });
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
      index: "Returns the customer's tags. For an admin, returns all tags, including those without an owner.",
      create: 'Creates a tag without text, name or hardware. It belongs to the customer that creates it.',
      show: 'Returns the tag with its texts, names, hardware and locations.',
      update: 'Updates the tag.',
      destroy:
        'Deletes the tag with its text and names. Its hardware is kept and becomes free. Has no effect if the tag does not exist.',
    },
    failures: { index: ['too_much_to_search'] },
    headers: { index: ['X-Total-Count-Relation'] },
    historyTells: ' This includes its texts, names and hardware.',
    usual: { create: ['description'], update: ['description', 'image_url'] },
  },
  { updated: noContentResponse, createFailures: {}, destroyFailures: {} },
);

export const tags = {
  index: withFilters(
    {
      ...index,
      query: index.query.extend({ expand: Details }),
      description: `${index.description} If there are more than 10 000, \`X-Total-Count-Relation\` is \`gte\`.`,
    },
    TagFilters,
    withRequiredLanguage,
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
