/** The page of `/keep_words`: the list, and the form for another one. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { issuedPages } from '../../http/issued-pages.ts';
import { parseRecordId } from '../../http/record-id.ts';
import { KeepWord } from '../../model/keep-word.ts';
import { type FilledForm, keepWordsPage } from './keep-word-views.ts';

const { path } = management.keepWords.index;

const maxRows = 100;

/** A page of words, the newest first: a customer's own, at most a thousand, or for admins those of all customers. */
async function page({ caller, db, query }: PageCall, filled: FilledForm) {
  const after = query.after === undefined ? undefined : parseRecordId(query.after);
  const list = await KeepWord.list(db, caller, { limit: maxRows, newest: true, after });
  return keepWordsPage({ list, isLater: after !== undefined, ownId: caller.id, ...filled });
}

export const keepWordPages = (): Router =>
  issuedPages({
    path,
    operation: management.keepWords.create,
    index: page,
    create: (call, { keep_word: fields }) =>
      submitOnce(call, async ({ db, caller }) => {
        const { word } = await KeepWord.create(db, caller, fields);
        return { to: path, message: `“${word}” stays as it is from now on.` };
      }),
    async destroy({ caller, db }, id) {
      await KeepWord.destroy(db, caller, id);
      return { to: path, message: 'The word may be translated again.' };
    },
  });
