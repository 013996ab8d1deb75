/** Brings in a table, whichever way it comes. */
import type { management } from '../../../contracts/index.ts';
import type { TagImport, TagTable } from '../../../contracts/management/tag-import.ts';
import { ok } from '../../http/answers.ts';
import type { Call } from '../../http/call.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type ImportOptions, importTags } from '../../model/exchange/import.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { readTable } from './table-rows.ts';

/** Answers whether it is done, and what became of each row. Throws `Invalid` where it is no table, and what `importTags` throws. */
export async function importTable(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  machine: MachineTranslation,
  table: TagTable,
  options: ImportOptions,
): Promise<{ isDone: boolean; report: TagImport }> {
  const { rows, ignored } = await readTable(table);
  const { report, stale, isDone } = await importTags(db, caller, rows, options);
  if (isDone) machine.remakeMany(stale);
  return { isDone, report: { ...report, ignored_columns: ignored } };
}

/** The operation, as JSON. */
export const tagImportApi =
  ({ machine }: { machine: MachineTranslation }): Handlers<typeof management.tags>['import'] =>
  async ({ query, body }, call) => {
    const { report } = await importTable(call, machine, body.import, {
      isDryRun: query.dry_run === 1,
      isAtomic: query.atomic === 1,
      mayCreate: query.create !== 0,
    });
    return query.atomic === 1 && report.invalid > 0 ? { status: 422 as const, body: report } : ok(report);
  };
