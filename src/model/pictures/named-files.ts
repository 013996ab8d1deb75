/** Many pictures at once, which find their tags by the names of their files. */
import type { Actor } from '../../../contracts/access.ts';
import { isPictureHash } from '../../../contracts/pictures.ts';
import { referenceForm } from '../../../contracts/text.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';
import { putOnTag } from './of-record.ts';
import { keepPicture, type PictureMaker, readyPicture } from './picture.ts';

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** What would become of a file. */
export interface FoundFile {
  name: string;
  tag: { id: number; tag_identifier: string; reference: string | null } | undefined;
  /** `same`: the tag has this picture; `refused`: see `why`. */
  action: 'new' | 'instead' | 'same' | 'refused';
  why?: string;
  hash?: string;
}

type FoundTag = NonNullable<FoundFile['tag']> & { picture: string | null };

/** `photos/INV-0017.jpg` is about `INV-0017`. */
const meantBy = (name: string): string => referenceForm(name.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,5}$/, ''));

/** Makes the pictures, and stores them without a record, which keeps them for a month. Throws `pictures_full`. */
export async function lookAtFiles(
  db: Database,
  actor: Actor,
  maker: PictureMaker,
  files: readonly NamedFile[],
): Promise<FoundFile[]> {
  const tags = await tagsNamed(
    db,
    actor,
    files.map(({ name }) => meantBy(name)),
  );
  const taken = new Set<number>();
  const found: FoundFile[] = [];
  for (const { name, bytes } of files) {
    const [tag, other] = tags.get(meantBy(name).toLowerCase()) ?? [];
    const why = !tag
      ? 'No tag of yours has this reference or identifier.'
      : other
        ? 'Several tags have this reference, but for the case of its letters.'
        : taken.has(tag.id)
          ? 'Another file before it is for the same tag.'
          : undefined;
    if (!tag || why) found.push({ name, tag: other ? undefined : tag, action: 'refused', ...(why && { why }) });
    else {
      taken.add(tag.id);
      found.push({ name, tag, ...(await made(db, actor, maker, { tag, bytes })) });
    }
  }
  return found;
}

interface Making {
  tag: FoundTag;
  bytes: Buffer;
}

async function made(
  db: Database,
  actor: Actor,
  maker: PictureMaker,
  { tag, bytes }: Making,
): Promise<Pick<FoundFile, 'action' | 'why' | 'hash'>> {
  try {
    const ready = await readyPicture(db, maker, bytes);
    const hash = await inTransaction(db, (trx) => keepPicture(trx, actor.id, ready));
    if (hash === tag.picture) return { action: 'same', hash };
    return { action: tag.picture === null ? 'new' : 'instead', hash };
  } catch (error) {
    if (error instanceof Invalid) return { action: 'refused', why: `It ${error.errors.picture?.join()}.` };
    if (error instanceof Failure && error.reason === 'picture_too_large')
      return { action: 'refused', why: `${error.message}.` };
    throw error;
  }
}

/** By reference or identifier in small letters. */
async function tagsNamed(db: Database, actor: Actor, names: readonly string[]): Promise<Map<string, FoundTag[]>> {
  const small = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows: (FoundTag & { meant: string })[] = await db('tags')
    .where({ customer_id: actor.id })
    .whereRaw('(lower(reference) = any(:small) or tag_identifier = any(:small))', { small } as never)
    .orderBy('id')
    .select('id', 'tag_identifier', 'reference', 'picture');
  const found = new Map<string, FoundTag[]>();
  for (const row of rows)
    for (const key of new Set([row.tag_identifier, row.reference?.toLowerCase()]))
      if (key !== undefined && small.includes(key)) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}

/** A picture that was looked at, for a tag. */
export interface Agreed {
  tag: number;
  hash: string;
}

/**
 * Puts pictures that the actor has or had on their own tags, in one transaction. Throws `Invalid` where something of it is gone by now.
 */
export const putOnTags = (db: Database, actor: Actor, agreed: readonly Agreed[], maker: PictureMaker): Promise<void> =>
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
  });
