/**
 * The values that the interface speaks of.
 *
 * Old clients send numbers as strings and numbers for strings; `lenient` understands them without showing it in the
 * document or in the types, which both say what a new client should send.
 */
import { z } from 'zod';
import { languageCodes, languageOf } from './languages.ts';
import { limits } from './limits.ts';
import { referenceForm } from './text.ts';

export { limits };

/** A schema that first converts what old clients send; document and types show only what a new one should send. */
export const lenient = <S extends z.ZodType>(convert: (value: unknown) => unknown, schema: S) =>
  z.preprocess(convert, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;

/** Elements of a list of which each may be told what is wrong with it. */
const toldOf = 1000;

/**
 * A list of at most so many elements, whose length counts before anything looks at them. Of a long one little is looked at beyond the first
 * that is wrong: what is said of each takes far longer than reading it.
 */
export const listOf = <S extends z.ZodType>(element: S, most: number, list = z.array(element)) =>
  z.preprocess((value, context) => {
    if (!Array.isArray(value)) return value;
    if (value.length > most) {
      context.addIssue({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: value });
      return z.NEVER;
    }
    for (let to = toldOf; to < value.length; to += toldOf)
      if (!list.safeParse(value.slice(to - toldOf, to)).success) return value.slice(0, to);
    return value;
  }, list) as unknown as z.ZodType<z.output<S>[], z.input<S>[]>;

const decimal = /^\s*[+-]?\d+(\.\d+)?\s*$/;

/** A number that JSON has rounded, or that has no plain decimal string, is not the text that was meant. */
const isAsWritten = (value: number) => decimal.test(String(value)) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
const numberToText = (value: unknown) => (typeof value === 'number' && isAsWritten(value) ? String(value) : value);

/**
 * What somebody has given as a text, where no schema has looked at it yet: a text, or a number as its decimal string.
 * Undefined for all else. Whatever is in somebody's JSON must not be asked for its own string: `{"toString": 1}` has none.
 */
export function givenText(value: unknown): string | undefined {
  const text = numberToText(value);
  return typeof text === 'string' ? text : undefined;
}

const textToNumber = (value: unknown) => (typeof value === 'string' && decimal.test(value) ? Number(value) : value);

/** The length of a text as everybody counts it here. */
export const codePoints = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};
/** Whether a text has at most `max` code points, which is what JSON Schema's `maxLength` counts. */
export const isAtMost = (value: string, max: number) =>
  value.length <= max || (value.length <= 2 * max && codePoints(value) <= max);

/** PostgreSQL can't hold NUL, and would store another character for half of a surrogate pair. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Text of at most `max` code points that can be stored exactly as it came. */
export const textOf = (max: number) =>
  z
    .string()
    .refine((value) => isAtMost(value, max), { error: `is too long: at most ${max} characters` })
    .refine(isStorable, { error: 'has a character that cannot be stored' })
    .meta({ maxLength: max });

/** How the document says of a text that it is more than white space: to be blank is to be absent. */
export const notBlank = { minLength: 1, pattern: '\\S' } as const;

/** Text as a parameter: a JSON number is taken as its decimal string. */
export const textParameter = (max: number) => lenient(numberToText, textOf(max));

/** What a customer calls a tag in their own books, as it is kept. */
export const ReferenceParameter = lenient((value) => {
  const text = givenText(value);
  return text === undefined ? value : referenceForm(text);
}, textOf(limits.reference));

/** Whole number as a parameter: `12` or `"12"`. */
export const integerParameter = (min: number, max: number) => lenient(textToNumber, z.int().min(min).max(max));

/** Decimal number as a parameter: `47.1` or `"47.1"`. */
export const numberParameter = (min: number, max: number) => lenient(textToNumber, z.number().min(min).max(max));

/** Ids are PostgreSQL's four-byte integers. */
export const RecordId = z.int().min(1).max(2_147_483_647);

