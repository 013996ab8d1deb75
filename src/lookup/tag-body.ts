/** A tag as the API shows it, made from a reading. */
import { imageUrlOf } from '../../contracts/pictures.ts';
import type { Provenance, Reading, TagReading } from './read/reading.ts';
import type { PartOutcome } from './translate.ts';

/** The language of a tag that has neither text nor name. */
export const fallbackLanguage = 'en';

type LookupReading = TagReading & Partial<Reading<'hardware' | 'provenance'>>;

/** The outcome for a part without preferences. */
const withoutPreferences: Record<'text' | 'name', PartOutcome> = {
  text: { requested: [], reason: null },
  name: { requested: [], reason: null },
};

/** The address of further information about a tag: the one entered by its owner, else its own. */
export const textUrl = (
  publicUrl: string,
  { text_url, tag_identifier }: Pick<TagReading, 'text_url' | 'tag_identifier'>,
) => text_url ?? `${publicUrl}/t/${tag_identifier}`;

/** The default voice. */
export const defaultGender = 'm' as const;

/** `publicUrl`: the address that is printed on tags, without a trailing slash. */
export const readingRepresentation =
  (publicUrl: string) =>
  (reading: LookupReading, outcomes: Record<'text' | 'name', PartOutcome> = withoutPreferences) => ({
    ...reading,
    gender: reading.gender ?? defaultGender,
    image_url: imageUrlOf(publicUrl, reading),
    text_url: textUrl(publicUrl, reading),
    name: { text: reading.name ?? '', lang: reading.name_lang ?? reading.text_original_lang ?? fallbackLanguage },
    translation: { text: reading.text ?? '', lang: reading.text_lang ?? fallbackLanguage },
    hardware: reading.hardware ?? [],
    provenance: reading.provenance && {
      text: partOf(reading.provenance.text, outcomes.text),
      name: partOf(reading.provenance.name, outcomes.name),
    },
  });

const partOf = (read: Provenance | null, { requested, reason }: PartOutcome) =>
  read && { requested: [...requested], ...read, fallback_reason: reason };
