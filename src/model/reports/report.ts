import { type AnyQueryBuilder, raw } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { ReportedPart, ReportFields } from '../../../contracts/management/reports.ts';
import type { Database } from '../../database/connect.ts';
import type { Condition } from '../../database/transaction.ts';
import { Failure } from '../../errors.ts';
import { OwnedRow, type SearchedIn } from '../access/owned-row.ts';
import { ownLanguagesOf, requireWriting } from '../access/policy.ts';
import { countUpTo } from '../access/sort-order.ts';
import { sourceHashOf } from '../translations/source-hash.ts';
import { isStale } from '../translations/stale.ts';
import { countForLetter } from './report-letters.ts';
import type { Reporter } from './report-rate-limit.ts';
import { detectLanguageOfWords } from './words-language.ts';

/** A visitor's report. */
export interface NewReport {
  tag_id: number;
  part: ReportedPart;
  lang_code: string;
  source_hash: string;
  /** The source hash of the read text as an original; null where another text is served now. */
  read_hash: string | null;
  words: string;
  /** The language of its reader; absent for that of the read text. */
  reader?: string | undefined;
}

/** Rows of one page. */
const maxRows = 200;

/** Retention in days. */
const memory = 90;

/** The stored text in a report's language, and whether it is still the reported one. */
const recordIn = (table: string, owner: string, isOfTag: string) => `
  select present.id, present.origin = 'original' as is_original,
    (present.origin <> 'machine' or not ${isStale('present', 'source')})
      and ${sourceHashOf('present')} = reports.read_hash as stands
  from ${table} present
  join ${table} source on source.${owner} = present.${owner} and source.origin = 'original'
  where present.lang_code = reports.lang_code and ${isOfTag}`;

const wordsLanguage = 'coalesce(reports.words_lang_code, reports.lang_code)';

const originalLanguage = `
  case reports.part
    when 'name' then (select lang_code from name_translations where tag_id = reports.tag_id and origin = 'original')
    else (select t.lang_code from translations t join text_records owner on owner.id = t.text_record_id
      where owner.tag_id = reports.tag_id and t.origin = 'original' limit 1) end`;

const ofTexts = recordIn(
  'translations',
  'text_record_id',
  `reports.part = 'text'
    and present.text_record_id = (select owner.id from text_records owner where owner.tag_id = reports.tag_id)`,
);
const ofNames = recordIn('name_translations', 'tag_id', `reports.part = 'name' and present.tag_id = reports.tag_id`);

/** A visitor's report of a fault in a text. It stores nothing about the visitor. */
export class Report extends OwnedRow implements ReportFields {
  static override tableName = 'reports';
  static override readonly searched: SearchedIn = { columns: ['reports.words'] };

  declare tag_id: ReportFields['tag_id'];
  declare part: ReportFields['part'];
  declare lang_code: ReportFields['lang_code'];
  declare source_hash: ReportFields['source_hash'];
  declare read_hash: NewReport['read_hash'];
  declare words: ReportFields['words'];
  /** Null where it was not detected: it is assumed to be that of the read text. */
  declare words_lang_code: string | null;
  declare closed_at: Date | null;
  /** The words in the language of the original at the time of the translation. */
  declare translated: string | null;
  declare translated_into: string | null;
  /** Derived on reading. */
  declare translation_id: ReportFields['translation_id'];
  declare changed_since: ReportFields['changed_since'];
  declare closed: ReportFields['closed'];
  /** Whether it is about an original. */
  declare is_on_original: boolean;
  /** The words' language, as detected or assumed. */
  declare words_in: string;
  /** The present language of the original; null without one. */
  declare original_in: string | null;

  /** Whether the words are translated into the present language of the original. */
  get is_translated(): boolean {
    return this.original_in !== null && this.translated_into === this.original_in;
  }

  static override derive(rows: AnyQueryBuilder): void {
    rows
      .joinRaw(`left join lateral (${ofTexts} union all ${ofNames}) as present on true`)
      .select('present.id as translation_id', raw('not coalesce(present.stands, false) as changed_since'))
      .select(raw('reports.closed_at is not null as closed, coalesce(present.is_original, false) as is_on_original'))
      .select(raw(`${wordsLanguage} as words_in, ${originalLanguage} as original_in`));
  }

  /** The newest reports of a tag, and their number. */
  static async ofTag(
    db: Database,
    actor: Actor,
    tagId: number,
    most: number,
  ): Promise<{ rows: Report[]; total: number }> {
    const all = Report.reachable(db, actor).where('reports.tag_id', tagId);
    const rows = await all.clone().orderBy('reports.id', 'desc').limit(most);
    return { rows, total: rows.length < most ? rows.length : await all.resultSize() };
  }

  /** The reports that count, on these tags' texts and names in a language, the newest first. */
  static async counting(db: Database, actor: Actor, tagIds: readonly number[], lang: string): Promise<Report[]> {
    if (tagIds.length === 0) return [];
    const open = Report.reachable(db, actor)
      .whereIn('reports.tag_id', [...tagIds])
      .whereNull('reports.closed_at');
    const rows = await open.where('reports.lang_code', lang).orderBy('reports.id', 'desc').limit(maxRows);
    return rows.filter(({ changed_since }) => !changed_since);
  }

  /** Open reports on texts that are still served, in the languages in which the actor writes. */
  static open(db: Database, actor: Actor) {
    const open = Report.reachable(db, actor).whereNull('reports.closed_at').whereRaw('present.stands');
    const own = ownLanguagesOf(actor);
    return own ? open.whereIn('reports.lang_code', own) : open;
  }

  /** Their number. */
  static async waiting(db: Database, actor: Actor, most: number): Promise<number> {
    return countUpTo(db, Report.open(db, actor).clearSelect(), 'reports.id', most);
  }

  /** Throws `tag_not_found` for a tag that was deleted meanwhile, and `too_many_reports`. */
  static async file(db: Database, { tag_id, reader, ...report }: NewReport, by: Reporter): Promise<void> {
    await by.refuseIfSpent(db, tag_id);
    const { words, lang_code } = report;
    const words_lang_code = await detectLanguageOfWords(words, [reader ?? lang_code, lang_code]);
    await Report.write(db, async (trx) => {
      const tag = await trx('tags').where({ id: tag_id }).forKeyShare().first('customer_id');
      if (!tag) throw new Failure('tag_not_found');
      await Report.query(trx).insert({ tag_id, ...report, words_lang_code });
      await by.count(trx, tag_id);
      await countForLetter(trx, tag.customer_id);
    });
  }

  static destroy(db: Database, actor: Actor, id: number, condition?: Condition): Promise<void> {
    return Report.write(db, async (trx) => {
      const report = await Report.locked(trx, actor, id);
      requireWriting(actor, report);
      await condition?.(trx);
      await report.$query(trx).delete();
    });
  }

  /** Closes a report on a correct text. */
  static async right(db: Database, actor: Actor, id: number): Promise<Report> {
    await Report.write(db, async (trx) => {
      const report = await Report.locked(trx, actor, id);
      requireWriting(actor, report);
      await trx('reports').where({ id }).whereNull('closed_at').update({ closed_at: trx.fn.now() });
    });
    return Report.find(db, actor, id);
  }

  /** Removes expired reports. Returns their number. */
  static prune(db: Database): Promise<number> {
    return db('reports').whereRaw('created_at < now() - make_interval(days => ?)', [memory]).delete();
  }
}
