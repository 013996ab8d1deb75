// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

export const bundleLinks: Room = {
  name: 'bundle links',
  tests: ['test/management/bundle-links.test.ts', 'test/pages/bundle-links.test.ts'],
  mutants: [
    {
      file: 'src/model/access/policy.ts',
      breaks: 'an admin revokes the links of others',
      from: "reach: 'bundle_links.customer_id = :actor', isOwnersAlone: true",
      to: "reach: 'bundle_links.customer_id = :actor'",
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'a link leads to the place of somebody else',
      from: '.where({ id: placeId, customer_id: id })',
      to: '.where({ id: placeId })',
    },
    {
      file: 'src/model/owned-by.ts',
      breaks: 'links that are made at once do not count each other',
      from: "await trx('customers').where({ id: customer_id }).forNoKeyUpdate().first('id');",
      to: '',
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'the key itself is kept',
      from: 'key_hash: digestOf(key) }',
      to: "key_hash: Buffer.from(key, 'base64url') }",
    },
    {
      file: 'src/database/schema/2-tags.sql',
      breaks: 'a link to a place that is gone leads to everything',
      from: 'place_id integer references places on delete cascade',
      to: 'place_id integer references places on delete set null',
    },
    {
      file: 'src/visitors/bundle-routes.ts',
      breaks: 'a link to a place leads to everything',
      from: 'of: { customer_id, ...(place_id !== null && { place_id }) }',
      to: 'of: { customer_id }',
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/visitors/bundle-routes.ts',
      breaks: 'a cursor holds for another link',
      from: 'receiver = `link ${id}`',
      to: "receiver = 'link'",
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/http/log.ts',
      breaks: 'the key of a link is logged',
      from: "path.replace(/(\\/bundles\\/).+/is, '$1*')",
      to: 'path',
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'a reader waits until their use is noted',
      from: 'if (link.is_idle) BundleLink.noteUse(db, link.id);',
      to: "if (link.is_idle) await db('bundle_links').where({ id: link.id }).update({ last_used_at: new Date() });",
      tests: ['test/visitors/bundles.test.ts'],
    },
    {
      file: 'contracts/management/issued-resource.ts',
      breaks: 'a link’s address is kept for whoever repeats the call',
      from: '        takes: undefined,\n        headers: undefined,',
      to: '        headers: undefined,',
    },
  ],
};
