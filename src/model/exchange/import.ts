/** Import of a table of tags in one transaction. */
import { createHash } from 'node:crypto';
import type { Actor } from '../../../contracts/access.ts';
import type { ValidationErrors } from '../../../contracts/failures.ts';
import type { EmptiedColumn, ImportAction, TagImport, TagImportRow } from '../../../contracts/management/tag-import.ts';
import type { TableRow } from '../../../contracts/management/tag-table.ts';
import type { Database } from '../../database/connect.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import { inTransactionIf, type Transaction } from '../../database/transaction.ts';
import { setWay } from '../../database/transaction-writer.ts';
import { Failure, Invalid } from '../../errors.ts';
import { chunksOf } from '../chunks.ts';
import { Tag } from '../tags/tag.ts';
import { type Change, changesOf } from './import-changes.ts';
import { Collision, type WrittenTag } from './import-create.ts';
import { Finder } from './import-finder.ts';
import { acquireImportLock, refuseDisconnected } from './import-lock.ts';
import type { FoundTags } from './import-source.ts';
import type { NamedPlace } from './import-state.ts';
import { areIndependent, write, writeAll } from './import-write.ts';
import { PlacesByName } from './places-by-name.ts';

/** A parsed row. */
export interface ReadRow {
  /** As a spreadsheet counts it, the headings being 1. */
  line: number;
  says: TableRow;
  /** The columns whose values its blank cells remove. */
  empties: readonly EmptiedColumn[];
  /** The reasons why it cannot be imported. */
  errors: ValidationErrors;
}

export interface ImportOptions {
  /** Only a report: nothing is written. */
  isDryRun: boolean;
  /** All rows, or none. */
  isAtomic: boolean;
  /** Rows without a match create tags. */
  mayCreate: boolean;
  /** Creates missing places. */
  mayMakePlaces?: boolean | undefined;
  /**
   * The outcome of the preview; where it has changed since, nothing is written, and the import throws `found_changed`.
   */
  expected?: string | undefined;
  /** Aborted when the client disconnects: nothing is written then. */
  clientGone?: AbortSignal | undefined;
}

interface ImportResult {
  report: Omit<TagImport, 'ignored_columns'>;
  /** Whether it was written: not in a dry run, nor with invalid rows in an atomic import. */
  isDone: boolean;
  /** A hash of the outcome of each row, and of the values that it replaces. */
  outcome: string;
}

/** Throws `found_changed`, and `too_many_imports` after too long a wait for others. */
export function importTags(
  db: Database,
  actor: Actor,
  rows: readonly ReadRow[],
  options: ImportOptions,
): Promise<ImportResult> {
  // Exempt from the time limit of other requests.
  return withoutTimeBudget(() =>
    inTransactionIf(
      db,
      ({ isDone }) => isDone,
      (trx) => importIn(trx, actor, rows, options),
    ),
  );
}

async function importIn(
  trx: Transaction,
  actor: Actor,
  rows: readonly ReadRow[],
  { isDryRun, isAtomic, mayCreate, mayMakePlaces = false, expected, clientGone }: ImportOptions,
): Promise<ImportResult> {
  await setWay(trx, 'import');
  await acquireImportLock(trx, clientGone);
  const finder = new Finder(trx, actor, { mayCreate, mayMakePlaces });
  const done: DoneRow[] = [];
  for (const some of chunksOf(rows, chunk)) {
    refuseDisconnected(clientGone);
    done.push(...(await chunkIn(trx, finder, some)));
  }
  const outcome = outcomeOf(done);
  if (expected !== undefined && expected !== outcome) throw new Failure('found_changed');
  const counts = countsOf(done);
  const isDone = !isDryRun && !(isAtomic && counts.invalid > 0);
  const report = {
    dry_run: isDryRun,
    rows: done.map((row, at) => reportRow(row, at + 1, isDone)),
    ...counts,
    cleared: done.reduce((sum, { cleared }) => sum + cleared, 0),
    ...placesOf(done),
  };
  return { report, isDone, outcome };
}

/** Rows of a batch. */
const chunk = 100;

/** The outcome of a row. */
interface DoneRow extends Pick<TagImportRow, 'line' | 'action' | 'changes' | 'errors'> {
  tag?: WrittenTag | undefined;
  /** The named place, and its owner. */
  place?: (NamedPlace & { customer_id: number | null }) | undefined;
  /** The number of fields that blank cells have emptied. */
  cleared: number;
}

