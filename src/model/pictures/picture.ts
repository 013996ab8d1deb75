/** Pictures, each stored once by the hash of what was uploaded. */
import { subtle } from 'node:crypto';
import { limits } from '../../../contracts/limits.ts';
import { isPictureHash, type PictureFile, pictureHashOf } from '../../../contracts/pictures.ts';
import type { Database } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { Failure, Invalid } from '../../errors.ts';

/** The converted picture of a file. */
interface MadePicture {
  width: number;
  height: number;
  credit: string | null;
  webp_320: Buffer;
  webp_640: Buffer;
  webp_1280: Buffer;
  jpg_1280: Buffer;
}

/** Converts files to pictures. `make` throws an error with a `why` for a file that is not a picture. */
export interface PictureMaker {
  make(bytes: Buffer): Promise<MadePicture>;
  /** The most bytes of all pictures of one customer. */
  mostBytes: number;
}

/** A picture that is ready to be stored. */
export interface ReadyPicture {
  hash: string;
  /** Undefined where it is stored already. */
  made: MadePicture | undefined;
  mostBytes: number;
}

const words: Record<string, string> = {
  unknown: 'is not a JPEG, PNG, WebP, AVIF or GIF',
  heic: 'is a HEIC, which few browsers show: save it as a JPEG, or let the phone take “most compatible” pictures',
  broken: 'is broken, or ends early',
  too_costly: 'takes too long, or too much memory, to be read',
};

/**
 * Converts one file to a picture, outside of any transaction. Throws `Invalid` under `picture` unless there is exactly
 * one file and it is a picture, `picture_too_large`, and `too_many_pictures`.
 */
export async function convertPicture(
  db: Database,
  maker: PictureMaker,
  [bytes, another]: readonly Buffer[],
): Promise<ReadyPicture> {
  if (another) throw new Invalid({ picture: ['must be one file'] });
  if (!bytes?.length) throw new Invalid({ picture: ["can't be blank"] });
  if (bytes.length > limits.picture) throw new Failure('picture_too_large');
  // In a thread: hashing 20 MB would block the event loop.
  const key = Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
  const { mostBytes } = maker;
  if (await db('pictures').where({ hash: key }).first('hash')) return { hash: key, made: undefined, mostBytes };
  try {
    return { hash: key, made: await maker.make(bytes), mostBytes };
  } catch (error) {
    const { why } = error as { why?: string };
    if (why === 'busy') throw new Failure('too_many_pictures', { retryAfter: 5, cause: error });
    if (why === 'too_many_pixels') throw new Failure('picture_too_large', { cause: error });
    if (why !== undefined) throw new Invalid({ picture: [words[why] ?? 'is broken'] }, { cause: error });
    throw error;
  }
}

/** The same for the file of a form; undefined where none was chosen. */
export const convertFormFile = async (
  db: Database,
  maker: PictureMaker,
  file: unknown,
): Promise<ReadyPicture | undefined> => (Buffer.isBuffer(file) ? convertPicture(db, maker, [file]) : undefined);

/**
 * Stores a picture for an owner, and returns its hash. A picture without a record is deleted after 30 days. Throws
 * `pictures_full`.
 */
