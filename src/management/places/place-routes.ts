/** The pages of `/places`. */
import type { Request, Router } from 'express';
import { management } from '../../../contracts/index.ts';
import { CheckBox } from '../../../contracts/management/fields.ts';
import { givenText } from '../../../contracts/primitives.ts';
import type { Database } from '../../database/connect.ts';
import { filledFrom, held } from '../../html/version.ts';
import { objectOf } from '../../http/body.ts';
import { groupOf } from '../../http/record-body.ts';
import { type Draft, resourcePages, type SentForm } from '../../http/resource-pages.ts';
import { browse } from '../../model/access/browse.ts';
import { namesOf } from '../../model/access/calling.ts';
import { Hardware, type Location } from '../../model/hardware.ts';
import { Place, type PlaceFields } from '../../model/place.ts';
import { Tag } from '../../model/tags/tag.ts';
import { placeForm, placePage, placesPage } from './place-views.ts';

export interface PlacePagesOptions {
  db: Database;
  /** Connections for what looks through many rows. */
  searches: Database;
  /** What a form shows for coordinates that nobody has given. */
  defaultLocation: Location;
}

const coordinates = ['latitude', 'longitude'] as const;

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The coordinates that a sent form had been filled with before somebody saw it. */
const prefilledIn = (req: Request): string[] => givenText(objectOf(req).prefilled)?.split(' ') ?? [];

const isTicked = (req: Request): boolean => {
  const fields = groupOf(objectOf(req), 'place', []) as Record<string, unknown> | undefined;
  return CheckBox.safeParse(fields?.use_location).data === true;
};

export function placePages({ db, searches, defaultLocation }: PlacePagesOptions): Router {
  const page = (req: Request, place: Place | undefined, draft: Draft | undefined) => {
    const { values, errors, basis } = filledFrom(place?.toJSON() ?? {}, draft);
    const missing = coordinates.filter((name) => isBlank(values[name]));
    for (const name of missing) values[name] = defaultLocation[name];
    const prefilled = coordinates.filter((name) => missing.includes(name) || prefilledIn(req).includes(name));
    return placeForm({ place, values, prefilled, start: defaultLocation, errors, basis: place && basis });
  };

  /** What the person means: a form that comes back as it was filled in says nothing of the location, unless its box is ticked. */
  const meant = (req: Request, place: Place | undefined, fields: PlaceFields, form?: SentForm): PlaceFields => {
    const unknown = coordinates.filter((name) => isBlank(place?.[name]) || prefilledIn(req).includes(name));
    const isAsPrefilled = unknown.every((name) => isBlank(fields[name]) || fields[name] === defaultLocation[name]);
    if (!isAsPrefilled || isTicked(req)) return fields;
    // What was missing when the form was drawn may be there by now, and the form says nothing of it.
    const wasMissing = (name: string) => form !== undefined && held(form.version, name, null);
    return { ...fields, ...Object.fromEntries(unknown.map((name) => [name, wasMissing(name) ? undefined : null])) };
  };

  return resourcePages(management.places, {
    index: async ({ actor }, query) => placesPage(await browse(Place, searches, actor, query)),

    show: async ({ actor }, id) => {
      const place = await Place.find(db, actor, id);
      const [tags, items] = await Promise.all([Tag.ofPlace(db, place.id), Hardware.locatedIn(db, place.id)]);
      const names = await namesOf(
        Tag,
        db,
        actor,
        tags.map(({ id: tagId }) => tagId),
      );
      return placePage({ place, tags, names, items, isOwn: place.customer_id === actor.id });
    },

    blank: async (req, draft) => page(req, undefined, draft),

    edit: async (req, id, draft) => page(req, await Place.find(db, req.actor, id), draft),

    create: async (req, { place: fields }) => {
      const place = await Place.create(db, req.actor, meant(req, undefined, fields));
      return { to: `/places/${place.id}`, message: 'The place is added.' };
    },

    record: (on, { actor }, id) => Place.find(on, actor, id),

    update: async (req, id, { place: fields }, form) => {
      const present = await Place.find(db, req.actor, id);
      const changes = meant(req, present, fields, form);
      await Place.update(db, req.actor, id, changes, form.unchanged({ ...changes }));
      return { to: `/places/${id}`, message: 'The place is saved.' };
    },

    destroy: async ({ actor }, id) => {
      await Place.destroy(db, actor, id);
      return { to: '/places', message: 'The place is deleted.' };
    },
  });
}
