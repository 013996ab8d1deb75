/**
 * The condition that a row has changed since a time. A row's time is set before its transaction commits, so a reader who
 * asks from one read to the next would never see what was written before the first and committed after it. There is no
 * time of the commit; but the journal tells which transactions have written after that time, and so had not committed by
 * then. Rows of the oldest of these and of all later ones count as changed since. Elsewhere the time is exact.
 */

/** No transaction takes longer, nor pauses longer between two rows of the journal. */
const longest = `interval '10 minutes'`;

/** A transaction that has written for longer may take as long again after its last row of the journal, as an import does. */
const short = `interval '1 second'`;

/** Its age: comparable, unlike the number itself, of which `xmin` has only one half. */
const oldestUnderWay = (time: string) => `(
  select max(age(version::xid)) from (
    select version, max(at) as latest, max(at) - min(at) as spent from tag_changes
    where at > ${time} - ${longest} and at <= ${time} + ${longest}
    group by version) wrote
  where latest > ${time} or spent > ${short} and latest + spent > ${time})`;

/** `time`: an SQL expression of the type `timestamptz`. `after`: `>=` for what has changed at that very time, too. */
export const changedSince = (row: string, time: string, after: '>' | '>=' = '>'): string => `(
  ${row}.updated_at > ${time} - ${longest}
  and (${row}.updated_at ${after} ${time} or age(${row}.xmin) <= ${oldestUnderWay(time)}))`;
