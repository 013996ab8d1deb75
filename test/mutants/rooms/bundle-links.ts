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
      file: 'src/model/bundle-link.ts',
      breaks: 'links that are made at once do not count each other',
      from: "await trx('customers').where({ id }).forNoKeyUpdate().first('id');",
      to: '',
    },
    {
      file: 'src/model/bundle-link.ts',
      breaks: 'the key itself is kept',
      from: 'key_hash: digestOf(key) }',
      to: "key_hash: Buffer.from(key, 'base64url') }",
    },
    {
      file: 'src/database/migrations/0016-bundle-links.ts',
      breaks: 'a link to a place that is gone leads to everything',
      from: 'place_id integer references places on delete cascade',
      to: 'place_id integer references places on delete set null',
    },
    {
      file: 'contracts/management/issued-resource.ts',
      breaks: 'a link’s address is kept for whoever repeats the call',
      from: '        takes: undefined,\n        headers: undefined,',
      to: '        headers: undefined,',
    },
  ],
};
