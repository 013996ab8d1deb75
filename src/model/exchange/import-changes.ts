/** The changes of a table's row to its tag. */
import { createHash } from 'node:crypto';
import type { EmptiedColumn } from '../../../contracts/management/tag-import.ts';
import type { TableItem, TableRow } from '../../../contracts/management/tag-table.ts';
import { pictureHashOf } from '../../../contracts/pictures.ts';
import { type Gender, limits, textParameter } from '../../../contracts/primitives.ts';
import { isSameText, normalisedText, referenceForm, splitOuterSpace } from '../../../contracts/text.ts';
import { Invalid } from '../../errors.ts';
import { canonicalIdentifier, isStorable } from '../hardware-key.ts';
import { itemsInWords } from './hardware-cell.ts';
import { keyText } from './import-source.ts';
import type { StoredText, TagState } from './import-state.ts';

type Cell = string | null;

/** The changes of a text or a name. */
interface TextChanges {
  /** The original to create or change. */
  original: { lang_code: string; text: string } | undefined;
  /** Texts that become a person's work, by language. */
  translations: Readonly<Record<string, string>>;
}

export interface Change {
  state: TagState;
  /** The number of fields that blank cells empty. */
  cleared: number;
  /** Values before and after, by column. */
  changes: Record<string, [Cell, Cell]>;
  /** The tag's own columns. */
  fields: Record<string, unknown>;
  gender: Gender | undefined;
  text: TextChanges;
  name: TextChanges;
  items: TableItem[];
}

/** Throws `Invalid` under the faulty column. */
export function changesOf(says: TableRow, state: TagState, empties: readonly EmptiedColumn[]): Change {
  const text = writtenOf('text', says, state);
  const name = writtenOf('name', says, state);
  const errors = { ...text.errors, ...name.errors };
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  const changes: Change['changes'] = {};
  const fields = fieldsOf(says, state, changes);
  const cleared = empty(empties, says, state, { fields, changes });
  // The credit of the row wins over that of the picture.
  if ('image_url' in fields && says.credit) fields.credit = says.credit;
  const items = itemsOf(says, state, changes);
  const gender = genderOf(says, state, text, changes);
  Object.assign(changes, text.changes, name.changes);
  return { state, cleared, changes, fields, gender, text, name, items };
}

const ownFields = ['reference', 'description', 'image_url', 'text_url', 'credit'] as const;

const bit = (value: boolean): string => (value ? '1' : '0');

const isSameReference = (a: string, b: string) => referenceForm(a) === referenceForm(b);

function fieldsOf(says: TableRow, { tag, place }: TagState, changes: Change['changes']): Change['fields'] {
  const fields: Change['fields'] = {};
  for (const name of ownFields) {
    const [before, after] = [tag?.[name] ?? null, says[name] ?? null];
    const isSame = name === 'reference' ? isSameReference : isSameText;
    if (after === null || (before !== null && isSame(after, before))) continue;
    if (name === 'image_url' && tag?.picture && pictureHashOf(after) === tag.picture) continue;
    fields[name] = after;
    changes[name] = [before, after];
  }
  const { hidden, position } = says;
  const [wasHidden, wasAt] = [tag?.hidden ?? false, tag?.position ?? null];
  if (hidden !== undefined && hidden !== wasHidden) {
    fields.hidden = hidden;
    changes.hidden = [tag ? bit(wasHidden) : null, bit(hidden)];
  }
  if (typeof position === 'number' && position !== wasAt) {
    fields.position = position;
    changes.position = [wasAt === null ? null : `${wasAt}`, `${position}`];
  }
  if (place && place.id !== (tag?.place_id ?? null)) {
    fields.place_id = place.id;
    if (says.place_id) changes.place_id = [tag?.place_id ? `${tag.place_id}` : null, `${place.id}`];
    else changes.place = [tag?.place ?? null, place.name];
  }
  return fields;
}

/** Empties fields that have a value. Returns their number. */
function empty(
  columns: readonly EmptiedColumn[],
  { place_id }: TableRow,
  { tag }: TagState,
  { fields, changes }: Pick<Change, 'fields' | 'changes'>,
): number {
  const emptied = columns.filter((name) => tag && tag[name] != null && !(name === 'place' && place_id));
  for (const name of emptied) {
    fields[name === 'place' ? 'place_id' : name] = null;
    changes[name] = [`${tag?.[name]}`, null];
  }
  return emptied.length;
}

