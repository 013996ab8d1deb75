/** A tag as its public page shows it to whoever has scanned it. */
import type { Language } from '../../contracts/languages.ts';
import type { Database } from '../database/connect.ts';
import { runNamed } from '../database/connect.ts';
import { tagIdentifierOf } from '../model/tags/tag.ts';
import { columns, isServed, type TagReading } from './read.ts';

export interface PublicTag extends TagReading {
  /** Null where the tag is in no place, or in one without a name. */
  place_name: string | null;
}

/** Of the rows that may be served, the one in the language that is named first. */
const best = (table: string, belongs: string, original: string) => `
  (select c.text, c.lang_code from ${table} c
   where ${belongs} and c.lang_code::text = any($1::text[]) and (c.origin = 'original' or ${isServed('c', original)})
   order by array_position($1::text[], c.lang_code::text)
   limit 1)`;

const publicTag = `
  select ${columns}, p.name as place_name
  from tags t
  left join places p on p.id = t.place_id
  left join text_records r on r.tag_id = t.id
  left join translations o on o.text_record_id = r.id and o.origin = 'original'
  left join lateral ${best('translations', 'c.text_record_id = r.id', 'o')} x on true
  left join name_translations n on n.tag_id = t.id and n.origin = 'original'
  left join lateral ${best('name_translations', 'c.tag_id = t.id', 'n')} nx on true
  where t.tag_identifier = $2`;

/**
 * The tag with this identifier, in the best of the languages that is stored, else as it was written. One SQL statement.
 */
export async function readPublicTag(
  db: Database,
  input: string,
  wanted: readonly Language[],
): Promise<PublicTag | undefined> {
  const identifier = tagIdentifierOf(input);
  if (identifier === undefined) return undefined;
  const codes = wanted.map(({ code }) => code);
  const [tag] = await runNamed<PublicTag>(db, 'public-tag', publicTag, [codes, identifier]);
  return tag;
}
