/** Tags, as the operations of `/api/v1/tags` answer them. */
import { z } from 'zod';
import { TagFields } from '../management/tags.ts';
import { Gender, HardwareIdentifier, HardwareType, LanguageCode, TagIdentifier, TagRecordId } from '../primitives.ts';

export const TextInLanguage = z
  .object({
    text: z.string().meta({ description: 'The text', examples: ['Welcome to the museum'] }),
    lang: LanguageCode,
  })
  .meta({ id: 'TextInLanguage', description: 'A text and the language that it is really in.' });

const tagParts = {
  id: TagRecordId,
  tag_identifier: TagIdentifier,
  description: TagFields.shape.description,
  name: TextInLanguage.meta({
    description: 'Name of the tag in one language; an empty text where it has none',
    examples: [{ text: 'Entrance', lang: 'en' }],
  }),
  image_url: TagFields.shape.image_url,
  text_url: z.string().meta({
    description: 'Address of a page about the tag, as it was entered: it may lack a scheme',
    examples: ['www.example.com/entrance'],
  }),
  translation: TextInLanguage.meta({
    description: 'The text of the tag in the requested language, or else the original',
  }),
};

export const WrittenTag = z
  .object({
    id: tagParts.id,
    tag_identifier: tagParts.tag_identifier,
    gender: Gender,
    translation: tagParts.translation,
  })
  .meta({ id: 'WrittenTag', description: 'A tag as `create` and `addHardwareIdToTag` answer it.' });
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
  })
  .meta({ id: 'ShownTag', description: 'A tag as `show` answers it.' });

export const AttachedHardware = z
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
    hardware: z.array(AttachedHardware).meta({ description: 'All hardware of the tag' }),
  })
  .meta({ id: 'FoundTag', description: 'A tag as `showByHardwareId` and `showMyTags` answer it.' });

/** An answer with exactly one tag. */
export const one = <T extends z.ZodType>(tag: T, meta: { id: string; description: string }) =>
  z.object({ tags: z.array(tag).length(1).meta({ description: 'Exactly one tag' }) }).meta(meta);

export const WrittenTags = one(WrittenTag, { id: 'WrittenTags', description: 'The tag, as it is now.' });

/** Where operations that take a tag's record id find it in an answer with one tag. */
export const answeredRecord = { id: '$response.body#/tags/0/id' };
