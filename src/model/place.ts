import { type Pojo, type RawBuilder, raw } from 'objection';
import type { Actor } from '../../contracts/access.ts';
import { languageCodes } from '../../contracts/languages.ts';
import type { NewPlace, PlaceChanges, PlaceFields } from '../../contracts/management/places.ts';
import type { Database } from '../database/connect.ts';
import type { Condition } from '../database/transaction.ts';
import type { ConstraintMessages } from '../database/write.ts';
import { nameForms } from './access/fold.ts';
import { type NamingRules, OwnedRow, type SearchedIn } from './access/owned-row.ts';
import { allOf, anyOf, contains } from './access/search-words.ts';
import { deletePlaces } from './bin/move-to-bin.ts';
import type { Location } from './hardware.ts';
import type { Tag } from './tags/tag.ts';

/** An existing place with the name of a new one. */
export interface Namesake {
  id: number;
  name: string;
  /** The number of its tags. */
  tags: number;
}

const maxNamesakes = 10;

/** Names with those that are given: a blank one is taken away, null takes away all. */
function withNames(present: PlaceFields['names'], given: NewPlace['names']): PlaceFields['names'] {
  const all = Object.entries(given === null ? {} : { ...present, ...given });
  return Object.fromEntries(all.filter(([, name]) => name !== ''));
}

/** Where tags are: a museum, a market, a street. It belongs to a customer, as its tags do. */
export class Place extends OwnedRow implements PlaceFields {
  static override tableName = 'places';
  static override readonly constraintMessages: ConstraintMessages = {
    places_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
  };
  static override readonly searched: SearchedIn = { columns: ['places.name'] };
  static override readonly naming: NamingRules = { name: 'places.name', noun: 'Place' };

  declare customer_id: PlaceFields['customer_id'];
  declare name: PlaceFields['name'];
  /** In degrees, as is the longitude; null where unknown. */
  declare latitude: PlaceFields['latitude'];
  declare longitude: PlaceFields['longitude'];
  /** By language code. */
  declare names: PlaceFields['names'];
  /** The hash of its picture. */
  declare picture: string | null;
  declare image_url: PlaceFields['image_url'];
  declare tags?: Tag[];

  /** The column is text, null without names; what was not read stays undefined. */
  override $parseDatabaseJson(row: Pojo): Pojo {
    const { names, ...columns } = super.$parseDatabaseJson(row);
    return names === undefined ? columns : { ...columns, names: names === null ? {} : JSON.parse(names) };
  }

  override $formatDatabaseJson(json: Pojo): Pojo {
    const { names, ...columns } = super.$formatDatabaseJson(json);
    if (names === undefined) return columns;
    const inOrder = languageCodes.filter((code) => names[code] !== undefined).map((code) => [code, names[code]]);
    return { ...columns, names: inOrder.length === 0 ? null : JSON.stringify(Object.fromEntries(inOrder)) };
  }

  /** The location of a tag's place, if the actor may see it. */
  static async locationOfTag(db: Database, actor: Actor, tagId: number): Promise<Location | undefined> {
    const ofTag = 'places.id = (select place_id from tags where tags.id = ?)';
    const { latitude = null, longitude = null } =
      (await Place.reachable(db, actor).whereRaw(ofTag, tagId).first()) ?? {};
    return latitude === null || longitude === null ? undefined : { latitude, longitude };
  }

  /** Whether a place has this name, in one of its forms; found by the index for searches. */
  static isNamed(name: string): RawBuilder {
    const forms = nameForms(name);
    const haveWords = anyOf(
      forms.map((form) => allOf(form.split(' ').map((text) => contains('search_words(places.name)', { text })))),
    );
    const spelled = `replace(replace(replace(
      normalize(lower(places.name collate "und-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')`;
    return raw(`(${haveWords.sql} and array[search_fold(places.name), search_fold(${spelled})] && ?::text[])`, [
      ...haveWords.values,
      forms,
    ] as never[]);
  }

  /** The actor's own places of this name, folded; of many, the newest. */
  static async namesakes(db: Database, actor: Actor, name: unknown): Promise<Namesake[]> {
    if (typeof name !== 'string' || name.trim() === '' || name.includes('\0')) return [];
    return Place.query(db)
      .select('id', 'name', raw('(select count(*)::integer from tags where tags.place_id = places.id) as tags'))
      .where({ customer_id: actor.id })
      .where(Place.isNamed(name))
      .orderBy('id', 'desc')
      .limit(maxNamesakes)
      .castTo<Namesake[]>();
  }

  /** Whether the actor owns it, beyond seeing it. */
  static async isOwn(db: Database, actor: Actor, id: number): Promise<boolean> {
    return (await Place.query(db).findOne({ id, customer_id: actor.id }).select('id')) !== undefined;
  }

  static create(db: Database, customer_id: number, { names, ...fields }: NewPlace): Promise<Place> {
    const given = { ...fields, names: withNames({}, names), customer_id };
    return Place.write(db, async (trx) => Place.query(trx).insertAndFetch(given));
  }

  static update(db: Database, actor: Actor, id: number, given: PlaceChanges, condition?: Condition): Promise<Place> {
    return Place.write(db, async (trx) => {
      const place = await Place.locked(trx, actor, id);
      await condition?.(trx);
      const { names, ...fields } = given;
      const changes = names === undefined ? fields : { ...fields, names: withNames(place.names, names) };
      return place.$query(trx).patchAndFetch(changes);
    });
  }

  /** Its tags stay, without a place; its bundle links are deleted with it. */
  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return Place.write(db, async (trx) => {
      await Place.find(trx, actor, id);
      // The lock order of all writers of tags: an import locks tags before their places.
      await trx('tags').where({ place_id: id }).orderBy('id').forUpdate().select('id');
      await Place.locked(trx, actor, id);
      await condition?.(trx);
      await deletePlaces(trx, [id]);
    });
  }
}
