/** The operations of `/history`, and those on the history of a record, as JSON. */
import type { AppRoute } from '@ts-rest/core';
import type { AppRouteImplementation } from '@ts-rest/express';
import { management } from '../../../contracts/index.ts';
import {
  type HistoryEntry as EntryBody,
  type RecordedResource,
  resourceNames,
} from '../../../contracts/management/history-entry.ts';
import { ok } from '../../http/answers.ts';
import { destroyHandler, type Handlers, handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { eraseHistory, type HistoryEntry, listHistory, listRecordHistory } from '../../model/history/history-entry.ts';
import { restoreText } from '../../model/history/restore.ts';
import { undoChangeSet } from '../../model/undo/undo.ts';

const shown = ({ at, resource, ...entry }: HistoryEntry): EntryBody =>
  ({ ...entry, at: at.toISOString(), resource: resourceNames[resource] }) as unknown as EntryBody;

/** The parameters of a page of entries. */
const pageOf = ({ limit, after, newest }: { limit?: number; after?: number; newest?: number }) => ({
  limit,
  after,
  newest: newest === 1,
});

type Part = keyof typeof parts;
type HistoryRoutes = Pick<typeof management.places, 'history' | 'erase'>;
type Operations<P extends Part> = (typeof management)[P];
type RouteHandler<Route> = Route extends AppRoute ? AppRouteImplementation<Route> : never;
interface HistoryHandlers<P extends Part> {
  history: RouteHandler<Operations<P> extends { history: infer R } ? R : never>;
  erase: RouteHandler<Operations<P> extends { erase: infer R } ? R : never>;
}

/** The operations that all resources share. */
export function recordHistoryApi<P extends Part>(answers: RecordAnswers, part: P): HistoryHandlers<P> {
  const resource = parts[part];
  const routes = management[part] as unknown as HistoryRoutes;
  const given: Handlers<HistoryRoutes> = {
    history: async ({ params, query, res }, { db, caller }) => {
      const list = await listRecordHistory(db, caller, resource, params.id, pageOf(query));
      return answers.listedAs(res, query, list, shown, routes.history.path.replace(':id', `${params.id}`));
    },

    erase: destroyHandler((db, caller, id) => eraseHistory(db, caller, resource, id)),
  };
  const { history: listing, erase: erasing } = routes;
  return handlers({ history: listing, erase: erasing }, given) as unknown as HistoryHandlers<P>;
}

const parts = {
  tags: 'tags',
  textRecords: 'text_records',
  translations: 'translations',
  nameTranslations: 'name_translations',
  hardwares: 'hardwares',
  places: 'places',
  customers: 'customers',
} as const satisfies Partial<Record<keyof typeof management, RecordedResource>>;

export const historyApi = ({ answers }: { answers: RecordAnswers }) =>
  handlers(management.history, {
    index: async ({ query, res }, { db, caller }) => {
      const list = await listHistory(db, caller, query, pageOf(query));
      return answers.listedAs(res, query, list, shown, management.history.index.path);
    },

    undo: async ({ params, query }, { db, caller }) =>
      ok(await undoChangeSet(db, caller, params.id, { isDryRun: query.dry_run === 1 })),

    restore: async ({ params }, { db, caller }) => ok(answers.shown(await restoreText(db, caller, params.id))),
  });
