/** Bundles: a customer's tags as NDJSON, for phones without a network on site. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from '../access.ts';
import { ErrorBody } from '../failures.ts';
import { Expand, WantedLanguages } from '../preferences.ts';
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
import { AuthTokenParameter } from './login.ts';
import { Origin, ShownTag } from './tag-answers.ts';

const c = initContract();

const BeaconNumber = z.int().min(0).max(65_535).nullable();

const BundledHardware = z
  .object({
    type: HardwareType,
    identifier: HardwareIdentifier,
    major: BeaconNumber.meta({ description: 'Major number of a beacon. Null if it has none', examples: [1] }),
    minor: BeaconNumber.meta({ description: 'Minor number of a beacon. Null if it has none', examples: [2] }),
    stands_in: z.boolean().meta({
      description:
        'Whether this beacon, which lacks its major, its minor or both, stands in as a last resort for all beacons of its UUID that share the numbers it has. Requires that nobody else has a beacon of this UUID',
      examples: [false],
    }),
  })
  .meta({ id: 'BundledHardware', description: 'A hardware item of a tag in a bundle.' });

const byLanguage = z.partialRecord(LanguageCode, z.string());
const originsByLanguage = z.partialRecord(LanguageCode, Origin);

const BundledOrigins = z
  .object({
    text: originsByLanguage.meta({
      description: 'Origins of `texts`, by language code',
      examples: [{ en: 'original' }],
    }),
    name: originsByLanguage.meta({
      description: 'Origins of `names`, by language code',
      examples: [{ en: 'original' }],
    }),
  })
  .meta({ id: 'BundledOrigins', description: 'The origins of the texts and names of a tag in a bundle.' });

const { id, tag_identifier, description, image_url, text_url } = ShownTag.shape;

export const BundleTag = z
  .object({
    type: z.literal('tag').meta({ description: 'A tag', examples: ['tag'] }),
    tag_identifier,
    id,
    place_id: RecordId.nullable().meta({
      description: 'Record id of its place. Null if it has none',
      examples: [3],
    }),
    description,
    gender: Gender,
    image_url,
    text_url,
    hardware: z.array(BundledHardware).meta({ description: 'All hardware that is attached to the tag' }),
    original_lang: LanguageCode.nullable().meta({
      description: 'Language of the original text. Null if there is no text',
      examples: ['en'],
    }),
    original_name_lang: LanguageCode.nullable().meta({
      description: 'Language of the original name. Null if there is no name',
      examples: ['en'],
    }),
    texts: byLanguage.meta({
      description: 'The text by language code: the original and all stored translations into the requested languages',
      examples: [{ en: 'Welcome to the museum', fr: 'Bienvenue au musée' }],
    }),
    names: byLanguage.meta({
      description: 'The name by language code: the original and all stored translations into the requested languages',
      examples: [{ en: 'Entrance', fr: 'Entrée' }],
    }),
    origins: BundledOrigins.optional().meta({
      description: 'Where the texts and names come from. Only with `expand=provenance`',
    }),
    hash: z.string().meta({
      description:
        'Hash of the rest of the line: SHA-256, as base64url, of its bytes without `,"hash":"…"`. Equal lines have equal hashes',
      examples: ['p2n1k0V4cX7n5GmM1hJ0t3cGZ2nJ8pYw3h9b0q1r2s4'],
    }),
  })
  .meta({
    id: 'BundleTag',
    description: 'A line of a bundle: the current state of a tag. It replaces any earlier line about the same tag.',
  });

export const BundleGone = z
  .object({
    type: z.literal('gone').meta({ description: 'Marks a removed tag', examples: ['gone'] }),
    tag_identifier: TagIdentifier,
  })
  .meta({
    id: 'BundleGone',
    description:
      'A line of a bundle with `since`: a tag that is no longer in the bundle. Ignore it if you do not know the tag.',
  });

export const BundleEnd = z
  .object({
    type: z.literal('end').meta({ description: 'Marks the end', examples: ['end'] }),
    cursor: z.string().meta({
      description:
        'Cursor to send as `since` for the next bundle, by the same caller and for the same place and languages',
      examples: ['OGQ5ZjYyYjA'],
    }),
    tags: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'Number of `tag` lines', examples: [1] }),
    gone: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .meta({ description: 'Number of `gone` lines', examples: [0] }),
  })
  .meta({
    id: 'BundleEnd',
    description: 'The last line of a bundle. A bundle without this line is incomplete and must be discarded.',
  });

export const BundleLine = z.discriminatedUnion('type', [BundleTag, BundleGone, BundleEnd]).meta({
  id: 'BundleLine',
  description: 'A stream of lines, each a JSON object: first tags and removed tags, then the end line.',
});

/** The parameters of a bundle, by token or by link. */
export const bundleQuery = {
  lang: WantedLanguages.meta({
    description:
      'Languages to include besides the original: a comma-separated list of codes, or `all`. Unsupported codes are ignored',
    examples: ['fr,de', 'all'],
  }),
  // An invalid cursor leads to a full bundle.
  since: lenient((value) => (typeof value === 'string' ? value : 'unknown'), z.string())
    .optional()
    .meta({
      description: 'The `cursor` of the previous bundle: returns only what has changed since',
      examples: ['OGQ5ZjYyYjA'],
    }),
  expand: Expand.meta({
    description:
      '`provenance` adds `origins` to each line: where its texts and names come from. Unknown values are ignored',
  }),
};

export const tagBundle = c.router({
  bundle: {
    method: 'GET',
    path: '/tags/bundle',
    summary: 'Fetch tags for offline use',
    description:
      "Returns the customer's own tags, or those of one place, in all requested languages, as a stream of lines (NDJSON) that ends with a cursor. Send that cursor as `since` to get a bundle of only what has changed. Bundles contain stored translations only: nothing is translated for them.",
    query: z.object({
      auth_token: AuthTokenParameter,
      place_id: integerParameter(1, 2_147_483_647)
        .optional()
        .meta({ description: 'Returns only the tags of this place, which must belong to the customer', examples: [3] }),
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
