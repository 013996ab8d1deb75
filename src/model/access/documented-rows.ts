/** Rows by the documents of tags: of the tags that were found, or asked of each row's tag in the order of a list. */
import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { comparing, fenced, inEachRow, type Searched, soughtIn } from './compared-rows.ts';
import type { FoundTags } from './found-tags.ts';
import type { DocumentedIn } from './owned-row.ts';

/**
 * What rows are wanted for: one after the other in the order of a list, until there are enough, by their ids up or down, or by something
 * else, or those that lack it; to count so many; or all of them.
 */
export type Purpose = 'up' | 'down' | 'page' | 'lacking' | 'some' | 'all';

/** What was found, for whom. */
interface Among {
  condition: RawBuilder | undefined;
  found: FoundTags;
  isAdmins: boolean;
  /** Whether they are too many to be looked up: then the list is looked through in its order. */
  isEverywhere: boolean;
}

/** The rows of the tags that were found; where a tag may have others, too, those that have the words themselves. */
export function documentedRows(
  table: Searched,
  rows: AnyQueryBuilder,
  reach: Among,
  words: string,
  purpose: Purpose,
): AnyQueryBuilder {
  const { condition, found, isEverywhere } = reach;
  const reached = condition ? [condition] : [];
  if (!(table.documentedIn as DocumentedIn).hasOthers) {
    for (const each of [...reached, isOf(table, found, purpose)]) rows.where(each);
    return rows;
  }
  const compare = comparing(table, reach, words);
  const compared = soughtIn(table, words).map((word) => inEachRow(table.tableName, compare(word)));
  if (isEverywhere) return comparedInTurn(table, rows, { reached, found, compared, purpose });
  rows.from(fenced(table.tableName, [...reached, isOf(table, found, purpose)]) as never);
  for (const each of compared) rows.where(each);
  return rows;
}

/** Rows that are compared one after the other, in the order of a list: as few as there have to be until there are enough. */
function comparedInTurn(
  { documentedIn }: Searched,
  rows: AnyQueryBuilder,
  given: { reached: RawBuilder[]; found: FoundTags; compared: RawBuilder[]; purpose: Purpose },
): AnyQueryBuilder {
  const { reached, found, compared, purpose } = given;
  const { tag, inTurn } = documentedIn as DocumentedIn;
  // Those that there are may be far from where the list begins. What is counted is counted from there.
  const way = purpose === 'some' ? 'up' : purpose;
  const areTheirs = found.isFew && inTurn && (way === 'up' || way === 'down');
  if (areTheirs) rows.from(raw(inTurn[way], found.isTheirs) as never);
  else for (const each of reached) rows.where(each);
  // A tag's document says sooner than its texts that they have not got the words.
  if (areTheirs) for (const each of compared) rows.where(each);
  else rows.where(allIn(found.isOne(tag), compared));
  return rows;
}

const allIn = (first: RawBuilder, others: readonly RawBuilder[]): RawBuilder =>
  raw(`case when ? then ${others.map(() => '?').join(' and ') || 'true'} end`, [first, ...others]);

/** Whether a row belongs to one of the tags that were found. */
export function isOf({ documentedIn }: Searched, found: FoundTags, purpose: Purpose): RawBuilder {
  const { tag, isOf: isOfThose } = documentedIn as DocumentedIn;
  if (purpose === 'lacking' && found.isLacking) return found.isLacking;
  // Nobody gathers once more what was gathered.
  if (found.isFew || (purpose === 'all' && found.told)) return raw(isOfThose, found.isTheirs);
  const isInTurn = purpose === 'page' || purpose === 'lacking' || purpose === 'up' || purpose === 'down';
  return isInTurn || (purpose === 'some' && found.areMost) ? found.isOne(tag) : found.isAmong(tag);
}
