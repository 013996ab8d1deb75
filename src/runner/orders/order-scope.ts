/** The scope of an order: its tags, and their texts and names in each language. */
import type { Actor } from '../../../contracts/access.ts';
import { languageCodes } from '../../../contracts/languages.ts';
import type { TranslationEstimate } from '../../../contracts/management/translation-order.ts';
import type { Subject } from '../../../contracts/runner.ts';
import type { OrderRequest } from '../../../contracts/runner-orders.ts';
import type { Database } from '../../database/connect.ts';
import { Invalid } from '../../errors.ts';
import { entryKeySql } from '../../model/keep-words-of-tags.ts';
import { findTagsOfOrder } from '../../model/orders/originals.ts';
import { Place } from '../../model/place.ts';
import { models } from '../../model/translations/models.ts';
import { isStale } from '../../model/translations/stale.ts';
import type { Provider } from '../providers/provider.ts';
import { isRememberedSql, type MemoryQuery, rememberingBindings } from '../work/memory-recall.ts';

/** The ids of the order's tags. Throws `Invalid` for places and tags that the actor may not see. */
export async function findTagsInScope(
  db: Database,
  actor: Actor,
  { place_id, tag_ids }: OrderRequest,
): Promise<number[]> {
  if (place_id !== null && tag_ids !== null)
    throw new Invalid({ tag_ids: ['stands beside place_id: only one of them says which tags'] });
  if (place_id !== null && !(await Place.reachable(db, actor).where('places.id', place_id).first()))
    throw new Invalid({ place_id: ['does not exist'] });
  const rows = await findTagsOfOrder(db, actor, { place_id, tag_ids }).orderBy('tags.id');
  const ids = rows.map(({ id }) => id);
  if (tag_ids !== null && ids.length < new Set(tag_ids).size)
    throw new Invalid({ tag_ids: ['has one that does not exist'] });
  return ids;
}

/** The bindings of the statements below. */
export interface OrderScope {
  tags: readonly number[];
  langs: readonly string[];
  parts: readonly string[];
  states: readonly string[];
  /** The language pairs that any provider translates, and the first provider of each. */
  from: readonly string[];
  into: readonly string[];
  by: readonly string[];
}

export function scopeOf(
  { lang_codes, parts, states }: OrderRequest,
  tags: readonly number[],
  providers: readonly Provider[],
): OrderScope {
  const langs = [...new Set(lang_codes)];
  const pairs = languageCodes.flatMap((from) => langs.map((into) => [from, into] as const));
  const able = pairs.flatMap(([from, into]) => {
    const first = providers.find((provider) => provider.can(from, into));
    return first ? [{ from, into, by: first.name }] : [];
  });
  const all = <K extends keyof (typeof able)[number]>(name: K) => able.map((pair) => pair[name]);
  return { tags, langs, parts, states, from: all('from'), into: all('into'), by: all('by') };
}

/** SQL: the items of a kind, one for each original and language. `reason`: why nothing is to be translated, if so. */
function itemsOfKind(kind: Subject['kind']): string {
  const { tableName, ownerColumn, ownerTable, ownerTagColumn } = models[kind];
  return `
    select '${kind}' as part, owner.id as subject_id, scope.tag_id, source.lang_code as source_lang_code, source.text,
      wanted.lang_code, wanted.nth, able.lang_code is not null as is_able, able.provider as asked_first,
      case
        when stored.origin = 'human' then 'human'
        when stored.origin = 'machine' and not ${isStale('stored', 'source')} then 'fresh'
        when case when stored.id is null then 'missing' else 'stale' end <> all (cast(:states as text[])) then 'not_asked'
        when able.lang_code is null then 'unsupported'
      end as reason
    from scope
    join ${ownerTable} owner on owner.${ownerTagColumn} = scope.tag_id
    join ${tableName} source on source.${ownerColumn} = owner.id and source.origin = 'original'
    join wanted on wanted.lang_code <> source.lang_code
    left join able on able.source_lang_code = source.lang_code and able.lang_code = wanted.lang_code
    left join ${tableName} stored on stored.${ownerColumn} = owner.id and stored.lang_code = wanted.lang_code
    where '${kind}' = any (cast(:parts as text[]))`;
}

