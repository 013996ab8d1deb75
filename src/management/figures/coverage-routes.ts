/** The page of the coverage, and the coverage on a customer's page. */
import { type IRouter, Router } from 'express';
import { CoverageFilters } from '../../../contracts/management/coverage.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { narrowedList } from '../../http/narrowed-list.ts';
import { sendPage } from '../../http/pages.ts';
import { refusedAsPage } from '../../http/refused-page.ts';
import type { SectionOf } from '../../http/sections.ts';
import { namesOf } from '../../model/access/naming.ts';
import type { Customer } from '../../model/customer.ts';
import { coverageOfAll, coverageOfSome } from '../../model/figures/coverage.ts';
import { inTime } from '../../model/figures/in-time.ts';
import { Place } from '../../model/place.ts';
import { referredTo } from '../../model/record-list.ts';
import type { Translator } from '../../model/translations/translator.ts';
import { behindIn, coveragePage, customerCoverage, type Leaf, leafOf, mostPlaces } from './coverage-views.ts';

type Abilities = Pick<Translator, 'can'>;

export function coveragePages(abilities: Abilities): IRouter {
  const router = Router();
  router.get('/coverage', async (req, res) => {
    const call = pageCallOf(req);
    sendPage(res, await refusedAsPage(res, (errors) => page(abilities)(call, errors)));
  });
  router.all('/coverage', refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

const page = (abilities: Abilities) =>
  narrowedList<typeof CoverageFilters, Leaf>({
    query: CoverageFilters,
    referred: referredTo,
    read: async (call, query, { after }) => {
      const behind = behindIn(after);
      return leafOf(await coverageOfSome(call, call.caller, query, { behind, most: mostPlaces(behind) }), behind);
    },
    nothing: () => leafOf({ all: [], rows: [], hasMore: false }, 0),
    draw: async (call: PageCall, leaf, asked) => {
      const ids = [...leaf.places, ...leaf.matrix].map(({ place_id }) => place_id);
      return coveragePage({ leaf, asked, places: await namesOf(Place, call.db, call.caller, ids), abilities });
    },
  });

/** The languages of all of a customer's tags, on its page; without figures where they take too long. */
export const coverageSection: SectionOf<Customer> = async ({ call, record }) => {
  const filters = { customer_id: String(record.id) };
  const rows = await inTime(coverageOfAll(call, call.caller, filters));
  return customerCoverage(rows, record.id);
};
