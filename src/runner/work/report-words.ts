/** Translates a visitor's report into the original's language, while its reader waits, within the owner's caps. */
import type { ReportWords } from '../../../contracts/runner.ts';
import { commitWithRetry, inTransaction, type Transaction } from '../../database/transaction.ts';
import { finderOf } from '../../model/translations/protected-parts.ts';
import { singleFlight } from '../../single-flight.ts';
import { singleUrgency } from '../queue/urgency.ts';
import type { SingleRequests } from '../queue/workers.ts';
import { failureOutcome, type Translation } from './answer.ts';
import { type AskOptions, prepareCall } from './call-providers.ts';

interface Row {
  words: string;
  /** The words' language. */
  from: string;
  translated: string | null;
  translated_into: string | null;
  translated_by: string | null;
  tag_id: number;
  owner_id: number | null;
  into: string | null;
}

/** A report, with the language of the reported text's original. */
const reportSql = `
  select r.words, coalesce(r.words_lang_code, r.lang_code) as from, r.translated, r.translated_into, r.translated_by,
    tag.id as tag_id, tag.customer_id as owner_id,
    case r.part
      when 'name' then (select n.lang_code from name_translations n where n.tag_id = tag.id and n.origin = 'original')
      else (select t.lang_code from translations t join text_records owner on owner.id = t.text_record_id
        where owner.tag_id = tag.id and t.origin = 'original' limit 1) end as into
  from reports r join tags tag on tag.id = r.tag_id where r.id = :id`;

interface ReportWordsOptions extends AskOptions {
  singles: SingleRequests;
}

/** Concurrent requests for the same report share one translation. */
export function createReportTranslator(options: ReportWordsOptions): (id: number) => Promise<ReportWords> {
  const share = singleFlight<number, ReportWords>();
  return (id) => share(() => translate(options, id), id);
}

async function translate(options: ReportWordsOptions, id: number): Promise<ReportWords> {
  const { db, singles } = options;
  const { rows } = await db.raw(reportSql, { id });
  const [row] = rows as Row[];
  if (!row || row.into === null) return { state: 'gone' };
  const { words: text, from, into, tag_id: tagId, owner_id: ownerId } = row;
  if (from === into) return { state: 'same' };
  if (row.translated !== null && row.translated_into === into)
    return { state: 'translated', words: row.translated, lang_code: into, provider: row.translated_by ?? '' };
  const source = { lang: from, text, hash: '' };
  const question = { source, to: into, find: finderOf([]), payer: { tagId, ownerId, ...singleUrgency } };
  const made = singles.begin(ownerId, async (signal) => {
    const answer = await (await inTransaction(db, prepareCall(options, { ...question, signal })))();
    if (answer.kind === 'translated') await commitWithRetry(db, signal, (trx) => keep(trx, id, into, answer));
    return answer;
  });
  if (!made) return { state: 'failed', reason: 'throttled', retry_in: 5 };
  const answer = await made;
  if (answer.kind !== 'translated') return failureOutcome(answer);
  return { state: 'translated', words: answer.text, lang_code: into, provider: answer.provider };
}

const keep = (trx: Transaction, id: number, into: string, { text, provider }: Pick<Translation, 'text' | 'provider'>) =>
  trx('reports').where({ id }).update({ translated: text, translated_into: into, translated_by: provider });
