/** Finds the tag of each row, and its stored state. */
import type { Actor } from '../../../contracts/access.ts';
import type { TableItem, TableRow } from '../../../contracts/management/tag-table.ts';
import { splitOuterSpace } from '../../../contracts/text.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Invalid } from '../../errors.ts';
import { Customer } from '../customer.ts';
import { isStorable } from '../hardware-key.ts';
import { Place } from '../place.ts';
import { parseTagIdentifier } from '../tags/tag-identifier.ts';
import { type FoundTags, findTags, keyText, type LookupKeys, type Reference, referenceText } from './import-source.ts';
import { isElsewhere, type Location, type NamedPlace, type TagState } from './import-state.ts';

export class Finder {
  readonly #trx: Transaction;
  readonly #actor: Actor;
  readonly #may: { mayCreate: boolean; mayMakePlaces: boolean };
  /** Tags of earlier rows, with the lines of these. */
  readonly #taken = new Map<number, number>();
  readonly #customers = new Map<string, number | undefined>();
  readonly #places = new Map<string, NamedPlace>();

  constructor(trx: Transaction, actor: Actor, may: { mayCreate: boolean; mayMakePlaces: boolean }) {
    this.#trx = trx;
    this.#actor = actor;
    this.#may = may;
  }

  /** Records that a valid row refers to this tag. */
  taken(id: number, line: number): void {
    this.#taken.set(id, line);
  }

  /** The reference that finds the row's tag, with its owner; undefined where something else finds the tag. */
  async #referenceOf(says: TableRow): Promise<Reference | undefined> {
    const { reference, tag_identifier } = says;
    const customer_id = reference && !tag_identifier ? await this.#ownerOf(says, () => undefined) : undefined;
    return reference && customer_id !== undefined ? { reference, customer_id } : undefined;
  }

  /** The lookup keys of the rows that have any. */
  async lookupKeysOf(rows: readonly TableRow[]): Promise<LookupKeys> {
    const references: Reference[] = [];
    for (const says of rows) {
      const reference = await this.#referenceOf(says);
      if (reference) references.push(reference);
    }
    return {
      identifiers: rows.flatMap(({ tag_identifier }) => tag_identifier ?? []),
      items: rows.flatMap(({ tag_identifier, hardware = [] }) => (tag_identifier ? [] : hardware)),
      references,
    };
  }

  findAll(wanted: LookupKeys): Promise<FoundTags> {
    return findTags(this.#trx, this.#actor, wanted);
  }

  /** The stored state of a row's tag. Throws `Invalid` under the faulty column, or the column of the key. */
  async find(says: TableRow, found: FoundTags): Promise<TagState> {
    const [id, column] = await this.#tagOf(says, found);
    const earlier = id === undefined ? undefined : this.#taken.get(id);
    if (earlier !== undefined) throw new Invalid({ [column]: [`${ofEarlierRow}: line ${earlier}`] });
    if (id === undefined && !this.#may.mayCreate) throw new Invalid({ [column]: ['is of no tag'] });
    const state = id === undefined ? await this.#new(says) : found.states.get(id);
    if (!state) throw new Error(`the tag ${id} was found, and not read`);
    return { ...state, place: await this.#placeFor(says, state) };
  }

  async #tagOf(says: TableRow, found: FoundTags): Promise<[number | undefined, string]> {
    const { tag_identifier, hardware = [], reference } = says;
    if (tag_identifier) {
      const id = found.identifiers.get(parseTagIdentifier(tag_identifier) ?? '');
      if (id === undefined) throw new Invalid({ tag_identifier: ['does not exist'] });
      return [id, 'tag_identifier'];
    }
    const lead = tagOfHardware(hardware, found);
    if (lead !== undefined) return [lead, 'hardware'];
    if (!reference && hardware.length === 0)
      throw new Invalid({ reference: ["can't be blank where there is neither tag_identifier nor hardware"] });
    if (!reference) return [undefined, 'hardware'];
    const owned = await this.#referenceOf(says);
    return [owned && found.references.get(referenceText(owned)), 'reference'];
  }

  /** The owner of a new tag. `unknown`: the fallback for an unknown e-mail address. */
  async #ownerOf({ customer }: TableRow, unknown: () => undefined): Promise<number | undefined> {
    if (!this.#actor.isAdmin || !customer) return this.#actor.id;
    if (!this.#customers.has(customer)) {
      const owner = await Customer.byEmail(this.#trx, customer);
      this.#customers.set(customer, owner?.member_of ? undefined : owner?.id);
    }
    return this.#customers.get(customer) ?? unknown();
  }

  async #new(says: TableRow): Promise<TagState> {
    const customer_id = await this.#ownerOf(says, () => {
      throw new Invalid({ customer: ['does not exist'] });
    });
    return { ...noTag, customer_id: customer_id ?? null };
  }

  /** The row's place. A tag is only ever in a place of its owner. */
  async #placeFor(says: TableRow, { tag, customer_id }: TagState): Promise<NamedPlace | undefined> {
    const { place_id, place } = says;
    const location = locationIn(says);
    const ofOwner = { customer_id };
    if (place_id) {
      if (!location && tag?.place_id === place_id) return { ...noLocation, id: place_id, name: tag.place ?? '' };
      const found = await this.#place({ ...ofOwner, id: place_id });
      if (!found) throw new Invalid({ place_id: ["is not a place of the tag's customer"] });
      return comparedWith(found, location);
    }
    if (!place) return undefined;
    if (!location && tag?.place_id && tag.place === place) return { ...noLocation, id: tag.place_id, name: place };
    const found = (await this.#place({ ...ofOwner, name: place })) ?? (await this.#placeNamed(place, customer_id));
    return comparedWith(found, location);
  }

  /** The one place whose name is the same when folded, or one to be made where there is none. */
  async #placeNamed(written: string, customer_id: number | null): Promise<NamedPlace> {
    const name = splitOuterSpace(written).core;
    const [place, other] =
      customer_id === null
        ? []
        : await Place.query(this.#trx).where({ customer_id }).where(Place.isNamed(name)).limit(2).forKeyShare();
    const { id, latitude = null, longitude = null } = place ?? {};
    if (place && !other) return { id, name: place.name ?? '', latitude, longitude };
    if (!place && customer_id !== null && this.#may.mayMakePlaces) return { ...noLocation, id: undefined, name };
    throw new Invalid({ place: [`is not the name of one place of the tag's customer: ${name}`] });
  }

  /** The one place that fulfils the condition. */
  async #place(
    where: { customer_id: number | null } & ({ id: number } | { name: string }),
  ): Promise<NamedPlace | undefined> {
    if (where.customer_id === null) return undefined;
    const key = JSON.stringify(where);
    const known = this.#places.get(key);
    if (known) return known;
    const columns = ['id', 'name', 'latitude', 'longitude'];
    const [place, other] = await this.#trx('places').where(where).limit(2).forKeyShare().select(columns);
    if (!place || other) return undefined;
    this.#places.set(key, place);
    return place;
  }
}

