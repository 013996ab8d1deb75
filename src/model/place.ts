import { raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import type { Database } from '../database/connect.ts';
import type { Condition } from '../database/transaction.ts';
import { write } from '../database/write.ts';
import { type CallingRules, OwnedRow, type Sought } from './access/owned-row.ts';
import type { Location } from './hardware.ts';

/** What can be said of a place; what is undefined stays as it is. */
export interface PlaceFields {
  name?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** A place that is called as another is to be. */
export interface Namesake {
  id: number;
  name: string;
  /** How many tags are there. */
  tags: number;
}

const mostNamesakes = 10;

/** Where tags are: a museum, a market, a street. It belongs to a customer, as its tags do. */
export class Place extends OwnedRow {
  static override tableName = 'places';
  static override readonly sought: readonly Sought[] = [{ column: 'places.name', kind: 'name' }];
  static override readonly calling: CallingRules = { name: 'places.name', noun: 'Place' };

  declare customer_id: number;
  declare name: string | null;
  /** In degrees, as is the longitude; null where it was never said. */
  declare latitude: number | null;
  declare longitude: number | null;

  /** The places of a customer, by ascending id. */
  static ofCustomer(db: Database, customerId: number): Promise<Place[]> {
    return Place.query(db).where({ customer_id: customerId }).orderBy('id').execute();
  }

  /** Where the place of a tag is, as far as the actor knows. */
  static async locationOfTag(db: Database, actor: Actor, tagId: number): Promise<Location | undefined> {
    const ofTag = 'places.id = (select place_id from tags where tags.id = ?)';
    const { latitude = null, longitude = null } =
      (await Place.reachable(db, actor).whereRaw(ofTag, tagId).first()) ?? {};
    return latitude === null || longitude === null ? undefined : { latitude, longitude };
  }

  /** The actor's own places of this name, whatever its case and the blanks around it; of many, the newest. */
  static async namesakes(db: Database, actor: Actor, name: unknown): Promise<Namesake[]> {
    if (typeof name !== 'string' || name.trim() === '' || name.includes('\0')) return [];
    return Place.query(db)
      .select('id', 'name', raw('(select count(*)::integer from tags where tags.place_id = places.id) as tags'))
      .where({ customer_id: actor.id })
      .whereRaw('lower(btrim(name)) = lower(btrim(?))', [name.trim()])
      .orderBy('id', 'desc')
      .limit(mostNamesakes)
      .castTo<Namesake[]>();
  }

  static create(db: Database, actor: Actor, fields: PlaceFields): Promise<Place> {
    return write(db, async (trx) => Place.query(trx).insertAndFetch({ ...fields, customer_id: actor.id }));
  }

  static update(db: Database, actor: Actor, id: number, fields: PlaceFields, condition?: Condition): Promise<Place> {
    return write(db, async (trx) => {
      const place = await Place.locked(trx, actor, id);
      await condition?.(trx);
      return place.$query(trx).patchAndFetch(fields);
    });
  }

  /** Its tags stay, without a place. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return write(db, async (trx) => {
      const place = await Place.locked(trx, actor, id);
      await condition?.(trx);
      await place.$query(trx).delete();
    });
  }
}
