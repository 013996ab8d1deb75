/** The page of the read figures. */
import { type IRouter, Router } from 'express';
import { inOrder, spanOf } from '../../../contracts/management/days.ts';
import { ReadFilters } from '../../../contracts/management/reads.ts';
import { at } from '../../http/api.ts';
import { pageCallOf } from '../../http/crud-pages.ts';
import { narrowedList } from '../../http/narrowed-list.ts';
import { sendPage } from '../../http/pages.ts';
import { refusedAsPage } from '../../http/refused-page.ts';
import { namesOf } from '../../model/access/naming.ts';
import { type ReadFigures, readFigures } from '../../model/figures/reads.ts';
import { Place } from '../../model/place.ts';
import { referredToTags } from '../../model/record-list.ts';
import { Tag } from '../../model/tags/tag.ts';
import { readsPage } from './read-views.ts';

export function readPages(): IRouter {
  return at(Router(), '/stats/reads', {
    get: async (req, res) => {
      const call = pageCallOf(req);
      sendPage(res, await refusedAsPage(res, (errors) => page(call, errors)));
    },
  });
}

const page = narrowedList<typeof ReadFilters, ReadFigures | undefined>({
  query: inOrder(ReadFilters, spanOf),
  referred: referredToTags,
  read: (call, query) => readFigures(call, call.caller, query),
  nothing: () => undefined,
  draw: async ({ db, caller }, figures, asked) => {
    const idsIn = (name: 'tag_id' | 'place_id', rows: ReadFigures['tags'] = []) => rows.map((row) => row[name] ?? null);
    return readsPage({
      figures,
      asked,
      tags: await namesOf(Tag, db, caller, idsIn('tag_id', figures?.tags)),
      places: await namesOf(Place, db, caller, idsIn('place_id', figures?.by.place_id)),
    });
  },
});
