/** The pages of listed, shown and deleted records; those of resources with creates and changes extend them. */
import { type Request, type Response, Router } from 'express';
import { failures } from '../../contracts/failures.ts';
import { undoableOfCustomers } from '../../contracts/management/history.ts';
import { ListQuery } from '../../contracts/management/list-query.ts';
import { textOrUndefined } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import { Failure } from '../errors.ts';
import type { FieldErrors } from '../html/form.ts';
import { searchAgainPage } from '../html/list.ts';
import type { Notice, View } from '../html/page.ts';
import { addRoute } from './api.ts';
import { parseBody } from './body.ts';
import { type Call, callOf } from './call.ts';
import { failureOf, noteFailure } from './errors.ts';
import { onSubmit } from './forms.ts';
import { seeOther, sendPage } from './pages.ts';
import { queryOf } from './parameters.ts';
import { recordIdOf } from './record-id.ts';
import { pageWithErrors } from './refused-page.ts';

/** The rest of a page's request, still unparsed: its query and a form's fields. */
export interface PageCall extends Call {
  readonly query: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
  acceptLanguage: string | undefined;
}

/** Whether a box of the sent form is ticked. */
export const isTicked = ({ fields }: PageCall, name: string): boolean => textOrUndefined(fields[name]) === '1';

/** Where the browser is redirected after an action, and the notice shown there. */
export interface Done {
  to: string;
  message: string | Notice;
  /** Of a change of many records: the list to which undoing it returns. By default that is the only changed record. */
  list?: string | undefined;
}

/** Pages and actions of records. Records out of the caller's reach are `record_not_found`. */
export interface CrudPages {
  /** Throws `Invalid` for invalid filters, and is called again with the errors. */
  index(call: PageCall, query: ListQuery, errors?: FieldErrors): Promise<View>;
  /** `errors`: the reasons of a refused delete. */
  show(call: PageCall, id: number, errors?: FieldErrors): Promise<View>;
  destroy(call: PageCall, id: number): Promise<Done>;
}

/** The pages at this path, with 405 for other methods. */
export function crudPages(path: string, pages: CrudPages): Router {
  const { list, record } = crudHandlers(path, pages);
  return addRoute(addRoute(Router(), path, list), `${path}/:id`, record);
}

/** The handlers of the list, and of a record. */
export const crudHandlers = (path: string, pages: CrudPages) => ({
  list: {
    get: async (req: Request, res: Response) => {
      const query = ListQuery.parse({ ...queryOf(req) });
      const index = pageWithErrors(res, (errors) => pages.index(pageCallOf(req), query, errors));
      sendPage(res, await index.catch((error) => searchAgain(req, res, { path, words: query.q }, error)));
    },
  },
  record: {
    get: async (req: Request, res: Response) => sendPage(res, await pages.show(pageCallOf(req), recordIdOf(req))),
    delete: onSubmit(
      async (req, res) => redirectWithUndo(res, await pages.destroy(pageCallOf(req), recordIdOf(req)), 'Restore'),
      (req, { errors }) => pages.show(pageCallOf(req), recordIdOf(req), errors),
    ),
  },
});

/** The search form again, for a search that failed temporarily. */
export function searchAgain(
  req: Request,
  res: Response,
  search: { path: string; words: string },
  error: unknown,
): View {
  const failure = failureOf(error, req);
  if (!(failure instanceof Failure) || failures[failure.reason].status !== 503) throw error;
  noteFailure(req, res, failure);
  res.status(503);
  return searchAgainPage({ ...search, message: failure.message });
}

export const redirectWithNotice = (res: Response, { to, message }: Done) => seeOther(res, to, message);

/** Where a change set is undone. */
const undoPath = (changeSet: string): string => `/history/change_sets/${changeSet}/undo`;

const canUndo = (db: Database, changeSet: string): Promise<object | undefined> =>
  db('history')
    .where({ change_set: changeSet })
    .whereRaw(`(resource <> 'customers' or event = 'update' and changes \\?| ?)`, [[...undoableOfCustomers]])
    .first('id');

/** In characters: a notice is a cookie, and those have at most 4096 bytes. */
const longestList = 800;

/** The same, with a button in the notice that undoes what the request has changed, if anything. */
export async function redirectWithUndo(res: Response, { to, message, list }: Done, label = 'Undo'): Promise<void> {
  const { db, changeSet } = callOf(res.req);
  const notice: Notice = typeof message === 'string' ? { text: message, kind: 'done' } : message;
  const returnTo = list && list.length <= longestList ? list : undefined;
  const isChanged = changeSet && !notice.undo && (await canUndo(db, changeSet));
  redirectWithNotice(res, {
    to,
    message: isChanged ? { ...notice, undo: { path: undoPath(changeSet), label, list: returnTo } } : notice,
  });
}

/** The body is parsed only where a handler reads it: pages without a form ignore it. */
export const pageCallOf = (req: Request): PageCall => ({
  ...callOf(req),
  acceptLanguage: req.get('accept-language'),
  get query() {
    return queryOf(req);
  },
  get fields() {
    return parseBody(req);
  },
});
