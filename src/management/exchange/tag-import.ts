/** Imports a table, from any request format. */
import type { management } from '../../../contracts/index.ts';
import { spreadsheet, type TagImport, TagImportRow } from '../../../contracts/management/tag-import.ts';
import { ok } from '../../http/answers.ts';
import type { Call } from '../../http/call.ts';
import type { Handlers } from '../../http/handlers.ts';
import { closedSignal } from '../../http/response-close.ts';
import { longReport } from '../../http/streams.ts';
import { type StreamTurns, TimeSlices } from '../../http/time-slices.ts';
import { type ImportOptions, importTags } from '../../model/exchange/import.ts';
import { withImportSlot } from './import-slot.ts';
import { type ImportTable, readTable } from './table-rows.ts';
import { parseXlsx } from './xlsx-table.ts';

interface ImportedTable {
  report: TagImport;
  /** A hash of the outcome of the rows. */
  outcome: string;
}

export interface TableOptions extends ImportOptions {
  /** Whether a blank cell empties its field. */
  areBlanksCleared?: boolean | undefined;
  /** Whether the import has a slot already. */
  hasSlot?: boolean | undefined;
}

/** Throws `Invalid` unless it is a table, and what `importTags` throws. */
export async function importTable(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  table: ImportTable,
  { areBlanksCleared, hasSlot = false, ...options }: TableOptions,
): Promise<ImportedTable> {
  const { rows, ignored } = await readTable(table, options.clientGone);
  const given = areBlanksCleared ? rows : rows.map((row) => ({ ...row, empties: [] }));
  const work = () => importTags(db, caller, given, options);
  const { report, outcome } = await (hasSlot ? work() : withImportSlot(caller.id, work));
  return { report: { ...report, ignored_columns: ignored }, outcome };
}

/** The operation, as JSON. */
export const tagImportApi =
  (yielding: StreamTurns): Handlers<typeof management.tags>['import'] =>
  async ({ query, body, req, res }, call) => {
    const clientGone = closedSignal(res);
    const sent = req.is(spreadsheet)
      ? { grid: await parseXlsx(req.uploadedTable ?? Buffer.alloc(0), new TimeSlices(clientGone)) }
      : body.import;
    const { report } = await importTable(call, sent, {
      isDryRun: query.dry_run === 1,
      isAtomic: query.atomic === 1,
      mayCreate: query.create !== 0,
      mayMakePlaces: query.create_places === 1,
      areBlanksCleared: query.blank === 'clear',
      clientGone,
    });
    const answer = longReport(res, yielding, report, { name: 'rows', item: TagImportRow });
    return query.atomic === 1 && report.invalid > 0 ? { status: 422 as const, body: answer } : ok(answer);
  };