/** A moment, as one process tells it to another: ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

export const TagRecordId = RecordId.meta({
  id: 'TagRecordId',
  description: 'Numeric record id of a tag. Not what `show` takes: see TagIdentifier.',
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
 * What a caller gives as a tag's identifier: anything; what none of our tags can have is simply not found. The documentation
 * names what a new client has and sends (`documentedAs`).
 */
export const TagIdentifierParameter = textParameter(limits.hardwareIdentifier).meta({
  description: 'Tag identifier (`tag_identifier`); case does not matter',
  examples: ['4f0c9a17be52'],
  documentedAs: TagIdentifier,
});

export const HardwareIdentifier = z.string().meta({
  id: 'HardwareIdentifier',
  ...notBlank,
  maxLength: limits.hardwareIdentifier,
  description: 'Identifier of a hardware item. Answers have it in upper case',
  examples: ['B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
});

export const HardwareIdentifierParameter = textParameter(limits.hardwareIdentifier).meta({
  description:
    'Hardware identifier: the UUID of a beacon, the UID of an NFC chip, the text of a QR code. Compared without case. Beacons and NFC chips are their digits, whatever stands between and around these (`04 A2`, `0x04A2`, `{…}`, `urn:uuid:`); both orders of bytes of an ISO 15693 chip are one',
  examples: ['B9407F30-F5F8-466E-AFF9-25556B57FE6D'],
  documentedAs: HardwareIdentifier,
});

const hardwareTypes = ['nfc', 'ble-beacon', 'qr'] as const;
export const HardwareType = z
  .enum(hardwareTypes)
  .meta({ id: 'HardwareType', description: 'Type of a hardware item', examples: ['ble-beacon'] });
export type HardwareType = z.infer<typeof HardwareType>;

/** `ble_beacon` stands in old documentation, so it is understood; it is never emitted. */
export const HardwareTypeParameter = lenient(
  (value) => (value === 'ble_beacon' ? 'ble-beacon' : value),
  HardwareType,
).meta({
  description: 'Type of the hardware item. (`ble_beacon`, from older documentation, is understood as `ble-beacon`.)',
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
  description: 'Gender of the voice that reads the text aloud; `m` where absent',
  examples: ['f'],
});

const codes = languageCodes as [string, ...string[]];
export const LanguageCode = z
  .enum(codes)
  .meta({ id: 'LanguageCode', description: 'One of the 45 supported language codes', examples: ['en'] });

/** One of the 45 codes; case does not matter, and BCP 47 tags that mean one of them are understood. */
export const LanguageCodeParameter = lenient(
  (value) => (typeof value === 'string' ? (languageOf(value)?.code ?? value) : value),
  LanguageCode,
).meta({
  description:
    'One of the supported language codes. BCP 47 tags that mean one of them are understood (`zh-Hans`, `nb`, `pt-BR`).',
  examples: ['en'],
});

/** A beacon's UUID: 32 hexadecimal digits, hyphenated or not. */
export const BeaconUuidFormat = z
  .string()
  .regex(/^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, 'is not a UUID of 32 hexadecimal digits');

export const Guid = lenient(
  (value) => (typeof value === 'string' ? value.replace(/^\{(.*)\}$/, '$1').toLowerCase() : value),
  z.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/),
);

/** A page number, a count: how many elements, from 1. */
export const LimitParameter = integerParameter(1, 1000);

/** Whether a text is a day of the calendar, as `2026-11-21`; PostgreSQL's has no year 0. */
export const isDay = (value: string): boolean => z.iso.date().safeParse(value).success && !value.startsWith('0000');

/** Demands parameters that depend on others, even where something else is wrong: one answer names all that is missing. */
export const demanding = <S extends z.ZodObject>(schema: S, names: (value: Record<string, unknown>) => string[]): S =>
  schema.check(
    z.superRefine(
      (value, context) => {
        // It is asked of whatever was sent; that it is no object is told by the schema itself.
        if (typeof value !== 'object' || value === null) return;
        for (const name of names(value)) {
          if (value[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'is missing' });
        }
      },
      { when: () => true },
    ),
  ) as S;
