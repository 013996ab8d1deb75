import type { Actor } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import { write } from '../database/write.ts';
import { OwnedRow } from '../policy/owned-row.ts';

/** What can be said of a place; what is undefined stays as it is. */
export interface PlaceFields {
  name?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Where tags are: a museum, a market, a street. It belongs to a customer, as its tags do. */
export class Place extends OwnedRow {
  static override tableName = 'places';

  declare customer_id: number;
  declare name: string | null;
  /** In degrees, as is the longitude; null where it was never said. */
  declare latitude: number | null;
  declare longitude: number | null;

  /** The places of a customer, by ascending id. */
  static ofCustomer(db: Database, customerId: number): Promise<Place[]> {
    return Place.query(db).where({ customer_id: customerId }).orderBy('id').execute();
  }

  static create(db: Database, actor: Actor, fields: PlaceFields): Promise<Place> {
    return write(db, async (trx) => Place.query(trx).insertAndFetch({ ...fields, customer_id: actor.id }));
  }

  static update(db: Database, actor: Actor, id: number, fields: PlaceFields): Promise<Place> {
    return write(db, async (trx) => {
      const place = await Place.locked(trx, actor, id);
      return place.$query(trx).patchAndFetch(fields);
    });
  }

  /** Its tags stay, without a place. */
  static destroy(db: Database, actor: Actor, id: number): Promise<void> {
    return write(db, async (trx) => {
      const place = await Place.locked(trx, actor, id);
      await place.$query(trx).delete();
    });
  }
}
