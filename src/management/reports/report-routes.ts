/** The pages of `/reports`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { crudPages } from '../../http/crud-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { namesOf, recordName } from '../../model/access/naming.ts';
import { Report } from '../../model/reports/report.ts';
import { Tag } from '../../model/tags/tag.ts';
import { reportPage, reportsPage } from './report-views.ts';

export const reportPages = (): Router =>
  crudPages(management.reports.index.path, {
    index: async ({ caller, db, searches }, query) => {
      const list = await browse(Report, searches, caller, query);
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
