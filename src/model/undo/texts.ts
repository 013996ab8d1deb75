/** Undoes changes of texts and names: machine translations with their provider and the hash of their source. */
import { sourceHash } from '../translations/source-hash.ts';
import { formerValues, isSame, type NetChange } from './change-set.ts';
import { keepFields } from './tags.ts';
import { formerSource, owners, type Table, undoEdit } from './text-edits.ts';
import type { JsonRow, UndoRun } from './undo-run.ts';

/** Of tags that the set has neither created nor deleted. */
export async function undoTexts(
  undoing: UndoRun,
  nets: readonly NetChange[],
  wholeTags: ReadonlySet<number>,
): Promise<void> {
  const all = nets.filter(({ tag_id }) => tag_id === null || !wholeTags.has(tag_id));
  const records = all.filter(({ resource }) => resource === 'text_records');
  const done = await undoTextRecords(undoing, records, all);
  for (const table of ['translations', 'name_translations'] as const) {
    const texts = all.filter(
      ({ resource, fields }) => resource === table && !(table === 'translations' && done.has(recordOf(fields))),
    );
    await undoTable(undoing, table, texts);
  }
}

const recordOf = (fields: NetChange['fields']): number => {
  const [former, present] = fields.get('text_record_id') ?? [];
  return Number(present ?? former ?? 0);
};

const formerOf = (net: NetChange) => {
  const { stale: _, ...row } = formerValues(net.fields);
  const source = row.origin === 'original' ? { source_hash: sourceHash(`${row.lang_code}`, `${row.text}`) } : {};
  return { ...row, ...formerSource(net), ...source, id: net.id } as Record<string, unknown> & { id: number };
};

const formerText = (net: NetChange) => {
  const { tag_id: _, ...row } = formerOf(net);
  return row as Record<string, unknown> & { id: number };
};

/** Whether a person's text is unchanged since the set. */
const isTextAsLeft = (net: NetChange, row: JsonRow | undefined): boolean =>
  row !== undefined && ['text', 'lang_code', 'origin'].every((name) => isSame(row[name], net.fields.get(name)?.[1]));

/**
 * Created records are deleted with their texts, deleted ones are restored with theirs. Returns the records whose texts
 * need nothing else.
 */
async function undoTextRecords(
  undoing: UndoRun,
  records: readonly NetChange[],
  all: readonly NetChange[],
): Promise<Set<number>> {
  const whole = records.filter(({ kind }) => kind !== 'changed');
  const tagIds = whole.map(({ tag_id }) => tag_id ?? 0);
  const present = await undoing.rows('text_records', tagIds, 'tag_id');
  const tags = await undoing.rows('tags', tagIds);
  const texts = [...(await undoing.rows('translations', present.keys(), 'text_record_id')).values()];
  for (const net of whole) {
    const ofRecord = all.filter(({ resource, fields }) => resource === 'translations' && recordOf(fields) === net.id);
    const row = present.get(net.id);
    const isMade = net.kind === 'made';
    if (isMade && row) {
      const people = texts.filter(({ text_record_id, origin }) => text_record_id === net.id && origin !== 'machine');
      await undoMadeRecord(undoing, net, { row, ofRecord, people });
    } else if (!isMade && !row) {
      const isTaken = [...present.values()].some(({ tag_id }) => tag_id === net.tag_id);
      const why = tags.has(net.tag_id ?? 0) ? (isTaken ? 'taken' : undefined) : 'gone';
      await bringRecordBack(undoing, net, ofRecord, why);
    }
  }
  return new Set(whole.map(({ id }) => id));
}

interface MadeRecord {
  row: JsonRow;
  ofRecord: readonly NetChange[];
  /** The present texts by people. */
  people: readonly JsonRow[];
}

async function undoMadeRecord(undoing: UndoRun, net: NetChange, { row, ofRecord, people }: MadeRecord): Promise<void> {
  const isLeft = isSame(row.gender, net.fields.get('gender')?.[1]) && arePeopleAsLeft(ofRecord, people);
  if (!isLeft) return undoing.keep(net, null, 'changed_since');
  await undoing.delete('text_records', [net.id]);
  undoing.did(net);
}

async function bringRecordBack(
  undoing: UndoRun,
  net: NetChange,
  ofRecord: readonly NetChange[],
  why: 'taken' | 'gone' | undefined,
): Promise<void> {
  if (why) return undoing.keep(net, null, why);
  await undoing.insert('text_records', [formerOf(net)]);
  await insertTexts(
    undoing,
    'translations',
    ofRecord.filter(({ kind }) => kind === 'deleted'),
  );
  undoing.did(net);
}

const arePeopleAsLeft = (nets: readonly NetChange[], people: readonly JsonRow[]): boolean =>
  people.every((row) => nets.some((net) => net.id === row.id && isTextAsLeft(net, row))) &&
  nets.filter(isMadeByPerson).every(({ id }) => people.some((row) => row.id === id));

