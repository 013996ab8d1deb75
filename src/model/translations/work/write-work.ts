/** Saving a person's translation in the work list, made from the original that they have read. */
import type { Actor } from '../../../../contracts/access.ts';
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { Database } from '../../../database/connect.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { Invalid } from '../../../errors.ts';
import { requireWriting } from '../../access/policy.ts';
import { lockTag } from '../../tags/lock-tag.ts';
import {
  addTranslation,
  originalOf,
  type ReplacementCheck,
  requireOriginalRead,
  rowsOf,
} from '../human-translation.ts';
import { models } from '../models.ts';
import type { Translation } from '../translation.ts';
import { findOthers } from './same-original.ts';

export interface WrittenWork {
  part: TagPart;
  tag_id: number;
  lang_code: string;
  text: string;
  source_hash?: string | null | undefined;
  /** Also saves it for the owner's other tags with the same original and without a person's translation. */
  others?: boolean | undefined;
}

/**
 * Saves it for all of those tags or for none. Returns the number of the others. Throws `Invalid`, `read_before_change`,
 * and what `replacing` throws.
 */
export function writeWork(
  db: Database,
  actor: Actor,
  given: WrittenWork,
  replacing: ReplacementCheck,
): Promise<number> {
  const table = models[given.part] as typeof Translation;
  return table.write(db, async (trx) => {
    const others = await takeAll(trx, actor, given);
    requireWriting(actor, given);
    const original = await originalOf(table, trx, given.tag_id);
    requireOriginalRead(original, given.source_hash);
    if (!original) throw new Invalid({ base: ['There is no original any more that this could be a translation of.'] });
    const { lang_code, text } = given;
    const by = (tag_id: number) => ({ tag_id, lang_code, text, origin: 'human' as const });
    await addTranslation(table, trx, original, by(given.tag_id), replacing);
    let count = 0;
    for (const id of others) {
      const same = await originalOf(table, trx, id);
      if (same?.text !== original.text || same.lang_code !== original.lang_code) continue;
      // A person may have translated one of them between the query and the lock.
      const [present] = await rowsOf(table, trx, same.ownerId).where({ lang_code });
      if (present && present.origin !== 'machine') continue;
      await addTranslation(table, trx, same, by(id), undefined);
      count += 1;
    }
    return count;
  });
}

/** Locks the tag and the others in the common lock order. Returns those of the others that still exist. */
async function takeAll(trx: Transaction, actor: Actor, { part, tag_id, lang_code, others }: WrittenWork) {
  const found = others ? await findOthers(trx, part, [tag_id], lang_code) : new Map<number, number[]>();
  const ids = [tag_id, ...(found.get(tag_id) ?? [])].sort((a, b) => a - b);
  const left = new Set([tag_id]);
  for (const id of ids) {
    try {
      await lockTag(trx, actor, id);
    } catch (error) {
      if (id === tag_id || !(error instanceof Invalid)) throw error;
      left.add(id);
    }
  }
  return ids.filter((id) => !left.has(id));
}
