/** Reports of a customer's imports by pages, with the rows that were left out; kept for a day. */
import type { TagImport } from '../../../contracts/management/tag-import.ts';
import type { Database } from '../../database/connect.ts';
import { Failure } from '../../errors.ts';
import { uuidOrNull } from './pending-imports.ts';

const hours = 24;
/** The most reports of a customer. */
const most = 20;

export type Outcome = Omit<TagImport, 'rows'>;

export interface DoneImport {
  report: Outcome;
  created_at: Date;
  /** A table of the rows that were left out; null where there are none. */
  left_out: string | null;
}

/** Returns the id. */
export async function storeDoneImport(
  db: Database,
  customer_id: number,
  { report, left_out }: Omit<DoneImport, 'created_at'>,
): Promise<string> {
  const [{ id }] = await db('done_imports')
    .insert({ customer_id, report: JSON.stringify(report), left_out })
    .returning('id');
  const newest = db('done_imports').where({ customer_id }).orderBy('created_at', 'desc').limit(most).select('id');
  await db('done_imports').where({ customer_id }).whereNotIn('id', newest).delete();
  return id;
}

/** Throws `record_not_found`. */
export async function readDoneImport(db: Database, customer_id: number, id: string): Promise<DoneImport> {
  const row = await db('done_imports')
    .where({ customer_id, id: uuidOrNull(id) })
    .whereRaw(`created_at > now() - interval '${hours} hours'`)
    .first('report', 'created_at', 'left_out');
  if (!row) throw new Failure('record_not_found');
  return row;
}

/** Removes expired reports. Returns their number. */
export const pruneDoneImports = (db: Database): Promise<number> =>
  db('done_imports').whereRaw(`created_at <= now() - interval '${hours} hours'`).delete();
