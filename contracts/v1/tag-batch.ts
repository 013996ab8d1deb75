/** Batch lookups: a phone senses many beacons at once. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import {
  demanding,
  HardwareIdentifierParameter,
  HardwareTypeParameter,
  TagIdentifierParameter,
} from '../primitives.ts';
import { Expand, WantedLanguages } from '../wanted.ts';
import { FoundTag, ShownTag } from './tag-answers.ts';
import { requiredBeaconNumbers } from './tag-parameters.ts';

const c = initContract();

const mostObservations = 100;

/** By its identifier, as for `show`. */
export const ObservedTag = z.object({ tag_identifier: TagIdentifierParameter });

/** By its hardware, as for `showByHardwareId`. */
export const ObservedHardware = demanding(
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
    description: 'A tag that was met: by its identifier, or else by the type and identifier of a hardware item of it.',
  });

const { description, gender, ...ofBoth } = ShownTag.shape;

/** The fields that both single lookups have. */
const LookedUpTag = z
  .object({
    id: ofBoth.id,
    tag_identifier: ofBoth.tag_identifier,
    description: description.optional().meta({
      description: 'Description; where it was looked up by its identifier',
      examples: ['At the main entrance'],
    }),
    name: ofBoth.name,
    gender: gender.optional(),
    image_url: ofBoth.image_url,
    text_url: ofBoth.text_url,
    translation: ofBoth.translation,
    hardware: FoundTag.shape.hardware.optional().meta({
      description: 'All hardware of the tag; where it was looked up by its hardware',
    }),
    provenance: ofBoth.provenance,
  })
  .meta({
    id: 'LookedUpTag',
    description: 'A tag as `show` answers it, or, where it was looked up by its hardware, as `showByHardwareId` does.',
  });

const LookupResult = z
  .object({
    status: z.enum(['found', 'not_found', 'invalid']).meta({
      description: '`found`: with `tag`; `not_found`: there is no such tag; `invalid`: with `error`',
      examples: ['found'],
    }),
    tag: LookedUpTag.optional().meta({ description: 'The tag, where it was found' }),
    error: ErrorBody.shape.error.optional().meta({ description: 'What is wrong with the observation' }),
  })
  .meta({ id: 'LookupResult', description: 'What the single call would answer to one observation.' });

const LookupResults = z
  .object({ results: z.array(LookupResult).meta({ description: 'One for each observation, in their order' }) })
  .meta({ id: 'LookupResults', description: 'What became of each observation.' });

export const tagBatch = c.router({
  lookup: {
    method: 'POST',
    path: '/tags/lookup',
    summary: 'Look up many tags at once',
    description:
      'Takes what a phone has met, up to 100 observations, and answers a result for each, in their order: what `show` or `showByHardwareId` would answer, in the same languages. Translations that are missing are asked for together, within the time of one lookup. It changes nothing and may be repeated.',
    body: z.object({
      observations: z
        .array(z.unknown().meta({ documentedAs: Observation }))
        .min(1)
        .max(mostObservations)
        .meta({
          description: 'What was met: at least one, at most 100',
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
