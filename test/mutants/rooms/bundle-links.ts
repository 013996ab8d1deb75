// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

export const bundleLinks: Room = {
  name: 'bundle links',
  tests: ['test/management/bundle-links.test.ts', 'test/pages/bundle-links.test.ts'],
  mutants: [
    {
      file: 'src/model/access/policy.ts',
      breaks: 'an admin can revoke bundle links of customers',
      from: "reach: 'bundle_links.customer_id = :actor', isOwnersAlone: true",
      to: "reach: 'bundle_links.customer_id = :actor'",
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'a bundle link shows a place of another customer',
      from: '.where({ id: placeId, customer_id: id })',
      to: '.where({ id: placeId })',
    },
    {
      file: 'src/model/owned-record-counts.ts',
      breaks: 'concurrent requests create more bundle links than allowed',
      from: "await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');",
      to: '',
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'the database has the keys of bundle links',
      from: 'key_hash: digestOf(key) }',
      to: "key_hash: Buffer.from(key, 'base64url') }",
    },
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'when a place is deleted, its link shows all tags of the customer',
      from: 'place_id integer references places on delete cascade',
      to: 'place_id integer references places on delete set null',
    },
    {
      file: 'src/visitors/bundle-routes.ts',
      breaks: 'the link of a place shows all tags of the customer',
      from: 'of: { customer_id, ...(place_id !== null && { place_id }) }',
      to: 'of: { customer_id }',
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/visitors/bundle-routes.ts',
      breaks: 'a cursor of one link is accepted by another',
      from: 'receiver = `link ${id}`',
      to: "receiver = 'link'",
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/http/log.ts',
      breaks: 'the log has the keys of bundle links',
      from: "path.replace(/(\\/bundles\\/).+/is, '$1*')",
      to: 'path',
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'readers of a bundle link wait for the note of its use',
      from: 'if (link.is_idle) BundleLink.noteUse(db, link.id);',
      to: "if (link.is_idle) await db('bundle_links').where({ id: link.id }).update({ last_used_at: new Date() });",
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'contracts/management/issued-resource.ts',
      breaks: 'the stored answer for an idempotency key has the address of a bundle link',
      from: '        takes: undefined,\n        headers: undefined,',
      to: '        headers: undefined,',
    },
  ],
};