export async function storePicture(trx: Transaction, owner: number | null, ready: ReadyPicture): Promise<string> {
  const { hash: key, made } = ready;
  if (made)
    await trx('pictures')
      .insert({ hash: key, ...made })
      .onConflict('hash')
      .ignore();
  else if (!(await trx('pictures').where({ hash: key }).forKeyShare().first('hash')))
    throw new Failure('unavailable', { retryAfter: 1 });
  if (owner === null || (await isOf(trx, owner, key))) return key;
  // Several uploads at once count each other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`pictures of ${owner}`]);
  await trx('picture_owners').insert({ hash: key, customer_id: owner }).onConflict(['hash', 'customer_id']).ignore();
  const [{ sum, used }] = await trx('pictures')
    .whereIn('hash', trx('picture_owners').where({ customer_id: owner }).select('hash'))
    .select(
      trx.raw('sum(bytes)::float8 as sum, coalesce(sum(bytes) filter (where hash <> ?), 0)::float8 as used', key),
    );
  if (sum > ready.mostBytes) throw new Failure('pictures_full', { message: fullInWords(ready.mostBytes, used) });
  return key;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;

const fullInWords = (most: number, used: number): string =>
  `The pictures of one customer may take ${megabytes(most)}, of which ${megabytes(used)} are used: this one is beyond that. A deleted picture counts until its 30 days in the bin are over. An administrator can raise the limit`;

/** Whether a customer has a picture, or had it until a while ago. */
const isOf = async (db: Database, customer_id: number, key: string): Promise<boolean> =>
  (await db('picture_owners').where({ hash: key, customer_id }).first('hash')) !== undefined;

interface PictureFields {
  image_url?: string | null | undefined;
  credit?: string | null | undefined;
}

/** A record's picture with its credit. */
interface PictureWithCredit {
  picture: string | null;
  credit: string | null;
}

const unpictured: PictureWithCredit = { picture: null, credit: null };

/**
 * Resolves an address: a picture that the owner has or had, whatever the host, else the address itself, without a
 * picture. `present`: the record's. The credit follows the picture, unless another one is given with it.
 */
export async function resolvePicture<F extends PictureFields>(
  db: Database,
  { owner, present = unpictured }: { owner: number | null; present?: PictureWithCredit },
  fields: F,
): Promise<F & Partial<PictureWithCredit>> {
  const { image_url, credit } = fields;
  if (image_url === undefined) return fields;
  const named = pictureHashOf(image_url ?? '');
  const isOwn =
    named !== undefined && (named === present.picture || (owner !== null && (await isOf(db, owner, named))));
  const picture = isOwn ? named : null;
  const isLeft = picture === present.picture || credit !== undefined;
  const credited = isLeft ? {} : { credit: await creditWith(db, present, picture) };
  return { ...fields, ...credited, picture, image_url: isOwn ? null : image_url };
}

/** A credit by a person stays; one from the metadata of the former picture is removed with it. */
export async function creditWith(
  db: Database,
  { credit, picture: former }: PictureWithCredit,
  picture: string | null,
): Promise<string | null> {
  const credits = await db('pictures')
    .whereIn('hash', [picture ?? '', former ?? ''])
    .select('hash', 'credit');
  const of = (hash: string | null): string | null => credits.find((each) => each.hash === hash)?.credit ?? null;
  return credit === null || credit === of(former) ? of(picture) : credit;
}

/** The bytes of a picture that some record has; else undefined. */
export async function readPictureFile(db: Database, key: string, file: PictureFile): Promise<Buffer | undefined> {
  if (!isPictureHash(key)) return undefined;
  const column = file.split('.').reverse().join('_');
  const row = await db('pictures').where({ hash: key }).whereRaw('picture_is_held(hash)').first({ bytes: column });
  return row?.bytes;
}

/** The 30 days of the bin, and a day in which it may still restore a picture. */
const unheldDays = 31;

/**
 * Deletes pictures that no record has had for that long. A picture that only other customers' records have had for that long, as after a
 * gift, counts for its former owner no more.
 */
export async function prunePictures(db: Database): Promise<void> {
  await db.raw(`update picture_owners set unheld_since = case when unheld_since is null then now() end
    where picture_is_held_by(hash, customer_id) = (unheld_since is not null)`);
  await db.raw(`delete from picture_owners
    where unheld_since < now() - interval '${unheldDays} days' and not picture_is_held_by(hash, customer_id)`);
  await db.raw(
    `delete from pictures where let_go_at < now() - interval '${unheldDays} days' and not picture_is_held(hash)`,
  );
}
