/** The operations of `/reports`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { RunnerCalls } from '../../../contracts/runner.ts';
import { ok } from '../../http/answers.ts';
import { destroyHandler, handlers } from '../../http/handlers.ts';
import { plainRepresentation, type RecordAnswers } from '../../http/records.ts';
import { Report } from '../../model/reports/report.ts';
import { translateReport } from '../../model/reports/translate-report.ts';

export const reportRepresentation = (answers: RecordAnswers) =>
  plainRepresentation(answers, (...by) => Report.find(...by));

export const reportApi = ({ answers, runner }: { answers: RecordAnswers; runner: RunnerCalls['reports'] }) =>
  handlers(management.reports, {
    index: async ({ query, res }, { db, caller }) => answers.listed(res, query, await Report.list(db, caller, query)),

    show: async ({ params }, { db, caller }) => ok(await reportRepresentation(answers).show(db, caller, params.id)),

    translate: async ({ params }, { db, caller }) => ok(await translateReport(runner, db, caller, params.id)),

    right: async ({ params }, { db, caller }) => ok(answers.shown(await Report.right(db, caller, params.id))),

    destroy: destroyHandler((...by) => Report.destroy(...by)),
  });
