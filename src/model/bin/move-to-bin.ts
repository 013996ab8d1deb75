/**
 * Deletes tags and places, with a snapshot of each in the bin, in one transaction. Every deletion comes through here.
 */
import type { Transaction } from '../../database/transaction.ts';
import { chunksOf } from '../chunks.ts';

/** The actor, and the change set. */
const by = `nullif(current_setting('tags.actor', true), '')::integer, nullif(current_setting('tags.change_set', true), '')::uuid`;

const rowsOf = (table: string, condition: string) =>
  `'${table}', coalesce((select jsonb_agg(to_jsonb(x) order by x.id) from ${table} x where ${condition}), '[]')`;

/** The rows by table, and the ids of the tag's children. */
const tags = `
  with kept as (
    insert into bin (resource, record_id, customer_id, name, tag_identifier, deleted_by, change_set)
    select 'tags', t.id, t.customer_id,
      (select n.text from name_translations n where n.tag_id = t.id and n.origin = 'original'), t.tag_identifier, ${by}
    from tags t where t.id = any(?::integer[]) order by t.id
    returning id as entry_id, record_id
  )
  insert into bin_snapshots (entry_id, snapshot)
  select kept.entry_id,
    jsonb_build_object(
      'row', to_jsonb(t),
      ${rowsOf('text_records', 'x.tag_id = t.id')},
      ${rowsOf('translations', 'x.text_record_id = (select r.id from text_records r where r.tag_id = t.id)')},
      ${rowsOf('name_translations', 'x.tag_id = t.id')},
      ${rowsOf('hardwares', 'x.tag_id = t.id')},
      'children', coalesce((select jsonb_agg(c.id order by c.id) from tags c where c.parent_id = t.id), '[]'))
  from kept join tags t on t.id = kept.record_id`;

/** The ids of the place's tags, and its bundle links. */
const places = `
  with kept as (
    insert into bin (resource, record_id, customer_id, name, deleted_by, change_set)
    select 'places', p.id, p.customer_id, p.name, ${by} from places p where p.id = any(?::integer[]) order by p.id
    returning id as entry_id, record_id
  )
  insert into bin_snapshots (entry_id, snapshot)
  select kept.entry_id,
    jsonb_build_object(
      'row', to_jsonb(p),
      ${rowsOf('bundle_links', 'x.place_id = p.id')},
      'tags', coalesce((select jsonb_agg(t.id order by t.id) from tags t where t.place_id = p.id), '[]'))
  from kept join places p on p.id = kept.record_id`;

const freed = `
  update hardwares set tag_id = null, customer_id = tags.customer_id
  from tags where tags.id = hardwares.tag_id and tags.id = any(?::integer[])`;

/** Deletes locked tags with their texts and names; their hardware becomes free and keeps its owner. */
export async function deleteTags(trx: Transaction, ids: number[]): Promise<void> {
  for (const some of chunksOf(ids)) await trx.raw(tags, [some]);
  for (const some of chunksOf(ids)) {
    await trx.raw(freed, [some]);
    await trx('tags').whereRaw('id = any(?::integer[])', [some]).delete();
  }
}

/** Deletes locked places with their bundle links; their tags stay, without a place. */
export async function deletePlaces(trx: Transaction, ids: number[]): Promise<void> {
  await trx.raw(places, [ids]);
  await trx('places').whereRaw('id = any(?::integer[])', [ids]).delete();
}
