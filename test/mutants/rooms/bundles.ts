// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const deltas = ['test/api/v1/tags/bundle-deltas.test.ts'];
const streams = ['test/api/v1/tags/bundle-streams.test.ts'];

export const bundles: Room = {
  name: 'bundles',
  tests: ['test/api/v1/tags/bundle.test.ts', ...deltas, ...streams],
  mutants: [
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'a cursor holds for whoever has it',
      from: 'return mark === markOf(wanted) ? followed : undefined;',
      to: 'return followed;',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'who asks for the same languages in another order has to fetch everything',
      from: '[...codes].sort()',
      to: 'codes',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'a tag that is gone stays with who has it',
      from: "return tag_identifier ? [{ type: 'gone', tag_identifier }] : [];",
      to: 'return [];',
      tests: deltas,
    },
    {
      file: 'src/database/follow.ts',
      breaks: 'a hidden tag is gone that nobody had',
      from: 'select id, min(tag_identifier) as tag_identifier from (',
      to: 'select id, (select tag_identifier from tags where tags.id = each_change.id) as tag_identifier from (',
      tests: deltas,
    },
    {
      file: 'src/lookup/bundle.ts',
      breaks: 'odd letters in a cursor come to the database',
      from: '/^([\\w-]+) ([\\w:]+ \\d{4}',
      to: '/^([\\w-]+) (\\S+ \\d{4}',
      tests: deltas,
    },
    {
      file: 'src/lookup/read/bundled.ts',
      breaks: 'a tag that has left the place is in its bundle still',
      from: ' and ($4::integer is null or t.place_id = $4)',
      to: ' and ($4::integer is null or true)',
      changesNothing:
        'Only a tag that leaves between two statements of a bundle is concerned, and the next one says so.',
    },
    {
      file: 'src/lookup/read/languages.ts',
      breaks: 'a bundle lacks originals in languages that nobody asked for',
      from: "(c.origin = 'original' or c.lang_code::text = any(${codes}))",
      to: '(c.lang_code::text = any(${codes}))',
      tests: ['test/api/v1/tags/bundle.test.ts'],
    },
    {
      file: 'src/v1/tag-bundles.ts',
      breaks: 'a foreign place is an empty one',
      from: 'place_id !== undefined && !(await Place.isOwn(db, caller, place_id))',
      to: 'false',
      tests: ['test/api/v1/tags/bundle.test.ts'],
    },
    {
      file: 'src/http/concurrency-limit.ts',
      breaks: 'who hangs up is counted for ever',
      from: 'onceClosed(res, () => this.#open.splice(this.#open.indexOf(holders), 1));',
      to: '',
      tests: streams,
    },
    {
      file: 'src/http/chunked.ts',
      breaks: 'a part of a stream looks like the whole',
      from: 'res.destroy();',
      to: 'res.end();',
      tests: [...streams, 'test/management/long-lists.test.ts'],
    },
    {
      file: 'src/database/follow.ts',
      breaks: 'a cursor holds in a copy of the database',
      from: '(select oid from pg_database where datname = current_database()), ',
      to: '',
      tests: deltas,
    },
  ],
};
