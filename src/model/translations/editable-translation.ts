// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import type { Knex } from 'knex';
import type { Actor } from '../../../contracts/access.ts';
import type { NewTranslation, TranslationChanges } from '../../../contracts/management/translations.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import type { Condition, Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { requireRole, requireWriting } from '../access/policy.ts';
import { type LockedTag, lockTag } from '../tags/lock-tag.ts';
import {
  addTranslation,
  blankMessage,
  editTranslation,
  type MachineRequest,
  originalOf,
  type ReplacementCheck,
  requireOriginalRead,
  rowsOf,
} from './human-translation.ts';
import type { MachineTranslation } from './machine-translation.ts';
import { sourceHash } from './source-hash.ts';
import { type Original, TranslationRow } from './translation-row.ts';

type Table<R extends EditableTranslation> = { new (): R; prototype: R } & Omit<typeof EditableTranslation, 'prototype'>;

export type AnyTable = Table<EditableTranslation>;

/** Writing and correcting texts and names by people. */
export abstract class EditableTranslation extends TranslationRow {
  /**
   * Adds a text to a tag: the original where there is none yet, else a translation, by machine or by a person. An
   * existing one is returned as it is. Throws `Invalid`, and what `MachineTranslation.make` throws.
   */
  static async add<R extends EditableTranslation>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    given: NewTranslation,
    machine: MachineTranslation,
    replacing?: ReplacementCheck,
  ): Promise<R> {
    // Machine translation costs money.
    if (given.origin !== 'human') requireRole(actor, 'editor');
    const added = await this.write(db, async (trx) => {
      const outcome = await addAtOnce(this as unknown as AnyTable, trx, actor, given, replacing);
      // The tag may have another owner after the commit.
      return typeof outcome === 'number' ? { row: await this.find(trx, actor, outcome) } : outcome;
    });
    if ('row' in added) return added.row as R;
    await machine.make({ kind: this.subjectKind, id: added.ownerId }, added.lang_code, added.customer_id);
    return made(this, db, actor, added);
  }

  /** The original of a tag; undefined where there is none. */
  static original(db: Database, tagId: number): Promise<TranslationRow | undefined> {
    return originalOf(this as unknown as AnyTable, db, tagId);
  }

  /** Creates the original of a tag, and its parent record. Returns its id. */
  static async addOriginal(trx: Transaction, tagId: number, original: Original, gender?: Gender): Promise<number> {
    const ownerId = await this.makeOwner(trx, tagId, gender);
    const { lang_code, text } = original;
    const row = { lang_code, text, origin: 'original', source_hash: sourceHash(lang_code, text) };
    const [{ id }] = await trx(this.tableName)
      .insert({ ...row, [this.ownerColumn]: ownerId })
      .returning('id');
    return id;
  }

  /** Changes a text. A person's text stays a person's; a changed original makes its translations stale. */
  static update<R extends EditableTranslation>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    id: number,
    changes: TranslationChanges,
    condition?: Condition,
  ): Promise<R> {
    return this.write(db, async (trx) => {
      const present = await taken(this as unknown as AnyTable, trx, actor, id);
      const { origin, lang_code: former } = present;
      for (const lang_code of [former, changes.lang_code ?? former]) requireWriting(actor, { origin, lang_code });
      await condition?.(trx);
      requireOriginalRead(await originalOf(this as unknown as AnyTable, trx, present.tag_id), changes.source_hash);
      if (present.origin === 'original') await this.editOriginal(trx, present, changes);
      else await editTranslation(this as unknown as AnyTable, trx, present, changes);
      return this.find(trx, actor, id);
    });
  }

  /** Deletes a text; with the original, all its translations. */
  static destroy<R extends EditableTranslation>(
    this: Table<R>,
    db: Database,
    actor: Actor,
    id: number,
    condition?: Condition,
  ): Promise<void> {
    return this.write(db, async (trx) => {
      const row = await taken(this as unknown as AnyTable, trx, actor, id);
      await condition?.(trx);
      if (row.origin === 'original') await this.destroyAll(trx, row.ownerId);
      else await row.$query(trx).delete();
    });
  }

  /**
   * Changes an original; its translations become stale, except after a minor edit, which carries them over. The sweep
   * of the runner translates stale texts again.
   */
  static async editOriginal(trx: Transaction, present: TranslationRow, changes: TranslationChanges): Promise<void> {
    const { id, ownerId, source_hash: before } = present;
    const { text = present.text, lang_code = present.lang_code, minor_edit = false } = changes;
    const source_hash = sourceHash(lang_code, text);
    if (source_hash === before) return;
    const edit = trx(this.tableName).where({ id }).update({ text, lang_code, source_hash });
    if (minor_edit) await this.carryOver(trx, edit, ownerId, before, source_hash);
    else await edit;
  }

  /**
   * A minor edit. Translations that stay valid keep their time, as nobody has rewritten them. One statement does both,
   * since the history would record a stale moment.
   */
  private static async carryOver(
    trx: Transaction,
    edit: Knex.QueryBuilder,
    ownerId: number,
    from: string,
    source_hash: string,
  ): Promise<void> {
    const rows = trx(this.tableName)
      .where({ [this.ownerColumn]: ownerId, source_hash: from })
      .whereNot('origin', 'original');
    const before = await rows.clone().forUpdate().select('id', trx.raw('updated_at::text as at'));
    await rows.with('edited', edit).update({ source_hash });
    // The trigger sets the time of a change, unless the time is the only change.
    await trx.raw(
      `update :table: as carried set updated_at = cast(before.at as timestamptz)
       from unnest(cast(:ids as integer[]), cast(:ats as text[])) as before (id, at) where carried.id = before.id`,
      { table: this.tableName, ids: before.map(({ id }) => id), ats: before.map(({ at }) => at) },
    );
  }
}

