// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const deltas = ['test/api/v1/tags/bundle-deltas.test.ts'];
const streams = ['test/api/v1/tags/bundle-streams.test.ts'];

export const bundles: Room = {
  name: 'bundles',
  tests: ['test/api/v1/tags/bundle.test.ts', ...deltas, ...streams],
  mutants: [
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'a cursor is accepted from another customer',
      from: 'return mark === markOf(wanted) ? followed : undefined;',
      to: 'return followed;',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'the same languages in another order need a whole new bundle',
      from: '[...codes].sort()',
      to: 'codes',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'apps keep deleted tags',
      from: "return tag_identifier ? [{ type: 'gone', tag_identifier }] : [];",
      to: 'return [];',
      tests: deltas,
    },
    {
      file: 'src/database/follow.ts',
      breaks: 'deltas name hidden tags that apps never had',
      from: 'select id, min(tag_identifier) as tag_identifier from (',
      to: 'select id, (select tag_identifier from tags where tags.id = each_change.id) as tag_identifier from (',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'a malformed cursor causes a database error',
      from: '/^([\\w-]+) ([\\w:]+ \\d{4}',
      to: '/^([\\w-]+) (\\S+ \\d{4}',
      tests: deltas,
    },
    {
      file: 'src/lookup/read/bundle-tags.ts',
      breaks: 'a tag that has left a place stays in the place’s bundle',
      from: ' and ($4::integer is null or t.place_id = $4)',
      to: ' and ($4::integer is null or true)',
      changesNothing:
        'it matters only if a tag leaves between two statements of a bundle, and then the next delta removes it',
    },
    {
      file: 'src/lookup/read/languages.ts',
      breaks: 'bundles lack originals in languages that were not requested',
      from: "(c.origin = 'original' or c.lang_code::text = any(${codes}))",
      to: '(c.lang_code::text = any(${codes}))',
      tests: ['test/api/v1/tags/bundle.test.ts'],
    },
    {
      file: 'src/v1/tag-bundles.ts',
      breaks: 'the bundle of another customer’s place is empty instead of an error',
      from: 'place_id !== undefined && !(await Place.isOwn(db, caller, place_id))',
      to: 'false',
      tests: ['test/api/v1/tags/bundle.test.ts'],
    },
    {
      file: 'src/http/concurrency-limit.ts',
      breaks: 'a client that hangs up takes a slot for bundles for ever',
      from: 'onceClosed(res, () => this.#open.splice(this.#open.indexOf(holders), 1));',
      to: '',
      tests: streams,
    },
    {
      file: 'src/http/chunked.ts',
      breaks: 'an incomplete bundle looks complete',
      from: 'res.destroy();',
      to: 'res.end();',
      tests: [...streams, 'test/management/long-lists.test.ts'],
    },
    {
      file: 'src/database/follow.ts',
      breaks: 'a cursor is accepted by a copy of the database',
      from: '(select oid from pg_database where datname = current_database()), ',
      to: '',
      tests: deltas,
    },
  ],
};
