/** Tags by their identifiers, as links and printed codes carry them. */
import type { Database } from '../../database/connect.ts';
import { parseTagIdentifier } from '../../model/tags/tag-identifier.ts';
import { createLookup } from './by-key.ts';
import type { Extra, ReadOptions } from './reading.ts';

export const byIdentifier = createLookup<{ tag_identifier: string }>(
  'tag by identifier',
  { tag_identifier: 'text' },
  ({ tag_identifier }) => `t.tag_identifier = ${tag_identifier} and not t.hidden`,
);

/** Includes tags that are not open to visitors yet. */
const byIdentifierOfAll = createLookup<{ tag_identifier: string }>(
  'any tag by identifier',
  { tag_identifier: 'text' },
  ({ tag_identifier }) => `t.tag_identifier = ${tag_identifier}`,
);

/** The tag with this identifier in any spelling, unless it is hidden. */
export async function readByIdentifier<E extends Extra = never>(
  db: Database,
  input: string,
  wanted: ReadOptions<E> = {},
) {
  const tag_identifier = parseTagIdentifier(input);
  return tag_identifier === undefined ? undefined : byIdentifier.one(db, { tag_identifier }, wanted);
}

/** The same, including hidden tags. */
export async function readIncludingHidden<E extends Extra = never>(
  db: Database,
  input: string,
  wanted: ReadOptions<E> = {},
) {
  const tag_identifier = parseTagIdentifier(input);
  return tag_identifier === undefined ? undefined : byIdentifierOfAll.one(db, { tag_identifier }, wanted);
}
