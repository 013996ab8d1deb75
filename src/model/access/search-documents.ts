/**
 * Documents for searches: of each tag the set of words that stand in it, its texts and its names.
 *
 * A word is what stands between two spaces, punctuation and all, as it is written. Who types a part of a word has typed no
 * space, so that what a text has in it one of its words has in it: words are compared instead of texts, and are far fewer.
 *
 * They are made of one moment, `search_documented`. What the journal of changes tells since is left out by who looks for words,
 * and read itself (`found-tags.ts`), so what is found is always what is there.
 */
import type { Knex } from 'knex';
import type { Database } from '../../database/connect.ts';
import { here, holds, isUnseen } from '../../database/follow.ts';

/** Where a word stands. A `reference` is one as a whole, and an `owner` is a customer's id. */
export type WordKind = 'text' | 'name' | 'place' | 'description' | 'identifier' | 'key' | 'reference' | 'owner';

/** The first words of what may have to begin with a word stand in the documents besides, as another kind. */
export const beginningOf = (kind: WordKind): string => `${kind} beginning`;

/** What a tag lacks by which lists are sorted: a document says so by a word of its own. */
export type Lacked = 'name' | 'place';

/** SQL: whether a tag, as `tags`, lacks it. A place without a name is none to sort by. */
export const lacks: Record<Lacked, string> = {
  name: `not exists (select from name_translations n where n.tag_id = tags.id and n.origin = 'original')`,
  place: 'not exists (select from places p where p.id = tags.place_id and p.name is not null)',
};

/** What all who split words take for a space. In front of one, a text begins with no word. */
const spaces = String.raw`E'\t\n\u000b\f\r\u00a0\u3000'`;
const spaced = (text: string) => `translate(${text}, ${spaces}, '       ')`;

const names = `
  select n.tag_id, 'name' as kind, n.text from name_translations n where n.tag_id = any(:ids)
  union all select t.id, 'place', p.name from tags t join places p on p.id = t.place_id where t.id = any(:ids)`;

/** The words of the tags `:ids`. */
const words = `
  select t.id as tag_id, x.kind, x.word from tags t cross join lateral (values
    ('identifier', t.tag_identifier), ('reference', t.reference), ('owner', t.customer_id::text)
  ) as x (kind, word) where t.id = any(:ids) and x.word is not null
  union
  select h.tag_id, x.kind, x.word from hardwares h cross join lateral (values
    ('identifier', h.identifier), ('key', h.match_key)
  ) as x (kind, word) where h.tag_id = any(:ids)
  union
  select tags.id, 'lacked', x.word from tags cross join lateral (values
    ('name', ${lacks.name}), ('place', ${lacks.place})
  ) as x (word, is_lacked) where tags.id = any(:ids) and x.is_lacked
  union
  select named.tag_id, named.kind || ' beginning', split_part(${spaced('named.text')}, ' ', 1) from (${names}) named
  union
  select said.tag_id, said.kind, word from (
    select t.id as tag_id, 'description' as kind, t.description as text from tags t where t.id = any(:ids)
    union all ${names}
    union all select r.tag_id, 'text', t.text from text_records r join translations t on t.text_record_id = r.id where r.tag_id = any(:ids)
  ) said cross join lateral string_to_table(${spaced('said.text')}, ' ') as word where word <> ''`;

/** A word gets its number from who meets it first. Twice the same would be found twice, and do no harm. */
const written = `
  with spoken as materialized (
    ${words}
  ), different as materialized (
    select distinct kind, word from spoken
  ), numbered as materialized (
    select d.*, (select w.id from search_words w where w.word = d.word and w.kind = d.kind limit 1) as id from different d
  ), added as (
    insert into search_words (kind, word) select kind, word from numbered where id is null
    returning id, kind, word
  )
  insert into search_documents (tag_id, words)
  select s.tag_id, array_agg(w.id order by w.id)
  from spoken s
    join (select id, kind, word from numbered where id is not null union all select * from added) w
      on w.word = s.word and w.kind = s.kind
  group by s.tag_id
  order by s.tag_id
  on conflict (tag_id) do update set words = excluded.words where search_documents.words <> excluded.words`;

