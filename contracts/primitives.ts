/**
 * The primitive types of the interface.
 *
 * Old clients send numbers as strings and strings as numbers; `lenient` accepts them without showing that in the
 * document or in the types, which both describe what new clients should send.
 */
import { z } from 'zod';
import { languageCodes, lookUpLanguage } from './languages.ts';
import { limits } from './limits.ts';
import { referenceForm } from './text.ts';

export { limits };

/** A schema that first converts what old clients send; document and types describe only the canonical form. */
export const lenient = <S extends z.ZodType>(convert: (value: unknown) => unknown, schema: S) =>
  z.preprocess(convert, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;

/** The batch size of the list's validation. */
const batchSize = 1000;

/**
 * A list of at most so many elements; its length is checked first. Validation of a long list stops soon after its first
 * invalid element: creating error messages takes far longer than parsing.
 */
export const listOf = <S extends z.ZodType>(element: S, most: number, list = z.array(element)) =>
  z.preprocess((value, context) => {
    if (!Array.isArray(value)) return value;
    if (value.length > most) {
      context.addIssue({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: value });
      return z.NEVER;
    }
    for (let to = batchSize; to < value.length; to += batchSize)
      if (!list.safeParse(value.slice(to - batchSize, to)).success) return value.slice(0, to);
    return value;
  }, list) as unknown as z.ZodType<z.output<S>[], z.input<S>[]>;

const decimal = /^\s*[+-]?\d+(\.\d+)?\s*$/;

/** A number that JSON has rounded, or without a plain decimal form, is not the text that was meant. */
const isAsWritten = (value: number) => decimal.test(String(value)) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
const numberToText = (value: unknown) => (typeof value === 'number' && isAsWritten(value) ? String(value) : value);

/**
 * An unvalidated value as text: a string, or a number as its decimal string; undefined for anything else. `String()`
 * must not be called on values from JSON: `{"toString": 1}` would throw.
 */
export function textOrUndefined(value: unknown): string | undefined {
  const text = numberToText(value);
  return typeof text === 'string' ? text : undefined;
}

const textToNumber = (value: unknown) => (typeof value === 'string' && decimal.test(value) ? Number(value) : value);

/** The length of a text in code points. */
export const codePoints = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};
/** Whether a text has at most `max` code points, as JSON Schema's `maxLength` counts them. */
export const isAtMost = (value: string, max: number) =>
  value.length <= max || (value.length <= 2 * max && codePoints(value) <= max);

/** PostgreSQL cannot store NUL, and would replace unpaired surrogates. */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Text of at most `max` code points that can be stored without loss. */
export const storableText = (max: number) =>
  z
    .string()
    .refine((value) => isAtMost(value, max), { error: `is too long: at most ${max} characters` })
    .refine(isStorable, { error: 'has a character that cannot be stored' })
    .meta({ maxLength: max });

/** The JSON Schema of a text that is not blank: blank counts as absent. */
export const notBlank = { minLength: 1, pattern: '\\S' } as const;

/** Text as a parameter: a JSON number is taken as its decimal string. */
export const textParameter = (max: number) => lenient(numberToText, storableText(max));

/** A customer's own reference for a tag, normalised as stored. */
export const ReferenceParameter = lenient((value) => {
  const text = textOrUndefined(value);
  return text === undefined ? value : referenceForm(text);
}, storableText(limits.reference));

/** Whole number as a parameter: `12` or `"12"`. */
export const integerParameter = (min: number, max: number) => lenient(textToNumber, z.int().min(min).max(max));

/** Decimal number as a parameter: `47.1` or `"47.1"`. */
export const numberParameter = (min: number, max: number) => lenient(textToNumber, z.number().min(min).max(max));

/** Ids are PostgreSQL's four-byte integers. */
export const RecordId = z.int().min(1).max(2_147_483_647);

/** A timestamp between processes: ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

export const TagRecordId = RecordId.meta({
  id: 'TagRecordId',
  description: 'Numeric record id of a tag. This is not what `show` takes: see TagIdentifier.',
  examples: [17],
});

export const TagIdentifier = z
  .string()
  .regex(/^[0-9a-f]{12}$/)
  .meta({
    id: 'TagIdentifier',
    description: 'The public identifier of a tag: 12 lower-case hexadecimal digits',
    examples: ['4f0c9a17be52'],
  });

/**
 * A tag's identifier as given: any text, as an impossible one is just not found. The documentation shows the canonical
 * form (`documentedAs`).
 */
