/** The results of a search: tags by rank, then places. */
import { maxCounted } from '../../../contracts/management/list-query.ts';
import { errorSummary, type FieldErrors } from '../../html/form.ts';
import { type Html, html } from '../../html/html.ts';
import { searchForm } from '../../html/list.ts';
import type { View } from '../../html/page.ts';
import { pluralise } from '../../html/record.ts';
import { nameLink, reference } from '../../html/record-name.ts';
import { excerptLines, type Findings } from '../../html/search-excerpts.ts';
import { table } from '../../html/table.ts';
import { textOfUnknownLanguage } from '../../html/text.ts';
import type { ListPage } from '../../model/access/browse.ts';
import type { Place } from '../../model/place.ts';
import type { Tag } from '../../model/tags/tag.ts';
import type { TagNames } from '../../model/tags/tag-names.ts';

interface SearchResults {
  q: string;
  errors?: FieldErrors | undefined;
  tags: ListPage<Tag>;
  places: ListPage<Place>;
  names?: TagNames;
  found?: Findings;
}

export const searchPage =
  (results: SearchResults): View =>
  ({ prefix }) => {
    const { q, errors, tags, places } = results;
    const isEmpty = tags.found + places.found === 0;
    return {
      title: q === '' ? 'Search' : `Search: ${q}`,
      heading: html`Search`,
      isFailure: errors !== undefined,
      body: html`${errors && errorSummary({ errors, fields: [] })}${searchForm({ path: `${prefix}/search`, words: q, label: 'Search tags and places', hint: 'By any part of a name, reference, text or place, or by the beginning of an identifier.' })}
${q !== '' && !errors && (isEmpty ? nothingFound(q) : html`${tagsFound(prefix, results)}${placesFound(prefix, results)}`)}`,
    };
  };

const nothingFound = (q: string): Html =>
  html`<div class="empty"><p>No tag and no place has “<bdi>${q}</bdi>”. Try fewer words, or a part of one.</p></div>`;

function tagsFound(prefix: string, { q, tags, names, found }: SearchResults): Html {
  const columns = [
    {
      heading: 'Tag',
      cell: ({ id }: Tag) => {
        const named = names?.tags.get(id);
        return named && html`${nameLink(`${prefix}/Tags`, named)}${excerptLines(found?.get(id))}`;
      },
    },
    {
      heading: 'Place',
      cell: ({ place_id }: Tag) => reference(`${prefix}/places`, names?.places ?? new Map(), place_id, 'Place'),
    },
  ];
  return section(tags, 'tag', 'tags', {
    all: `${prefix}/Tags?${new URLSearchParams({ q })}`,
    rows: table({ caption: 'Tags', columns, rows: tags.rows, empty: html`<p>None.</p>` }),
  });
}

function placesFound(prefix: string, { q, places }: SearchResults): Html {
  const columns = [
    {
      heading: 'Place',
      cell: ({ id, name }: Place) =>
        html`<a href="${prefix}/places/${id}">${name === null ? `Place ${id}` : textOfUnknownLanguage(name)}</a>`,
    },
  ];
  return section(places, 'place', 'places', {
    all: `${prefix}/places?${new URLSearchParams({ q })}`,
    rows: table({ caption: 'Places', columns, rows: places.rows, empty: html`<p>None.</p>` }),
  });
}

/** The first results, and a link to all. */
const section = (
  { found, hasLater }: ListPage<unknown>,
  one: string,
  many: string,
  { all, rows }: { all: string; rows: Html },
): Html => {
  const count = found > maxCounted ? `More than ${maxCounted} ${many}` : pluralise(found, one, many);
  return html`<h2>${count}</h2>
${found > 0 && rows}
${hasLater && html`<p><a href="${all}">All of these ${many}</a></p>`}
`;
};
