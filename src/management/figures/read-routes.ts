/** The page of the read figures. */
import type { Router } from 'express';
import { spanOrDefault, withOrderedDays } from '../../../contracts/management/days.ts';
import { ReadFilters } from '../../../contracts/management/reads.ts';
import { filteredListPage } from '../../http/filtered-list.ts';
import { readNamesInColumn } from '../../model/access/record-names.ts';
import { type ReadFigures, readFigures } from '../../model/figures/reads.ts';
import { Place } from '../../model/place.ts';
import { referredToTags } from '../../model/record-list.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readsPage } from './read-views.ts';

export const readPages = (): Router =>
  filteredListPage<typeof ReadFilters, ReadFigures | undefined>('/stats/reads', {
    query: withOrderedDays(ReadFilters, spanOrDefault),
    referred: referredToTags,
    read: (call, query) => readFigures(call, query),
    nothing: () => undefined,
    draw: async ({ db, caller }, figures, requested) =>
      readsPage({
        figures,
        requested,
        tags: await readNamesInColumn(Tag, db, caller, figures?.tags ?? [], 'tag_id'),
        places: await readNamesInColumn(Place, db, caller, figures?.by.place_id ?? [], 'place_id'),
      }),
  });
