/** The page of the translation figures. */
import type { Router } from 'express';
import { spanOrDefault, withOrderedDays } from '../../../contracts/management/days.ts';
import {
  TranslationFigureFilters,
  type TranslationFigures,
} from '../../../contracts/management/translation-figures.ts';
import type { Prices } from '../../../contracts/prices.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { filteredListPage } from '../../http/narrowed-list.ts';
import { readNamesInColumn } from '../../model/access/naming.ts';
import { Customer } from '../../model/customer.ts';
import { readMonthlyCosts } from '../../model/figures/monthly-costs.ts';
import { readTranslationFigures } from '../../model/figures/translated.ts';
import { referredTo } from '../../model/record-list.ts';
import type { CostFigures } from './cost-views.ts';
import { translationFiguresPage } from './translated-views.ts';

interface PriceOptions {
  prices: Prices | undefined;
  caps: { budget?: { most: number } | undefined };
}

export const translationFigurePages = (pricing: PriceOptions): Router =>
  filteredListPage<typeof TranslationFigureFilters, TranslationFigures | undefined>('/stats/translation', {
    query: withOrderedDays(TranslationFigureFilters, spanOrDefault),
    referred: { customer_id: referredTo.customer_id },
    read: (call, query) => readTranslationFigures(call, query, pricing.prices),
    nothing: () => undefined,
    draw: async (call, figures, requested) =>
      translationFiguresPage(figures, requested, call.caller.isAdmin ? await spendingOf(call, pricing) : undefined),
  });

async function spendingOf({ db, searches, caller }: PageCall, { prices, caps }: PriceOptions): Promise<CostFigures> {
  const monthly = prices && (await readMonthlyCosts(searches, prices));
  const customers = await readNamesInColumn(Customer, db, caller, monthly?.museums ?? [], 'customer_id');
  return { prices, budget: caps.budget?.most, monthly, customers };
}
