/** Tags in the answers of `/api/v1/tags`. */
import { z } from 'zod';
import { TagFields } from '../management/tags.ts';
import {
  Gender,
  HardwareIdentifier,
  HardwareType,
  LanguageCode,
  TagIdentifier,
  TagRecordId,
  Timestamp,
} from '../primitives.ts';

const TextInLanguage = z
  .object({
    text: z.string().meta({ description: 'The text', examples: ['Welcome to the museum'] }),
    lang: LanguageCode,
  })
  .meta({ id: 'TextInLanguage', description: 'A text and the language that it is actually in.' });

/** The origin of a text. */
export const Origin = z.enum(['original', 'machine', 'human']).meta({
  id: 'Origin',
  description:
    '`original`: as entered. `machine`: translated by a provider, or taken over from another tag. `human`: translated by a person',
  examples: ['machine'],
});

/** The provenance of one text. */
const Provenance = z
  .object({
    requested: z.array(LanguageCode).meta({
      description:
        'The requested languages that are supported, in order and without excluded ones. A `*` in `Accept-Language` is replaced by the language of the original',
      examples: [['fr', 'en']],
    }),
    served: LanguageCode.meta({ description: 'Language that the text is in' }),
    original: LanguageCode.meta({ description: 'Language of the original' }),
    origin: Origin,
    provider: z
      .string()
      .nullable()
      .meta({
        description:
          'The provider that translated it, or `memory`: taken over from another tag of the same customer with the same original, where a person translated it. Null if it is not a machine translation',
        examples: ['deepl'],
      }),
    source_hash: z.string().meta({
      description: 'Hash of the original that the text was made from: SHA-256 of its language and text',
      examples: ['9d7d7ac5f2a4a1c5b6d7dd0a8a6ed5ea8d2a9d6bd6d0cb55f1a4b2c1f7e3a9b8'],
    }),
    stale: z
      .boolean()
      .meta({ description: 'Whether it is a human translation whose original has changed since', examples: [false] }),
    translated_at: Timestamp.nullable().meta({
      description: 'When the translation was last written. Null for an original',
      examples: ['2026-11-21T12:00:00.000Z'],
    }),
    fallback_reason: z
      .enum(['off', 'unsupported', 'refused', 'unavailable', 'pending'])
      .nullable()
      .meta({
        description:
          'Why the first requested language is not served. Null if it is. `off`: lookups do not translate on this service. `unsupported`: no provider supports it. `refused`: every provider refuses this text. `unavailable`: the last attempt failed. `pending`: it may be available soon',
        examples: [null],
      }),
  })
  .meta({ id: 'Provenance', description: 'The provenance of a text.' });

const TagProvenance = z
  .object({
    text: Provenance.nullable().meta({ description: 'Provenance of the text. Null if there is none' }),
    name: Provenance.nullable().meta({ description: 'Provenance of the name. Null if there is none' }),
  })
  .meta({ id: 'TagProvenance', description: "The provenance of a tag's text and name." });

/** Only on request. */
const provenance = TagProvenance.optional().meta({
  description: 'Where the text and name come from. Only with `expand=provenance`',
});

const tagParts = {
  id: TagRecordId,
  tag_identifier: TagIdentifier,
  description: TagFields.shape.description,
  name: TextInLanguage.meta({
    description: 'Name of the tag in one language. An empty text if it has no name',
    examples: [{ text: 'Entrance', lang: 'en' }],
  }),
  image_url: TagFields.shape.image_url,
  text_url: z.string().meta({
    description: 'URL of a page about the tag, as it was entered: the scheme can be missing',
    examples: ['www.example.com/entrance'],
  }),
  translation: TextInLanguage.meta({
    description: 'The text of the tag in the requested language, or else in the original language',
  }),
};

export const WrittenTag = z
  .object({
    id: tagParts.id,
    tag_identifier: tagParts.tag_identifier,
    gender: Gender,
    translation: tagParts.translation,
  })
  .meta({ id: 'WrittenTag', description: 'A tag as `create` and `addHardwareIdToTag` return it.' });
export type WrittenTag = z.output<typeof WrittenTag>;

export const ShownTag = z
  .object({
    id: tagParts.id,
    tag_identifier: tagParts.tag_identifier,
    description: tagParts.description,
    name: tagParts.name,
    gender: Gender,
    image_url: tagParts.image_url,
    text_url: tagParts.text_url,
    translation: tagParts.translation,
    provenance,
  })
  .meta({ id: 'ShownTag', description: 'A tag as `show` returns it.' });

const AttachedHardware = z
  .object({ type: HardwareType, identifier: HardwareIdentifier })
  .meta({ id: 'AttachedHardware', description: 'A hardware item that is attached to a tag.' });

export const FoundTag = z
  .object({
    id: tagParts.id,
    tag_identifier: tagParts.tag_identifier,
    name: tagParts.name,
    image_url: tagParts.image_url,
    text_url: tagParts.text_url,
    translation: tagParts.translation,
    hardware: z.array(AttachedHardware).meta({ description: 'All hardware that is attached to the tag' }),
    provenance,
  })
  .meta({ id: 'FoundTag', description: 'A tag as `showByHardwareId` and `showMyTags` return it.' });

/** An answer with exactly one tag. */
export const oneTagAnswer = <T extends z.ZodType>(tag: T, meta: { id: string; description: string }) =>
  z.object({ tags: z.array(tag).length(1).meta({ description: 'Exactly one tag' }) }).meta(meta);

export const WrittenTags = oneTagAnswer(WrittenTag, {
  id: 'WrittenTags',
  description: 'The tag in its current state.',
});

/** For OpenAPI links: the tag's record id in such an answer. */
export const answeredRecord = { id: '$response.body#/tags/0/id' };