export const TagIdentifierParameter = textParameter(limits.hardwareIdentifier).meta({
  description: 'Tag identifier (`tag_identifier`). Not case-sensitive',
  examples: ['4f0c9a17be52'],
  documentedAs: TagIdentifier,
});

export const HardwareIdentifier = z.string().meta({
  id: 'HardwareIdentifier',
  ...notBlank,
  maxLength: limits.hardwareIdentifier,
  description: 'Identifier of a hardware item. Returned in upper case',
  examples: ['B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
});

export const HardwareIdentifierParameter = textParameter(limits.hardwareIdentifier).meta({
  description:
    'Hardware identifier: the UUID of a beacon, the UID of an NFC chip, or the text of a QR code. Not case-sensitive. For beacons and NFC chips only the digits count, whatever separates or surrounds them (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`). Both byte orders of an ISO 15693 chip are treated as the same identifier',
  examples: ['B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
  documentedAs: HardwareIdentifier,
});

const hardwareTypes = ['nfc', 'ble-beacon', 'qr'] as const;
export const HardwareType = z
  .enum(hardwareTypes)
  .meta({ id: 'HardwareType', description: 'Type of a hardware item', examples: ['ble-beacon'] });
export type HardwareType = z.infer<typeof HardwareType>;

/** `ble_beacon`, of old documentation, is understood but never emitted. */
export const HardwareTypeParameter = lenient(
  (value) => (value === 'ble_beacon' ? 'ble-beacon' : value),
  HardwareType,
).meta({
  description: 'Type of the hardware item. `ble_beacon`, from older documentation, is accepted as `ble-beacon`',
  examples: ['ble-beacon'],
});

export const BeaconNumberParameter = integerParameter(0, 65_535);

export const TagRecordIdParameter = lenient(textToNumber, TagRecordId);

export const LatitudeParameter = numberParameter(-90, 90);
export const LongitudeParameter = numberParameter(-180, 180);

const genders = ['m', 'f'] as const;
export const Gender = z
  .enum(genders)
  .meta({ id: 'Gender', description: 'Gender of the voice that reads the text aloud', examples: ['f'] });
export type Gender = z.infer<typeof Gender>;
export const GenderParameter = Gender.meta({
  description: 'Gender of the voice that reads the text aloud. Default: `m`',
  examples: ['f'],
});

const codes = languageCodes as [string, ...string[]];
export const LanguageCode = z
  .enum(codes)
  .meta({ id: 'LanguageCode', description: 'One of the 45 supported language codes', examples: ['en'] });

/** One of the 45 codes in any case, or an equivalent BCP 47 tag. */
export const LanguageCodeParameter = lenient(
  (value) => (typeof value === 'string' ? (lookUpLanguage(value)?.code ?? value) : value),
  LanguageCode,
).meta({
  description: 'One of the supported language codes. Equivalent BCP 47 tags are accepted (`zh-Hans`, `nb`, `pt-BR`)',
  examples: ['en'],
});

/** A beacon's UUID: 32 hexadecimal digits, with or without hyphens. */
export const BeaconUuidFormat = z
  .string()
  .regex(/^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'is not a UUID of 32 hexadecimal digits');

export const Guid = lenient(
  (value) => (typeof value === 'string' ? value.replace(/^\{(.*)\}$/, '$1').toLowerCase() : value),
  z.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/),
);

/** A number of elements, from 1. */
export const LimitParameter = integerParameter(1, 1000);

/** Whether a text is a calendar day like `2026-11-21`; PostgreSQL has no year 0. */
export const isDay = (value: string): boolean => z.iso.date().safeParse(value).success && !value.startsWith('0000');

/** Demands parameters that depend on others, even if others are invalid: one answer names all that is missing. */
export const withRequired = <S extends z.ZodObject>(
  schema: S,
  names: (value: Record<string, unknown>) => string[],
): S =>
  schema.check(
    z.superRefine(
      (value, context) => {
        // The check also runs on invalid input; the schema itself reports a value that is no object.
        if (typeof value !== 'object' || value === null) return;
        for (const name of names(value)) {
          if (value[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
        }
      },
      { when: () => true },
    ),
  ) as S;
