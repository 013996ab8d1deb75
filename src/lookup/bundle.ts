/**
 * A bundle: tags for who has no network where they are. All of them, or with a cursor what has changed since: docs/architecture.md.
 *
 * A whole bundle begins with the cursor and reads the tags after it, so a change that is made meanwhile comes with the next one,
 * though it may have been in this one already. No transaction is open between two pages.
 */
import { hash } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { type Changes, changesSince, followFrom } from '../database/follow.ts';
import { Failure } from '../errors.ts';
import { type BundledReading, type BundledTags, bundledIds, readBundled } from './read/bundled.ts';

export interface BundleWanted {
  /** Who gets it, in any words that are nobody else's: a cursor holds for nobody else. */
  receiver: string;
  of: BundledTags;
  /** The languages wanted besides the originals, as codes. */
  codes: readonly string[];
  /** Whether it says where the words come from. */
  hasOrigins: boolean;
  /** The cursor of the bundle before; undefined: everything. */
  since?: string | undefined;
}

export type BundlePart =
  | { type: 'tag'; reading: BundledReading }
  | { type: 'gone'; tag_identifier: string }
  | { type: 'end'; cursor: string; tags: number; gone: number };

/** Begins a bundle. Its pages are read as they are taken, and the last one is the end. Throws `cursor_expired`. */
export async function openBundle(db: Database, wanted: BundleWanted): Promise<AsyncIterable<BundlePart[]>> {
  const { since, of } = wanted;
  if (since === undefined) {
    const cursor = await followFrom(db);
    return parts(db, wanted, cursor, allOf(db, of));
  }
  const followed = cursorIn(since, wanted);
  const changes = followed === undefined ? undefined : await changesSince(db, of, followed);
  if (!changes) throw new Failure('cursor_expired');
  return parts(db, wanted, changes.cursor, changesOf(changes));
}

/** A tag that may be there. Where it is not, the bundle says so by its identifier, if it has one. */
interface Candidate {
  id: number;
  is_here: boolean;
  tag_identifier?: string;
}

async function* allOf(db: Database, of: BundledTags): AsyncGenerator<Candidate[]> {
  for await (const ids of bundledIds(db, of)) yield ids.map((id) => ({ id, is_here: true }));
}

const changesOf = ({ pages }: Changes): AsyncIterable<Candidate[]> => pages;

async function* parts(
  db: Database,
  wanted: BundleWanted,
  cursor: string,
  candidates: AsyncIterable<Candidate[]>,
): AsyncGenerator<BundlePart[]> {
  const counts = { tag: 0, gone: 0, end: 0 };
  let size = firstPage;
  for await (const all of candidates) {
    for (let next = 0; next < all.length; ) {
      const page = all.slice(next, next + size);
      next += page.length;
      const readings = await readBundled(
        db,
        wanted.of,
        page.filter(({ is_here }) => is_here).map(({ id }) => id),
        wanted,
      );
      const found = partsOf(page, readings);
      for (const { type } of found) counts[type] += 1;
      yield found;
      size = nextSize(readings, size);
    }
  }
  yield [{ type: 'end', cursor: sentAs(cursor, wanted), tags: counts.tag, gone: counts.gone }];
}

/** One for each tag, in their order. Of one that is gone only who may have known it is told. */
function partsOf(page: readonly Candidate[], readings: readonly BundledReading[]): BundlePart[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  return page.flatMap(({ id, tag_identifier }): BundlePart[] => {
    const reading = byId.get(id);
    if (reading) return [{ type: 'tag', reading }];
    return tag_identifier === undefined ? [] : [{ type: 'gone', tag_identifier }];
  });
}

/** Tags of a page: as many as have so many characters together, since one tag may have more than another thousand. */
const charactersOfPage = 128 * 1024;
const firstPage = 20;
const largestPage = 200;
/** What a tag has besides its words. */
const around = 400;

function nextSize(readings: readonly BundledReading[], before: number): number {
  if (readings.length === 0) return before;
  const characters = readings.reduce((sum, reading) => sum + charactersOf(reading), 0);
  const fitting = Math.floor((charactersOfPage * readings.length) / characters);
  return Math.max(1, Math.min(fitting, 2 * before, largestPage));
}

const charactersOf = ({ texts, names, description, items }: BundledReading): number =>
  [...Object.values(texts ?? {}), ...Object.values(names ?? {}), description ?? ''].reduce(
    (sum, words) => sum + words.length,
    around + around * items.length,
  );

/** A cursor as it is sent: with a mark of whom and what it is for. */
const sentAs = (followed: string, wanted: BundleWanted): string =>
  Buffer.from(`${markOf(wanted)} ${followed}`).toString('base64url');

/** As a follower's cursor is written; whatever else somebody sends never reaches the database. */
const format = /^([\w-]+) ([\w:]+ \d{4}-\d\d-\d\d \d{1,20} \d{1,20}:\d{1,20}:[\d,]*)$/;

function cursorIn(sent: string, wanted: BundleWanted): string | undefined {
  const [, mark, followed] = format.exec(Buffer.from(sent, 'base64url').toString()) ?? [];
  return mark === markOf(wanted) ? followed : undefined;
}

function markOf({ receiver, of, codes }: BundleWanted): string {
  const scope = [receiver, of.customer_id, of.place_id ?? null, [...codes].sort()];
  return hash('sha256', JSON.stringify(scope), 'base64url').slice(0, 12);
}
