/** The pages of `/reports`. */
import { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { ListQuery } from '../../../contracts/management/list-query.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { crudPages, type PageCall, pageCallOf, redirectWithNotice } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { browse } from '../../model/access/browse.ts';
import { readNamesInColumn, readRecordName } from '../../model/access/record-names.ts';
import { Report } from '../../model/reports/report.ts';
import { translateReport } from '../../model/reports/translate-report.ts';
import { Tag } from '../../model/tags/tag.ts';
import type { Translator } from '../../model/translations/translator.ts';
import { letterPages, letterSettings } from './letter-routes.ts';
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
      listed(pageCallOf(req), abilities, ListQuery.parse({}), letterSettings(pageCallOf(req), hasMail, failed)),
    ),
  );
  addRoute(router, translate.path, {
    post: onPress(
      () => 'Translate what the visitor says',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await translateReport(runner, db, caller, recordIdOf(req));
        redirectWithNotice(res, { to: `${index.path}/${recordIdOf(req)}`, message: 'It is translated.' });
      },
      (req, { errors }) => one(pageCallOf(req), abilities, recordIdOf(req), errors),
    ),
  });
  addRoute(router, right.path, {
    post: onPress(
      () => 'It is right as it is',
      async (req, res) => {
        const { caller, db } = pageCallOf(req);
        await Report.right(db, caller, recordIdOf(req));
        redirectWithNotice(res, { to: index.path, message: 'The report is closed: it is right as it is.' });
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
  return reportsPage(
    list,
    { tags: await readNamesInColumn(Tag, db, caller, list.rows, 'tag_id'), abilities },
    await letters,
  );
}

async function one({ caller, db }: PageCall, abilities: Abilities, id: number, errors?: FieldErrors): Promise<View> {
  const report = await Report.find(db, caller, id);
  return reportPage(report, { tag: await readRecordName(Tag, db, caller, report.tag_id), abilities, errors });
}

const records = (abilities: Abilities, hasMail: boolean): Router =>
  crudPages(index.path, {
    index: (call, query) => listed(call, abilities, query, letterSettings(call, hasMail)),

    show: (call, id) => one(call, abilities, id),

    destroy: async ({ caller, db }, id) => {
      await Report.destroy(db, caller, id);
      return { to: '/reports', message: 'The report is deleted.' };
    },
  });
