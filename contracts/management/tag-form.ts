/**
 * What forms about a tag take besides what JSON does: a new tag may come with its text, its name, a place, a first item of
 * hardware and the languages that it is wanted in, all in one step. JSON clients make those by themselves.
 */
import { z } from 'zod';
import { BeaconNumberParameter, HardwareTypeParameter, lenient, limits, listOf, textParameter } from '../primitives.ts';
import { clearable, GenderField, LanguageField, RecordReference } from './fields.ts';
import { NewTagRecord } from './tags.ts';

/** Check boxes: a form sends each that is ticked, and nothing where none is. */
const Languages = lenient((given) => [given ?? []].flat(), listOf(LanguageField, limits.fields));

export const NewTagForm = z.object({
  tag: NewTagRecord.extend({
    /** Whose it is to be, where that is somebody else: admins make tags for others. */
    owner_id: clearable(RecordReference),
    text: clearable(textParameter(limits.text)),
    lang_code: clearable(LanguageField),
    gender: GenderField,
    name: clearable(textParameter(limits.name)),
    /** The name of a place that is made for it. */
    new_place: clearable(textParameter(limits.name)),
    /** Where there are places of that name already: the id of the one that is meant, or `not` and their ids. */
    place_meant: clearable(textParameter(limits.name)),
    identifier: clearable(textParameter(limits.hardwareIdentifier)),
    hardware_type: clearable(HardwareTypeParameter),
    major: clearable(BeaconNumberParameter),
    minor: clearable(BeaconNumberParameter),
    languages: Languages,
  }),
});

/** What a tag begins with besides its own fields. What is blank is not made. */
export type Beginning = Omit<z.output<typeof NewTagForm>['tag'], keyof NewTagRecord>;

/** The languages that a tag's text and name are to be translated into. */
export const LanguagesForm = z.object({
  tag: z.object({ languages: Languages.refine((chosen) => chosen.length > 0, { error: 'have to be chosen' }) }),
});
