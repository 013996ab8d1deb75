/** The page of the translation figures. */
import type { Router } from 'express';
import { inOrder, spanOf } from '../../../contracts/management/days.ts';
import {
  TranslationFigureFilters,
  type TranslationFigures,
} from '../../../contracts/management/translation-figures.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { narrowedPage } from '../../http/narrowed-list.ts';
import { namesIn } from '../../model/access/naming.ts';
import { Customer } from '../../model/customer.ts';
import { monthlyCosts } from '../../model/figures/monthly-costs.ts';
import { type Spending, translated } from '../../model/figures/translated.ts';
import { referredTo } from '../../model/record-list.ts';
import type { CostFigures } from './cost-views.ts';
import { translatedPage } from './translated-views.ts';

export const translatedPages = (spending: Spending): Router =>
  narrowedPage<typeof TranslationFigureFilters, TranslationFigures | undefined>('/stats/translation', {
    query: inOrder(TranslationFigureFilters, spanOf),
    referred: { customer_id: referredTo.customer_id },
    read: (call, query) => translated(call, query, spending),
    nothing: () => undefined,
    draw: async (call, figures, requested) =>
      translatedPage(figures, requested, call.caller.isAdmin ? await costsOf(call, spending) : undefined),
  });

async function costsOf({ db, searches, caller }: PageCall, { prices, caps }: Spending): Promise<CostFigures> {
  const monthly = prices && (await monthlyCosts(searches, prices));
  const customers = await namesIn(Customer, db, caller, monthly?.museums ?? [], 'customer_id');
  return { prices, budget: caps.budget?.most, monthly, customers };
}
