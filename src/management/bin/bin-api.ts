/** The operations of `/bin`, as JSON. */
import type { Actor } from '../../../contracts/access.ts';
import { management } from '../../../contracts/index.ts';
import type { BinEntry as EntryBody } from '../../../contracts/management/bin.ts';
import { type RecordedResource, resourceNames } from '../../../contracts/management/history-entry.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { ok } from '../../http/answers.ts';
import { destroyHandler, handlers } from '../../http/handlers.ts';
import type { RecordRepresentation } from '../../http/if-match.ts';
import type { RecordAnswers } from '../../http/records.ts';
import { BinEntry } from '../../model/bin/bin-entry.ts';
import { type RestoredEntry, restoreMany, restoreOne } from '../../model/bin/restore.ts';

interface BinApiOptions {
  answers: RecordAnswers;
  publicUrl: string;
  /** Turns restored records into answers. */
  representations: Record<'tags' | 'places', RecordRepresentation>;
}

const { path } = management.bin.index;

const shownBy =
  (publicUrl: string) =>
  ({ id, resource, deleted_at, expires_at, ...entry }: BinEntry): EntryBody => ({
    ...entry,
    id,
    resource: resourceNames[resource as RecordedResource] as EntryBody['resource'],
    deleted_at: deleted_at.toISOString(),
    expires_at: expires_at.toISOString(),
    url: `${publicUrl}${path}/${id}.json`,
  });

/** Undefined for a restored record that was deleted or given away before it could be read. */
async function undefinedIfGone<T>(shown: Promise<T>): Promise<T | undefined> {
  try {
    return await shown;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'record_not_found') return undefined;
    throw error;
  }
}

export const binEntryRepresentation = (publicUrl: string): RecordRepresentation => ({
  show: async (db: Database, actor: Actor, id: number) => shownBy(publicUrl)(await BinEntry.shown(db, actor, id)),
});

export const binApi = ({ answers, publicUrl, representations }: BinApiOptions) => {
  const shown = shownBy(publicUrl);
  const answered = async (db: Database, caller: Actor, entries: readonly RestoredEntry[]) => {
    const body = [];
    for (const { resource, record_id, left_out } of entries) {
      const record = await undefinedIfGone(representations[resource].show(db, caller, record_id));
      if (record) body.push({ record: record as never, left_out });
    }
    return body;
  };

  return handlers(management.bin, {
    index: async ({ query, res }, { db, caller }) => {
      const { limit, after, customer_id } = query;
      const list = await BinEntry.listed(db, caller, { limit, after, customer_id });
      return answers.listedAs(res, query, list, shown, path);
    },

    show: async ({ params }, { db, caller }) => ok(shown(await BinEntry.shown(db, caller, params.id))),

    restore: async ({ params }, { db, caller }) => {
      const [restored] = await answered(db, caller, await restoreOne(db, caller, params.id));
      if (!restored) throw new Failure('record_not_found');
      return ok(restored);
    },

    restoreMany: async ({ body: { bin } }, { db, caller }) =>
      ok(await answered(db, caller, await restoreMany(db, caller, bin.ids))),

    destroy: destroyHandler((...by) => BinEntry.destroy(...by)),
  });
};