const gone = `
  delete from search_documents d
  where d.tag_id = any(:ids) and not exists (select from tags t where t.id = d.tag_id)`;

/** The moment of which the documents are, where there are any that still hold. */
export const documented = `select s.* from search_documented s cross join (select ${here}) now where ${holds('s', 'now')}`;

/** Whether documents say what a tag lacks. A runner of before leaves that out, and notes no such moment. */
export const isLackTold = (s: string): string => `${s}.lacks::text = ${s}.snapshot::text`;

/** The tags that have changed since `s`, the moment of the documents, or whose places have. */
export const changedTags = `
  select c.tag_id from tag_changes c where ${isUnseen('s.snapshot')} and c.tag_id is not null
  union
  select t.id from tag_changes c join tags t on t.place_id = c.place_id where ${isUnseen('s.snapshot')} and c.tag_id is null`;

/** So many tags are read by one transaction. */
const chunk = 500;

/** Who makes documents does so alone: what was read before may not be written behind what was read later. */
const alone = `select pg_advisory_xact_lock(hashtext('search_documents'))`;

const byOneself = <T>(db: Database, work: (trx: Database & Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (given) => {
    const trx = given as Database & Knex.Transaction;
    await trx.raw(alone);
    return work(trx);
  });

interface Moment {
  database: string;
  today: string;
  next: string;
  snapshot: string;
}

interface Standing {
  now: Moment;
  /** The tags that have changed; undefined where all documents have to be made. */
  changed: number[] | undefined;
  isOfToday: boolean;
}

/**
 * Makes the documents of what has changed; of all tags, where there are none that still hold. Answers whether there was anything to do.
 * Cut short by the signal, it begins anew the next time.
 */
export async function renewDocuments(db: Database, signal?: AbortSignal): Promise<boolean> {
  const { now, changed, isOfToday } = await byOneself(db, standing);
  if (changed?.length === 0 && isOfToday) return false;
  for await (const ids of changed ? chunksOf(changed) : idsOfAll(db)) {
    if (signal?.aborted) return true;
    await byOneself(db, async (trx) => {
      await trx.raw(written, { ids });
      await trx.raw(gone, { ids });
    });
  }
  await byOneself(db, (trx) => note(trx, now));
  // What is in the index without being in its statistics is taken for little.
  if (!changed) await db.raw('analyze search_words, search_documents');
  return true;
}

async function standing(trx: Database): Promise<Standing> {
  const { rows } = await trx.raw(
    `select to_jsonb(now) as now, s.is_it is not null as holds, s.day = now.today::date as is_of_today,
       case when s.is_it is not null then array(${changedTags} order by 1) end as changed
     from (select ${here}) now left join (${documented} and ${isLackTold('s')}) s on true`,
  );
  const [{ now, holds: isHeld, changed, is_of_today }] = rows;
  return { now, changed: isHeld ? changed : undefined, isOfToday: is_of_today === true };
}

function* chunksOf(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += chunk) yield ids.slice(start, start + chunk);
}

/** Those of tags, and of documents of tags that are gone. */
async function* idsOfAll(db: Database): AsyncGenerator<number[]> {
  const next = `
    select id from (
      (select id from tags where id > :behind order by id limit ${chunk})
      union
      (select tag_id from search_documents where tag_id > :behind order by tag_id limit ${chunk})
    ) as ids order by id limit ${chunk}`;
  for (let behind = 0; ; ) {
    const { rows } = await db.raw(next, { behind });
    if (rows.length === 0) return;
    const ids = rows.map(({ id }: { id: number }) => id);
    yield ids;
    behind = ids.at(-1);
  }
}

const note = (trx: Database, { database, today, next, snapshot }: Moment) =>
  trx.raw(
    `insert into search_documented (database, day, next, snapshot, lacks)
     values (:database, cast(:today as date), cast(:next as xid8), cast(:snapshot as pg_snapshot), cast(:snapshot as pg_snapshot))
     on conflict (is_it) do update
       set database = excluded.database, day = excluded.day, next = excluded.next, snapshot = excluded.snapshot, lacks = excluded.lacks`,
    { database, today, next, snapshot },
  );
