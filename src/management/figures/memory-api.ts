/** The translation memory, as JSON. */
import { figures } from '../../../contracts/index.ts';
import { listHeaders, ok } from '../../http/answers.ts';
import { destroyHandler, handlers } from '../../http/handlers.ts';
import { forgetEntry, listMemoryEntries } from '../../model/figures/memory-entries.ts';

export const memoryApi = ({ publicUrl }: { publicUrl: string }) =>
  handlers(figures.memory, {
    index: async ({ query }, { db }) => {
      const { rows, total, hasMore } = await listMemoryEntries(db, query);
      const { text, lang_code, limit } = query;
      const last = hasMore ? rows.at(-1) : undefined;
      const address = `${publicUrl}${figures.memory.index.path}.json`;
      const next = last && { address, query: { text, lang_code, limit, after: last.id } };
      return ok(
        rows.map(({ created_at, ...entry }) => ({ ...entry, created_at: created_at.toISOString() })),
        listHeaders(total, next),
      );
    },

    destroy: destroyHandler((db, _caller, id) => forgetEntry(db, id)),
  });
