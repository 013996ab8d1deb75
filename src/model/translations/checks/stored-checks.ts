/** The checks of stored texts and names, under the keep words of their owners. */
import { type TagPart, tagParts } from '../../../../contracts/management/tag-filters.ts';
import type { Database } from '../../../database/connect.ts';
import { readKeepWords } from '../../keep-words-of-tags.ts';
import type { EditableTranslation } from '../editable-translation.ts';
import { type Finder, finderOf } from '../protected-parts.ts';
import type { Original } from '../translation-row.ts';
import { checkInWords } from './check-words.ts';
import { type CheckFinding, checksOf, isLongEnough } from './checks.ts';
import { loadedDetector } from './detector.ts';

interface CheckedPart {
  tag_id: number;
  part: TagPart;
  original: Original | undefined;
  target: Original | null;
}

/** The finder of protected parts for the texts of a tag. */
type Finders = (tagId: number) => Finder;

/** Checks rows of these tags one by one, and yields to the event loop in between. */
export async function checkerOf(
  rows: readonly CheckedPart[],
  finders: Finders,
): Promise<(row: CheckedPart) => CheckFinding[]> {
  const isLong = rows.some(({ target }) => target && isLongEnough(target));
  const detect = isLong ? await loadedDetector() : undefined;
  return ({ tag_id, part, original, target }) =>
    target ? checksOf(original, target, part, { find: finders(tag_id), detect }) : [];
}

/** Tags of one owner share a finder. */
export async function findersOf(db: Database, rows: readonly Pick<CheckedPart, 'tag_id'>[]): Promise<Finders> {
  const tagIds = rows.map(({ tag_id }) => tag_id);
  const { ownerOf, wordsOf } = await readKeepWords(db, tagIds);
  const finders = new Map([...wordsOf].map(([owner, words]) => [owner, finderOf(words)]));
  const ofNobody = finderOf([]);
  return (tagId) => finders.get(ownerOf.get(tagId) ?? 0) ?? ofNobody;
}

/** The checks of a text or name that has just been saved, or is shown alone, as sentences. */
export async function checksInWords(
  table: Pick<typeof EditableTranslation, 'subjectKind' | 'original'>,
  db: Database,
  { tag_id, lang_code, text, origin }: Pick<EditableTranslation, 'tag_id' | 'lang_code' | 'text' | 'origin'>,
): Promise<string[]> {
  const original = origin === 'original' ? undefined : await table.original(db, tag_id);
  const row = { tag_id, part: table.subjectKind, original, target: { lang_code, text } };
  return inWords(db, [row]);
}

/** The same for a new tag's text and name, each once. */
export async function checksOfNewTagInWords(
  db: Database,
  tag_id: number,
  lang_code: string,
  given: Partial<Record<TagPart, string | null>>,
): Promise<string[]> {
  const rows = tagParts.flatMap((part) => {
    const text = given[part];
    return text ? [{ tag_id, part, original: undefined, target: { lang_code, text } }] : [];
  });
  return inWords(db, rows);
}

async function inWords(db: Database, rows: readonly CheckedPart[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const check = await checkerOf(rows, await findersOf(db, rows));
  const found = rows.flatMap((row) => check(row).map((finding) => checkInWords(finding, row.target?.lang_code ?? '')));
  return [...new Set(found)];
}
