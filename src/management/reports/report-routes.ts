/** The pages of `/reports`. */
import { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { ListQuery } from '../../../contracts/management/list-query.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { at } from '../../http/api.ts';
import { crudPages, leave, type PageCall, pageCallOf } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { idOf } from '../../http/record-id.ts';
import { browse } from '../../model/access/browse.ts';
import { namesIn, recordName } from '../../model/access/naming.ts';
import { Report } from '../../model/reports/report.ts';
import { translateReport } from '../../model/reports/translate-report.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { Translator } from '../../model/translations/translator.ts';
import { letterPages, lettersOf } from './letter-routes.ts';
import { reportPage, reportsPage } from './report-views.ts';

const { index, right, translate } = management.reports;

interface ReportPagesOptions {
  runner: RunnerCalls['reports'];
  abilities: Abilities;
  hasMail: boolean;
}

type Abilities = Pick<Translator, 'can'>;

export function reportPages({ runner, abilities, hasMail }: ReportPagesOptions): Router {
  const router = Router();
  router.use(
    letterPages((req, failed) =>
      listed(pageCallOf(req), abilities, ListQuery.parse({}), lettersOf(pageCallOf(req), hasMail, failed)),
    ),
  );
  at(router, translate.path, {
    post: onPress(
      () => 'Translate what the visitor says',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await translateReport(runner, db, caller, idOf(req));
        leave(res, { to: `${index.path}/${idOf(req)}`, message: 'It is translated.' });
      },
      (req, { errors }) => one(pageCallOf(req), abilities, idOf(req), errors),
    ),
  });
  at(router, right.path, {
    post: onPress(
      () => 'It is right as it is',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await Report.right(db, caller, idOf(req));
        leave(res, { to: index.path, message: 'The report is closed: it is right as it is.' });
      },
    ),
  });
  return router.use(records(abilities, hasMail));
}

async function listed(
  { caller, db, searches }: PageCall,
  abilities: Abilities,
  query: ListQuery,
  letters: Promise<View | undefined>,
): Promise<View> {
  const list = await browse(Report, searches, caller, query, { order: { isDescending: true } });
  return reportsPage(list, { tags: await namesIn(Tag, db, caller, list.rows, 'tag_id'), abilities }, await letters);
}

async function one({ caller, db }: PageCall, abilities: Abilities, id: number, errors?: FieldErrors): Promise<View> {
  const report = await Report.find(db, caller, id);
  return reportPage(report, { tag: await recordName(Tag, db, caller, report.tag_id), abilities, errors });
}

const records = (abilities: Abilities, hasMail: boolean): Router =>
  crudPages(index.path, {
    index: (call, query) => listed(call, abilities, query, lettersOf(call, hasMail)),

    show: (call, id) => one(call, abilities, id),

    destroy: async ({ caller, db }, id) => {
      await Report.destroy(db, caller, id);
      return { to: '/reports', message: 'The report is deleted.' };
    },
  });
