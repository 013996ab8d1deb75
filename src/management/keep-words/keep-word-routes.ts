/** The page of `/keep_words`: the list, and the form for another one. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import type { PageCall } from '../../http/crud-pages.ts';
import { issuedPages } from '../../http/issued-pages.ts';
import { KeepWord } from '../../model/keep-word.ts';
import { type FilledForm, keepWordsPage } from './keep-word-views.ts';

const { path } = management.keepWords.index;

const page = async ({ caller, db }: PageCall, filled: FilledForm) =>
  keepWordsPage({ words: (await KeepWord.list(db, caller)).rows, ownId: caller.id, ...filled });

export const keepWordPages = (): Router =>
  issuedPages({
    path,
    operation: management.keepWords.create,
    index: page,
    async create(call, { keep_word: fields }) {
      const { word } = await KeepWord.create(call.db, call.caller, fields);
      return page(call, { values: {}, errors: undefined, added: word });
    },
    async destroy({ caller, db }, id) {
      await KeepWord.destroy(db, caller, id);
      return { to: path, message: 'The word may be translated again.' };
    },
  });