/** Independent rows are written as a batch. On a conflict or an error the batch is bisected, in order. */
async function chunkIn(trx: Transaction, finder: Finder, rows: readonly ReadRow[]): Promise<DoneRow[]> {
  const found = await finder.findAll(await finder.lookupKeysOf(rows.map(({ says }) => says)));
  const planned: PlannedRow[] = [];
  for (const row of rows) planned.push(await plan(finder, row, found));
  const [first, ...others] = planned;
  if (!first) return [];
  const done = others.length === 0 ? [await writtenAlone(trx, first)] : await writtenTogether(trx, planned);
  for (const { tag, line } of done ?? []) if (tag) finder.taken(tag.id, line);
  if (done) return done;
  const half = Math.ceil(rows.length / 2);
  return [...(await chunkIn(trx, finder, rows.slice(0, half))), ...(await chunkIn(trx, finder, rows.slice(half)))];
}

/** The changes of a row, or its errors. */
interface PlannedRow {
  line: number;
  plan: Change | Invalid;
}

async function plan(finder: Finder, { line, says, empties, errors }: ReadRow, found: FoundTags): Promise<PlannedRow> {
  try {
    if (Object.keys(errors).length > 0) throw new Invalid(errors);
    return { line, plan: changesOf(says, await finder.find(says, found), empties) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { line, plan: error };
  }
}

/** Undefined where rows conflict, or one cannot be written: the batch is rolled back. */
async function writtenTogether(trx: Transaction, planned: readonly PlannedRow[]): Promise<DoneRow[] | undefined> {
  const changes = planned.map((each) => each.plan).filter((each): each is Change => !(each instanceof Invalid));
  if (!areIndependent(changes)) return undefined;
  try {
    const written = await Tag.write(trx, (part) => writeAll(part, changes.filter(isChange)));
    return planned.map((each) => doneWith(each, written));
  } catch (error) {
    if (error instanceof Invalid || error instanceof Collision) return undefined;
    throw error;
  }
}

/** A row is written completely or not at all. */
async function writtenAlone(trx: Transaction, planned: PlannedRow): Promise<DoneRow> {
  try {
    const written = new Map<Change, WrittenTag>();
    const { plan: change } = planned;
    if (!(change instanceof Invalid) && isChange(change))
      written.set(change, await Tag.write(trx, (part) => write(part, change)));
    return doneWith(planned, written);
  } catch (error) {
    if (error instanceof Invalid) return doneWith({ ...planned, plan: error }, new Map());
    // Retry: one time in 2⁴⁸ the drawn identifier is taken.
    if (error instanceof Collision) return writtenAlone(trx, planned);
    throw error;
  }
}

const isChange = ({ state, changes }: Change): boolean => !state.tag || Object.keys(changes).length > 0;

function doneWith({ line, plan: change }: PlannedRow, written: ReadonlyMap<Change, WrittenTag>): DoneRow {
  if (change instanceof Invalid) return { line, action: 'invalid', changes: {}, errors: change.errors, cleared: 0 };
  const { state, changes, cleared } = change;
  const tag = written.get(change) ?? state.tag;
  const action = !state.tag ? 'create' : written.has(change) ? 'update' : 'same';
  const place = state.place && { ...state.place, customer_id: state.customer_id };
  return { line, action, changes, errors: {}, cleared, place, tag };
}

/** The named places, each once, and the rows whose location differs from their place's. */
function placesOf(rows: readonly DoneRow[]): Pick<TagImport, 'places' | 'other_locations'> {
  const places = new PlacesByName<TagImport['places'][number]>();
  const other_locations: TagImport['other_locations'] = [];
  for (const { line, place } of rows) {
    if (!place) continue;
    const { id, name, customer_id, isElsewhere = false } = place;
    const known = places.get({ customer_id, name });
    places.set({ customer_id, name }, known ?? { name, action: id === undefined ? 'create' : 'same' });
    if (isElsewhere) other_locations.push({ line, place: name });
  }
  return { places: places.all(), other_locations };
}

/** Tags of a rolled-back import have no identifiers to report. */
function reportRow({ line, action, changes, errors, tag }: DoneRow, row: number, isDone: boolean): TagImportRow {
  const known = action === 'create' && !isDone ? undefined : tag;
  const [tag_id, tag_identifier] = [known?.id ?? null, known?.tag_identifier ?? null];
  return { row, line, action, tag_id, tag_identifier, changes, errors };
}

/** Errors do not count: nothing is written for such a row. */
function outcomeOf(rows: readonly DoneRow[]): string {
  const sum = createHash('sha256');
  for (const { line, action, tag, changes } of rows)
    sum.update(`${JSON.stringify([line, action, action === 'create' ? null : tag?.id, changes])}\n`);
  return sum.digest('base64url');
}

function countsOf(rows: readonly DoneRow[]): Record<ImportAction, number> {
  const counts = { create: 0, update: 0, same: 0, invalid: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}
