/** The data of the rows' cards. */
import type { Call } from '../../http/call.ts';
import { readNamesInColumn } from '../../model/access/record-names.ts';
import { Report } from '../../model/reports/report.ts';
import { findMatches } from '../../model/tags/search-excerpts.ts';
import { Tag } from '../../model/tags/tag.ts';
import { checkInWords } from '../../model/translations/checks/check-words.ts';
import { checkerOf, findersOf } from '../../model/translations/checks/stored-checks.ts';
import type { MachineTranslation } from '../../model/translations/machine-translation.ts';
import { countOthers, findTranslationsElsewhere } from '../../model/translations/work/same-original.ts';
import type { WorkRow } from '../../model/translations/work/work-rows.ts';
import type { Card, RefusedInput } from './work-card-views.ts';

/** `sent`: the refused input of a single row; `words`: the words of the search. */
export async function readCards(
  { db, caller, searches }: Call,
  machine: MachineTranslation,
  rows: readonly WorkRow[],
  { sent, words = '' }: { sent?: RefusedInput; words?: string | undefined } = {},
): Promise<Card[]> {
  const [first] = rows;
  if (!first) return [];
  const names = await readNamesInColumn(Tag, db, caller, rows, 'tag_id');
  const others = await countOthers(db, rows, first.lang_code);
  const elsewhere = await findTranslationsElsewhere(db, rows, first.lang_code);
  const reported = rows.filter(({ reports }) => reports > 0).map(({ tag_id }) => tag_id);
  const reports = await Report.counting(db, caller, reported, first.lang_code);
  const shown = rows.map((row) => ({
    key: row,
    tag_id: row.tag_id,
    shown: [row.original.text, row.target?.text, names.get(row.tag_id)?.name],
  }));
  const found = await findMatches(searches, shown, words);
  const finders = await findersOf(db, rows);
  const check = await checkerOf(rows, finders);
  return rows.map((row, at) => ({
    row,
    pieces: finders(row.tag_id)(row.original.text),
    checks: check(row).map((finding) => checkInWords(finding, row.lang_code)),
    found: found.get(row),
    tag: names.get(row.tag_id),
    can: machine.can(row.original.lang_code, row.lang_code),
    others: others[at] ?? 0,
    elsewhere: elsewhere[at],
    reportWords: reports
      .filter(({ tag_id, part }) => tag_id === row.tag_id && part === row.part)
      .map(({ words }) => words),
    sent,
  }));
}
