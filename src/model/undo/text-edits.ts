/** Undoes edits of texts and names. */
import type { RecordedResource } from '../../../contracts/management/history-entry.ts';
import { memoryName } from '../../../contracts/providers.ts';
import { outdatedHash, sourceHash } from '../translations/source-hash.ts';
import { formerValues, isSame, type NetChange } from './change-set.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

export type Table = 'translations' | 'name_translations';

export const owners = { translations: 'text_record_id', name_translations: 'tag_id' } as const;

/**
 * The former provider and hash. A copy of a person's work is restored as stale, since its source is unknown: it is
 * translated again.
 */
export function formerSource({ beside }: NetChange): Record<string, unknown> {
  const columns = formerValues(beside);
  return columns.provider === memoryName
    ? { ...columns, source_hash: outdatedHash(`${columns.source_hash}`) }
    : columns;
}

interface Edit {
  net: NetChange;
  row: JsonRow;
  there: Map<number, JsonRow>;
}

const unit = ['text', 'lang_code', 'origin'];

/** Text, language and origin are reverted together or not at all. A machine translation gives way to them. */
export async function undoEdit(undoing: UndoRun, table: Table, { net, row, there }: Edit): Promise<void> {
  const fields = [...net.fields.keys()].filter((field) => unit.includes(field));
  const hash = net.beside.get('source_hash');
  const is = (at: 0 | 1) =>
    fields.every((field) => isSame(row[field], net.fields.get(field)?.[at])) &&
    (fields.length > 0 || isSame(row.source_hash, hash?.[at]));
  if (is(0)) return;
  if (!is(1)) {
    const other = fields.filter((field) => !isSame(row[field], net.fields.get(field)?.[1]));
    for (const field of other.length > 0 ? other : ['stale']) undoing.keep(net, field, 'changed_since');
    return;
  }
  const former = Object.fromEntries([...fields.map((field) => [field, net.fields.get(field)?.[0]])]);
  const lang = former.lang_code ?? row.lang_code;
  const other = [...there.values()].find(({ id, lang_code }) => id !== net.id && lang_code === lang);
  if (other && other.origin !== 'machine') return undoing.keep(net, 'lang_code', 'taken');
  if (other) await undoing.delete(table, [other.id]);
  if (other) there.delete(other.id);
  if (row.origin === 'original') await undoOriginal(undoing, table, { net, row, there }, former);
  else await undoing.update(table, [{ ...former, ...formerSource(net), id: net.id }]);
  undoing.did(net);
}

/**
 * An original, in one statement with the hashes that a minor edit has carried over, since those texts have no other
 * changes.
 */
async function undoOriginal(
  undoing: UndoRun,
  table: Table,
  { net, row, there }: Edit,
  former: Record<string, unknown>,
): Promise<void> {
  const { trx } = undoing;
  const lang = `${former.lang_code ?? row.lang_code}`;
  const text = `${former.text ?? row.text}`;
  const hash = sourceHash(lang, text);
  const isCarried = ({ id, source_hash, origin }: JsonRow) =>
    net.carried.includes(id) && isSame(source_hash, row.source_hash) && origin !== 'original';
  const carried = [...there.values()].filter(isCarried);
  await trx.raw(
    `with edited as (update ${table} set lang_code = :lang, text = :text, source_hash = :hash where id = :id)
     update ${table} set source_hash = :hash where id = any(cast(:carried as integer[]))`,
    { lang, text, hash, id: net.id, carried: carried.map(({ id }) => id) } as never,
  );
  await undoing.update(
    table as RecordedResource,
    carried.map(({ id, updated_at }) => ({ id, updated_at })),
  );
}
