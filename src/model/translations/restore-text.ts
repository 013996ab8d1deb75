/** Restoring a former text or name, as a new edit by a person. */
import type { Actor } from '../../../contracts/access.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import { memoryName } from '../../../contracts/providers.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { requireWriting } from '../access/policy.ts';
import type { AnyTable } from './editable-translation.ts';
import { addTranslation, editTranslation, originalOf } from './human-translation.ts';
import { outdatedHash } from './source-hash.ts';
import type { Original, TranslationRow } from './translation-row.ts';

export interface Former extends Original {
  tagId: number;
  /** The text's former record, which may be deleted. */
  recordId: number;
  wasOriginal: boolean;
  /** What a machine's text was made of; absent for a person's. */
  machine?: Machine | undefined;
  /** The former gender of the voice. */
  gender?: Gender | undefined;
}

interface Machine {
  provider: string;
  source_hash: string;
}

/** Whether a former text would be the tag's original. `original`: the present one. */
export const becomesOriginal = (
  original: Pick<TranslationRow, 'id' | 'lang_code'> | undefined,
  { recordId, lang_code, wasOriginal }: Pick<Former, 'recordId' | 'lang_code' | 'wasOriginal'>,
): boolean => (original ? original.id === recordId || original.lang_code === lang_code : wasOriginal);

/** Answers with the id. Requires the tag's lock. Throws `role`, and `Invalid` without an original that it could be a translation of. */
export async function restoreFormerText(
  table: AnyTable,
  trx: Transaction,
  actor: Actor,
  former: Former,
): Promise<number> {
  const { tagId, recordId, text, lang_code, wasOriginal, gender, machine } = former;
  const original = await originalOf(table, trx, tagId);
  const isOfOriginal = becomesOriginal(original, former);
  requireWriting(actor, { lang_code, origin: isOfOriginal ? 'original' : 'human' });
  if (!original && wasOriginal) return table.addOriginal(trx, tagId, { lang_code, text }, gender);
  if (!original) throw new Invalid({ base: ['There is no original any more that this could be a translation of.'] });
  // The restored text is an original, or its language has another original now.
  if (isOfOriginal) {
    await table.editOriginal(trx, original, { text, lang_code });
    return original.id;
  }
  if (machine) return putMachineBack(table, trx, original, { text, lang_code, ...machine });
  const present = await table.query(trx).findById(recordId).forUpdate();
  if (present?.lang_code === lang_code) {
    await editTranslation(table, trx, Object.assign(present, { tag_id: tagId }), { text });
    return recordId;
  }
  const added = await addTranslation(
    table,
    trx,
    original,
    { tag_id: tagId, lang_code, text, origin: 'human' },
    undefined,
  );
  if (typeof added !== 'number') throw new Error('a text of a person is stored at once');
  return added;
}

/**
 * It remains a machine translation, fresh or stale by its source hash. The source of a copy is unknown now, so a copy
 * is stale.
 */
async function putMachineBack(
  table: AnyTable,
  trx: Transaction,
  original: TranslationRow,
  work: Original & Machine,
): Promise<number> {
  const source_hash = work.provider === memoryName ? outdatedHash(work.source_hash) : work.source_hash;
  const row = { ...work, source_hash, [table.ownerColumn]: original.ownerId, origin: 'machine' };
  const [{ id }] = await trx(table.tableName)
    .insert(row)
    .onConflict([table.ownerColumn, 'lang_code'])
    .merge(row)
    .returning('id');
  return id;
}
