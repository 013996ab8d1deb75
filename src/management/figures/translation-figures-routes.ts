/** The page of the translation figures. */
import type { Router } from 'express';
import { spanOrDefault, withOrderedDays } from '../../../contracts/management/days.ts';
import {
  TranslationFigureFilters,
  type TranslationFigures,
} from '../../../contracts/management/translation-figures.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { filteredListPage } from '../../http/filtered-list.ts';
import { readNamesInColumn } from '../../model/access/record-names.ts';
import { Customer } from '../../model/customer.ts';
import { readMonthlyCosts } from '../../model/figures/monthly-costs.ts';
import { readTranslationFigures, type Spending } from '../../model/figures/translation-figures.ts';
import { referredTo } from '../../model/record-list.ts';
import type { CostFigures } from './cost-views.ts';
import { translationFiguresPage } from './translation-figures-views.ts';

export const translationFigurePages = (spending: Spending): Router =>
  filteredListPage<typeof TranslationFigureFilters, TranslationFigures | undefined>('/stats/translation', {
    query: withOrderedDays(TranslationFigureFilters, spanOrDefault),
    referred: { customer_id: referredTo.customer_id },
    read: (call, query) => readTranslationFigures(call, query, spending),
    nothing: () => undefined,
    draw: async (call, figures, requested) =>
      translationFiguresPage(figures, requested, call.caller.isAdmin ? await costsOf(call, spending) : undefined),
  });

async function costsOf({ db, searches, caller }: PageCall, { prices, caps }: Spending): Promise<CostFigures> {
  const monthly = prices && (await readMonthlyCosts(searches, prices));
  const customers = await readNamesInColumn(Customer, db, caller, monthly?.museums ?? [], 'customer_id');
  return { prices, budget: caps.budget?.most, monthly, customers };
}
