/** Batch lookups: a phone senses many beacons at once. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { Expand, WantedLanguages } from '../preferences.ts';
import {
  HardwareIdentifierParameter,
  HardwareTypeParameter,
  TagIdentifierParameter,
  withRequired,
} from '../primitives.ts';
import { FoundTag, ShownTag } from './tag-answers.ts';
import { requiredBeaconNumbers } from './tag-parameters.ts';

const c = initContract();

const maxObservations = 100;

/** By its identifier, as for `show`. */
export const ObservedTag = z.object({ tag_identifier: TagIdentifierParameter });

/** By its hardware, as for `showByHardwareId`. */
export const ObservedHardware = withRequired(
  z.object({ id: HardwareIdentifierParameter, type: HardwareTypeParameter, ...requiredBeaconNumbers }),
  (value) => (value.type === 'ble-beacon' ? ['major', 'minor'] : []),
);

const Observation = z
  .object({
    tag_identifier: TagIdentifierParameter.optional(),
    type: HardwareTypeParameter.optional(),
    id: HardwareIdentifierParameter.optional(),
    ...requiredBeaconNumbers,
  })
  .meta({
    id: 'Observation',
    description: 'An observed tag: its identifier, or else the type and identifier of one of its hardware items.',
  });

const { description, gender, ...ofBoth } = ShownTag.shape;

/** The fields that both single lookups have. */
const LookedUpTag = z
  .object({
    id: ofBoth.id,
    tag_identifier: ofBoth.tag_identifier,
    description: description.optional().meta({
      description: 'Description of the tag. Only if it was looked up by its identifier',
      examples: ['At the main entrance'],
    }),
    name: ofBoth.name,
    gender: gender.optional(),
    image_url: ofBoth.image_url,
    text_url: ofBoth.text_url,
    translation: ofBoth.translation,
    hardware: FoundTag.shape.hardware.optional().meta({
      description: 'All hardware that is attached to the tag. Only if it was looked up by its hardware',
    }),
    provenance: ofBoth.provenance,
  })
  .meta({
    id: 'LookedUpTag',
    description: 'A tag as `show` returns it or, if it was looked up by its hardware, as `showByHardwareId` does.',
  });

const LookupResult = z
  .object({
    status: z.enum(['found', 'not_found', 'invalid']).meta({
      description: '`found`: `tag` is present. `not_found`: there is no such tag. `invalid`: `error` is present',
      examples: ['found'],
    }),
    tag: LookedUpTag.optional().meta({ description: 'The tag, if it was found' }),
    error: ErrorBody.shape.error
      .optional()
      .meta({ description: 'What is wrong with the observation. Only if it is invalid' }),
  })
  .meta({ id: 'LookupResult', description: 'What a single lookup would return for one observation.' });

const LookupResults = z
  .object({
    results: z.array(LookupResult).meta({ description: 'One result for each observation, in the same order' }),
  })
  .meta({ id: 'LookupResults', description: 'One result for each observation.' });

export const tagBatch = c.router({
  lookup: {
    method: 'POST',
    path: '/tags/lookup',
    summary: 'Look up many tags at once',
    description:
      'Looks up 1 to 100 observed tags in one call. Returns one result for each observation, in the same order: what `show` or `showByHardwareId` would return, in the same languages. Missing translations are requested together, within the time limit of a single lookup. This operation changes nothing and can be repeated safely.',
    body: z.object({
      observations: z
        .array(z.unknown().meta({ documentedAs: Observation }))
        .min(1)
        .max(maxObservations)
        .meta({
          description: 'The observations: at least 1, at most 100',
          examples: [
            [
              { tag_identifier: '4f0c9a17be52' },
              { type: 'ble-beacon', id: 'B9407F30-F5F8-466E-AFF9-25556B57FE6D', major: 1, minor: 2 },
            ],
          ],
        }),
      lang: WantedLanguages,
      expand: Expand,
    }),
    responses: { 200: LookupResults },
    metadata: operation({
      operationId: 'lookUpTags',
      access: 'none',
      isRepeatable: true,
      isJsonOnly: true,
      usual: ['lang'],
      takes: ['Accept-Language'],
      headers: ['Vary'],
    }),
  },
});
