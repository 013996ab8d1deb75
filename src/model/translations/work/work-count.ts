/** The number of rows of the work list, and the tags of a page. */
import type { AnyQueryBuilder } from 'objection';
import { maxCounted } from '../../../../contracts/management/list-query.ts';
import type { TagPart } from '../../../../contracts/management/tag-filters.ts';
import type { Database } from '../../../database/connect.ts';
import { applyConditions, type RowCondition } from '../../access/sort-order.ts';
import { Tag } from '../../tags/tag.ts';
import { pairs, partsOf, state, statesOfParts, tables, type WorkQuery } from './work-rows.ts';

/** The tags whose text or name has the state, from indexes only. */
const tagsInState = (part: TagPart) => {
  const { tag } = tables[part];
  return `select ${tag} as id from ${pairs(part)} and ${tag} in :own and ${state} = any(cast(:states as text[]))`;
};

/** Selected tags: cheap conditions, and words that are compared row by row. */
interface WorkTags {
  own: AnyQueryBuilder;
  words: readonly RowCondition[];
}

interface WorkCount {
  /** The number of rows on all pages; a value beyond `maxCounted` means only that there are more. */
  count: number;
  /** The tags of the page's rows, in its order, where all rows are counted. */
  tags: number[];
  /** The last of these tags, where others may follow: rows may change before they are read. */
  unseen?: number | undefined;
}

/** The number of rows of these tags, and the tags that a page has to read. Reported ones are few. */
export async function countWork(db: Database, tags: WorkTags, reading: WorkQuery): Promise<WorkCount> {
  const reported = `select tag.id from :own as tag cross join lateral (${statesOfParts(reading)}) as work
    where work.reports > 0 and work.state = any(cast(:states as text[]))`;
  const partQueries = reading.isReported ? [reported] : partsOf(reading.part).map(tagsInState);
  // Texts and names are in different tables, and are counted concurrently.
  const counts = await Promise.all(partQueries.map((partQuery) => countedIn(db, partQuery, tags, reading)));
  const ids = new Set(counts.flatMap((each) => each.tags));
  const [sign, most] = [reading.towards === 'later' ? 1 : -1, mostTagsOf(reading)];
  const tagsOfPage = [...ids].sort((one, other) => sign * (one - other)).slice(0, most);
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    tags: tagsOfPage,
    unseen: tagsOfPage[most - 1],
  };
}

/** One row more shows that another page follows; the cursor's own tag may have no other row. */
const mostTagsOf = ({ most }: WorkQuery): number => most + 2;

/** Compares the words with tags in the state only, until there are more rows than `maxCounted`. */
async function countedIn(
  db: Database,
  partQuery: string,
  { own, words }: WorkTags,
  reading: WorkQuery,
): Promise<WorkCount> {
  const { lang, states, towards, from } = reading;
  const [order, beyond] = towards === 'later' ? ['asc', '>='] : ['desc', '<='];
  const work = applyConditions(Tag.query(db).from('in_state as tags').select('tags.id'), words);
  const { rows } = await db.raw(
    `with in_state as materialized (${partQuery}), work as materialized (:work)
     select (select count(*)::integer from work) as count, array(
       select distinct id from work ${from ? `where id ${beyond} :from` : ''} order by id ${order} limit :most) as tags`,
    {
      own: own.toKnexQuery(),
      work: work.limit(maxCounted + 1).toKnexQuery(),
      lang,
      states: [...states],
      most: mostTagsOf(reading),
      ...(from && { from: from.tag_id }),
    },
  );
  return rows[0];
}
