/** `/bundle_links`: links by which visitors' apps, which have no account, fetch an owner's tags. */
import { z } from 'zod';
import { limits, RecordId } from '../primitives.ts';
import { clearable, RecordReference, Timestamp } from './fields.ts';
import { issuedResource } from './issued-resource.ts';

export const BundleLink = z
  .object({
    id: RecordId.meta({ description: 'Record id of the bundle link', examples: [17] }),
    place_id: RecordId.nullable().meta({
      description: 'Record id of the place whose tags it leads to. Null: all tags of the customer',
      examples: [3],
    }),
    last_used_at: Timestamp.nullable().meta({
      description: 'When it was last used, accurate to about a minute. Null if it never was',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    created_at: Timestamp.meta({ description: 'When it was created' }),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'URL of the bundle. Anybody who has it can read the bundle. Returned only once, when the link is created; null from then on',
        examples: ['https://tags.example.com/bundles/3q2-7wAAbase64url_of_32_random_bytes_012345'],
      }),
  })
  .meta({ id: 'BundleLink', description: 'A link to a bundle of tags.' });
export type BundleLink = z.output<typeof BundleLink>;

export const NewBundleLink = z
  .object({
    place_id: clearable(RecordReference).meta({
      description: 'Record id of a place of the customer, for the tags in it. Null or absent: all tags of the customer',
      examples: [3],
    }),
  })
  .meta({ id: 'NewBundleLink', description: 'A new bundle link.' });
export type NewBundleLink = z.output<typeof NewBundleLink>;

export const bundleLinks = issuedResource({
  resource: 'bundle_links',
  path: '/bundle_links',
  group: 'bundle_link',
  names: { one: 'BundleLink', many: 'BundleLinks' },
  listed: BundleLink,
  create: NewBundleLink,
  says: {
    index: "Returns the customer's own links, also for an admin. Their URLs are not included.",
    create: `Creates a link to a bundle of the customer's own tags, or of those of one of its places. Until the link is deleted, anybody who has its URL can read what visitors can read of these tags. The URL is returned only once, in this response. A customer can have at most ${limits.bundleLinks} links.`,
    destroy: 'Deletes the link: its URL returns 404 from then on. Deleting a place also deletes its links.',
  },
});
