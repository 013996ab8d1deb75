/** Restores a former text from a history entry. */
import type { Actor } from '../../../contracts/access.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { lockTag } from '../tags/lock-tag.ts';
import type { AnyTable } from '../translations/editable-translation.ts';
import type { MachineTranslation } from '../translations/machine-translation.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { type Former, putBack } from '../translations/put-back.ts';
import { Translation } from '../translations/translation.ts';
import { HistoryEntry } from './history-entry.ts';

/**
 * Returns the restored record. Throws `record_not_found`; and `Invalid` for an entry without a former text, a deleted
 * tag and one without an original.
 */
export async function restoreText(
  db: Database,
  actor: Actor,
  id: number,
  machine: MachineTranslation,
): Promise<Translation | NameTranslation> {
  const { resource } = await HistoryEntry.find(db, actor, id);
  const table = resource === 'name_translations' ? NameTranslation : Translation;
  const { row, stale } = await table.write(db, async (trx) => {
    const former = await formerOf(trx, actor, id);
    const { id: recordId, stale } = await putBack(table as unknown as AnyTable, trx, actor, former);
    return { row: await table.find(trx, actor, recordId), stale };
  });
  machine.remake({ kind: table.subjectKind, id: row.ownerId }, stale);
  return row;
}

/** The former text of an entry; its tag is locked from here on. */
async function formerOf(trx: Transaction, actor: Actor, id: number): Promise<Former> {
  const { tag_id } = await HistoryEntry.find(trx, actor, id);
  if (tag_id === null) throw new Invalid({ base: [hasNone] });
  await lockTag(trx, actor, tag_id);
  // The lock excludes a transfer: what the actor may see now may be restored.
  const entry = await HistoryEntry.find(trx, actor, id);
  const { formerText: text, former_lang_code: lang_code, former_origin } = entry;
  if (text === undefined || lang_code === null) throw new Invalid({ base: [hasNone] });
  const wasOriginal = former_origin === 'original';
  const gender = wasOriginal ? await formerGender(trx, tag_id) : undefined;
  return { tagId: tag_id, recordId: entry.record_id, text, lang_code, wasOriginal, gender };
}

const hasNone = 'The entry tells of no text that could be put back.';

/** The voice of a deleted text. */
async function formerGender(trx: Transaction, tagId: number): Promise<Gender | undefined> {
  const destroyed = { tag_id: tagId, resource: 'text_records', event: 'destroy' };
  const entry = await HistoryEntry.query(trx).where(destroyed).orderBy('id', 'desc').first();
  return entry?.changes.gender?.[0] as Gender | undefined;
}
