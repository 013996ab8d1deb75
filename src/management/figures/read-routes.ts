/** The page of the read figures. */
import type { Router } from 'express';
import { inOrder, spanOf } from '../../../contracts/management/days.ts';
import { ReadFilters } from '../../../contracts/management/reads.ts';
import { narrowedPage } from '../../http/narrowed-list.ts';
import { namesOf } from '../../model/access/naming.ts';
import { type ReadFigures, readFigures } from '../../model/figures/reads.ts';
import { Place } from '../../model/place.ts';
import { referredToTags } from '../../model/record-list.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readsPage } from './read-views.ts';

export const readPages = (): Router =>
  narrowedPage<typeof ReadFilters, ReadFigures | undefined>('/stats/reads', {
    query: inOrder(ReadFilters, spanOf),
    referred: referredToTags,
    read: (call, query) => readFigures(call, query),
    nothing: () => undefined,
    draw: async ({ db, caller }, figures, asked) => {
      const idsIn = (name: 'tag_id' | 'place_id', rows: ReadFigures['tags'] = []) =>
        rows.map((row) => row[name] ?? null);
      return readsPage({
        figures,
        asked,
        tags: await namesOf(Tag, db, caller, idsIn('tag_id', figures?.tags)),
        places: await namesOf(Place, db, caller, idsIn('place_id', figures?.by.place_id)),
      });
    },
  });