/** SQL: the prefix of statements about `items`; the bindings are those of `OrderScope`. */
export const itemsPrefix = `
  with scope as (
    select unnest(cast(:tags as integer[])) as tag_id
  ), wanted as (
    select * from unnest(cast(:langs as text[])) with ordinality as wanted (lang_code, nth)
  ), able as (
    select * from unnest(cast(:from as text[]), cast(:into as text[]), cast(:by as text[]))
      as able (source_lang_code, lang_code, provider)
  ), items as (${itemsOfKind('text')}
    union all ${itemsOfKind('name')}
  )`;

/** The number of items, and the languages in which no provider can translate any item. */
export async function countItems(db: Database, scope: OrderScope): Promise<{ total: number; unable: string[] }> {
  const { rows } = await db.raw(
    `${itemsPrefix}
     select lang_code, count(*)::integer as total, bool_or(is_able) as is_able from items group by lang_code`,
    { ...scope },
  );
  const counted = rows as { lang_code: string; total: number; is_able: boolean }[];
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    unable: counted.filter(({ is_able }) => !is_able).map(({ lang_code }) => lang_code),
  };
}

/**
 * SQL: whether the memory has a translation of an `item` with its `key`, `entry_key` and `owner_id`. An entry may lack
 * a protected part and be useless, which SQL cannot tell.
 */
export const isItemRemembered = isRememberedSql({
  key: 'item.key',
  entryKey: 'item.entry_key',
  from: 'item.source_lang_code',
  to: 'item.lang_code',
  ownerId: 'item.owner_id',
});

type EstimateByOwner = Omit<TranslationEstimate, 'characters_left_today'> & {
  owners: (number | null)[];
  sent_to: Record<string, number>;
};

/**
 * The estimate of an order. Of items with the same text and languages, only the first is sent, unless it is in memory.
 * `owners`: of the tags, including those without items; `sent_to`: the characters to send, by the provider that is
 * asked first.
 */
export async function estimateOrder(
  db: Database,
  scope: OrderScope,
  remembering: MemoryQuery,
): Promise<EstimateByOwner> {
  const { rows } = await db.raw(
    `${itemsPrefix}, keyed as materialized (
       select item.*, memory_key(item.text) as key,
         case when item.reason is null then ${entryKeySql('item.text', 'memory_key(item.text)', 'tag.customer_id')} end as entry_key,
         tag.customer_id as owner_id, char_length(item.text) as characters
       from items item join tags tag on tag.id = item.tag_id
     ), recalled as materialized (
       select item.*, ${isItemRemembered} as is_remembered
       from (select distinct key, entry_key, source_lang_code, lang_code, owner_id from keyed where reason is null) item
     ), weighed as (
       select item.*, not recalled.is_remembered and row_number() over (
           partition by recalled.is_remembered, item.entry_key, item.source_lang_code, item.lang_code,
             case when not :isShared then item.owner_id end
           order by item.tag_id, item.part desc, item.nth) = 1 as is_sent
       from keyed item left join recalled
         on item.reason is null and recalled.key = item.key and recalled.source_lang_code = item.source_lang_code
           and recalled.lang_code = item.lang_code and recalled.owner_id is not distinct from item.owner_id
     )
     select count(*)::integer as total,
       count(*) filter (where reason is not null)::integer as skipped,
       count(*) filter (where reason is null)::integer as items,
       coalesce(sum(characters) filter (where reason is null), 0)::float8 as characters,
       coalesce(sum(characters) filter (where reason is null and not is_sent), 0)::float8 as characters_from_memory,
       coalesce(sum(characters) filter (where reason is null and is_sent), 0)::float8 as characters_to_send,
       (select array_agg(distinct customer_id) from tags where id in (select tag_id from scope)) as owners,
       (select jsonb_object_agg(asked_first, sum) from (
         select asked_first, sum(characters) from weighed where reason is null and is_sent group by asked_first
       ) of_each) as sent_to
     from weighed`,
    { ...scope, ...rememberingBindings(remembering) },
  );
  const [{ owners, sent_to, ...counts }] = rows;
  return { ...counts, owners: owners ?? [], sent_to: sent_to ?? {} };
}
