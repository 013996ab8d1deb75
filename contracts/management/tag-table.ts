/** What a table of tags says, by column: each row is about one tag. */
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { HardwareTypeParameter, limits, ReferenceParameter, textParameter } from '../primitives.ts';
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

/** The columns besides those of languages. */
const ownColumns = {
  tag_identifier: textParameter(limits.name),
  reference: ReferenceParameter,
  customer: textParameter(limits.email),
  place_id: RecordReference,
  place: textParameter(limits.name),
  hardware: z.array(TableItem),
  description: tag.description,
  image_url: tag.image_url,
  text_url: tag.text_url,
  gender: GenderField,
  lang: LanguageField,
  text: textParameter(limits.text),
  name_lang: LanguageField,
  name: textParameter(limits.name),
};

/** Its text or its name in another language: `text:fr`. */
export type LanguageColumn = `${'text' | 'name'}:${string}`;

/** What a machine has made may be longer than what people write; what is there already is no fault. */
const inLanguages = (part: 'text' | 'name') =>
  Object.fromEntries(languageCodes.map((code) => [`${part}:${code}`, textParameter(limits.translation)]));

const columns = z.object({ ...ownColumns, ...inLanguages('text'), ...inLanguages('name') }).partial();

type OwnColumns = z.output<z.ZodObject<typeof ownColumns>>;

/** What a row says, by column; what is absent or null stays as it is. */
export type TableRow = Partial<OwnColumns> & { [column: LanguageColumn]: string | undefined };
export const TableRow = columns as unknown as z.ZodType<TableRow>;

/** Columns that exports have and nobody reads: how a translation stands. */
const told = languageCodes.flatMap((code) => [`text:${code}:state`, `name:${code}:state`]);

/** All that an export may have. */
export const tableColumns: readonly string[] = [...Object.keys(columns.shape), ...told];

const isTold: ReadonlySet<string> = new Set(told);

/** What is done with a column: it is read, only told by exports, or not known. */
export const kindOfColumn = (name: string): 'read' | 'told' | 'unknown' =>
  Object.hasOwn(columns.shape, name) ? 'read' : isTold.has(name) ? 'told' : 'unknown';
