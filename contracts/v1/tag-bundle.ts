/** Bundles: a customer's tags as NDJSON, for phones without a network on site. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import {
  Gender,
  HardwareIdentifier,
  HardwareType,
  integerParameter,
  LanguageCode,
  lenient,
  RecordId,
  TagIdentifier,
} from '../primitives.ts';
import { Expand, WantedLanguages } from '../wanted.ts';
import { AuthTokenParameter } from './login.ts';
import { Origin, ShownTag } from './tag-answers.ts';

const c = initContract();

const BeaconNumber = z.int().min(0).max(65_535).nullable();

const BundledHardware = z
  .object({
    type: HardwareType,
    identifier: HardwareIdentifier,
    major: BeaconNumber.meta({ description: 'Major number of a beacon; null where there is none', examples: [1] }),
    minor: BeaconNumber.meta({ description: 'Minor number of a beacon; null where there is none', examples: [2] }),
    stands_in: z.boolean().meta({
      description:
        'Whether it is a beacon without one or both of its numbers that stands in, as the last resort, for all beacons of its UUID that have those it has: nobody else holds a beacon of this UUID',
      examples: [false],
    }),
  })
  .meta({ id: 'BundledHardware', description: 'A hardware item of a tag in a bundle.' });

const byLanguage = z.partialRecord(LanguageCode, z.string());
const originsByLanguage = z.partialRecord(LanguageCode, Origin);

const BundledOrigins = z
  .object({
    text: originsByLanguage.meta({ description: 'By language code, those of `texts`', examples: [{ en: 'original' }] }),
    name: originsByLanguage.meta({ description: 'By language code, those of `names`', examples: [{ en: 'original' }] }),
  })
  .meta({ id: 'BundledOrigins', description: 'Where the texts and names of a tag in a bundle come from.' });

const { id, tag_identifier, description, image_url, text_url } = ShownTag.shape;

export const BundleTag = z
  .object({
    type: z.literal('tag').meta({ description: 'A tag', examples: ['tag'] }),
    tag_identifier,
    id,
    place_id: RecordId.nullable().meta({
      description: 'Record id of its place; null where it is in none',
      examples: [3],
    }),
    description,
    gender: Gender,
    image_url,
    text_url,
    hardware: z.array(BundledHardware).meta({ description: 'All hardware of the tag' }),
    original_lang: LanguageCode.nullable().meta({
      description: 'The language of the original text; null where there is no text',
      examples: ['en'],
    }),
    original_name_lang: LanguageCode.nullable().meta({
      description: 'The language of the original name; null where there is no name',
      examples: ['en'],
    }),
    texts: byLanguage.meta({
      description: 'The text by language code: the original, and those of the languages asked for that are stored',
      examples: [{ en: 'Welcome to the museum', fr: 'Bienvenue au musée' }],
    }),
    names: byLanguage.meta({
      description: 'The name by language code: the original, and those of the languages asked for that are stored',
      examples: [{ en: 'Entrance', fr: 'Entrée' }],
    }),
    origins: BundledOrigins.optional().meta({
      description: 'Where texts and names come from; only with `expand=provenance`',
    }),
    hash: z.string().meta({
      description:
        'Names the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal hashes',
      examples: ['p2n1k0V4cX7n5GmM1hJ0t3cGZ2nJ8pYw3h9b0q1r2s4'],
    }),
  })
  .meta({
    id: 'BundleTag',
    description: 'A line of a bundle: a tag as it is now, in the place of an earlier line of it.',
  });

export const BundleGone = z
  .object({
    type: z.literal('gone').meta({ description: 'No tag any more', examples: ['gone'] }),
    tag_identifier: TagIdentifier,
  })
  .meta({
    id: 'BundleGone',
    description:
      'A line of a bundle with `since`: a tag that is not in it any more. Who does not know it passes over it.',
  });

export const BundleEnd = z
  .object({
    type: z.literal('end').meta({ description: 'The end', examples: ['end'] }),
    cursor: z.string().meta({
      description: 'To be sent as `since` the next time, by the same caller for the same place and languages',
      examples: ['OGQ5ZjYyYjA'],
    }),
    tags: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'How many lines `tag` there were', examples: [1] }),
    gone: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'How many lines `gone` there were', examples: [0] }),
  })
  .meta({
    id: 'BundleEnd',
    description: 'The last line of a bundle. One that ends without it is incomplete, and to be thrown away.',
  });

export const BundleLine = z.discriminatedUnion('type', [BundleTag, BundleGone, BundleEnd]).meta({
  id: 'BundleLine',
  description: 'Lines, each a JSON object: tags, those that are gone, and at last the end.',
});

/** The parameters of a bundle, by token or by link. */
export const bundleQuery = {
  lang: WantedLanguages.meta({
    description:
      'The languages wanted besides the original: codes with commas between, or `all`. What is not supported is left out',
    examples: ['fr,de', 'all'],
  }),
  // An invalid cursor leads to a full bundle.
  since: lenient((value) => (typeof value === 'string' ? value : 'unknown'), z.string())
    .optional()
    .meta({
      description: 'The `cursor` of the bundle before: only what has changed since',
      examples: ['OGQ5ZjYyYjA'],
    }),
  expand: Expand.meta({
    description: '`provenance`: where texts and names come from, as `origins` in each line. Unknown words are ignored',
  }),
};

export const tagBundle = c.router({
  bundle: {
    method: 'GET',
    path: '/tags/bundle',
    summary: 'Fetch tags for offline use',
    description:
      "The customer's own tags, or those of one place, in all the languages asked for, as a stream of lines (NDJSON) that ends with a cursor. With that cursor as `since` the next bundle has only what changed. Nothing is translated for it.",
    query: z.object({
      auth_token: AuthTokenParameter,
      place_id: integerParameter(1, 2_147_483_647)
        .optional()
        .meta({ description: 'Only the tags of this place of the customer', examples: [3] }),
      ...bundleQuery,
    }),
    responses: { 200: BundleLine, 401: ErrorBody, 410: ErrorBody },
    metadata: operation({
      operationId: 'bundleTags',
      access: 'required',
      role: 'viewer',
      isLines: true,
      failures: ['unknown_token', 'cursor_expired', 'too_many_bundles'],
    }),
  },
});
