// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import type { Knex } from 'knex';
import { type AnyQueryBuilder, raw } from 'objection';
import type { TranslationFields } from '../../../contracts/management/translations.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Subject, Work } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { OwnedRow } from '../access/owned-row.ts';
import { sourceHashOf } from './source-hash.ts';
import { isStale } from './stale.ts';
import { workOf } from './work.ts';

/** What texts and names have in common. */
type Fields = Omit<TranslationFields, 'text_record_id'>;

/** A text to begin with, from which all others are translated. */
export type Original = Pick<Fields, 'lang_code' | 'text'>;

/** How one text stands in one language: its original, and what is stored. */
export interface Standing {
  tagId: number;
  /** Null: the tag belongs to nobody. */
  ownerId: number | null;
  source: Source;
  /** What may be shown in that language: the original itself, a person's work, or a machine's from the current original. */
  served: string | undefined;
  /** Whose work that is. */
  work?: Work | undefined;
}

/** An original, to translate from. */
export interface Source {
  lang: string;
  text: string;
  hash: string;
}

/** A provider's work, to be stored. */
export interface MachineWork {
  lang: string;
  text: string;
  provider: string;
  /** The hash of the original that it was made from. */
  sourceHash: string;
}

/**
 * - `stored`: it is there now;
 * - `protected`: a person's work, the original, or what else was to be kept is there, and stays;
 * - `outdated`: its original has changed or is gone.
 */
export type Stored = 'stored' | 'protected' | 'outdated';

/** What the translations of texts and those of names have in common; they differ in what they belong to. */
export abstract class TranslationRow extends OwnedRow {
  declare lang_code: Fields['lang_code'];
  declare text: Fields['text'];
  declare origin: Fields['origin'];
  /** The provider whose work it is; null for a person's. */
  declare provider: Fields['provider'];
  declare source_hash: Fields['source_hash'];
  /** Derived for each record that is read. */
  declare tag_id: Fields['tag_id'];
  declare stale: Fields['stale'];

  /** What it is a translation of, for the runner. */
  static readonly subjectKind: Subject['kind'];
  /** The column that says what a row belongs to. */
  static readonly ownerColumn: string;
  static readonly ownerTable: string;
  /** The column of the owner's table that says which tag it is of. */
  static readonly ownerTagColumn: string;

  /** Makes what the first text of a tag will belong to: a text record; names belong to the tag itself. */
  static makeOwner(_trx: Transaction, _tagId: number, _gender?: Gender): Promise<number> {
    throw new Error(`${this.tableName} has to say what its rows belong to`);
  }

  /** Removes an original with everything that is translated from it. */
  static async destroyAll(trx: Transaction, ownerId: number): Promise<void> {
    await trx(this.tableName).where(this.ownerColumn, ownerId).delete();
  }

  /** What a row belongs to. */
  get ownerId(): number {
    const { ownerColumn } = this.constructor as typeof TranslationRow;
    return (this as unknown as Record<string, number>)[ownerColumn] as number;
  }

  static override derive(rows: AnyQueryBuilder): void {
    const { tableName, ownerColumn, ownerTable, ownerTagColumn } = this;
    rows
      .join(`${ownerTable} as owner`, 'owner.id', `${tableName}.${ownerColumn}`)
      .joinRaw(`join ${tableName} as source on source.${ownerColumn} = owner.id and source.origin = 'original'`)
      .select(`owner.${ownerTagColumn} as tag_id`, raw(`${isStale(tableName, 'source')} as stale`));
  }

  static override demandDerived(rows: AnyQueryBuilder): void {
    const { tableName, ownerColumn } = this;
    rows.whereRaw(
      `exists (select from ${tableName} source where source.${ownerColumn} = ${tableName}.${ownerColumn} and source.origin = 'original')`,
    );
  }

  /** How the owner's text stands in a language; `undefined` where there is no text (any more). */
  static async standing(db: Database, ownerId: number, lang: string): Promise<Standing | undefined> {
    const { tableName, ownerColumn, ownerTable, ownerTagColumn } = this;
    const { rows } = await db.raw(
      `select tag.id as tag_id, tag.customer_id as owner_id, source.lang_code, source.text, source.source_hash,
         case when stored.origin <> 'machine' or not ${isStale('stored', 'source')} then stored.text end as served,
         json_build_object(${workOf('stored', 'source')}) as work
       from ${ownerTable} owner
       join tags tag on tag.id = owner.${ownerTagColumn}
       join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
       left join ${tableName} stored on stored.${ownerColumn} = owner.id and stored.lang_code = :lang
       where owner.id = :ownerId`,
      { ownerId, lang },
    );
    const [row] = rows;
    return (
      row && {
        tagId: row.tag_id,
        ownerId: row.owner_id,
        source: { lang: row.lang_code, text: row.text, hash: row.source_hash },
        ...(row.served === null ? { served: undefined } : { served: row.served, work: row.work }),
      }
    );
  }

  /**
   * Stores a provider's work, if its source is still the current original and no person's work is in its place. One
   * statement decides that, and keeps the original from being edited until the transaction ends. `keepsFresh`: what a machine has
   * made of the current original stays as well.
   */
  static async storeMachine(trx: Knex, ownerId: number, work: MachineWork, keepsFresh = false): Promise<Stored> {
    const { tableName, ownerColumn } = this;
    const { rows } = await trx.raw(
      `with ${sourceOf(this)}, stored as (
         insert into ${tableName} as present (${ownerColumn}, lang_code, text, origin, provider, source_hash)
         select cast(:ownerId as integer), :lang, :text, 'machine', :provider, source_hash from source
         on conflict (${ownerColumn}, lang_code) do update
           set text = excluded.text, provider = excluded.provider, source_hash = excluded.source_hash
           where present.origin = 'machine' and (not :keepsFresh or ${isStale('present', 'excluded')})
         returning id
       )
       select exists (select from source) as current, exists (select from stored) as stored`,
      { ownerId, keepsFresh, ...work },
    );
    const { current, stored } = rows[0];
    if (!current) return 'outdated';
    return stored ? 'stored' : 'protected';
  }

  /**
   * Puts a provider's work in the place of the text that has this hash, as an original would, if it is still there, and the original
   * the one that the work was made from. Answers whether it was done.
   */
  static async replaceByMachine(
    trx: Knex,
    ownerId: number,
    work: MachineWork & { insteadOf: string },
  ): Promise<boolean> {
    const { tableName, ownerColumn } = this;
    const { rows } = await trx.raw(
      `with ${sourceOf(this)}
       update ${tableName} present
       set text = :text, origin = 'machine', provider = :provider, source_hash = source.source_hash
       from source
       where present.${ownerColumn} = :ownerId and present.lang_code = :lang and present.origin <> 'original'
         and ${sourceHashOf('present')} = :insteadOf
       returning present.id`,
      { ownerId, ...work },
    );
    return rows.length > 0;
  }
}

/** SQL: the original that a provider's work was made from, if it is still that one; it stays so until the transaction ends. */
const sourceOf = ({ tableName, ownerColumn }: Pick<typeof TranslationRow, 'tableName' | 'ownerColumn'>) => `source as (
         select source_hash from ${tableName}
         where ${ownerColumn} = :ownerId and origin = 'original' and source_hash = :sourceHash
         for share
       )`;
