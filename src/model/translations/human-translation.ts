/** Stores a person's texts, in a transaction that has locked the tag. */
import type { QueryBuilder } from 'objection';
import type { NewTranslation, TranslationChanges } from '../../../contracts/management/translations.ts';
import { isSameText } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { closeReports } from '../reports/close-reports.ts';
import type { TranslationRow } from './translation-row.ts';

/** The tables of texts, or those of names. */
type TextTable = Pick<
  typeof TranslationRow,
  'tableName' | 'ownerColumn' | 'ownerTable' | 'ownerTagColumn' | 'subjectKind'
> & { query(db: Database): unknown };

/**
 * A check before a person's text replaces the stored one: throws to refuse; `keep`: the text is the same, so nothing is
 * written.
 */
export type ReplacementCheck = (present: TranslationRow) => 'keep' | undefined;

/** A machine translation to request. */
export interface MachineRequest {
  ownerId: number;
  lang_code: string;
}

export const blankMessage = "can't be blank";

export const rowsOf = (table: TextTable, db: Database, ownerId: number) =>
  (table.query(db) as QueryBuilder<TranslationRow>).where(table.ownerColumn, ownerId);

export async function originalOf(table: TextTable, trx: Database, tagId: number): Promise<TranslationRow | undefined> {
  const { ownerTable, ownerTagColumn } = table;
  const owner = await trx(ownerTable).where(ownerTagColumn, tagId).first('id');
  const [original] = owner ? await rowsOf(table, trx, owner.id).where({ origin: 'original' }) : [];
  return original;
}

/** Throws `read_before_change` where the original that was read, or its absence, is not the present state. */
export function requireOriginalRead(
  original: TranslationRow | undefined,
  source_hash: string | null | undefined,
): void {
  if (source_hash && source_hash !== original?.source_hash) throw new Failure('read_before_change');
}

export async function addTranslation(
  table: TextTable,
  trx: Transaction,
  original: TranslationRow,
  { tag_id, lang_code, text, origin }: NewTranslation,
  replacing: ReplacementCheck | undefined,
): Promise<number | MachineRequest> {
  if (!lang_code) throw new Invalid({ lang_code: [blankMessage] });
  const { ownerId, source_hash } = original;
  const [present] = await rowsOf(table, trx, ownerId).where({ lang_code });
  if (origin !== 'human') {
    const isGood = present && (present.origin !== 'machine' || present.source_hash === source_hash);
    return isGood ? present.id : { ownerId, lang_code };
  }
  if (!text) throw new Invalid({ text: [blankMessage] });
  if (lang_code === original.lang_code) throw new Invalid({ lang_code: ['is the language of the original'] });
  // The tag is locked: no other person's text can come in between.
  if (present && replacing?.(present) === 'keep') return present.id;
  const isSame = present !== undefined && replacing !== undefined && isSameText(text, present.text);
  const written = isSame ? present.text : text;
  const row = { [table.ownerColumn]: ownerId, lang_code, text: written, origin, source_hash, provider: null };
  const [{ id }] = await trx(table.tableName)
    .insert(row)
    .onConflict([table.ownerColumn, 'lang_code'])
    .merge(row)
    .returning('id');
  await closeReports(trx, { tag_id, part: table.subjectKind, lang_code });
  return id;
}

/** A person's correction counts for the present original. The language of a former machine request stays. */
export async function editTranslation(
  table: TextTable,
  trx: Transaction,
  present: TranslationRow,
  { text, lang_code = present.lang_code }: TranslationChanges,
): Promise<void> {
  if (lang_code !== present.lang_code && present.origin === 'machine')
    throw new Invalid({ lang_code: ['cannot be changed for a machine translation'] });
  const [source] = await rowsOf(table, trx, present.ownerId).where({ origin: 'original' });
  const written = text === undefined ? {} : { text, origin: 'human', provider: null, source_hash: source?.source_hash };
  await present.$query(trx).patch({ lang_code, ...written } as Partial<TranslationRow>);
  const { tag_id, lang_code: former } = present;
  if (text !== undefined) await closeReports(trx, { tag_id, part: table.subjectKind, lang_code: former });
}
