/** The pages of `/places`. */
import type { Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { CheckBox } from '../../../contracts/management/fields.ts';
import { type PlaceChanges, PlacePart } from '../../../contracts/management/places.ts';
import { PlaceListQuery } from '../../../contracts/management/record-filters.ts';
import { textOrUndefined } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { formState, wasShown } from '../../html/version.ts';
import { isTicked, type PageCall } from '../../http/crud-pages.ts';
import { filteredList } from '../../http/filtered-list.ts';
import { submitOnce } from '../../http/idempotent-form.ts';
import { fieldsOrNone, recordFields } from '../../http/record-body.ts';
import { parseRecordId } from '../../http/record-id.ts';
import { type Draft, type ResourcePages, resourcePages, type SubmittedForm } from '../../http/resource-pages.ts';
import { browse, emptyPage } from '../../model/access/browse.ts';
import { readNames } from '../../model/access/record-names.ts';
import { formatCursor } from '../../model/access/sort-order.ts';
import { Customer } from '../../model/customer.ts';
import { Hardware, type Location } from '../../model/hardware.ts';
import { readLocatedTags } from '../../model/located-tags.ts';
import { convertFormFile, type PictureMaker } from '../../model/pictures/picture.ts';
import { destroyPlacePicture, putOnPlace } from '../../model/pictures/record-picture.ts';
import { Place } from '../../model/place.ts';
import { listRecords, referredTo } from '../../model/record-list.ts';
import { Tag } from '../../model/tags/tag.ts';
import { countTags } from '../../model/tags/tag-counts.ts';
import { inPlace } from '../../model/tags/tag-filter.ts';
import { byPosition, positionCursor } from '../../model/tags/tag-sort-order.ts';
import { changedNames, draftWithNames, namesAsFields } from './place-names.ts';
import { placeOwner, readOwnerOptions } from './place-owner.ts';
import { placeForm, placePage, placesPage } from './place-views.ts';

interface PlacePagesOptions {
  /** The form's default for missing coordinates. */
  defaultLocation: Location;
  pictures: PictureMaker;
}

const coordinates = ['latitude', 'longitude'] as const;

const isMissing = (value: unknown) => value === undefined || value === null || isBlank(value);

/** The default coordinates of the submitted form. */
const prefilledIn = ({ fields }: PageCall): string[] => textOrUndefined(fields.prefilled)?.split(' ') ?? [];

const usesLocation = ({ fields }: PageCall): boolean =>
  CheckBox.safeParse(fieldsOrNone(recordFields(fields, management.places.update)).use_location).data === true;

type Pages = ResourcePages<typeof management.places>;

export const placePages = (options: PlacePagesOptions): Router =>
  resourcePages(management.places, { ...pages, ...forms(options.defaultLocation), ...writes(options) });

const placeList = filteredList({
  query: PlaceListQuery,
  referred: { customer_id: referredTo.customer_id },
  read: (call, query, position) => listRecords(Place, call, query, position),
  nothing: emptyPage,
  draw: async (call, list, requested) => {
    const ids = list.rows.map(({ id }) => id);
    const counts = await countTags(call.searches, 'place_id', ids);
    return placesPage(list, { counts, owners: await ownersOf(call, list.rows), requested });
  },
});

/** Names of the places' owners, for admins: others see their own places only. */
const ownersOf = async ({ caller, db }: PageCall, places: readonly Place[]) =>
  readNames(Customer, db, caller, caller.isAdmin ? places.map(({ customer_id }) => customer_id) : []);

/** The id of a tag alone stands for its current position. */
async function cursorOf({ caller, db }: PageCall, given: unknown) {
  const text = textOrUndefined(given);
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return text;
  const tag = await Tag.reachable(db, caller).findById(parseRecordId(text));
  return tag && formatCursor(positionCursor(tag));
}

const pages: Pick<Pages, 'index' | 'show'> = {
  index: (call, _query, errors) => placeList(call, errors),

  show: async (call, id) => {
    const { caller, db, searches, query } = call;
    const place = await Place.find(db, caller, id);
    const conditions = [inPlace(id)];
    const tags = await browse(
      Tag,
      searches,
      caller,
      { q: '', after: await cursorOf(call, query.after), before: await cursorOf(call, query.before) },
      { breadth: 'own', conditions, order: byPosition },
    );
    const ids = tags.rows.map(({ id: tagId }) => tagId);
    const items = await Hardware.located(db, caller, ids);
    const part = PlacePart.safeParse(query.within).data;
    const cells = await readLocatedTags(db, caller, id, part);
    const alone = cells.filter(({ count }) => count === 1).map(({ tag_id }) => tag_id);
    const names = await readNames(Tag, db, caller, [...ids, ...alone]);
    return placePage({
      place,
      owners: await ownersOf(call, [place]),
      tags,
      names,
      items,
      cells,
      within: part,
    });
  },
};

function forms(defaultLocation: Location): Pick<Pages, 'blank' | 'edit'> {
  const page = async (call: PageCall, place: Place | undefined, draft: Draft | undefined) => {
    const { values, errors, basis } = formState(
      place ? { ...place.toJSON(), ...namesAsFields(place.names) } : {},
      draftWithNames(draft),
    );
    const missing = coordinates.filter((name) => isMissing(values[name]));
    for (const name of missing) values[name] = defaultLocation[name];
    const prefilled = coordinates.filter((name) => missing.includes(name) || prefilledIn(call).includes(name));
    const owners = place ? undefined : await readOwnerOptions(call);
    return placeForm({
      place,
      owners,
      values: { owner_id: owners && call.caller.id, ...values },
      prefilled,
      start: defaultLocation,
      errors,
      basis: place && basis,
    });
  };
  return {
    blank: async (call, draft) => page(call, undefined, draft),

    edit: async (call, id, draft) => page(call, await Place.find(call.db, call.caller, id), draft),
  };
}

const destroy: Pages['destroy'] = async ({ caller, db }, id) => {
  await Place.destroy(db, caller, id);
  return { to: '/places', message: 'The place is deleted.' };
};

const writes = ({
  defaultLocation,
  pictures,
}: PlacePagesOptions): Pick<Pages, 'record' | 'create' | 'update' | 'destroy'> => ({
  record: async ({ caller, db }, id) => {
    const place = await Place.find(db, caller, id);
    return { toJSON: () => ({ ...place.toJSON(), ...namesAsFields(place.names) }) };
  },

  create: async (call, { place: fields }) => {
    const owner = await placeOwner(call);
    const ready = await convertFormFile(call.db, pictures, call.fields['place[picture]']);
    return submitOnce(call, ({ caller, db }) =>
      Place.write(db, async (trx) => {
        const { id } = await Place.create(trx, owner, meant({ call, fields, defaultLocation }));
        if (ready) await putOnPlace(trx, caller, id, ready);
        return { to: `/places/${id}`, message: 'The place is added.' };
      }),
    );
  },

  update: async (call, id, { place: fields }, form) => {
    const { caller, db } = call;
    const place = await Place.find(db, caller, id);
    const { names, ...changed } = meant({ call, fields, defaultLocation, place, form });
    const changes = { ...changed, names: changedNames(names, form.version) };
    const ready = await convertFormFile(db, pictures, call.fields['place[picture]']);
    const isTakenOff = !ready && isTicked(call, 'place[no_picture]');
    const shown = { ...changed, ...namesAsFields(changes.names), ...(isTakenOff && { picture: null }) };
    await Place.write(db, async (trx) => {
      await Place.update(trx, caller, id, changes, form.unchanged(shown));
      if (ready) await putOnPlace(trx, caller, id, ready);
      else if (isTakenOff) await destroyPlacePicture(trx, caller, id);
    });
    return { to: `/places/${id}`, message: 'The place is saved.' };
  },

  destroy,
});

interface LocationForm {
  call: PageCall;
  fields: PlaceChanges;
  defaultLocation: Location;
  place?: Place;
  form?: SubmittedForm;
}

/** The intended location: a form that returns its defaults unchanged sets none, unless its box is ticked. */
function meant({ call, fields, defaultLocation, place, form }: LocationForm): PlaceChanges {
  const unknown = coordinates.filter((name) => isMissing(place?.[name]) || prefilledIn(call).includes(name));
  const isAsPrefilled = unknown.every((name) => isMissing(fields[name]) || fields[name] === defaultLocation[name]);
  if (!isAsPrefilled || usesLocation(call)) return fields;
  // A value that was missing when the form was rendered may exist now; an unchanged default must not overwrite it.
  const wasMissing = (name: string) => form !== undefined && wasShown(form.version, name, null);
  return { ...fields, ...Object.fromEntries(unknown.map((name) => [name, wasMissing(name) ? undefined : null])) };
}
