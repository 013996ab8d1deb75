/** The models of translations, by what of a tag they are of. */
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import { NameTranslation } from './name-translation.ts';
import { Translation } from './translation.ts';

export const models = { text: Translation, name: NameTranslation } as const satisfies Record<TagPart, unknown>;