/** The gender only matters with a text. */
function genderOf(
  says: TableRow,
  { gender }: TagState,
  text: TextChanges,
  changes: Change['changes'],
): Gender | undefined {
  const isRead = gender !== undefined || text.original !== undefined;
  if (!isRead || !says.gender || says.gender === gender) return undefined;
  changes.gender = [gender ?? null, says.gender];
  return says.gender;
}

function itemsOf({ hardware = [] }: TableRow, state: TagState, changes: Change['changes']): TableItem[] {
  const present = new Set(state.hardware.map((item) => keyText(item as TableItem)));
  const items: TableItem[] = [];
  for (const item of hardware) {
    if (!isStorable(item)) throw new Invalid({ hardware: ['is not an identifier of such hardware'] });
    if (present.has(keyText(item))) continue;
    present.add(keyText(item));
    items.push({ ...item, identifier: canonicalIdentifier(item.identifier) });
  }
  if (items.length > 0) {
    const before = itemsInWords(state.hardware);
    changes.hardware = [before || null, itemsInWords([...state.hardware, ...items])];
  }
  return items;
}

type TextChangesOf = TextChanges & Pick<Change, 'changes'> & { errors: Record<string, string[]> };

/** The changes to the text or the name. */
function writtenOf(part: 'text' | 'name', says: TableRow, state: TagState): TextChangesOf {
  const stored = state[`${part}s`];
  const [lang, present] = Object.entries(stored).find(([, { origin }]) => origin === 'original') ?? [];
  const own = { lang, text: present?.text };
  const wanted = wantedOf(part, says, own);
  const changes: Change['changes'] = {};
  const column = part === 'text' ? 'lang' : 'name_lang';
  if (wanted.text !== undefined && wanted.lang === undefined)
    return { original: undefined, translations: {}, changes, errors: { [column]: ["can't be blank"] } };
  if (wanted.text !== own.text) changes[part] = [own.text ?? null, wanted.text ?? null];
  if (wanted.text !== undefined && wanted.lang !== own.lang) changes[column] = [own.lang ?? null, wanted.lang ?? null];
  const isChanged = Object.keys(changes).length > 0;
  const { lang: lang_code, text } = wanted;
  const others = translationsOf(part, says, stored, lang_code, changes);
  const original = isChanged && lang_code !== undefined && text !== undefined ? { lang_code, text } : undefined;
  return { original, changes, ...others };
}

interface Words {
  lang: string | undefined;
  text: string | undefined;
}

/** The original of the row. A language needs a text; that of a name defaults to the text's. */
function wantedOf(part: 'text' | 'name', says: TableRow, own: Words): Words {
  const text = says[part];
  if (text === undefined) return own;
  const written = own.text !== undefined && isSameText(text, own.text) ? own.text : text;
  const lang = part === 'text' ? says.lang : (says.name_lang ?? says.lang);
  return { text: written, lang: lang ?? own.lang };
}

/** A text that differs from the stored one, and from all that machines ever stored there, is a person's work. */
function translationsOf(
  part: 'text' | 'name',
  says: TableRow,
  stored: Readonly<Record<string, StoredText>>,
  original: string | undefined,
  changes: Change['changes'],
) {
  const translations: Record<string, string> = {};
  const errors: Record<string, string[]> = {};
  for (const [column, text] of Object.entries(says)) {
    const [kind, lang] = column.split(':');
    if (kind !== part || lang === undefined || typeof text !== 'string') continue;
    if (original === undefined) errors[column] = [`has no ${part} that it could be a translation of`];
    else if (lang === original) errors[column] = [`is in the language of the ${part} itself`];
    if (errors[column]) continue;
    const present = stored[lang]?.origin === 'original' ? undefined : stored[lang];
    if (present && (isSameText(present.text, text) || isOfMachine(present.former, text))) continue;
    const [fault] = ofPeople[part].safeParse(text).error?.issues ?? [];
    if (fault) errors[column] = [fault.message];
    translations[lang] = text;
    changes[column] = [present?.text ?? null, text];
  }
  return { translations, errors };
}

/** Limits of texts by people. */
const ofPeople = { text: textParameter(limits.text), name: textParameter(limits.name) };

/** Whether a machine ever stored this text there; only hashes of its texts are kept. */
function isOfMachine(former: readonly string[], text: string): boolean {
  const [bare, { before, core, after }] = [normalisedText(text).normalize('NFC'), splitOuterSpace(text)];
  const dressed = [text, bare, core, before + bare + after, bare.replaceAll('\n', '\r\n')];
  return former.length > 0 && dressed.some((each) => former.includes(hashOf(each)));
}

const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');
