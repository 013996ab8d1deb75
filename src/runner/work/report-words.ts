/** Visitors' words in the language of the original: for the reader of a report, while the request waits, under the owner's caps. */
import type { ReportWords } from '../../../contracts/runner.ts';
import { inTransaction } from '../../database/transaction.ts';
import { finderOf } from '../../model/translations/kept-parts.ts';
import type { UnderWay } from '../queue/under-way.ts';
import { single } from '../queue/urgency.ts';
import { type AskOptions, asking } from './ask.ts';

/** Reports that are translated at once: readers want the providers, too. */
const mostAtOnce = 8;
/** Milliseconds for which a provider may go on behind the wait: what it has made is there for the next time. */
const longest = 60_000;

interface Row {
  words: string;
  /** Of the words. */
  from: string;
  translated: string | null;
  translated_into: string | null;
  translated_by: string | null;
  tag_id: number;
  owner_id: number | null;
  into: string | null;
}

/** A report with the language of the original that it is about. */
const reportSql = `
  select r.words, coalesce(r.words_lang_code, r.lang_code) as from, r.translated, r.translated_into, r.translated_by,
    tag.id as tag_id, tag.customer_id as owner_id,
    case r.part
      when 'name' then (select n.lang_code from name_translations n where n.tag_id = tag.id and n.origin = 'original')
      else (select t.lang_code from translations t join text_records owner on owner.id = t.text_record_id
        where owner.tag_id = tag.id and t.origin = 'original' limit 1) end as into
  from reports r join tags tag on tag.id = r.tag_id where r.id = :id`;

interface ReportWordsOptions extends AskOptions {
  /** What a runner that stops waits for. */
  singles: UnderWay;
}

/** Translates the words of a report. A second request for the same waits for the first. */
export function reportTranslator(options: ReportWordsOptions): (id: number) => Promise<ReportWords> {
  const running = new Map<number, Promise<ReportWords>>();
  const work = (id: number) => options.singles.run((stopping) => translate(options, id, stopping));
  return async (id) => {
    if (!running.has(id) && running.size >= mostAtOnce) return { state: 'failed', reason: 'throttled', retry_in: 5 };
    const translated = running.get(id) ?? work(id).finally(() => running.delete(id));
    running.set(id, translated);
    return translated;
  };
}

async function translate(options: AskOptions, id: number, stopping: AbortSignal): Promise<ReportWords> {
  const { db } = options;
  const { rows } = await db.raw(reportSql, { id });
  const [row] = rows as Row[];
  if (!row || row.into === null) return { state: 'gone' };
  const { words, from, into } = row;
  if (from === into) return { state: 'same' };
  if (row.translated !== null && row.translated_into === into)
    return { state: 'translated', words: row.translated, lang_code: into, provider: row.translated_by ?? '' };
  const ask = asking(options, {
    source: { lang: from, text: words, hash: '' },
    to: into,
    find: finderOf([]),
    account: { tagId: row.tag_id, ownerId: row.owner_id, ...single },
    signal: AbortSignal.any([stopping, AbortSignal.timeout(longest)]),
  });
  const answer = await (await inTransaction(db, ask))();
  if (answer.kind === 'never') return { state: 'failed', reason: answer.reason };
  if (answer.kind === 'later') {
    const cap = answer.reason === 'cap' ? { cap: answer.cap } : {};
    return { state: 'failed', reason: answer.reason, retry_in: answer.after, ...cap };
  }
  const { text, provider } = answer;
  await db('reports').where({ id }).update({ translated: text, translated_into: into, translated_by: provider });
  return { state: 'translated', words: text, lang_code: into, provider };
}
