/**
 * A bundle: tags for phones without a network. All of them (a snapshot), or with a cursor the changes since:
 * docs/architecture.md.
 *
 * A snapshot begins with the cursor and reads the tags after it, so a concurrent change is part of the next bundle,
 * even if this one included it already. No transaction is open between two pages.
 */
import { hash } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { type Changes, readChangesSince, readCurrentCursor } from '../database/follow.ts';
import { Failure } from '../errors.ts';
import { type BundledReading, type BundledTags, readBundled, readBundledIds } from './read/bundle-tags.ts';

interface BundleRequest {
  /** Unique name of the receiver: a cursor is valid for no other. */
  receiver: string;
  of: BundledTags;
  /** The languages wanted besides the originals, as codes. */
  codes: readonly string[];
  /** Adds the origin of the words. */
  hasOrigins: boolean;
  /** The cursor of the previous bundle; undefined: a snapshot. */
  since?: string | undefined;
}

export type BundlePart =
  | { type: 'tag'; reading: BundledReading }
  | { type: 'gone'; tag_identifier: string }
  | { type: 'end'; cursor: string; tags: number; gone: number };

/** Opens a bundle. Its pages are read on demand; the last one is the end. Throws `cursor_expired`. */
export async function openBundle(db: Database, wanted: BundleRequest): Promise<AsyncIterable<BundlePart[]>> {
  const { since, of } = wanted;
  if (since === undefined) {
    const cursor = await readCurrentCursor(db);
    return parts(db, wanted, cursor, allOf(db, of));
  }
  const followed = cursorIn(since, wanted);
  const changes = followed === undefined ? undefined : await readChangesSince(db, of, followed);
  if (!changes) throw new Failure('cursor_expired');
  return parts(db, wanted, changes.cursor, changesOf(changes));
}

/** A tag that may exist. If it does not, the bundle reports its identifier as gone, provided that it was ever sent. */
interface Candidate {
  id: number;
  is_here: boolean;
  tag_identifier?: string | null;
}

async function* allOf(db: Database, of: BundledTags): AsyncGenerator<Candidate[]> {
  for await (const ids of readBundledIds(db, of)) yield ids.map((id) => ({ id, is_here: true }));
}

const changesOf = ({ pages }: Changes): AsyncIterable<Candidate[]> => pages;

async function* parts(
  db: Database,
  wanted: BundleRequest,
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

/** One part for each tag, in their order. A deletion is only reported to receivers that may have known the tag. */
function partsOf(page: readonly Candidate[], readings: readonly BundledReading[]): BundlePart[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]));
  return page.flatMap(({ id, tag_identifier }): BundlePart[] => {
    const reading = byId.get(id);
    if (reading) return [{ type: 'tag', reading }];
    return tag_identifier ? [{ type: 'gone', tag_identifier }] : [];
  });
}

/** Page size in characters, since the sizes of tags differ by a factor of a thousand. */
const charactersOfPage = 128 * 1024;
const firstPage = 20;
const largestPage = 200;
/** Characters of a tag besides its texts. */
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

/** A cursor as sent, with a fingerprint of its receiver and purpose. */
const sentAs = (followed: string, wanted: BundleRequest): string =>
  Buffer.from(`${markOf(wanted)} ${followed}`).toString('base64url');

/** The format of a follower's cursor; anything else is refused before it reaches the database. */
const format = /^([\w-]+) ([\w:]+ \d{4}-\d\d-\d\d \d{1,20} \d{1,20}:\d{1,20}:[\d,]*)$/;

function cursorIn(sent: string, wanted: BundleRequest): string | undefined {
  const [, mark, followed] = format.exec(Buffer.from(sent, 'base64url').toString()) ?? [];
  return mark === markOf(wanted) ? followed : undefined;
}

function markOf({ receiver, of, codes }: BundleRequest): string {
  const scope = [receiver, of.customer_id, of.place_id ?? null, [...codes].sort()];
  return hash('sha256', JSON.stringify(scope), 'base64url').slice(0, 12);
}
