/** The page of the coverage, and the coverage on a customer's page. */
import type { Router } from 'express';
import { CoverageFilters } from '../../../contracts/management/coverage.ts';
import { narrowedPage } from '../../http/narrowed-list.ts';
import type { SectionOf } from '../../http/sections.ts';
import { namesIn } from '../../model/access/naming.ts';
import type { Customer } from '../../model/customer.ts';
import { coverage, together } from '../../model/figures/coverage.ts';
import { Place } from '../../model/place.ts';
import { referredTo } from '../../model/record-list.ts';
import type { Translator } from '../../model/translations/translator.ts';
import { coveragePage, customerCoverage, type Leaf, leafOf } from './coverage-views.ts';

export const coveragePages = (abilities: Pick<Translator, 'can'>): Router =>
  narrowedPage<typeof CoverageFilters, Leaf>('/coverage', {
    query: CoverageFilters,
    referred: referredTo,
    read: async (call, query, { after }) => leafOf(await coverage(call, query), after),
    nothing: () => leafOf([], undefined),
    draw: async (call, leaf, asked) => {
      const rows = [...leaf.places, ...leaf.matrix];
      const places = await namesIn(Place, call.db, call.caller, rows, 'place_id');
      return coveragePage({ leaf, asked, places, abilities });
    },
  });

/** The languages of all of a customer's tags, on its page. */
export const coverageSection: SectionOf<Customer> = async ({ call, record }) => {
  const rows = await coverage(call, { customer_id: String(record.id) });
  return customerCoverage(together(rows), record.id);
};
