/** A tag as the API shows it, made of what was read of it. */
import type { Provenance, Reading, TagReading } from './read/reading.ts';
import type { Told } from './translate.ts';

/** The language of a tag that has neither text nor name. */
export const fallbackLanguage = 'en';

type Read = TagReading & Partial<Reading<'hardware' | 'provenance'>>;

/** What is told of a tag that is read as it is. */
const nothingWished: Record<'text' | 'name', Told> = {
  text: { requested: [], reason: null },
  name: { requested: [], reason: null },
};

/** Where to read more about a tag: at the address that somebody has entered, else at its own. */
export const textUrl = (
  publicUrl: string,
  { text_url, tag_identifier }: Pick<TagReading, 'text_url' | 'tag_identifier'>,
) => text_url ?? `${publicUrl}/t/${tag_identifier}`;

/** What reads a text aloud where nobody has said. */
export const usualGender = 'm' as const;

/** `publicUrl`: the address that is printed on tags, without a slash at its end. */
export const shownAt =
  (publicUrl: string) =>
  (reading: Read, told: Record<'text' | 'name', Told> = nothingWished) => ({
    ...reading,
    gender: reading.gender ?? usualGender,
    text_url: textUrl(publicUrl, reading),
    name: { text: reading.name ?? '', lang: reading.name_lang ?? reading.text_original_lang ?? fallbackLanguage },
    translation: { text: reading.text ?? '', lang: reading.text_lang ?? fallbackLanguage },
    hardware: reading.hardware ?? [],
    provenance: reading.provenance && {
      text: partOf(reading.provenance.text, told.text),
      name: partOf(reading.provenance.name, told.name),
    },
  });

const partOf = (read: Provenance | null, { requested, reason }: Told) =>
  read && { requested: [...requested], ...read, fallback_reason: reason };
