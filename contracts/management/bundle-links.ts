/** `/bundle_links`: links by which visitors' apps, which have no account, fetch an owner's tags. */
import { z } from 'zod';
import { limits, RecordId } from '../primitives.ts';
import { clearable, RecordReference, Timestamp } from './fields.ts';
import { issuedResource } from './issued-resource.ts';

export const BundleLink = z
  .object({
    id: RecordId.meta({ description: 'Record id of the bundle link', examples: [17] }),
    place_id: RecordId.nullable().meta({
      description: 'Record id of the place whose tags it leads to; null: all tags of the customer',
      examples: [3],
    }),
    last_used_at: Timestamp.nullable().meta({
      description: 'When it was last used, to the minute or so; null where it never was',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    created_at: Timestamp.meta({ description: 'When it was made' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'Address of the bundle, which anybody who has it can read. It is answered once, when the link is made; null from then on',
        examples: ['https://tags.example.com/bundles/3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'BundleLink', description: 'A link to a bundle of tags.' });
export type BundleLink = z.output<typeof BundleLink>;

export const NewBundleLink = z
  .object({
    place_id: clearable(RecordReference).meta({
      description: 'Record id of a place of the customer, for the tags there; null or absent: for all its tags',
      examples: [3],
    }),
  })
  .meta({ id: 'NewBundleLink', description: 'A bundle link to be made.' });
export type NewBundleLink = z.output<typeof NewBundleLink>;

export const bundleLinks = issuedResource({
  resource: 'bundle_links',
  path: '/bundle_links',
  group: 'bundle_link',
  names: { one: 'BundleLink', many: 'BundleLinks' },
  listed: BundleLink,
  create: NewBundleLink,
  says: {
    index: "The customer's own links, for an admin too. Their addresses are not among what is answered.",
    create: `Makes a link to a bundle of the customer's own tags, or of those of one of its places. Anybody who has its address reads what visitors can read of these tags, until it is destroyed. The address is answered here and never again. A customer has at most ${limits.bundleLinks} links.`,
    destroy: 'Destroys the link: its address answers 404 from then on. It goes with its place, too.',
  },
});
