/** `/look`: the branding of a museum on the pages for visitors. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { givenText, lenient, limits, RecordId, textParameter } from '../primitives.ts';
import { type Operating, operation, query } from './crud-resource.ts';
import { clearable, ImageUrlField } from './fields.ts';
import { mostBytes, SentPicture } from './pictures.ts';
import { bodyOf } from './resource.ts';
import { ofMuseum } from './team.ts';

const shown = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

export const Look = z
  .object({
    id: RecordId.meta({ description: 'Record id of the museum', examples: [3] }),
    display_name: shown('Name that visitors read, in place of that of the service', 'Museum of the Sea'),
    colour: shown('Colour of what visitors press, as `#rrggbb`', '#0b6e4f'),
    imprint_url: shown('Address of the imprint', 'https://museum.example.com/imprint'),
    privacy_url: shown('Address of what is said on privacy', 'https://museum.example.com/privacy'),
    logo_url: shown('Address of the logo', 'https://tags.example.com/pictures/4f…/320.webp'),
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
    description: 'Name that visitors read; null: that of the service',
    examples: ['Museum of the Sea'],
  }),
  colour: clearable(Colour).meta({
    description:
      'Colour of what visitors press, as `#rrggbb`; pages make it darker or lighter where it is hard to read',
    examples: ['#0b6e4f'],
  }),
  imprint_url: ImageUrlField.meta({
    description: 'Address of the imprint, by http or https',
    examples: ['https://museum.example.com/imprint'],
  }),
  privacy_url: ImageUrlField.meta({
    description: 'Address of what is said on privacy, by http or https',
    examples: ['https://museum.example.com/privacy'],
  }),
};

export const LookChanges = z
  .object({ ...fields, ...ofMuseum.shape })
  .meta({ id: 'LookChanges', description: 'What is to be changed of a look.' });
export type LookChanges = Omit<z.output<typeof LookChanges>, 'member_of'>;

const c = initContract();

const described = { resource: 'look', path: '/look', group: 'look', names: { one: 'Look' } } as const;
const ofLogo = {
  ...described,
  group: 'picture',
  failures: { setPicture: ['picture_too_large', 'pictures_full', 'too_many_pictures'] },
} satisfies Operating;
const seen = { 200: Look, 401: ErrorBody, 422: ValidationErrors } as const;
const unset = { 204: c.noBody(), 401: ErrorBody, 422: ValidationErrors } as const;
const own = { takes: undefined, links: undefined };

const change = {
  path: described.path,
  query: query.extend(ofMuseum.shape),
  body: bodyOf(described.group, LookChanges),
  responses: seen,
} as const;
const changes =
  "Changes the museum's own look: visitors' pages, labels, invitations and letters carry it from then on. What is absent stays as it is, and null empties. For the museum, its managers, and admins.";

export const look = {
  index: {
    method: 'GET',
    path: described.path,
    query: query.extend(ofMuseum.shape),
    responses: seen,
    summary: 'Show the look',
    description: "The museum's own look. For the museum, its managers, and admins.",
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
    description: `The same as PATCH. ${changes}`,
    metadata: { ...operation(described, 'update', 'replaceLook', seen), ...own },
  },
  setLogo: {
    method: 'PUT',
    path: `${described.path}/logo`,
    query: query.extend(ofMuseum.shape),
    body: bodyOf('picture', SentPicture),
    responses: seen,
    summary: 'Set the logo',
    description:
      'The logo is sent as its bytes, as the field `picture` of a multipart form, or in JSON, as the picture of a tag is. It stands beside the name at the top of visitors’ pages, and on labels that carry it.',
    metadata: { ...operation(ofLogo, 'setPicture', 'setLogo', seen), ...own, upload: { mostBytes } },
  },
  destroyLogo: {
    method: 'DELETE',
    path: `${described.path}/logo`,
    query: query.extend(ofMuseum.shape),
    body: c.noBody(),
    responses: unset,
    summary: 'Take the logo off',
    description: 'The museum has no logo then.',
    metadata: { ...operation(ofLogo, 'destroyPicture', 'destroyLogo', unset), ...own },
  },
} as const;

/** A colour in the form for addresses; undefined for none. */
export function colourIn(given: unknown): string | undefined {
  const colour = `#${givenText(given) ?? ''}`;
  return isColour.test(colour) ? colour : undefined;
}
