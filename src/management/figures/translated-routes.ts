/** The page of the translation figures. */
import { type IRouter, Router } from 'express';
import { inOrder, spanOf } from '../../../contracts/management/days.ts';
import {
  TranslationFigureFilters,
  type TranslationFigures,
} from '../../../contracts/management/translation-figures.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { pageCallOf } from '../../http/crud-pages.ts';
import { narrowedList } from '../../http/narrowed-list.ts';
import { sendPage } from '../../http/pages.ts';
import { refusedAsPage } from '../../http/refused-page.ts';
import { translated } from '../../model/figures/translated.ts';
import { referredTo } from '../../model/record-list.ts';
import { translatedPage } from './translated-views.ts';

export function translatedPages(): IRouter {
  const router = Router();
  router.get('/stats/translation', async (req, res) => {
    const call = pageCallOf(req);
    sendPage(res, await refusedAsPage(res, (errors) => page(call, errors)));
  });
  router.all('/stats/translation', refuseOtherMethods(['GET', 'HEAD']));
  return router;
}

const page = narrowedList<typeof TranslationFigureFilters, TranslationFigures | undefined>({
  query: inOrder(TranslationFigureFilters, spanOf),
  referred: { customer_id: referredTo.customer_id },
  read: (call, query) => translated(call, call.caller, query),
  nothing: () => undefined,
  draw: async (_call, figures, asked) => translatedPage(figures, asked),
});
