/** The operations of `/reports`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import { done, ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import type { Showing } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { Report } from '../../model/reports/report.ts';
import { translateReport } from '../../model/reports/translate-report.ts';

export const shownReport = (answers: RecordAnswers) =>
  ({
    show: async (db: Database, actor: Actor, id: number) => answers.shown(await Report.find(db, actor, id)),
  }) satisfies Showing;

export const reportApi = ({ answers, runner }: { answers: RecordAnswers; runner: RunnerCalls['reports'] }) =>
  handlers(management.reports, {
    index: async ({ query, res }, { db, caller }) => answers.listed(res, query, await Report.list(db, caller, query)),

    show: async ({ params }, { db, caller }) => ok(await shownReport(answers).show(db, caller, params.id)),

    translate: async ({ params }, { db, caller }) => ok(await translateReport(runner, db, caller, params.id)),

    right: async ({ params }, { db, caller }) => ok(answers.shown(await Report.right(db, caller, params.id))),

    destroy: async ({ params }, { db, caller, condition }) => {
      await Report.destroy(db, caller, params.id, condition);
      return done();
    },
  });
