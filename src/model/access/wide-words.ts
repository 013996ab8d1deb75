/**
 * Words that stand in very many documents of tags (`search-documents.ts`): of each of them there is a bit for each tag, so that tags that
 * have such words are counted without reading a row for each of them. The bits are written with the documents, and of the same moment.
 */
import { type RawBuilder, raw } from 'objection';
import type { Database } from '../../database/connect.ts';

/** Of so large a part of all documents a word has to be, and of so many: of fewer the rows are read soon. */
const leastShare = 0.03;
const fewestDocuments = 20_000;

/** Tags whose bits stand in one row: see migration 0062. */
const blockSize = 1024;
/** Blocks that are filled by one statement. */
const blocksAtOnce = 64;

const blockOf = (tag: string) => `${tag} / ${blockSize}`;
const bitsOf = (tag: string) => `bit_or(set_bit(0::bit(${blockSize}), ${tag} % ${blockSize}, 1))`;

/** Whether the bits are of the moment `s` of the documents. */
export const isWideTold = (s: string): string => `${s}.wide::text = ${s}.snapshot::text`;

/** Which of the tags `:ids` have which of the words, as their documents say: what is otherwise is written anew. */
const written = `
  with asked as materialized (
    select ${blockOf('id')} as block, ${bitsOf('id')} as mask from unnest(cast(:ids as integer[])) as id group by 1
  ), said as materialized (
    select w.word, ${blockOf('d.tag_id')} as block, ${bitsOf('d.tag_id')} as tags
    from search_documents d cross join lateral unnest(d.words) as said (word) join search_wide_words w on w.word = said.word
    where d.tag_id = any(cast(:ids as integer[]))
    group by 1, 2
  ), meant as (
    select w.word, a.block, a.mask, coalesce(said.tags, 0::bit(${blockSize})) as tags
    from search_wide_words w cross join asked a left join said on said.word = w.word and said.block = a.block
  )
  insert into search_wide_tags (word, block, tags)
  select m.word, m.block, coalesce(t.tags, 0::bit(${blockSize})) & ~m.mask | m.tags
  from meant m left join search_wide_tags t on t.word = m.word and t.block = m.block
  where coalesce(t.tags, 0::bit(${blockSize})) & m.mask <> m.tags
  on conflict (word, block) do update set tags = excluded.tags`;

/** Writes the bits of these tags, whose documents have just been written. */
export const writeWide = (trx: Database, ids: readonly number[]) => trx.raw(written, { ids: [...ids] });

/** PostgreSQL's statistics tell which words are frequent. Any may be chosen: those that are not are found by the index of documents. */
const chosen = `
  insert into search_wide_words (word)
  select word from pg_stats s
    cross join lateral unnest(s.most_common_elems::text::integer[]) with ordinality as w (word, at)
  where s.schemaname = any(current_schemas(false)) and s.tablename = 'search_documents' and s.attname = 'words'
    and s.most_common_elem_freqs[w.at] >= greatest(:leastShare, :fewestDocuments / greatest((
      select reltuples from pg_class where oid = 'search_documents'::regclass), 1))`;

const filled = `
  insert into search_wide_tags (word, block, tags)
  select w.word, ${blockOf('d.tag_id')}, ${bitsOf('d.tag_id')}
  from search_documents d cross join lateral unnest(d.words) as said (word) join search_wide_words w on w.word = said.word
  where d.tag_id >= :from and d.tag_id < :to
  group by 1, 2
  on conflict (word, block) do update set tags = excluded.tags`;

type Alone = <T>(db: Database, work: (trx: Database) => Promise<T>) => Promise<T>;

/**
 * Chooses which words are wide, and writes the bits of all tags. `alone`: does it while nobody else writes documents. Cut short by the
 * signal, there are none until the next time.
 */
export async function widen(db: Database, alone: Alone, signal?: AbortSignal): Promise<void> {
  const last = await alone(db, async (trx) => {
    await trx.raw('update search_documented set wide = null');
    await trx.raw('delete from search_wide_tags');
    await trx.raw('delete from search_wide_words');
    await trx.raw(chosen, { leastShare, fewestDocuments });
    const { rows } = await trx.raw('select coalesce(max(tag_id), 0) as last from search_documents');
    return rows[0].last;
  });
  const step = blocksAtOnce * blockSize;
  for (let from = 0; from <= last; from += step) {
    if (signal?.aborted) return;
    await alone(db, (trx) => trx.raw(filled, { from, to: from + step }));
  }
  await alone(db, (trx) => trx.raw('update search_documented set wide = snapshot'));
}

/** Words of which a document has to have one. */
interface Group {
  wide: readonly number[];
  others: readonly number[];
}

/** With more words that are not wide than these, counting by bits is no shorter. */
const mostOthers = 200;

/** Undefined where one of them has no wide word: then the index of documents finds what there is soon. */
export function groupsOf(numbers: readonly (readonly number[])[], wide: ReadonlySet<number>): Group[] | undefined {
  const groups = numbers.map((any) => ({
    wide: any.filter((number) => wide.has(number)),
    others: any.filter((number) => !wide.has(number)),
  }));
  const isOfBits = (group: Group) => group.wide.length > 0 && group.others.length <= mostOthers;
  return groups.length > 0 && groups.every(isOfBits) ? groups : undefined;
}

/** How many tags have a word of each group, as their documents say; `but`: tags that do not count. A query for one number. */
export function countedByBits(groups: readonly Group[], but: readonly number[]): RawBuilder {
  const all = groups.map(({ wide, others }) =>
    raw(
      `select block, bit_or(tags) as tags from (
         select block, tags from search_wide_tags where word = any(?::integer[])
         ${others.length > 0 ? `union all select ${blockOf('d.tag_id')}, ${bitsOf('d.tag_id')} from search_documents d where d.words && (select ?::integer[]) group by 1` : ''}
       ) parts group by block`,
      [wide, ...(others.length > 0 ? [others] : [])] as never[],
    ),
  );
  const joined = all.map((_, at) => `(?) as g${at}${at === 0 ? '' : ' using (block)'}`).join(' join ');
  const both = all.map((_, at) => `g${at}.tags`).join(' & ');
  return raw(
    `select coalesce(sum(bit_count(${both} & ~coalesce(but.tags, 0::bit(${blockSize})))), 0)::integer as count
     from ${joined} left join (
       select ${blockOf('id')} as block, ${bitsOf('id')} as tags from unnest(?::integer[]) as id group by 1
     ) but using (block)`,
    [...all, [...but]] as never[],
  );
}
