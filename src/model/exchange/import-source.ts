/** Looks up the tags of rows, for a single row or a batch. */
import type { Actor } from '../../../contracts/access.ts';
import type { TableItem } from '../../../contracts/management/tag-table.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sameHardware } from '../hardware-by-keys.ts';
import { isStorable, uniqueColumns } from '../hardware-key.ts';
import { Tag } from '../tags/tag.ts';
import { parseTagIdentifier } from '../tags/tag-identifier.ts';
import { readTagStates, type TagState } from './import-state.ts';

/** The unique key of an item as text. */
export const keyText = (item: TableItem): string => JSON.stringify(Object.values(uniqueColumns(item)));

/** References are unique for each customer. */
export interface Reference {
  reference: string;
  customer_id: number;
}
export const referenceText = ({ reference, customer_id }: Reference): string => `${customer_id} ${reference}`;

/** The lookup keys of rows. */
export interface LookupKeys {
  identifiers: readonly string[];
  items: readonly TableItem[];
  references: readonly Reference[];
}

/** The result of the lookup. The actor's tags are locked until the transaction ends. */
export interface FoundTags {
  /** The actor's tags by identifier. */
  identifiers: Map<string, number>;
  /** Tags by their items' keys, with any owner. */
  items: Map<string, number>;
  /** The actor's tags by `referenceText`. */
  references: Map<string, number>;
  /** Stored state of the actor's tags. */
  states: Map<number, TagState>;
}

export async function findTags(trx: Transaction, actor: Actor, wanted: LookupKeys): Promise<FoundTags> {
  const items = await tagsOfItems(trx, wanted.items);
  const identifiers = wanted.identifiers.flatMap((each) => parseTagIdentifier(each) ?? []);
  const rows = await reached(trx, actor, { identifiers, ids: [...items.values()], references: wanted.references });
  return {
    identifiers: new Map(rows.map(({ id, tag_identifier }) => [tag_identifier, id])),
    items,
    references: new Map(
      rows.flatMap(({ id, reference, customer_id }) =>
        reference === null || customer_id === null ? [] : [[referenceText({ reference, customer_id }), id]],
      ),
    ),
    states: await readTagStates(
      trx,
      rows.map(({ id }) => id),
    ),
  };
}

/** The tags of items. */
async function tagsOfItems(trx: Transaction, items: readonly TableItem[]): Promise<Map<string, number>> {
  const keys = items.filter(isStorable).map((item) => ({ key: keyText(item), ...uniqueColumns(item) }));
  if (keys.length === 0) return new Map();
  const { rows } = await trx.raw(leads, [JSON.stringify(keys)]);
  return new Map(rows.map(({ key, tag_id }: { key: string; tag_id: number }) => [key, tag_id]));
}

const leads = `
  select i.key, h.tag_id
  from json_to_recordset(?) as i (key text, hardware_type text, match_key text, major integer, minor integer)
    cross join lateral (${sameHardware({ hardware_type: 'i.hardware_type', match_key: 'i.match_key', major: 'i.major', minor: 'i.minor' })}) h
  where h.tag_id is not null`;

type Row = Pick<Tag, 'id' | 'tag_identifier' | 'reference' | 'customer_id'>;

async function reached(
  trx: Transaction,
  actor: Actor,
  { identifiers, ids, references }: { identifiers: string[]; ids: number[]; references: readonly Reference[] },
): Promise<Row[]> {
  const rows = Tag.reachable(trx, actor)
    .clearSelect()
    .select('tags.id', 'tags.tag_identifier', 'tags.reference', 'tags.customer_id')
    .whereRaw(meant, { identifiers, ids, references: JSON.stringify(references) });
  // One lock order, no deadlocks.
  return (await rows.orderBy('tags.id').forUpdate()) as Row[];
}

/** A union, so that each key uses its own index. */
const meant = `
  tags.id = any(array(
    select id from tags where tag_identifier = any(:identifiers)
    union select unnest(cast(:ids as integer[]))
    union select t.id from tags t join json_to_recordset(:references) as r (reference text, customer_id integer)
      on t.reference = r.reference and t.customer_id = r.customer_id))`;
