/** The operations of `/translation_work`, as JSON. */
import { management } from '../../../contracts/index.ts';
import { maxCounted } from '../../../contracts/management/list-query.ts';
import { defaultWorkRows, formatWorkCursor, parseWorkCursor } from '../../../contracts/management/translation-work.ts';
import { listHeaders, ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { closedSignal } from '../../http/response-close.ts';
import { TimeSlices } from '../../http/time-slices.ts';
import { checkerOf, findersOf } from '../../model/translations/checks/stored-checks.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { listWork } from '../../model/translations/work/work-list.ts';

interface TranslationWorkOptions {
  answers: RecordAnswers;
  machine: MachineTranslation;
  publicUrl: string;
}

export const translationWorkApi = ({ answers, machine, publicUrl }: TranslationWorkOptions) =>
  handlers(management.translationWork, {
    index: async ({ query, res }, call) => {
      const { limit = defaultWorkRows, after, auth_token: _, ...filters } = query;
      const { rows, beyond, total } = await listWork(call, filters, {
        after: after === undefined ? undefined : parseWorkCursor(after),
        limit,
        isCounted: true,
      });
      const check = await checkerOf(rows, await findersOf(call.db, rows));
      const slices = new TimeSlices(closedSignal(res));
      const body = [];
      for (const row of rows) {
        if (slices.isOver) await slices.yield();
        body.push({
          ...row,
          target: row.target && answers.shown(row.target),
          checks: check(row).map((finding) => finding.check),
          can: machine.can(row.original.lang_code, row.lang_code) ?? null,
        });
      }
      const sent = Object.fromEntries(Object.keys(filters).map((name) => [name, res.req.query[name]]));
      const next = beyond && {
        address: `${publicUrl}${management.translationWork.index.path}.json`,
        query: { ...sent, limit: query.limit, after: formatWorkCursor(beyond) },
      };
      return ok(body, listHeaders(total, next, maxCounted));
    },
  });
