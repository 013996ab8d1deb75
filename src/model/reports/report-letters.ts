/** Collects reports for the next letter to a museum, which the runner sends. */
import type { ReportMail } from '../../../contracts/management/customers.ts';
import type { Transaction } from '../../database/transaction.ts';

/**
 * Counts a report for the next letter to the owner of its tag, if the owner wants letters; in the report's own
 * transaction, so that none is missed.
 */
export async function countForLetter(trx: Transaction, owner: number | null): Promise<void> {
  if (owner === null) return;
  await trx.raw(
    `insert into report_letters as letter (customer_id, reports)
     select id, 1 from customers where id = :owner and report_mail is not null
     on conflict (customer_id) do update set
       reports = letter.reports + 1, since = case when letter.reports = 0 then excluded.since else letter.since end`,
    { owner },
  );
}

/** Stores a customer's choice. Reports made while letters are off are never mailed. */
export async function chooseLetters(
  trx: Transaction,
  { id, report_mail }: { id: number; report_mail: ReportMail },
  choice: ReportMail,
): Promise<void> {
  if ([report_mail, choice].includes('none'))
    await trx('report_letters').where({ customer_id: id }).update({ reports: 0 });
}