/** A text, locked until the transaction ends: people lock its tag, a machine its row. */
async function taken(table: AnyTable, trx: Transaction, actor: Actor, id: number): Promise<EditableTranslation> {
  const { tag_id } = await table.find(trx, actor, id);
  await lockTag(trx, actor, tag_id);
  await table.locked(trx, actor, id);
  return table.find(trx, actor, id);
}

/** The fields of an original. Throws `Invalid` with all that are missing. */
function originalIn({ lang_code, text }: NewTranslation): Original {
  if (lang_code && text) return { lang_code, text };
  throw new Invalid({ ...(!lang_code && { lang_code: [blankMessage] }), ...(!text && { text: [blankMessage] }) });
}

/** The part within the transaction: the id of an existing or new row, or else the request for a machine translation. */
async function addAtOnce(
  table: AnyTable,
  trx: Transaction,
  actor: Actor,
  given: NewTranslation,
  replacing: ReplacementCheck | undefined,
): Promise<number | (MachineRequest & Pick<LockedTag, 'customer_id'>)> {
  const tag = await lockTag(trx, actor, given.tag_id);
  const original = await originalOf(table, trx, tag.id);
  requireWriting(actor, { origin: original ? 'human' : 'original', lang_code: given.lang_code ?? '' });
  requireOriginalRead(original, given.source_hash);
  if (!original) return table.addOriginal(trx, tag.id, originalIn(given));
  const outcome = await addTranslation(table, trx, original, given, replacing);
  return typeof outcome === 'number' ? outcome : { ...outcome, customer_id: tag.customer_id };
}

/** Stores the awaited machine translation, unless the text was deleted at the same moment. */
async function made<R extends EditableTranslation>(
  table: Table<R>,
  db: Database,
  actor: Actor,
  { ownerId, lang_code }: MachineRequest,
): Promise<R> {
  const [row] = await rowsOf(table, db, ownerId).where({ lang_code });
  const found = row && (await table.reachable(db, actor).where(`${table.tableName}.id`, row.id).first());
  if (!found) throw new Invalid({ tag_id: ['has no text to translate any more'] });
  return found as R;
}
