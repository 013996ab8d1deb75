/** A table of tags: its columns; each row is a tag. */
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import {
  HardwareTypeParameter,
  lenient,
  limits,
  numberParameter,
  ReferenceParameter,
  textParameter,
} from '../primitives.ts';
import { GenderField, LanguageField, RecordReference } from './fields.ts';
import { NewHardware } from './hardwares.ts';
import { NewTagRecord } from './tags.ts';

const { shape: tag } = NewTagRecord;
const { shape: hardware } = NewHardware;

export const TableItem = z.object({
  type: HardwareTypeParameter,
  identifier: hardware.identifier,
  major: hardware.major,
  minor: hardware.minor,
});
export type TableItem = z.output<typeof TableItem>;

/** A coordinate in degrees, with a point or a comma. */
const coordinate = (most: number) =>
  lenient(
    (value) => (typeof value === 'string' ? value.trim().replace(',', '.') : value),
    numberParameter(-most, most),
  );

/** The columns without languages. */
const ownColumns = {
  tag_identifier: textParameter(limits.name),
  reference: ReferenceParameter,
  customer: textParameter(limits.email),
  place_id: RecordReference,
  place: textParameter(limits.name),
  latitude: coordinate(90),
  longitude: coordinate(180),
  hardware: z.array(TableItem),
  description: tag.description,
  image_url: tag.image_url,
  text_url: tag.text_url,
  hidden: tag.hidden,
  position: tag.position,
  credit: tag.credit,
  gender: GenderField,
  lang: LanguageField,
  text: textParameter(limits.text),
  name_lang: LanguageField,
  name: textParameter(limits.name),
};

/** The text or the name in another language: `text:fr`. */
type LanguageColumn = `${'text' | 'name'}:${string}`;

/** Machine translations may be longer than the limit for people's texts; existing ones are valid. */
const inLanguages = (part: 'text' | 'name') =>
  Object.fromEntries(languageCodes.map((code) => [`${part}:${code}`, textParameter(limits.translation)]));

const columns = z.object({ ...ownColumns, ...inLanguages('text'), ...inLanguages('name') }).partial();

type OwnColumns = z.output<z.ZodObject<typeof ownColumns>>;

/** A row's values, by column; absent or null ones stay as they are. */
export type TableRow = Partial<OwnColumns> & { [column: LanguageColumn]: string | undefined };
export const TableRow = columns as unknown as z.ZodType<TableRow>;

/** Columns of exported tables that imports ignore: the states of translations, and the errors of a row. */
const outputColumns = ['error', ...languageCodes.flatMap((code) => [`text:${code}:state`, `name:${code}:state`])];

/** All columns that are read, or that exports have. */
export const tableColumns: readonly string[] = [...Object.keys(columns.shape), ...outputColumns];

const isOutput: ReadonlySet<string> = new Set(outputColumns);

/** The handling of a column: read, only exported, or unknown. */
export const kindOfColumn = (name: string): 'read' | 'told' | 'unknown' =>
  Object.hasOwn(columns.shape, name) ? 'read' : isOutput.has(name) ? 'told' : 'unknown';
