/** The entries of the bin: deleted tags and places. */
import { raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import { type BinResource, maxBinned } from '../../../contracts/management/bin.ts';
import type { Database } from '../../database/connect.ts';
import type { Condition, Transaction } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import { browse, type ListPage, type ListReader, type PageRequest } from '../access/browse.ts';
import { type Listing, OwnedRow, type Page, type SearchedIn } from '../access/owned-row.ts';
import { referenceConditions, resolveReferredIds } from '../record-filter.ts';

const rowOf = (field: string) =>
  `(select kept.snapshot -> 'row' ->> '${field}' from bin_snapshots kept where kept.entry_id = bin.id)`;

/** What people recognise an entry by, beside its name. */
export interface Recognised {
  reference: string | null;
  /** The place that it had. */
  place_id: number | null;
  /** Of a tag. */
  description: string | null;
  /** Its original text. */
  text: string | null;
}

/** Expired entries are invisible, even before they are pruned. */
const isUnexpired = () => raw('bin.expires_at > now()');

export class BinEntry extends OwnedRow {
  static override tableName = 'bin';
  static override readonly searched: SearchedIn = {
    columns: ['bin.name', rowOf('reference')],
    keys: ['bin.tag_identifier'],
  };

  declare resource: BinResource;
  declare record_id: number;
  declare customer_id: number | null;
  declare name: string | null;
  declare tag_identifier: string | null;
  declare deleted_at: Date;
  declare deleted_by: number | null;
  declare expires_at: Date;
  declare change_set: string | null;

  /** Throws `record_not_found`. */
  static async shown(db: Database, actor: Actor, id: number): Promise<BinEntry> {
    const entry = await BinEntry.reachable(db, actor).where('bin.id', id).where(isUnexpired()).first();
    if (!entry) throw new Failure('record_not_found');
    return entry;
  }

  /** The references that the entries' records had, by entry. */
  static async references(db: Database, entries: readonly BinEntry[]): Promise<ReadonlyMap<number, string | null>> {
    const ids = entries.map(({ id }) => id);
    const { rows } = await db.raw(
      `select entry_id as id, snapshot -> 'row' ->> 'reference' as reference from bin_snapshots where entry_id = any(?::integer[])`,
      [ids],
    );
    return new Map((rows as { id: number; reference: string | null }[]).map(({ id, reference }) => [id, reference]));
  }

  /** From its snapshot. */
  static async recognised(db: Database, id: number): Promise<Recognised | undefined> {
    const { rows } = await db.raw(recognisedBy, [id]);
    return rows[0];
  }

  /** Those of the ids that are in the actor's bin. */
  static async present(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
    const rows = await BinEntry.reachable(db, actor)
      .whereIn('bin.id', [...ids])
      .where(isUnexpired());
    return rows.map(({ id }) => id);
  }

  /** The newest first. `customer_id`: a filter for admins. Throws `Invalid`. */
  static async listed(
    db: Database,
    actor: Actor,
    { customer_id: given, ...page }: Page & { customer_id?: string | undefined },
  ): Promise<Listing<BinEntry>> {
    const { customer_id } = await resolveReferredIds(db, actor, { customer_id: given });
    const conditions = [isUnexpired(), ...referenceConditions('bin', { customer_id })];
    return BinEntry.list(db, actor, { ...page, newest: true }, { conditions });
  }

  /** The same as pages for people. */
  static browsed({ searches, caller }: ListReader, request: PageRequest): Promise<ListPage<BinEntry>> {
    return browse(BinEntry, searches, caller, request, { conditions: [isUnexpired()], order: { isDescending: true } });
  }

  /** Deletes an entry before it expires. Throws `record_not_found`. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return BinEntry.write(db, async (trx) => {
      const entry = await BinEntry.locked(trx, actor, id);
      if (!(await entry.$query(trx).where(isUnexpired()))) throw new Failure('record_not_found');
      await condition?.(trx);
      await entry.$query(trx).delete();
    });
  }

  /** Deletes the entry of a record whose history is erased, and of a tag whose snapshot contains it. */
  static async forget(trx: Transaction, resource: string, record_id: number): Promise<void> {
    await trx('bin').where({ resource, record_id }).delete();
    await trx.raw(ofPart, { resource, record_id, part: JSON.stringify({ [resource]: [{ id: record_id }] }) });
  }

  /** Removes expired entries, and the oldest ones of customers with too many tags. Returns their number. */
  static async prune(db: Database): Promise<number> {
    const expired = await db('bin').whereRaw('expires_at <= now()').delete();
    const { rowCount } = await db.raw(beyond, [maxBinned]);
    return expired + rowCount;
  }
}

const recognisedBy = `
  select snapshot -> 'row' ->> 'reference' as reference, (snapshot -> 'row' ->> 'place_id')::integer as place_id,
    snapshot -> 'row' ->> 'description' as description,
    (select part ->> 'text' from jsonb_array_elements(snapshot -> 'translations') part where part ->> 'origin' = 'original' limit 1) as text
  from bin_snapshots where entry_id = ?`;

/** By the history's entries, which are about to be erased: a search in all snapshots would be slow. */
const ofPart = `
  delete from bin b using bin_snapshots s where s.entry_id = b.id and b.resource = 'tags' and s.snapshot @> cast(:part as jsonb)
    and b.record_id in (select h.tag_id from history h where h.resource = :resource and h.record_id = :record_id)`;

const beyond = `
  delete from bin where id in (
    select id from (
      select id, row_number() over (partition by customer_id order by id desc) as nth from bin where resource = 'tags'
    ) numbered where nth > ?)`;
