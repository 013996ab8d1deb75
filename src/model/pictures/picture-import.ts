/** Imports many pictures at once, matched to tags by file name. */
import { z } from 'zod';
import type { Actor } from '../../../contracts/access.ts';
import type { FailureReason } from '../../../contracts/failures.ts';
import { limits } from '../../../contracts/limits.ts';
import { isPictureHash } from '../../../contracts/pictures.ts';
import { referenceForm } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { withoutTimeBudget } from '../../database/time-budget.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { fold, searchKey } from '../access/fold.ts';
import { isReference } from '../access/search-words.ts';
import { convertPicture, type PictureMaker, storePicture } from './picture.ts';
import { putOnTag } from './record-picture.ts';

/** A file whose bytes are read later. */
interface NamedFile {
  name: string;
  /** Undefined where it is too large for a picture. */
  read(): Promise<Buffer | undefined>;
}

/** The outcome for a file. `same`: the tag has this picture already; `refused`: see `why`. */
const FoundFile = z.strictObject({
  name: z.string(),
  tag: z.object({ id: z.int(), tag_identifier: z.string(), reference: z.string().nullable() }).optional(),
  action: z.enum(['new', 'instead', 'same', 'refused']),
  why: z.string().optional(),
  hash: z.string().optional(),
});
export const FoundFiles = z.array(FoundFile);
export type FoundFile = z.infer<typeof FoundFile>;

type FoundTag = NonNullable<FoundFile['tag']> & { picture: string | null };

interface Round {
  files: AsyncIterable<NamedFile>;
  /** The results of earlier rounds. */
  earlier: readonly FoundFile[];
}

/** `INV-0017` for `photos/INV-0017.jpg`. */
const referenceInName = (name: string): string =>
  referenceForm(name.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,5}$/, ''));

/**
 * Converts the pictures one after the other and stores them; those that no tag gets are deleted after a month. A broken
 * file does not stop the others.
 */
export const previewFiles = (
  db: Database,
  actor: Actor,
  maker: PictureMaker,
  { files, earlier }: Round,
): Promise<FoundFile[]> =>
  // Exempt from the time limit of single changes.
  withoutTimeBudget(async () => {
    const taken = new Set(earlier.flatMap(({ tag, hash }) => (tag && hash !== undefined ? [tag.id] : [])));
    const found: FoundFile[] = [];
    for await (const file of files) {
      const tags = await tagsNamed(db, actor, referenceInName(file.name));
      found.push({ name: file.name, ...(await previewFile(db, actor, maker, { file, tags, taken })) });
    }
    return found;
  });

interface PictureCandidate {
  file: NamedFile;
  /** The matching tags: exactly one, unless the name is ambiguous. */
  tags: readonly FoundTag[];
  /** The tags of earlier files. */
  taken: Set<number>;
}

type FileMatch = Omit<FoundFile, 'name'>;

/** Reads only files with a matching tag. */
async function previewFile(
  db: Database,
  actor: Actor,
  maker: PictureMaker,
  { file, tags, taken }: PictureCandidate,
): Promise<FileMatch> {
  const [tag, other] = tags;
  const refused = (why: string, of = tag): FileMatch => ({ tag: of, action: 'refused', why });
  if (!tag) return refused('No tag of yours has this reference or identifier.');
  if (other)
    return refused(
      'Several tags have this reference or identifier, but for case, accents, hyphens or apostrophes.',
      undefined,
    );
  if (taken.has(tag.id)) return refused('Another file before it is for the same tag.');
  const bytes = await file.read();
  if (!bytes) return refused(`${new Failure('picture_too_large').message}.`);
  const hash = await made(db, actor, maker, bytes);
  if (typeof hash !== 'string') return refused(hash.why);
  taken.add(tag.id);
  if (hash === tag.picture) return { tag, action: 'same', hash };
  return { tag, action: tag.picture === null ? 'new' : 'instead', hash };
}

const reasons: readonly FailureReason[] = ['picture_too_large', 'pictures_full', 'too_many_pictures'];

/** The picture's hash, or the reason why there is none. */
async function made(db: Database, actor: Actor, maker: PictureMaker, bytes: Buffer): Promise<string | { why: string }> {
  try {
    const ready = await convertPicture(db, maker, [bytes]);
    return await inTransaction(db, (trx) => storePicture(trx, actor.id, ready));
  } catch (error) {
    if (error instanceof Invalid) return { why: `It ${error.errors.picture?.join()}.` };
    if (error instanceof Failure && reasons.includes(error.reason)) return { why: `${error.message}.` };
    throw error;
  }
}

/**
 * Matched by reference or identifier, as a search compares them. An exact match wins over one that differs in case, and
 * this one over others. Returns two where several match equally well.
 */
async function tagsNamed(db: Database, actor: Actor, name: string): Promise<FoundTag[]> {
  if (name.length > 2 * limits.reference) return [];
  const whole = fold(name);
  const { sql, values } = isReference({ whole });
  const of = () => db('tags').where({ customer_id: actor.id }).select('id', 'tag_identifier', 'reference', 'picture');
  // Each has an index of its own.
  const identified = of().where({ tag_identifier: searchKey(whole) });
  const referred = of()
    .join('tag_search as s', 's.tag_id', 'tags.id')
    .whereRaw(sql, values as never[]);
  const { rows } = await db.raw(
    `select *, case when reference is distinct from :name and tag_identifier <> :key
         then 1 + (lower(reference) is distinct from lower(:name))::integer else 0 end as distance
       from (:identified union :referred) as found order by distance, id limit 2`,
    { name, key: searchKey(whole), identified, referred } as never,
  );
  return (rows as (FoundTag & { distance: number })[])
    .filter(({ distance }) => distance === rows[0].distance)
    .map(({ distance: _, ...tag }) => tag);
}

/** A previewed picture, confirmed for a tag. */
export interface ConfirmedPicture {
  tag: number;
  hash: string;
}

/**
 * Sets pictures that the actor has or had on the actor's tags, in one transaction. Throws `Invalid` where a tag or a
 * picture is deleted meanwhile.
 */
export const putOnTags = (
  db: Database,
  actor: Actor,
  agreed: readonly ConfirmedPicture[],
  maker: PictureMaker,
): Promise<void> =>
  withoutTimeBudget(() =>
    inTransaction(db, async (trx) => {
      const hashes = agreed.map(({ hash }) => hash);
      const own: string[] = await trx('picture_owners')
        .where({ customer_id: actor.id })
        .whereRaw('hash = any(?)', [hashes] as never)
        .pluck('hash');
      const known = new Set(own.filter(isPictureHash));
      for (const { tag, hash } of agreed.toSorted((a, b) => a.tag - b.tag)) {
        if (!known.has(hash))
          throw new Invalid({ base: ['These pictures are not kept any more. Choose the files once more.'] });
        await putOnTag(trx, actor, tag, { hash, made: undefined, mostBytes: maker.mostBytes });
      }
    }),
  );
