/** The entries of the history that a customer may see, as SQL conditions on an entry. */
import { isOfOwnTag } from './of-own-tag.ts';

const isOwnItem = `exists (
  select from hardwares item where item.id = history.record_id and case when item.tag_id is null
    then item.customer_id = :actor else ${isOfOwnTag('item.tag_id')} end
  offset 0)`;

const isOfPeople = 'history.owner_id in (:actor, :person)';

const isOfReachedRecord = `case
  when history.resource = 'customers' then history.record_id = :person
  when history.owner_id <> :actor then false
  when history.tag_id is not null then exists (
      select from tags owned
      where owned.id = history.tag_id and owned.customer_id = :actor and history.id >= owned.history_from
    ) or (history.resource = 'hardwares' and ${isOwnItem} and not ${isOfOwnTag('history.tag_id')})
  when history.resource = 'places' then exists (
    select from places held where held.id = history.record_id and held.customer_id = :actor)
  else ${isOwnItem} end`;

/**
 * History visibility: a tag's current owner sees it from the transfer on; an item's former owner keeps access to the
 * earlier part. That of an account is visible to its person only.
 */
export const isVisibleHistory = `${isOfPeople} and ${isOfReachedRecord}`;

/**
 * Parts of an existing tag may be deleted. The offset makes PostgreSQL look up each by id instead of reading the whole
 * table.
 */
export const isOfExisting = `case history.resource
  when 'text_records' then exists (select from text_records x where x.id = history.record_id offset 0)
  when 'translations' then exists (select from translations x where x.id = history.record_id offset 0)
  when 'name_translations' then exists (select from name_translations x where x.id = history.record_id offset 0)
  when 'hardwares' then ${isOwnItem}
  else true end`;

/**
 * Whether the record of an entry, or its tag, was never another customer's from then on: it is deleted, or it would be
 * visible. What a tag was before it was given away and back stays hidden.
 */
const isOfOwnDeleted = `not exists (
  select from history later where later.resource = case when history.tag_id is null then history.resource else 'tags' end
    and later.record_id = coalesce(history.tag_id, history.record_id) and later.id > history.id
    and later.owner_id is distinct from :actor
  offset 0)`;

/**
 * The entries that pages show by change sets: also those of the customer's own deleted records, so that each of its
 * sets has a line. The work of machines outside of sets is shown of existing records only, and an account's entries
 * to its person only.
 */
export const isInOwnSets = `${isOfPeople} and case
  when ${isOfReachedRecord} then history.change_set is not null or ${isOfExisting}
  when history.resource = 'customers' or history.change_set is null or history.owner_id <> :actor then false
  else ${isOfOwnDeleted} end`;
