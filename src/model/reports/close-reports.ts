/** Closes reports that a person has handled. */
import type { ReportedPart } from '../../../contracts/management/reports.ts';
import type { Transaction } from '../../database/transaction.ts';
import { sourceHashOf } from '../translations/source-hash.ts';
import { isStale } from '../translations/stale.ts';

/** The reported part: a text or a name in one language. */
interface ReportSubject {
  tag_id: number;
  part: ReportedPart;
  lang_code: string;
}

/** Closes the reports on a text, whatever is stored there now. */
export async function closeReports(trx: Transaction, reported: ReportSubject): Promise<void> {
  await trx('reports')
    .where({ ...reported })
    .whereNull('closed_at')
    .update({ closed_at: trx.fn.now() });
}

/**
 * Whether a report counts, in SQL: it is open, and visitors still read the reported text. By the aliases of the stored
 * text in its language, and of its original.
 */
export const isCountedReport = (report: string, row: string, original: string): string =>
  `${report}.closed_at is null and (${row}.origin <> 'machine' or not ${isStale(row, original)})
    and ${report}.read_hash = ${sourceHashOf(row)}`;
