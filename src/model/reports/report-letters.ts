/** What the next letter about reports to a museum is about. The runner sends it. */
import type { ReportMail } from '../../../contracts/management/customers.ts';
import type { Transaction } from '../../database/transaction.ts';

/** Counts a report for the letter to the owner of its tag, where one is wanted; in the report's own transaction, so that none is missed. */
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

/** A customer's new choice. Reports that came while no letter was wanted are in none. */
export async function chooseLetters(
  trx: Transaction,
  { id, report_mail }: { id: number; report_mail: ReportMail },
  choice: ReportMail,
): Promise<void> {
  if ([report_mail, choice].includes('none'))
    await trx('report_letters').where({ customer_id: id }).update({ reports: 0 });
}
