/** The operations of `/keep_words`, as JSON. */
import { management } from '../../../contracts/index.ts';
import type { KeepWord as KeepWordBody } from '../../../contracts/management/keep-words.ts';
import { destroyHandler, handlers } from '../../http/handlers.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { KeepWord } from '../../model/keep-word.ts';

const shown = ({ id, customer_id, word, case_sensitive }: KeepWord): KeepWordBody => ({
  id,
  customer_id,
  word,
  case_sensitive,
});

export const keepWordApi = ({ answers }: { answers: RecordAnswers }) =>
  handlers(management.keepWords, {
    index: async ({ query, res }, { db, caller }) =>
      answers.listedAs(res, query, await KeepWord.list(db, caller, query), shown, management.keepWords.index.path),

    create: async ({ body }, { db, caller }) => ({
      status: 201 as const,
      body: shown(await KeepWord.create(db, caller, body.keep_word)),
    }),

    destroy: destroyHandler((db, caller, id) => KeepWord.destroy(db, caller, id)),
  });
