/**
 * Verdicts of people who have compared a translation with its original: it is correct, or a machine should translate
 * again.
 */
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { Failure, Invalid } from '../../errors.ts';
import { reach, requireWriting } from '../access/policy.ts';
import { closeReports } from '../reports/close-reports.ts';
import { lockTag } from '../tags/lock-tag.ts';
import { originalOf, requireOriginalRead } from './human-translation.ts';
import type { MachineTranslation } from './machine-translation.ts';
import type { NameTranslation } from './name-translation.ts';
import { sourceHash } from './source-hash.ts';
import type { Translation } from './translation.ts';

/** Both tables have the same verbs; one type for them keeps the compiler from trying every pair. */
type Rows = typeof Translation;

/** Throws where the stored text is not the one that the person has seen. */
export type DemandSeen = (stored: { text: string }) => void;

/**
 * Makes it a person's translation of the present original, its text unchanged. Throws `record_not_found`, `Invalid` for
 * an original, `read_before_change` where the original is not the one that was read, and what `demandSeen` throws.
 */
export function confirmText(
  table: Rows | typeof NameTranslation,
  db: Database,
  actor: Actor,
  id: number,
  source_hash: string,
  demandSeen: DemandSeen = () => {},
): Promise<Translation> {
  const rows = table as Rows;
  return rows.write(db, async (trx) => {
    const { tag_id } = await rows.find(trx, actor, id);
    await lockTag(trx, actor, tag_id);
    const present = await rows.locked(trx, actor, id);
    requireWriting(actor, { lang_code: present.lang_code });
    demandTranslation(present);
    requireOriginalRead(await originalOf(rows, trx, tag_id), source_hash);
    demandSeen(present);
    await present.$query(trx).patch({ origin: 'human', provider: null, source_hash });
    await closeReports(trx, { tag_id, part: rows.subjectKind, lang_code: present.lang_code });
    return rows.find(trx, actor, id);
  });
}

/**
 * Replaces it by a machine's translation, unless it is another person's work. The stored text is served until then.
 * Throws `record_not_found`, `Invalid`, `read_before_change` where another text is stored by then, and what `demandSeen` and
 * `MachineTranslation.replace` throw.
 */
export async function giveToMachine(
  table: Rows | typeof NameTranslation,
  db: Database,
  actor: Actor,
  id: number,
  machine: MachineTranslation,
  demandSeen: DemandSeen = () => {},
): Promise<Translation> {
  const rows = table as Rows;
  const present = await rows.find(db, actor, id);
  demandTranslation(present);
  demandSeen(present);
  const { ownerId, lang_code, text, tag_id } = present;
  const tagOf = () => reach(db('tags').where('tags.id', tag_id), 'tags', actor).first('customer_id');
  const tag = await tagOf();
  const seen = tag && { instead_of: sourceHash(lang_code, text), customer_id: tag.customer_id };
  if (seen && (await machine.replace({ kind: rows.subjectKind, id: ownerId }, lang_code, seen))) {
    const made = await rows.reachable(db, actor).where(`${rows.tableName}.id`, id).first();
    if (made) return made;
  } else if (await tagOf()) throw new Failure('read_before_change');
  throw new Invalid({ tag_id: ['has no text to translate any more'] });
}

/** Throws `Invalid` for an original, which no verdict applies to. */
function demandTranslation({ origin }: { origin: string }): void {
  if (origin === 'original') throw new Invalid({ base: ['This is the original, and no translation.'] });
}
