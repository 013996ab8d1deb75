/**
 * Letters to museums about the number of new reports. A letter is claimed before it is sent, by postponing it: no other
 * process sends it meanwhile, and if this one dies, it is due again.
 */
import type { Database } from '../database/connect.ts';
import { Look } from '../model/look/look.ts';
import { type Post, reportsLetter } from '../model/sign-in/letters.ts';

export interface MailOptions {
  post: Post;
  /** Where people reach the service. */
  publicUrl: string;
}

/** Length of a claim in minutes: longer than a mail server takes. */
const claimed = 10;
/** Minutes between two letters to one museum. */
const interval = 60;
/** Back-off: minutes after the first failure, doubled after each further one, up to so many hours. */
const firstPause = 1;
const maxPause = 6;

interface ClaimedLetter {
  customer_id: number;
  reports: number;
  email: string;
  report_mail: 'at_once' | 'daily';
}

/** At once; or for daily letters after the day (UTC) of the first report. */
const isDue = `letter.reports > 0 and letter.due_at <= now() and (
  customer.report_mail = 'at_once'
  or customer.report_mail = 'daily'
    and letter.since < date_trunc('day', now() at time zone 'utc') at time zone 'utc')`;

/** Not to suspended museums, nor to addresses that may be another person's. */
const isReachable = 'customer.suspended_at is null and not customer.email_unproven and customer.member_of is null';

const claim = `
  with next as materialized (
    select letter.customer_id, customer.email, customer.report_mail
    from report_letters letter join customers customer on customer.id = letter.customer_id
    where ${isDue} and ${isReachable}
    order by letter.due_at, letter.customer_id limit 1
    for update of letter skip locked
  )
  update report_letters letter set due_at = now() + interval '${claimed} minutes'
  from next where letter.customer_id = next.customer_id
  returning letter.customer_id, letter.reports, next.email, next.report_mail`;

/** Reports that came during the sending are left for the next letter. */
const sent = `
  update report_letters set reports = greatest(0, reports - :reports), since = now(), failures = 0,
    due_at = now() + interval '${interval} minutes'
  where customer_id = :customer_id`;

const failed = `
  update report_letters set failures = failures + 1,
    due_at = now() + least(interval '${firstPause} minute' * power(2, least(failures, 20)), interval '${maxPause} hours')
  where customer_id = :customer_id`;

/** Sends the due letters, one after the other. A failed one is retried later, and blocks no other. */
export async function sendReportLetters(
  db: Database,
  { post, publicUrl }: MailOptions,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const { rows } = await db.raw(claim);
    const [letter] = rows as ClaimedLetter[];
    if (!letter) return;
    const { customer_id, reports, email, report_mail: choice } = letter;
    const displayName = await Look.nameFor(db, customer_id);
    const isSent = await post(reportsLetter(email, { displayName, publicUrl, reports, choice }));
    await db.raw(isSent ? sent : failed, { customer_id, ...(isSent && { reports }) });
  }
}
