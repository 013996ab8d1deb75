/** The models of translations by the part of a tag. */
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { NameTranslation } from './name-translation.ts';
import { Translation } from './translation.ts';

export const models = { text: Translation, name: NameTranslation } as const satisfies Record<TagPart, unknown>;

/** SQL: joins the originals `o` of a part of tags, by the expression of a tag's id; texts with their text records `r`. */
export const joinOriginals = (part: TagPart, tagId: string): string =>
  part === 'text'
    ? `join text_records r on r.tag_id = ${tagId} join translations o on o.text_record_id = r.id and o.origin = 'original'`
    : `join name_translations o on o.tag_id = ${tagId} and o.origin = 'original'`;
