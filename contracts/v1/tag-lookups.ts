/** The lookups of `/api/v1/tags`: public, in the reader's language. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { Expand, WantedLanguages } from '../preferences.ts';
import {
  HardwareIdentifierParameter,
  HardwareTypeParameter,
  LatitudeParameter,
  LongitudeParameter,
  TagIdentifierParameter,
  withRequired,
} from '../primitives.ts';
import { answeredRecord, FoundTag, oneTagAnswer, ShownTag } from './tag-answers.ts';
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
    summary: 'Get a tag by its tag identifier',
    description:
      'Returns the tag with the given identifier. Its text and name are each in the first requested language in which they are stored or can be translated in time, and otherwise in the original language. Each states the language that it is actually in. Without `lang`, the original is returned.',
    query: z.object({ id: TagIdentifierParameter, lang: WantedLanguages, expand: Expand }),
    responses: { 200: oneTagAnswer(ShownTag, { id: 'ShownTags', description: 'The tag.' }), 404: ErrorBody },
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
    summary: 'Get a tag by its hardware',
    description:
      'Returns the tag that a hardware item is attached to. A beacon is identified by its UUID, major and minor. `lat` and `lon` are accepted from older clients and have no effect.',
    query: withRequired(
      z.object({
        id: HardwareIdentifierParameter,
        type: HardwareTypeParameter,
        ...requiredBeaconNumbers,
        lang: WantedLanguages,
        lat: LatitudeParameter.optional()
          .catch(undefined)
          .meta({ description: 'Latitude of the reader. Has no effect', examples: [52.37] }),
        lon: LongitudeParameter.optional()
          .catch(undefined)
          .meta({ description: 'Longitude of the reader. Has no effect', examples: [4.89] }),
        expand: Expand,
      }),
      (value) => (value.type === 'ble-beacon' ? ['major', 'minor'] : []),
    ),
    responses: {
      200: oneTagAnswer(FoundTag, { id: 'FoundTags', description: 'The tag that the hardware is attached to.' }),
      404: ErrorBody,
    },
    metadata: operation({ operationId: 'showTagByHardwareId', access: 'none', legacyBody: true, ...lookup }),
  },
});
