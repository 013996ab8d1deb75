/** The pages of `/reports`. */
import { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { crudPages, leave, pageCallOf } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { idOf } from '../../http/record-id.ts';
import { browse } from '../../model/access/browse.ts';
import { namesOf, recordName } from '../../model/access/naming.ts';
import { Report } from '../../model/reports/report.ts';
import { translateReport } from '../../model/reports/translate-report.ts';
import { Tag } from '../../model/tags/tag.ts';
import { reportPage, reportsPage } from './report-views.ts';

const { index, right, translate } = management.reports;

export function reportPages(runner: RunnerCalls['reports']): Router {
  const router = Router();
  router.post(
    translate.path,
    onPress(
      () => 'Translate what the visitor says',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await translateReport(runner, db, caller, idOf(req));
        leave(res, { to: `${index.path}/${idOf(req)}`, message: 'It is translated.' });
      },
    ),
  );
  router.all(translate.path, refuseOtherMethods(['POST']));
  router.post(
    right.path,
    onPress(
      () => 'It is right as it is',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await Report.right(db, caller, idOf(req));
        leave(res, { to: index.path, message: 'The report is closed: it is right as it is.' });
      },
    ),
  );
  router.all(right.path, refuseOtherMethods(['POST']));
  return router.use(records());
}

const records = (): Router =>
  crudPages(index.path, {
    index: async ({ caller, db, searches }, query) => {
      const list = await browse(Report, searches, caller, query, { order: { isDescending: true } });
      const ids = list.rows.map(({ tag_id }) => tag_id);
      return reportsPage(list, await namesOf(Tag, db, caller, ids));
    },

    show: async ({ caller, db }, id) => {
      const report = await Report.find(db, caller, id);
      return reportPage(report, await recordName(Tag, db, caller, report.tag_id));
    },

    destroy: async ({ caller, db }, id) => {
      await Report.destroy(db, caller, id);
      return { to: '/reports', message: 'The report is deleted.' };
    },
  });
