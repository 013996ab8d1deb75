/** A table of tags comes in: row by row, in one transaction that nothing but its end makes seen. */
import type { Actor } from '../../../contracts/access.ts';
import type { ValidationErrors } from '../../../contracts/failures.ts';
import type { ImportAction, TagImport, TagImportRow } from '../../../contracts/management/tag-import.ts';
import type { TableRow } from '../../../contracts/management/tag-table.ts';
import { sayWay } from '../../database/by.ts';
import type { Database } from '../../database/connect.ts';
import { withoutPatience } from '../../database/patience.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { Tag } from '../tags/tag.ts';
import { type Change, changesOf } from './import-changes.ts';
import { Finder } from './import-finder.ts';
import { Colliding, type WrittenTag } from './import-make.ts';
import type { Found } from './import-source.ts';
import { demandTurn, oneAtATime, refuseGone } from './import-turn.ts';
import { areApart, type Stale, type Written, write, writeAll } from './import-write.ts';

/** A row of a table as it was read. */
export interface ReadRow {
  says: TableRow;
  /** Why nothing can be done with it. */
  errors: ValidationErrors;
}

export interface ImportOptions {
  /** Nothing is done; the report is that of what would be. */
  isDryRun: boolean;
  /** All rows, or none. */
  isAtomic: boolean;
  /** Whether rows whose tags are not there make them. */
  mayCreate: boolean;
  /** What was said of it before; where it comes to something else by now, nothing is done, and it throws `found_changed`. */
  expected?: Counts | undefined;
  /** Given when its client has gone: nothing is done, then. */
  gone?: AbortSignal | undefined;
}

export type Counts = Record<ImportAction, number>;

export interface Imported {
  report: Omit<TagImport, 'ignored_columns'>;
  /** Whether it is done: not in a dry run, nor where there are invalid rows of what goes all at once. */
  isDone: boolean;
  /** What a machine should translate again. */
  stale: Stale[];
}

/** Takes back what was done, and brings along what it would have been. */
class TakenBack extends Error {
  readonly outcome: Imported;
  constructor(outcome: Imported) {
    super('taken back');
    this.outcome = outcome;
  }
}

/** Throws `found_changed`, and `too_many_imports` where others take too long. */
export async function importTags(
  db: Database,
  actor: Actor,
  rows: readonly ReadRow[],
  options: ImportOptions,
): Promise<Imported> {
  try {
    // It may take longer than a request may otherwise.
    return await withoutPatience(() =>
      oneAtATime(actor.id, () =>
        inTransaction(db, async (trx) => {
          const outcome = await importIn(trx, actor, rows, options);
          if (!outcome.isDone) throw new TakenBack(outcome);
          return outcome;
        }),
      ),
    );
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome;
    throw error;
  }
}

async function importIn(
  trx: Transaction,
  actor: Actor,
  rows: readonly ReadRow[],
  { isDryRun, isAtomic, mayCreate, expected, gone }: ImportOptions,
): Promise<Imported> {
  await sayWay(trx, 'import');
  await demandTurn(trx, gone);
  const finder = new Finder(trx, actor, mayCreate);
  const done: DoneRow[] = [];
  for (let start = 0; start < rows.length; start += chunk) {
    refuseGone(gone);
    done.push(...(await chunkIn(trx, finder, rows.slice(start, start + chunk))));
  }
  const counts = countsOf(done);
  if (expected && !isSame(counts, expected)) throw new Failure('found_changed');
  const isDone = !isDryRun && !(isAtomic && counts.invalid > 0);
  const report = { dry_run: isDryRun, rows: done.map((row, at) => told(row, at + 1, isDone)), ...counts };
  return { report, isDone, stale: done.flatMap(({ stale }) => stale) };
}

/** Rows that are read, and written, together. */
const chunk = 100;

/** What has become of a row. */
interface DoneRow extends Pick<TagImportRow, 'action' | 'changes' | 'errors'> {
  tag?: WrittenTag | undefined;
  stale: readonly Stale[];
}

