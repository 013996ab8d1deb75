import type { Actor } from '../../contracts/access.ts';
import type { BundleLink as Fields, NewBundleLink } from '../../contracts/management/bundle-links.ts';
import { limits } from '../../contracts/primitives.ts';
import type { Database } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { Invalid } from '../errors.ts';
import { OwnedRow } from './access/owned-row.ts';
import { digestOf, newSecret } from './sign-in/secret.ts';

const foreignPlace = 'is not one of your places';

/** A link by which apps fetch a customer's tags, or those of one of its places, without an account: its key lets in. */
export class BundleLink extends OwnedRow {
  static override tableName = 'bundle_links';
  static override readonly constraintMessages: ConstraintMessages = {
    bundle_links_place_id_fkey: ['place_id', foreignPlace],
    bundle_links_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
  };

  declare customer_id: number;
  declare place_id: Fields['place_id'];
  declare key_hash: Buffer;
  declare last_used_at: Date | null;

  /** A new link with its key, which is stored nowhere. Throws `Invalid` for a foreign place, and where there are too many. */
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

  /** Those who make links at once meet at the customer's row, so that each counts the links of the others. */
  private static async refuseTooMany(trx: Transaction, { id }: Actor): Promise<void> {
    await trx('customers').where({ id }).forNoKeyUpdate().first('id');
    const count = await BundleLink.query(trx).where({ customer_id: id }).resultSize();
    if (count >= limits.bundleLinks)
      throw new Invalid({
        base: [`There are ${count} links, which is as many as there can be. Destroy one of them first.`],
      });
  }
}
