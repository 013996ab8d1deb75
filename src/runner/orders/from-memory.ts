/** Items of waiting pairs whose translation is in memory by now, so that they need no provider. */
import type { Database } from '../../database/connect.ts';
import { entryKeySql } from '../../model/keep-words-of-tags.ts';
import { type MemoryQuery, rememberingBindings } from '../work/memory-recall.ts';
import { type ClaimedItem, claimedColumns, isActive, leaseColumns } from './items.ts';
import { isItemRemembered } from './order-scope.ts';

/** Items of a pair that one statement looks up in memory. */
const pageSize = 2000;

const aWaitingPair = `
  select pair.order_id, pair.source_lang_code, pair.lang_code, pair.looked_at
  from translation_order_pairs pair join translation_orders o on o.id = pair.order_id
  where o.finished_at is null and o.queued > 0 and o.cancelled_at is null and ${isActive} and pair.waiting_for is not null and pair.resume_at > now()
  order by random() limit 1`;

const ofPair = `
  with locked as materialized (
     select id from translation_orders where id = :order_id and cancelled_at is null for update skip locked
   ), page as materialized (
     select item.order_id, item.id, item.part, item.subject_id, item.tag_id, item.source_lang_code, item.lang_code
     from locked join translation_order_items item on item.order_id = locked.id
     where item.id > :looked_at and item.state = 'queued' and item.due_at <= now()
       and item.source_lang_code = :source_lang_code and item.lang_code = :lang_code
     order by item.id limit ${pageSize}
   ), found as materialized (
     select item.order_id, item.id from (
       select page.*, memory_key(source.text) as key,
         ${entryKeySql('source.text', 'memory_key(source.text)', 'tag.customer_id')} as entry_key, tag.customer_id as owner_id
       from page join tags tag on tag.id = page.tag_id
       cross join lateral (
         select text from translations
         where page.part = 'text' and text_record_id = page.subject_id and origin = 'original'
         union all
         select text from name_translations
         where page.part = 'name' and tag_id = page.subject_id and origin = 'original'
       ) source
     ) item
     where ${isItemRemembered}
     order by item.id limit :most
   ), looked as (
     update translation_order_pairs set looked_at = case
         when (select count(*) from found) = :most then (select max(id) from found)
         when (select count(*) from page) = ${pageSize} then (select max(id) from page)
         else 0 end
     where order_id in (select id from locked) and source_lang_code = :source_lang_code and lang_code = :lang_code
   )
   update translation_order_items item set ${leaseColumns} from found
   where item.order_id = found.order_id and item.id = found.id and item.state = 'queued'
   returning ${claimedColumns}`;

/**
 * Claims such items of a random waiting pair, at most so many. The next call for the pair continues after the last
 * item.
 */
export async function claimRemembered(
  db: Database,
  seconds: number,
  most: number,
  remembering: MemoryQuery,
): Promise<ClaimedItem[]> {
  const { rows: pairs } = await db.raw(aWaitingPair);
  if (pairs.length === 0) return [];
  const { rows } = await db.raw(ofPair, { ...pairs[0], ...rememberingBindings(remembering), most, seconds });
  return (rows as ClaimedItem[]).map((item) => ({ ...item, isRecalled: true }));
}
