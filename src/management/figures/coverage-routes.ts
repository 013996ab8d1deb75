/** The page of the coverage, and the coverage on a customer's page. */
import type { Router } from 'express';
import { CoverageFilters } from '../../../contracts/management/coverage.ts';
import { filteredListPage } from '../../http/filtered-list.ts';
import type { SectionOf } from '../../http/sections.ts';
import { readNamesInColumn } from '../../model/access/record-names.ts';
import type { Customer } from '../../model/customer.ts';
import { readCoverageOfAll, readCoverageOfPlaces } from '../../model/figures/coverage.ts';
import { undefinedOnTimeout } from '../../model/figures/undefined-on-timeout.ts';
import { Place } from '../../model/place.ts';
import { referredTo } from '../../model/record-list.ts';
import type { Translator } from '../../model/translations/translator.ts';
import {
  coveragePage,
  customerCoverage,
  type PlacesPage,
  parseStartPlace,
  placesPageOf,
  placesPerPage,
} from './coverage-views.ts';

export const coveragePages = (abilities: Pick<Translator, 'can'>): Router =>
  filteredListPage<typeof CoverageFilters, PlacesPage>('/coverage', {
    query: CoverageFilters,
    referred: referredTo,
    read: async (call, query, { after }) => {
      const startPlace = parseStartPlace(after);
      return placesPageOf(
        await readCoverageOfPlaces(call, query, { behind: startPlace, most: placesPerPage(startPlace) }),
        startPlace,
      );
    },
    nothing: () => placesPageOf({ all: [], rows: [], last: undefined }, 0),
    draw: async (call, page, requested) => {
      const rows = [...page.places, ...page.matrix];
      const places = await readNamesInColumn(Place, call.db, call.caller, rows, 'place_id');
      return coveragePage({ page, requested, places, abilities });
    },
  });

/** The coverage of a customer's tags on its page; without figures where they take too long. */
export const coverageSection: SectionOf<Customer> = async ({ call, record }) => {
  const rows = await undefinedOnTimeout(readCoverageOfAll(call, { customer_id: String(record.id) }));
  return customerCoverage(rows, record.id);
};
