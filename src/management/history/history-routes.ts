/** The pages of the history, and their buttons. */

import { type Request, Router } from 'express';
import { withOrderedDays } from '../../../contracts/management/days.ts';
import { HistoryEntryIdInPath, HistoryFilters } from '../../../contracts/management/history.ts';
import { type RecordedResource, recorded, resourceNames } from '../../../contracts/management/history-entry.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import type { FieldErrors } from '../../html/form.ts';
import { savedNotice, type View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { parseQuery } from '../../http/field-messages.ts';
import { onPress } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { withoutBlanks } from '../../http/parameters.ts';
import { recordIdOf } from '../../http/record-id.ts';
import { pageWithErrors } from '../../http/refused-page.ts';
import type { SectionOf } from '../../http/sections.ts';
import { browse, emptyPage } from '../../model/access/browse.ts';
import { withSearchTimeout } from '../../model/access/search.ts';
import { listLines } from '../../model/history/change-set-lines.ts';
import {
  browseRecordHistory,
  eraseHistory,
  HistoryEntry,
  historyConditions,
  isVisible,
  readNewestEntries,
} from '../../model/history/history-entry.ts';
import { restoreText } from '../../model/history/restore.ts';
import type { Tag } from '../../model/tags/tag.ts';
import { checksInWords } from '../../model/translations/checks/stored-checks.ts';
import { NameTranslation } from '../../model/translations/name-translation.ts';
import { Translation } from '../../model/translations/translation.ts';
import { historyLinesPage } from './change-set-list-views.ts';
import { changeSetPages } from './change-set-routes.ts';
import { namesIn } from './entry-names.ts';
import { historyPage, maxOnTag, ownField, recordHistoryPage, tagHistoryView } from './history-views.ts';

const newestFirst = { isDescending: true };

const firstPage = { q: '', after: undefined, before: undefined };

/** The page's cursor: ids of entries are longer than those of records. */
const pageRequestOf = ({ query }: PageCall) => {
  const [after, before] = [query.after, query.before].map((given) =>
    HistoryEntryIdInPath.parse(textOrUndefined(given)),
  );
  return { ...firstPage, after: after || undefined, before: before || undefined };
};

export function historyPages(): Router {
  const router = Router();
  addRoute(router, '/history', {
    get: async (req, res) => sendPage(res, await pageWithErrors(res, (errors) => whole(pageCallOf(req), errors))),
  });
  router.use(changeSetPages());
  addRestoring(router);
  for (const resource of recorded) addRecordPages(router, resource);
  return router;
}

const filters = withOrderedDays(HistoryFilters);

async function whole(call: PageCall, errors?: FieldErrors): Promise<View> {
  const given = withoutBlanks(call.query);
  const known = Object.keys(HistoryFilters.shape).filter((name) => given[name] !== undefined);
  const requested = Object.fromEntries(known.map((name) => [name, given[name]]));
  if (errors) return historyPage(emptyPage(), await namesIn(call, []), { requested, errors });
  const understood = parseQuery(filters, requested);
  const conditions = historyConditions(understood);
  if (understood.change_set === undefined) return bySets(call, conditions, requested);
  const list = await browse(HistoryEntry, call.searches, call.caller, pageRequestOf(call), {
    breadth: 'by_sets',
    conditions,
    order: newestFirst,
  });
  return historyPage(list, await namesIn(call, list.rows), { requested });
}

/** A line for each change set. */
async function bySets(
  call: PageCall,
  conditions: ReturnType<typeof historyConditions>,
  requested: Record<string, unknown>,
) {
  const { after } = pageRequestOf(call);
  const list = await withSearchTimeout(() => listLines(call.searches, call.caller, conditions, after));
  const entries = list.lines.flatMap((line) => line.entries);
  const names = await namesIn(call, entries, { lines: list.lines });
  return historyLinesPage(list, names, { requested });
}

/** The history of a tag, on its page. */
export const tagHistory: SectionOf<Tag> = async ({ call, record: { id } }) => {
  const entries = await readNewestEntries(call.db, call.caller, id, 2 * maxOnTag);
  return tagHistoryView(entries, await namesIn(call, entries, { own: id }), `/Tags/${id}`);
};

/** The history of one record, on one of its pages. */
async function ofRecord(
  call: PageCall,
  resource: RecordedResource,
  id: number,
  request: ReturnType<typeof pageRequestOf>,
  errors?: FieldErrors,
): Promise<View> {
  const { db, caller } = call;
  const list = await browseRecordHistory(call.searches, caller, resource, id, request, newestFirst);
  return recordHistoryPage({
    resource,
    path: `/${resourceNames[resource]}/${id}`,
    list,
    names: await namesIn(call, list.rows, { own: resource === 'tags' ? id : undefined }),
    isGone: !(await isVisible(db, caller, resource, id)),
    errors,
  });
}

function addRecordPages(router: Router, resource: RecordedResource): void {
  const path = `/${resourceNames[resource]}/:id/history`;
  addRoute(router, path, {
    get: async (req, res) => {
      const call = pageCallOf(req);
      sendPage(res, await ofRecord(call, resource, recordIdOf(req), pageRequestOf(call)));
    },
    delete: onPress(
      () => 'Erase the history',
      async (req, res) => {
        const { db, caller } = pageCallOf(req);
        await eraseHistory(db, caller, resource, recordIdOf(req));
        const isThere = await isVisible(db, caller, resource, recordIdOf(req));
        await redirectWithUndo(res, {
          to: isThere ? `/${resourceNames[resource]}/${recordIdOf(req)}` : '/history',
          message: 'The history is erased.',
        });
      },
    ),
  });
}

function addRestoring(router: Router): void {
  const path = '/history/:id/restore';
  const idIn = (req: Request) => HistoryEntryIdInPath.parse(req.params.id);
  addRoute(router, path, {
    post: onPress(
      () => 'Put the former text back',
      async (req, res) => {
        const { db, caller, fields } = pageCallOf(req);
        const isOwn = textOrUndefined(fields[ownField]) !== undefined;
        const row = await restoreText(db, caller, idIn(req), isOwn);
        const table = row instanceof NameTranslation ? NameTranslation : Translation;
        await redirectWithUndo(res, {
          to: `/Tags/${row.tag_id}`,
          message: savedNotice(
            'The former text is back. What it has replaced is in the history.',
            await checksInWords(table, db, row),
          ),
        });
      },
      (req, { errors }) => refused(pageCallOf(req), idIn(req), errors),
    ),
  });
}

/** The history with the errors of a text that could not be restored. */
async function refused(call: PageCall, id: number, errors: FieldErrors | undefined): Promise<View> {
  const { resource, record_id } = await HistoryEntry.find(call.db, call.caller, id);
  return ofRecord(call, resource, record_id, firstPage, errors);
}
