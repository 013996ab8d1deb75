/** `/look`: the branding of a museum on the pages for visitors. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { lenient, limits, RecordId, textOrUndefined, textParameter } from '../primitives.ts';
import { operation, query, type RouteInput } from './crud-resource.ts';
import { clearable, ImageUrlField } from './fields.ts';
import { maxPictureBody, SentPicture } from './pictures.ts';
import { nestedBody } from './resource.ts';
import { ofMuseum } from './team.ts';

const shown = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

export const Look = z
  .object({
    id: RecordId.meta({ description: 'Record id of the museum', examples: [3] }),
    display_name: shown("Name that visitors see instead of the service's name", 'Museum of the Sea'),
    colour: shown("Colour of the controls on visitors' pages, as `#rrggbb`", '#0b6e4f'),
    imprint_url: shown('URL of the imprint', 'https://museum.example.com/imprint'),
    privacy_url: shown('URL of the privacy policy', 'https://museum.example.com/privacy'),
    logo_url: shown('URL of the logo', 'https://tags.example.com/pictures/4f…/320.webp'),
  })
  .meta({ id: 'Look', description: "A museum's own look." });
export type Look = z.output<typeof Look>;

const isColour = /^#[0-9a-f]{6}$/;

/** In any case, and with white space around. */
const Colour = lenient(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.string().regex(isColour, { error: 'is not a colour as #rrggbb' }),
);

const fields = {
  display_name: clearable(textParameter(limits.name)).meta({
    description: "Name that visitors see. Null: the service's name",
    examples: ['Museum of the Sea'],
  }),
  colour: clearable(Colour).meta({
    description:
      "Colour of the controls on visitors' pages, as `#rrggbb`. Pages make it darker or lighter if it is hard to read",
    examples: ['#0b6e4f'],
  }),
  imprint_url: ImageUrlField.meta({
    description: 'URL of the imprint, with http or https',
    examples: ['https://museum.example.com/imprint'],
  }),
  privacy_url: ImageUrlField.meta({
    description: 'URL of the privacy policy, with http or https',
    examples: ['https://museum.example.com/privacy'],
  }),
};

export const LookChanges = z
  .object({ ...fields, ...ofMuseum.shape })
  .meta({ id: 'LookChanges', description: 'Changes to a look.' });
export type LookChanges = Omit<z.output<typeof LookChanges>, 'member_of'>;

const c = initContract();

const described = { resource: 'look', path: '/look', group: 'look', names: { one: 'Look' } } as const;
const ofLogo = {
  ...described,
  group: 'picture',
  failures: { setPicture: ['picture_too_large', 'pictures_full', 'too_many_pictures'] },
} satisfies RouteInput;
const seen = { 200: Look, 401: ErrorBody, 422: ValidationErrors } as const;
const unset = { 204: c.noBody(), 401: ErrorBody, 422: ValidationErrors } as const;
const own = { takes: undefined, links: undefined };

const change = {
  path: described.path,
  query: query.extend(ofMuseum.shape),
  body: nestedBody(described.group, LookChanges),
  responses: seen,
} as const;
const changes =
  "Updates the museum's own look, which visitors' pages, labels, invitations and letters use from then on. Absent fields keep their values; null clears a field. Available to the museum, its managers and admins.";

export const look = {
  index: {
    method: 'GET',
    path: described.path,
    query: query.extend(ofMuseum.shape),
    responses: seen,
    summary: 'Get the look',
    description: "Returns the museum's own look. Available to the museum, its managers and admins.",
    metadata: { ...operation(described, 'show', 'showLook', seen), ...own },
  },
  update: {
    ...change,
    method: 'PATCH',
    summary: 'Update the look',
    description: changes,
    metadata: { ...operation(described, 'update', 'updateLook', seen), ...own },
  },
  replace: {
    ...change,
    method: 'PUT',
    summary: 'Update the look (PUT)',
    description: `Same as PATCH. ${changes}`,
    metadata: { ...operation(described, 'update', 'replaceLook', seen), ...own },
  },
  setLogo: {
    method: 'PUT',
    path: `${described.path}/logo`,
    query: query.extend(ofMuseum.shape),
    body: nestedBody('picture', SentPicture),
    responses: seen,
    summary: 'Set the logo',
    description:
      'Sets the logo. Send it as raw bytes, as the field `picture` of a multipart form, or in JSON, like the picture of a tag. It appears beside the name at the top of visitors’ pages, and on labels that show the logo.',
    metadata: { ...operation(ofLogo, 'setPicture', 'setLogo', seen), ...own, upload: { mostBytes: maxPictureBody } },
  },
  destroyLogo: {
    method: 'DELETE',
    path: `${described.path}/logo`,
    query: query.extend(ofMuseum.shape),
    body: c.noBody(),
    responses: unset,
    summary: 'Remove the logo',
    description: "Removes the museum's logo.",
    metadata: { ...operation(ofLogo, 'destroyPicture', 'destroyLogo', unset), ...own },
  },
} as const;

/** A colour in the form for addresses; undefined for none. */
export function parseColour(given: unknown): string | undefined {
  const colour = `#${textOrUndefined(given) ?? ''}`;
  return isColour.test(colour) ? colour : undefined;
}
