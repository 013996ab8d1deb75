/** What the coverage comes to, counted beforehand. */
import { type AnyQueryBuilder, raw } from 'objection';
import type { Covered } from '../../../contracts/management/coverage.ts';
import type { TagPart } from '../../../contracts/management/tag-filters.ts';
import type { Database } from '../../database/connect.ts';
import { isStale } from '../translations/stale.ts';
import { type Changed, countsIn, isAmong, type Moment, type Narrow, tagsOf, withCounted } from './counted.ts';

/** All texts, or names, of a place whose originals are in one language, as they stand in one language. */
export interface Group {
  part: TagPart;
  place_id: number | null;
  from_code: string;
  lang_code: string;
  original: number;
  human: number;
  machine: number;
  stale: number;
}

/** Where the rows of a part are, of the tags `t`: `o` is the original, `x` what there is in whatever language. */
const rowsOf: Record<TagPart, string> = {
  text: `join text_records r on r.tag_id = t.id
    join translations o on o.text_record_id = r.id and o.origin = 'original'
    join translations x on x.text_record_id = r.id`,
  name: `join name_translations o on o.tag_id = t.id and o.origin = 'original'
    join name_translations x on x.tag_id = t.id`,
};

const counting = (part: TagPart, place: string) => `
  select ${place}, '${part}' as part, o.lang_code::text as from_code, x.lang_code::text as lang_code,
    count(*) filter (where x.origin = 'original')::integer as original,
    count(*) filter (where x.origin = 'human' and not ${isStale('x', 'o')})::integer as human,
    count(*) filter (where x.origin = 'machine' and not ${isStale('x', 'o')})::integer as machine,
    count(*) filter (where x.origin <> 'original' and ${isStale('x', 'o')})::integer as stale
  from (?) t ${rowsOf[part]}
  group by ${place}, o.lang_code, x.lang_code`;

/** The tags stand in both parts of it: what is read once for both could not be read by several processes at once. */
export const countingBoth = (place: string) => `${counting('text', place)} union all ${counting('name', place)}`;

export const twice = (tags: AnyQueryBuilder) => [tags.clone().toKnexQuery(), tags.toKnexQuery()] as never[];

/** What there is, whatever was counted beforehand. `codes`: in these languages, and of all originals; in all where nothing was. */
export async function groupsOf(db: Database, narrow: Narrow, codes?: readonly string[]): Promise<Group[]> {
  const groups = await countedGroupsOf(db, narrow, codes);
  return groups ?? (await db.raw(countingBoth('t.place_id'), twice(tagsOf(db, narrow)))).rows;
}

/** The same; undefined where nothing was counted beforehand that still holds. */
const countedGroupsOf = (db: Database, narrow: Narrow, codes?: readonly string[]): Promise<Group[] | undefined> =>
  withCounted(db, async (trx, since) => {
    const { rows } = await trx.raw(
      `select part, place_id, from_code, lang_code, sum(original)::integer as original, sum(human)::integer as human,
         sum(machine)::integer as machine, sum(stale)::integer as stale
       from (${counted(since)}) counted
       group by part, place_id, from_code, lang_code`,
      countedIn(trx, since, narrow, codes),
    );
    return rows;
  });

/** How all texts, and all names, stand in a language; undefined where that was not counted beforehand. */
export const countedStanding = (
  db: Database,
  narrow: Narrow,
  code: string,
): Promise<Record<TagPart, Covered> | undefined> =>
  withCounted(db, async (trx, since) => {
    const here = 'filter (where lang_code = ?)';
    const { rows } = await trx.raw(
      `select part, coalesce(sum(original) ${here}, 0)::integer as original, coalesce(sum(human) ${here}, 0)::integer as human,
         coalesce(sum(machine) ${here}, 0)::integer as machine, coalesce(sum(stale) ${here}, 0)::integer as stale,
         coalesce(sum(case when lang_code = from_code then original else 0 end)
           - coalesce(sum(original + human + machine + stale) ${here}, 0), 0)::integer as missing
       from (${counted(since)}) counted
       group by part`,
      [...Array(5).fill(code), ...countedIn(trx, since, narrow, [code])],
    );
    const none = { original: 0, human: 0, machine: 0, stale: 0, missing: 0 };
    const of = (part: TagPart): Covered => {
      const { part: _, ...covered } = rows.find((row: { part: TagPart }) => row.part === part) ?? { part, ...none };
      return covered;
    };
    return { text: of('text'), name: of('name') };
  });

/** What was counted, and what is counted anew. */
const counted = ({ customers }: Changed) =>
  `? ${customers.length > 0 ? `union all ${countingBoth('t.place_id')}` : ''}`;

/** Of these languages, and of all originals. */
function countedIn(trx: Moment, since: Changed, narrow: Narrow, codes: readonly string[] | undefined): never[] {
  const counts = narrow(countsIn(trx, 'coverage_counts', since));
  if (codes) counts.where(raw('(tags.lang_code = any(?::text[]) or tags.lang_code = tags.from_code)', [codes]));
  const columns = raw('place_id, part, from_code::text, lang_code::text, original, human, machine, stale');
  const anew = since.customers.length > 0 ? twice(tagsOf(trx, narrow).where(isAmong(since))) : [];
  return [counts.select(columns).toKnexQuery(), ...anew] as never[];
}
