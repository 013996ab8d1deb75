import type { Actor } from '../../contracts/access.ts';
import type { BundleLink as Fields, NewBundleLink } from '../../contracts/management/bundle-links.ts';
import { limits } from '../../contracts/primitives.ts';
import { type Database, runNamed } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Failure, Invalid } from '../errors.ts';
import { OwnedRow } from './access/owned-row.ts';
import { countBeforeCreate } from './owned-record-counts.ts';
import { digestOf, newSecret } from './sign-in/secret.ts';

/** Whether the stored time of use is older than a minute: more frequent writes would be a waste. */
const isIdle = `coalesce(last_used_at < now() - interval '1 minute', true)`;

/** A given place has another customer than its link. */
const leads = `(place_id is null or exists (
  select from places p where p.id = bundle_links.place_id and p.customer_id = bundle_links.customer_id))`;

const foreignPlace = 'is not one of your places';

/**
 * A link by which apps fetch a customer's tags, or those of one of its places, without an account: its key grants
 * access.
 */
export class BundleLink extends OwnedRow {
  static override tableName = 'bundle_links';
  static override readonly constraintMessages: ConstraintMessages = {
    bundle_links_place_id_fkey: ['place_id', foreignPlace],
  };

  declare customer_id: number;
  declare place_id: Fields['place_id'];
  declare key_hash: Buffer;
  declare last_used_at: Date | null;

  /** A new link and its key, which is stored nowhere. Throws `Invalid` for a foreign place, and for too many links. */
  static create(
    db: Database,
    actor: Actor,
    { place_id = null }: NewBundleLink,
  ): Promise<{ link: BundleLink; key: string }> {
    const key = newSecret();
    return BundleLink.write(db, async (trx) => {
      await BundleLink.refuseForeignPlace(trx, actor, place_id);
      await BundleLink.refuseTooMany(trx, actor);
      const row = { customer_id: actor.id, place_id, key_hash: digestOf(key) };
      return { link: await BundleLink.query(trx).insertAndFetch(row), key };
    });
  }

  /**
   * The scope of a key; stores the time of use. Throws `bundle_not_found` for an unknown or revoked key, and for a
   * place that was given away.
   */
  static async use(db: Database, key: string): Promise<Pick<BundleLink, 'id' | 'customer_id' | 'place_id'>> {
    const [link] = await runNamed<Pick<BundleLink, 'id' | 'customer_id' | 'place_id'> & { is_idle: boolean }>(
      db,
      'bundle-link-of-key',
      `select id, customer_id, place_id, ${isIdle} as is_idle from bundle_links where key_hash = $1 and ${leads}`,
      [digestOf(key)],
    );
    if (!link) throw new Failure('bundle_not_found');
    if (link.is_idle) BundleLink.noteUse(db, link.id);
    return link;
  }

  /** Whether a used link is still valid. */
  static async isThere(db: Database, id: number): Promise<boolean> {
    return (await BundleLink.query(db).findById(id).whereRaw(leads).select('id')) !== undefined;
  }

  /** In the background; after a failure the next use stores it. */
  private static noteUse(db: Database, id: number): void {
    const note = (trx: Transaction) =>
      trx('bundle_links').where({ id }).whereRaw(isIdle).update({ last_used_at: trx.fn.now() });
    inTransaction(db, note).catch(() => {});
  }

  static destroy(db: Database, actor: Actor, id: number): Promise<void> {
    return BundleLink.write(db, async (trx) => {
      const link = await BundleLink.locked(trx, actor, id);
      await link.$query(trx).delete();
    });
  }

  private static async refuseForeignPlace(trx: Transaction, { id }: Actor, placeId: number | null): Promise<void> {
    if (placeId === null) return;
    const place = await trx('places').where({ id: placeId, customer_id: id }).forKeyShare().first('id');
    if (!place) throw new Invalid({ place_id: [foreignPlace] });
  }

  private static async refuseTooMany(trx: Transaction, { id }: Actor): Promise<void> {
    const count = await countBeforeCreate(trx, BundleLink.tableName, id);
    if (count >= limits.bundleLinks)
      throw new Invalid({
        base: [`There are ${count} links, which is as many as there can be. Destroy one of them first.`],
      });
  }
}