const isMadeByPerson = ({ kind, fields }: NetChange): boolean =>
  kind === 'made' && fields.get('origin')?.[1] !== 'machine';

/** Hashes of the newest hundred former machine texts, as a trigger keeps them with a text. */
const madeBefore = `
  select record_id as id, (array_agg(md5(changes #>> '{text,0}') order by id desc))[1:100] as texts from history
  where resource = :table and record_id = any(cast(:ids as integer[])) and event = 'update' and former_origin = 'machine'
    and jsonb_exists(changes, 'text')
  group by record_id`;

async function insertTexts(undoing: UndoRun, table: Table, nets: readonly NetChange[]): Promise<void> {
  const { rows: made } = await undoing.trx.raw(madeBefore, { table, ids: nets.map(({ id }) => id) } as never);
  const texts = new Map((made as { id: number; texts: string[] }[]).map((each) => [each.id, each.texts]));
  const rows = nets.map(table === 'translations' ? formerText : formerOf);
  await undoing.insert(
    table,
    rows.map((row) => ({ ...row, former_machine_texts: texts.get(row.id) ?? [] })),
  );
}

/** Single texts, and the names of tags. */
async function undoTable(undoing: UndoRun, table: Table, nets: readonly NetChange[]): Promise<void> {
  const column = owners[table];
  const rows = await undoing.rowsOf(table, nets);
  const ownerOf = (net: NetChange) => {
    const [former, present] = net.fields.get(column) ?? [];
    return Number(rows.get(net.id)?.[column] ?? present ?? former ?? net.tag_id);
  };
  const siblings = Map.groupBy((await undoing.rows(table, nets.map(ownerOf), column)).values(), (row) =>
    Number(row[column]),
  );
  for (const [owner, ofOwner] of Map.groupBy(nets, ownerOf)) {
    const there = new Map((siblings.get(owner) ?? []).map((row) => [row.id, row]));
    const isOriginal = ({ fields }: NetChange) =>
      [fields.get('origin')?.[0], fields.get('origin')?.[1]].includes('original');
    const original = ofOwner.find((net) => net.kind !== 'changed' && isOriginal(net));
    if (original) await undoAllOf(undoing, table, { ofOwner, original, there });
    else
      for (const net of ofOwner.toSorted((a, b) => Number(b.kind === 'made') - Number(a.kind === 'made')))
        await undoOne(undoing, table, net, there);
  }
}

interface Group {
  ofOwner: readonly NetChange[];
  original: NetChange;
  /** The present rows by id, kept in step with the table. */
  there: Map<number, JsonRow>;
}

/** A created or deleted original, with its translations. */
async function undoAllOf(undoing: UndoRun, table: Table, { ofOwner, original, there }: Group): Promise<void> {
  const people = [...there.values()].filter(({ origin }) => origin !== 'machine');
  if (original.kind === 'made') {
    if (!there.has(original.id)) return;
    if (!arePeopleAsLeft(ofOwner, people)) return undoing.keep(original, null, 'changed_since');
    await undoing.delete(table, [...there.keys()]);
    return undoing.did(original);
  }
  if (there.has(original.id)) return;
  const tags = await undoing.rows('tags', [original.tag_id ?? 0]);
  if (tags.size === 0) return undoing.keep(original, null, 'gone');
  if (people.length > 0) return undoing.keep(original, null, 'taken');
  await insertTexts(
    undoing,
    table,
    ofOwner.filter(({ kind }) => kind === 'deleted'),
  );
  undoing.did(original);
}

async function undoOne(undoing: UndoRun, table: Table, net: NetChange, there: Map<number, JsonRow>): Promise<void> {
  const row = there.get(net.id);
  if (net.kind === 'made') {
    if (!row) return;
    if (!isTextAsLeft(net, row)) return undoing.keep(net, null, 'changed_since');
    await undoing.delete(table, [net.id]);
    there.delete(net.id);
    return undoing.did(net);
  }
  if (net.kind === 'deleted') return row ? undefined : bringBack(undoing, table, net, there);
  return row ? undoEdit(undoing, table, { net, row, there }) : keepFields(undoing, net, 'gone');
}

/** A machine translation gives way to the restored text; an original in the same language does not. */
async function bringBack(undoing: UndoRun, table: Table, net: NetChange, there: Map<number, JsonRow>): Promise<void> {
  const lang = net.fields.get('lang_code')?.[0];
  const all = [...there.values()];
  if (!all.some(({ origin }) => origin === 'original')) return undoing.keep(net, null, 'gone');
  const present = all.find(({ lang_code }) => lang_code === lang);
  if (present && present.origin !== 'machine') return undoing.keep(net, null, 'taken');
  if (present) await undoing.delete(table, [present.id]);
  await insertTexts(undoing, table, [net]);
  undoing.did(net);
}
