/** The lookups of `/api/v1/tags`: public, in the reader's language. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import {
  demanding,
  HardwareIdentifierParameter,
  HardwareTypeParameter,
  LatitudeParameter,
  LongitudeParameter,
  TagIdentifierParameter,
} from '../primitives.ts';
import { Expand, WantedLanguages } from '../wanted.ts';
import { answeredRecord, FoundTag, one, ShownTag } from './tag-answers.ts';
import { requiredBeaconNumbers } from './tag-parameters.ts';

const c = initContract();

const lookup = {
  failures: ['tag_not_found'],
  takes: ['Accept-Language'],
  headers: ['Content-Language', 'X-Translation-Status', 'Vary'],
} as const;

export const tagLookups = c.router({
  show: {
    method: 'GET',
    path: '/tags/show',
    summary: 'Show a tag by its tag identifier',
    description:
      'The text and the name are in the first of the requested languages in which they are stored or can be made in time, else in the original; each says which language it is really in. Without `lang` it is the original.',
    query: z.object({ id: TagIdentifierParameter, lang: WantedLanguages, expand: Expand }),
    responses: { 200: one(ShownTag, { id: 'ShownTags', description: 'The tag.' }), 404: ErrorBody },
    metadata: operation({
      operationId: 'showTag',
      access: 'none',
      legacyBody: true,
      ...lookup,
      links: { showTagRecord: answeredRecord, destroyTagRecord: answeredRecord },
    }),
  },
  showByHardwareId: {
    method: 'GET',
    path: '/tags/showByHardwareId',
    summary: 'Show a tag by its hardware',
    description:
      'Finds the tag that a hardware item is attached to. A beacon is found by its UUID, major and minor. `lat` and `lon` are accepted from older clients and change nothing.',
    query: demanding(
      z.object({
        id: HardwareIdentifierParameter,
        type: HardwareTypeParameter,
        ...requiredBeaconNumbers,
        lang: WantedLanguages,
        lat: LatitudeParameter.optional()
          .catch(undefined)
          .meta({ description: 'Latitude of the reader; has no effect', examples: [52.37] }),
        lon: LongitudeParameter.optional()
          .catch(undefined)
          .meta({ description: 'Longitude of the reader; has no effect', examples: [4.89] }),
        expand: Expand,
      }),
      (value) => (value.type === 'ble-beacon' ? ['major', 'minor'] : []),
    ),
    responses: {
      200: one(FoundTag, { id: 'FoundTags', description: 'The tag that the hardware is attached to.' }),
      404: ErrorBody,
    },
    metadata: operation({ operationId: 'showTagByHardwareId', access: 'none', legacyBody: true, ...lookup }),
  },
});
