/** Restores a former text from a history entry. */
import type { Actor } from '../../../contracts/access.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { lockTag } from '../tags/lock-tag.ts';
import type { AnyTable } from '../translations/editable-translation.ts';
import { NameTranslation } from '../translations/name-translation.ts';
import { type Former, restoreFormerText } from '../translations/restore-text.ts';
import { sourceHash } from '../translations/source-hash.ts';
import { Translation } from '../translations/translation.ts';
import { HistoryEntry } from './history-entry.ts';

/**
 * Returns the restored record. `asOwn`: a machine translation becomes the caller's work. Throws `record_not_found`; and
 * `Invalid` for an entry without a former text, a deleted tag and one without an original.
 */
export async function restoreText(
  db: Database,
  actor: Actor,
  id: number,
  asOwn = false,
): Promise<Translation | NameTranslation> {
  const { resource } = await HistoryEntry.find(db, actor, id);
  const table = resource === 'name_translations' ? NameTranslation : Translation;
  return table.write(db, async (trx): Promise<Translation | NameTranslation> => {
    const { machine, ...text } = await formerOf(trx, actor, id);
    const recordId = await restoreFormerText(
      table as unknown as AnyTable,
      trx,
      actor,
      asOwn ? text : { ...text, machine },
    );
    return table.find(trx, actor, recordId);
  });
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
  const machine = former_origin === 'machine' ? formerProvenance(entry) : undefined;
  return { tagId: tag_id, recordId: entry.record_id, text, lang_code, wasOriginal, gender, machine };
}

/** Older entries lack the hash of the original: such a text counts as stale. */
export const formerProvenance = ({ beside }: HistoryEntry) => ({
  provider: beside?.provider?.[0] ?? 'unknown',
  source_hash: beside?.source_hash?.[0] ?? sourceHash('', ''),
});

const hasNone = 'The entry tells of no text that could be put back.';

/** The voice of a deleted text. */
async function formerGender(trx: Transaction, tagId: number): Promise<Gender | undefined> {
  const destroyed = { tag_id: tagId, resource: 'text_records', event: 'destroy' };
  const entry = await HistoryEntry.query(trx).where(destroyed).orderBy('id', 'desc').first();
  return entry?.changes.gender?.[0] as Gender | undefined;
}
