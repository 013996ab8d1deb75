/** The pages of change sets: the preview of an undo, and its button. */
import { type Request, Router } from 'express';
import type { Undone } from '../../../contracts/management/history.ts';
import { Failure, Invalid } from '../../errors.ts';
import type { FieldErrors } from '../../html/form.ts';
import type { View } from '../../html/page.ts';
import { addRoute } from '../../http/api.ts';
import { type Done, type PageCall, pageCallOf, redirectWithUndo } from '../../http/crud-pages.ts';
import { onPress } from '../../http/forms.ts';
import { sendPage } from '../../http/pages.ts';
import { ownPath } from '../../http/return-path.ts';
import { findLine } from '../../model/history/change-set-lines.ts';
import { HistoryEntry, isVisible } from '../../model/history/history-entry.ts';
import { undoChangeSet } from '../../model/undo/undo.ts';
import { changeSetPage, undoNotice } from './change-set-views.ts';
import { lineInWords } from './change-set-words.ts';
import { namesIn } from './entry-names.ts';

export function changeSetPages(): Router {
  const router = Router();
  const path = '/history/change_sets/:id';
  const idIn = (req: Request) => `${req.params.id}`.toLowerCase();
  addRoute(router, path, { get: async (req, res) => sendPage(res, await preview(pageCallOf(req), idIn(req))) });
  return addRoute(router, `${path}/undo`, {
    post: onPress(
      () => 'Undo it',
      async (req, res) => redirectWithUndo(res, await undo(pageCallOf(req), idIn(req))),
      async (req, { errors }) => preview(pageCallOf(req), idIn(req), errors),
    ),
  });
}

async function preview(call: PageCall, id: string, refused?: FieldErrors): Promise<View> {
  const { db, caller } = call;
  const line = await findLine(db, caller, id);
  const { would, errors = refused } = await previewUndo(call, id, line !== undefined);
  const words = line ? lineInWords(line, await namesIn(call, line.entries, { lines: [line] })) : 'what was done';
  return changeSetPage({ id, words: line?.entry.undoes ? `“${words}”` : words, would, errors });
}

const nothingLeft: Undone = { change_set: null, undone: 0, kept: [], kept_count: 0 };

/**
 * The preview of the undo, or the reason why it is impossible. Nothing is left of a visible set whose records have left
 * the bin.
 */
async function previewUndo({ db, caller }: PageCall, id: string, isShown: boolean) {
  try {
    return { would: await undoChangeSet(db, caller, id, { isDryRun: true }) };
  } catch (error) {
    if (error instanceof Invalid) return { would: undefined, errors: error.errors };
    if (error instanceof Failure && error.reason === 'record_not_found' && isShown) return { would: nothingLeft };
    if (error instanceof Failure && error.reason === 'change_set_open')
      return { would: undefined, errors: { base: [`${error.message}.`] } };
    throw error;
  }
}

async function undo({ db, caller, fields }: PageCall, id: string): Promise<Done> {
  const done = await undoChangeSet(db, caller, id);
  const list = ownPath(fields.return_to, '');
  const to = list ?? (done.change_set === null ? '/history' : await placeOf({ db, caller }, done.change_set));
  return { to, message: undoNotice(done), list };
}

/** The page of the only tag or place that was changed; else the history. */
async function placeOf({ db, caller }: Pick<PageCall, 'db' | 'caller'>, change_set: string): Promise<string> {
  const entries = await HistoryEntry.query(db)
    .where({ change_set })
    .distinct('tag_id', 'resource', 'record_id')
    .limit(200);
  const tags = new Set(entries.map(({ tag_id }) => tag_id));
  const [tag] = tags;
  const [{ resource, record_id } = { resource: 'tags', record_id: 0 } as const] = entries;
  if (tags.size > 1) return '/history';
  if (tag && (await isVisible(db, caller, 'tags', tag))) return `/Tags/${tag}`;
  const isPlace = entries.length === 1 && resource === 'places';
  return isPlace && (await isVisible(db, caller, 'places', record_id)) ? `/places/${record_id}` : '/history';
}
