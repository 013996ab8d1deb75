/** The state of an undo: its outcome so far, and the present rows that it compares with. */
import type { Actor } from '../../../contracts/access.ts';
import type { Kept } from '../../../contracts/management/history.ts';
import { type RecordedResource, resourceNames } from '../../../contracts/management/history-entry.ts';
import type { Transaction } from '../../database/transaction.ts';
import { changeKey, isSame, type NetChange } from './change-set.ts';

/** A row as JSON, as the history stores values. */
export type JsonRow = Record<string, unknown> & { id: number };

/** Only one of them has a value: a picture replaces an address. */
const pictures = ['picture', 'image_url'];

export class UndoRun {
  readonly trx: Transaction;
  readonly actor: Actor;
  readonly kept: Kept[] = [];
  readonly #undone = new Set<string>();

  constructor(trx: Transaction, actor: Actor) {
    this.trx = trx;
    this.actor = actor;
  }

  get undone(): number {
    return this.#undone.size;
  }

  did(net: Pick<NetChange, 'resource' | 'id'>): void {
    this.#undone.add(changeKey(net));
  }

  keep({ resource, id }: Pick<NetChange, 'resource' | 'id'>, field: string | null, why: Kept['why']): void {
    this.kept.push({ resource: resourceNames[resource], record_id: id, field, why });
  }

  /** The rows with these ids, by id. They are locked until the transaction ends. */
  async rows(table: RecordedResource, ids: Iterable<number>, column = 'id'): Promise<Map<number, JsonRow>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const { rows } = await this.trx.raw(
      `select to_jsonb(t) as row from ${table} t where t.${column} = any(?::integer[]) order by t.id for update`,
      [wanted] as never[],
    );
    return new Map((rows as { row: JsonRow }[]).map(({ row }) => [row.id, row]));
  }

  /** The existing rows that the set has changed, locked as well. */
  rowsOf(table: RecordedResource, nets: readonly NetChange[]): Promise<Map<number, JsonRow>> {
    const ids = nets.map(({ id }) => id);
    return this.rows(table, ids);
  }

  /**
   * The fields to revert: those unchanged since the set. Fields that have their former values need nothing; the others
   * are kept.
   */
  revertible(net: NetChange, row: JsonRow, fields: Iterable<string> = net.fields.keys()): string[] {
    const free = [...fields].filter((field) => {
      const [former, present] = net.fields.get(field) ?? [null, null];
      if (isSame(row[field], former)) return false;
      if (isSame(row[field], present)) return true;
      this.keep(net, field, 'changed_since');
      return false;
    });
    const after = (field: string) => (free.includes(field) ? net.fields.get(field)?.[0] : row[field]) ?? null;
    if (pictures.some((field) => after(field) === null)) return free;
    for (const field of free.filter((each) => pictures.includes(each))) this.keep(net, field, 'changed_since');
    return free.filter((field) => !pictures.includes(field));
  }

  /** Sets columns of rows: one statement for each set of columns. */
  async update(table: RecordedResource, patches: readonly (Record<string, unknown> & { id: number })[]): Promise<void> {
    const shapes = Map.groupBy(patches, (patch) => Object.keys(patch).sort().join());
    for (const [shape, rows] of shapes) {
      const columns = shape.split(',').filter((name) => name !== 'id');
      if (columns.length === 0) continue;
      await this.trx.raw(
        `update ${table} t set ${columns.map((name) => `"${name}" = w."${name}"`)}
         from jsonb_array_elements(cast(:rows as jsonb)) r, jsonb_populate_record(null::${table}, r) w where t.id = w.id`,
        { rows: JSON.stringify(rows) },
      );
    }
  }

  /** Inserts rows with their ids, with the defaults of the columns that they leave out. */
  async insert(table: RecordedResource, rows: readonly (Record<string, unknown> & { id: number })[]): Promise<void> {
    for (const [shape, all] of Map.groupBy(rows, (row) => Object.keys(row).sort().join())) {
      const columns = shape.split(',').map((name) => `"${name}"`);
      await this.trx.raw(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, cast(:rows as jsonb))`,
        { rows: JSON.stringify(all) },
      );
    }
  }

  async delete(table: RecordedResource, ids: number[]): Promise<void> {
    if (ids.length > 0) await this.trx(table).whereRaw('id = any(?::integer[])', [ids]).delete();
  }
}
