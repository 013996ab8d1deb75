/**
 * The form fields for a tag beyond those of JSON: a new tag may come with its text, name, place, first hardware item and
 * languages in one step. JSON clients create those separately.
 */
import { z } from 'zod';
import { BeaconNumberParameter, HardwareTypeParameter, lenient, limits, listOf, textParameter } from '../primitives.ts';
import { clearable, GenderField, LanguageField, RecordReference } from './fields.ts';
import { NewTagRecord } from './tags.ts';

/** Check boxes: a form sends each ticked one, and nothing if none is. */
const Languages = lenient((given) => [given ?? []].flat(), listOf(LanguageField, limits.fields));

export const NewTagForm = z.object({
  tag: NewTagRecord.extend({
    /** The owner, if not the caller: admins create tags for others. */
    owner_id: clearable(RecordReference),
    text: clearable(textParameter(limits.text)),
    lang_code: clearable(LanguageField),
    gender: GenderField,
    name: clearable(textParameter(limits.name)),
    /** The name of a new place. */
    new_place: clearable(textParameter(limits.name)),
    /** Where places of that name exist: the id of the intended one, or `not` and their ids. */
    place_meant: clearable(textParameter(limits.name)),
    identifier: clearable(textParameter(limits.hardwareIdentifier)),
    hardware_type: clearable(HardwareTypeParameter),
    major: clearable(BeaconNumberParameter),
    minor: clearable(BeaconNumberParameter),
    languages: Languages,
  }),
});

/** The first contents of a tag besides its own fields. Blank ones are not created. */
export type FirstContents = Omit<z.output<typeof NewTagForm>['tag'], keyof NewTagRecord>;

/** The target languages for a tag's text and name. */
export const LanguagesForm = z.object({
  tag: z.object({ languages: Languages.refine((chosen) => chosen.length > 0, { error: 'have to be chosen' }) }),
});
