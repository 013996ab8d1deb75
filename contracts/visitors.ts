/** `/t/{tag_identifier}`: a tag at its printed URL, for people, apps and partners. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { operation } from './access.ts';
import { ErrorBody } from './failures.ts';
import { WantedLanguages } from './preferences.ts';
import { TagIdentifier } from './primitives.ts';
import { sharedResponses } from './v1/responses.ts';
import { tagLookups } from './v1/tag-lookups.ts';

const c = initContract();

/** The formats of that answer. */
export const tagFormats = ['html', 'json', 'linkset'] as const;
export type TagFormat = (typeof tagFormats)[number];

/** Their media types, for `Accept`. */
export const tagTypes = {
  html: 'text/html',
  json: 'application/json',
  linkset: 'application/linkset+json',
} as const satisfies Record<TagFormat, string>;

const Href = z.string().meta({ description: 'Target of the link', examples: ['http://127.0.0.1:3000/t/4f0c9a17be52'] });

const Links = z
  .object({
    anchor: z.string().meta({
      description: 'What the links are about: the address of the tag',
      examples: ['http://127.0.0.1:3000/t/4f0c9a17be52'],
    }),
    canonical: z.array(z.object({ href: Href })).meta({ description: 'The canonical address of the tag' }),
    alternate: z
      .array(
        z.object({
          href: Href.meta({ examples: ['http://127.0.0.1:3000/t/4f0c9a17be52?lang=fr'] }),
          type: z.string().meta({ description: 'Media type', examples: ['text/html'] }),
          hreflang: z.array(z.string()).meta({ description: 'Its languages, as BCP 47 tags', examples: [['fr']] }),
        }),
      )
      .optional()
      .meta({ description: 'The page in each language in which the text is stored. Absent if there is no text' }),
    describedby: z
      .array(
        z.object({
          href: Href.meta({ examples: ['http://127.0.0.1:3000/t/4f0c9a17be52?format=json'] }),
          type: z.string().meta({ description: 'Media type', examples: ['application/json'] }),
        }),
      )
      .meta({ description: 'The tag as JSON' }),
  })
  .meta({ id: 'TagLinks', description: 'The links of a tag.' });

/** RFC 9264. */
export const Linkset = z
  .object({ linkset: z.array(Links).length(1).meta({ description: 'Exactly one tag' }) })
  .meta({ id: 'Linkset', description: 'The links of a tag as a link set (RFC 9264).' });
export type Linkset = z.infer<typeof Linkset>;

const ShownTags = tagLookups.show.responses[200];

const tagAddresses = c.router({
  resolve: {
    method: 'GET',
    path: '/t/:tag_identifier',
    summary: 'Resolve the address of a tag',
    description:
      'Returns the tag at its printed address as a page, as JSON (what `showTag` returns with `expand=provenance`) or as a link set. `format` selects the representation; otherwise `Accept` does. Without `lang`, `Accept-Language` selects the language. An unknown `format` is ignored. If a page is requested, a 404 response is a page, too (`text/html`).',
    pathParams: z.object({
      // Any text: an unknown identifier is not found.
      tag_identifier: z.string().meta({
        description: 'Tag identifier. Not case-sensitive',
        examples: ['4f0c9a17be52'],
        documentedAs: TagIdentifier,
      }),
    }),
    query: z.object({
      lang: WantedLanguages.meta({
        description:
          'Language to read in, or a comma-separated list in order of preference. `auto`, the default, uses `Accept-Language`. If no language in the list is supported, the original is returned',
        examples: ['fr', 'fr,de', 'auto'],
      }),
      format: z
        .enum(tagFormats)
        .optional()
        .catch(undefined)
        .meta({ description: 'Representation to return. Overrides `Accept`', examples: ['json'] }),
    }),
    responses: { 200: z.union([ShownTags, Linkset]), 404: ErrorBody, 406: ErrorBody },
    metadata: operation({
      operationId: 'resolveTag',
      access: 'none',
      failures: ['tag_not_found', 'not_acceptable'],
      takes: ['Accept-Language'],
      headers: ['Content-Language', 'X-Translation-Status', 'Vary', 'Link'],
      head: 'resolveTagHead',
      types: { [tagTypes.json]: ShownTags, [tagTypes.html]: undefined, [tagTypes.linkset]: Linkset },
    }),
  },
});

/** Public, at the printed URLs. */
export const visitors = c.router({ tagAddresses }, { strictStatusCodes: true, commonResponses: sharedResponses });
