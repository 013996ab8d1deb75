// biome-ignore-all lint/complexity/noThisInStatic: the table is the subclass'
import type { Knex } from 'knex';
import { type AnyQueryBuilder, raw } from 'objection';
import type { TranslationFields } from '../../../contracts/management/translations.ts';
import type { Gender } from '../../../contracts/primitives.ts';
import type { Subject, Work } from '../../../contracts/runner.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { OwnedRow } from '../access/owned-row.ts';
import type { ProtectedWord } from './protected-parts.ts';
import { provenanceOf } from './provenance.ts';
import { sourceHashOf } from './source-hash.ts';
import { isStale } from './stale.ts';

/** The columns that texts and names share. */
type Fields = Omit<TranslationFields, 'text_record_id'>;

/** The first text, from which all others are translated. */
export type Original = Pick<Fields, 'lang_code' | 'text'>;

/** The state of a text in one language: its original, and the stored translation. */
export interface CurrentText {
  tagId: number;
  /** Null for a tag without an owner. */
  ownerId: number | null;
  /** The owner's keep words. */
  keepWords: (ProtectedWord & { id: number })[];
  source: Source;
  /** The text to serve in that language: the original itself, a person's, or a machine's from the present original. */
  served: string | undefined;
  /** Its author and origin. */
  work?: Work | undefined;
}

/** An original to translate from. */
export interface Source {
  lang: string;
  text: string;
  hash: string;
}

/** A provider's translation, to be stored. */
interface MachineWork {
  lang: string;
  text: string;
  provider: string;
  /** Hash of the original that it was made from. */
  sourceHash: string;
  /** The owner of the tag that it was made for, and the newest keep word that was known. */
  customerId: number | null;
  newestWord: number;
}

/**
 * - `stored`: it was stored;
 * - `occupied`: a person's work, the original, or another text to preserve is there, and stays;
 * - `outdated`: its original has changed or is gone, or the tag has another owner, or the owner a new keep word.
 */
export type StoreResult = 'stored' | 'occupied' | 'outdated';

/** What translations of texts and of names share; they differ in their parent record. */
export abstract class TranslationRow extends OwnedRow {
  declare lang_code: Fields['lang_code'];
  declare text: Fields['text'];
  declare origin: Fields['origin'];
  /** The provider that made it; null for a person's. */
  declare provider: Fields['provider'];
  declare source_hash: Fields['source_hash'];
  /** Derived on reading. */
  declare tag_id: Fields['tag_id'];
  declare stale: Fields['stale'];

  /** The runner's name for the kind of original. */
  static readonly subjectKind: Subject['kind'];
  /** The foreign key to the parent. */
  static readonly ownerColumn: string;
  static readonly ownerTable: string;
  /** The parent's foreign key to its tag. */
  static readonly ownerTagColumn: string;

  /** Creates the parent of a tag's first text: a text record; names belong to the tag itself. */
  static makeOwner(_trx: Transaction, _tagId: number, _gender?: Gender): Promise<number> {
    throw new Error(`${this.tableName} has to say what its rows belong to`);
  }

  /** Deletes an original with all its translations. */
  static async destroyAll(trx: Transaction, ownerId: number): Promise<void> {
    await trx(this.tableName).where(this.ownerColumn, ownerId).delete();
  }

  /** Id of the parent. */
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

  static override demanded<Q extends AnyQueryBuilder>(rows: Q): Q {
    const { tableName, ownerColumn } = this;
    return rows.whereRaw(
      `exists (select from ${tableName} source where source.${ownerColumn} = ${tableName}.${ownerColumn} and source.origin = 'original')`,
    ) as Q;
  }

  /** The state of the parent's text in a language; `undefined` without an original. */
  static async currentText(db: Database, ownerId: number, lang: string): Promise<CurrentText | undefined> {
    const { tableName, ownerColumn, ownerTable, ownerTagColumn } = this;
    const { rows } = await db.raw(
      `select tag.id as tag_id, tag.customer_id as owner_id, source.lang_code, source.text, source.source_hash,
         case when stored.origin <> 'machine' or not ${isStale('stored', 'source')} then stored.text end as served,
         json_build_object(${provenanceOf('stored', 'source')}) as work, (
           select coalesce(json_agg(json_build_object('id', id, 'word', word, 'case_sensitive', case_sensitive)), '[]')
           from keep_words where customer_id = tag.customer_id) as keep_words
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
        keepWords: row.keep_words,
        source: { lang: row.lang_code, text: row.text, hash: row.source_hash },
        ...(row.served === null ? { served: undefined } : { served: row.served, work: row.work }),
      }
    );
  }

  /**
   * Stores a provider's translation, unless its source is outdated or a person has translated meanwhile. One atomic
   * statement, which locks the original until the transaction ends. `keepsFresh`: an up-to-date machine translation is
   * preserved as well.
   */
  static async storeMachine(trx: Knex, ownerId: number, work: MachineWork, keepsFresh = false): Promise<StoreResult> {
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
       ${results}`,
      { ownerId, keepsFresh, ...work },
    );
    return resultOf(rows);
  }

  /**
   * Replaces the text with this hash (computed as for an original) by a provider's translation, if both that text and
   * the original are unchanged. Locks the tag first, as people do, so that no new owner comes in between. `occupied`:
   * another text is there.
   */
  static async replaceByMachine(
    trx: Knex,
    ownerId: number,
    work: MachineWork & { insteadOf: string },
  ): Promise<StoreResult> {
    const { tableName, ownerColumn } = this;
    const { rows } = await trx.raw(
      `with ${sourceOf(this, 'for no key update of tag')}, stored as (
         update ${tableName} present
         set text = :text, origin = 'machine', provider = :provider, source_hash = source.source_hash
         from source
         where present.${ownerColumn} = :ownerId and present.lang_code = :lang and present.origin <> 'original'
           and ${sourceHashOf('present')} = :insteadOf
         returning present.id
       )
       ${results}`,
      { ownerId, ...work },
    );
    return resultOf(rows);
  }
}

/**
 * SQL: the unchanged original of a provider's translation, whose tag has the same owner, and the owner no newer keep word.
 * Original and words are locked until the transaction ends.
 */
const sourceOf = (
  table: Pick<typeof TranslationRow, 'tableName' | 'ownerColumn' | 'ownerTable' | 'ownerTagColumn'>,
  lockOfTag = '',
) => `source as (
         select source.source_hash from ${table.tableName} source
         join ${table.ownerTable} owner on owner.id = source.${table.ownerColumn}
         join tags tag on tag.id = owner.${table.ownerTagColumn} and tag.customer_id is not distinct from cast(:customerId as integer)
         where source.${table.ownerColumn} = :ownerId and source.origin = 'original'
           and newest_keep_word(cast(:customerId as integer)) <= :newestWord and source.source_hash = :sourceHash
         ${lockOfTag} for share of source
       )`;

const results = 'select exists (select from source) as current, exists (select from stored) as stored';

function resultOf([row]: { current: boolean; stored: boolean }[]): StoreResult {
  if (!row?.current) return 'outdated';
  return row.stored ? 'stored' : 'occupied';
}
