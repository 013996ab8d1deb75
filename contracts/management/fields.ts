/**
 * The fields of records as clients send them, by form or by JSON.
 *
 * In a body, blank and null are the same: they clear an optional field. A field that is absent from an update stays as
 * it is.
 */
import { z } from 'zod';
import {
  GenderParameter,
  integerParameter,
  LanguageCodeParameter,
  lenient,
  limits,
  notBlank,
  numberParameter,
  RecordId,
  TagRecordIdParameter,
  textParameter,
} from '../primitives.ts';
import { isBlank } from '../text.ts';

/** An optional field. */
export const clearable = <S extends z.ZodType>(schema: S) =>
  lenient((value) => (isBlank(value) ? null : value), schema.nullable()).optional();

/** Text with at least one visible character. */
export const nonBlankText = (max: number) =>
  textParameter(max)
    .refine((value) => !isBlank(value), { error: "can't be blank" })
    .meta(notBlank) as z.ZodType<string, string>;

/** A boolean, which is a check box in a form. */
const yes: unknown[] = [true, 'true', '1', 1, 'on', 'yes'];
const no: unknown[] = [false, 'false', '0', 0, 'off', 'no', '', null];
export const CheckBox = lenient(
  (value) => (yes.includes(value) ? true : no.includes(value) ? false : value),
  z.boolean({ error: 'is not true or false' }),
);

export const Timestamp = z.iso
  .datetime()
  .meta({ id: 'Timestamp', description: 'A point in time, in UTC', examples: ['2026-11-21T12:00:00.000Z'] });

/** A record as it is shown: its fields between those of every record. */
export const recordSchema = <Fields extends z.ZodObject>(
  path: string,
  what: string,
  { shape }: Fields,
  id: z.ZodType<number, number> = RecordId.meta({ description: `Record id of the ${what}`, examples: [17] }),
) =>
  z.object({
    id,
    ...(shape as Fields['shape']),
    created_at: Timestamp.meta({ description: 'When it was created' }),
    updated_at: Timestamp.meta({ description: 'When it was last updated' }),
    url: z.string().meta({
      description: 'URL of this record',
      examples: [`https://tags.example.com${path}/17.json`],
    }),
  });

/** The id of a referenced record, unless that is a tag. */
export const RecordReference = integerParameter(1, 2_147_483_647);

/** The id in a path: an impossible one is not found rather than invalid. */
const asRecordId = (value: unknown) => {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return id <= 2_147_483_647 ? id : 0;
};
export const RecordIdInPath = lenient(asRecordId, z.int().min(0).max(2_147_483_647).meta({ minimum: 1 }));

export const TagReference = TagRecordIdParameter.meta({
  description: 'Record id (`id`) of the tag, which the caller must be allowed to change',
  examples: [17],
});

/** The page to return to; of no use for JSON clients. */
export const ReturnTag = clearable(TagRecordIdParameter).meta({
  description: 'Record id of the tag to whose page a browser is redirected. Changes nothing',
  examples: [17],
});

export const MinorEdit = CheckBox.optional().meta({
  description:
    'Whether an edit of the original keeps its translations valid, like the correction of a typing error. Otherwise machine translations are made again, and human translations are marked as stale',
  examples: [true],
});

export const TextField = nonBlankText(limits.text).meta({
  description: 'The text, stored exactly as given',
  examples: ['Welcome to the museum'],
});

export const LanguageField = LanguageCodeParameter;
export const GenderField = clearable(GenderParameter);

export const LatitudeField = clearable(numberParameter(-90, 90)).meta({
  description: 'Latitude in degrees',
  examples: [52.37],
});
export const LongitudeField = clearable(numberParameter(-180, 180)).meta({
  description: 'Longitude in degrees',
  examples: [4.89],
});

/** The coordinates of a record, each of which may be missing. */
export const coordinates = {
  latitude: z
    .number()
    .nullable()
    .meta({ description: 'Latitude in degrees', examples: [52.37] }),
  longitude: z
    .number()
    .nullable()
    .meta({ description: 'Longitude in degrees', examples: [4.89] }),
};

const hasBadCharacter = (value: string) => /[\s\p{Cc}\\]/u.test(value);
const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

/**
 * `www.example.com/entrance`. The part before a colon may be a scheme (`javascript:1/alert(1)` has a "port"), so with a
 * port the host needs a dot.
 */
function isWithoutScheme(value: string): boolean {
  const [, host = '', port] = /^([^/?#:]+)(:\d{1,5})?(?:[/?#].*)?$/.exec(value) ?? [];
  return host !== '' && (port === undefined || host.slice(1, -1).includes('.')) && URL.canParse(`http://${value}`);
}

/** The address, trimmed. */
const addressParameter = lenient(
  (value) => (typeof value === 'string' ? value.trim() : value),
  textParameter(limits.url).refine((value) => !hasBadCharacter(value), {
    error: 'has a space or another character that no address has',
    abort: true,
  }),
);

export const ImageUrlField = clearable(
  addressParameter.refine(isWebAddress, { error: 'is not an address that begins with http:// or https://' }),
).meta({ description: 'URL of a picture, with http or https', examples: ['https://example.com/entrance.jpg'] });

export const TextUrlField = clearable(
  addressParameter.refine((value) => isWebAddress(value) || isWithoutScheme(value), {
    error: 'is not a web address',
  }),
).meta({
  description: 'URL of a page about the tag, with http or https. The scheme can be left out',
  examples: ['www.example.com/entrance'],
});