/** The error of a second row for a tag, under the column by which the tag was found. */
export const ofEarlierRow = 'is of a tag that an earlier row has';

const noLocation = { latitude: null, longitude: null };

/** Throws `Invalid` for half of one. */
function locationIn({ latitude, longitude }: TableRow): Location | undefined {
  if (latitude == null && longitude == null) return undefined;
  if (latitude == null) throw new Invalid({ latitude: ["can't be blank where there is a longitude"] });
  if (longitude == null) throw new Invalid({ longitude: ["can't be blank where there is a latitude"] });
  return { latitude, longitude };
}

/** The place: with the row's location if it is new, else with whether the row's location differs. */
function comparedWith(place: NamedPlace, location: Location | undefined): NamedPlace {
  if (!location) return place;
  if (place.id === undefined) return { ...place, ...location };
  return { ...place, isElsewhere: isElsewhere(place, location) };
}

/** The tag of the row's hardware. Throws `Invalid` where it is ambiguous, or not visible to the actor. */
function tagOfHardware(items: readonly TableItem[], found: FoundTags): number | undefined {
  const ids = new Set(items.filter(isStorable).flatMap((item) => found.items.get(keyText(item)) ?? []));
  if (ids.size > 1) throw new Invalid({ hardware: ['leads to more than one tag'] });
  const [id] = ids;
  // Do not reveal the owner.
  if (id !== undefined && !found.states.has(id)) throw new Invalid({ hardware: ['is taken already'] });
  return id;
}

const noTag: Omit<TagState, 'customer_id'> = {
  tag: undefined,
  hardware: [],
  text_record_id: undefined,
  gender: undefined,
  texts: {},
  names: {},
  place: undefined,
};