/**
 * Rows that have nothing to do with each other go all at once. Where some have, or one of them cannot be written, each half of them goes
 * for itself, in their order.
 */
async function chunkIn(trx: Transaction, finder: Finder, rows: readonly ReadRow[]): Promise<DoneRow[]> {
  const found = await finder.findAll(await finder.wantedBy(rows.map(({ says }) => says)));
  const planned: Planned[] = [];
  for (const row of rows) planned.push(await plan(finder, row, found));
  const [first, ...others] = planned;
  if (!first) return [];
  const done = others.length === 0 ? [await writtenAlone(trx, first)] : await writtenTogether(trx, planned);
  for (const { tag } of done ?? []) if (tag) finder.taken(tag.id);
  if (done) return done;
  const half = Math.ceil(rows.length / 2);
  return [...(await chunkIn(trx, finder, rows.slice(0, half))), ...(await chunkIn(trx, finder, rows.slice(half)))];
}

type Planned = Change | Invalid;

/** What is to be done with a row, or why nothing is. */
async function plan(finder: Finder, { says, errors }: ReadRow, found: Found): Promise<Planned> {
  try {
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
    return changesOf(says, await finder.find(says, found));
  } catch (error) {
    if (error instanceof Invalid) return error;
    throw error;
  }
}

/** Undefined where rows have to do with each other, or one of them cannot be written: nothing is, then. */
async function writtenTogether(trx: Transaction, planned: readonly Planned[]): Promise<DoneRow[] | undefined> {
  const changes = planned.filter((each): each is Change => !(each instanceof Invalid));
  if (!areApart(changes)) return undefined;
  try {
    const written = await Tag.write(trx, (part) => writeAll(part, changes.filter(isChange)));
    return planned.map((each) => doneWith(each, written));
  } catch (error) {
    if (error instanceof Invalid || error instanceof Colliding) return undefined;
    throw error;
  }
}

/** A row that cannot be written wholly is not written at all. */
async function writtenAlone(trx: Transaction, planned: Planned): Promise<DoneRow> {
  try {
    const written = new Map<Change, Written>();
    if (!(planned instanceof Invalid) && isChange(planned))
      written.set(planned, await Tag.write(trx, (part) => write(part, planned)));
    return doneWith(planned, written);
  } catch (error) {
    if (error instanceof Invalid) return doneWith(error, new Map());
    // One time in 2⁴⁸ another tag has the identifier that was drawn.
    if (error instanceof Colliding) return writtenAlone(trx, planned);
    throw error;
  }
}

const isChange = ({ standing, changes }: Change): boolean => !standing.tag || Object.keys(changes).length > 0;

function doneWith(planned: Planned, written: ReadonlyMap<Change, Written>): DoneRow {
  if (planned instanceof Invalid) return { action: 'invalid', changes: {}, errors: planned.errors, stale: [] };
  const { standing, changes } = planned;
  const { tag, stale } = written.get(planned) ?? { tag: standing.tag, stale: [] };
  const action = !standing.tag ? 'create' : written.has(planned) ? 'update' : 'same';
  return { action, changes, errors: {}, tag, stale };
}

/** What is made and taken back again has no identifiers that anybody should know. */
function told({ action, changes, errors, tag }: DoneRow, row: number, isDone: boolean): TagImportRow {
  const known = action === 'create' && !isDone ? undefined : tag;
  const [tag_id, tag_identifier] = [known?.id ?? null, known?.tag_identifier ?? null];
  return { row, action, tag_id, tag_identifier, changes, errors };
}

function countsOf(rows: readonly DoneRow[]): Counts {
  const counts: Counts = { create: 0, update: 0, same: 0, invalid: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

const isSame = (counts: Counts, expected: Counts): boolean =>
  Object.entries(counts).every(([action, count]) => expected[action as ImportAction] === count);
