/** Sets and removes the picture of a tag or a place. */
import type { Actor } from '../../../contracts/access.ts';
import type { Database } from '../../database/connect.ts';
import { Place } from '../place.ts';
import { Tag } from '../tags/tag.ts';
import { convertPicture, creditWith, type PictureMaker, type ReadyPicture, storePicture } from './picture.ts';

interface PictureUpload {
  maker: PictureMaker;
  files: readonly Buffer[];
}

/** Throws `record_not_found`, before the file is read. */
export async function setTagPicture(
  db: Database,
  actor: Actor,
  id: number,
  { maker, files }: PictureUpload,
): Promise<Tag> {
  await Tag.find(db, actor, id);
  return putOnTag(db, actor, id, await convertPicture(db, maker, files));
}

/** The same for a picture that is ready. */
export const putOnTag = (db: Database, actor: Actor, id: number, ready: ReadyPicture): Promise<Tag> =>
  Tag.write(db, async (trx) => {
    const tag = await Tag.locked(trx, actor, id);
    const picture = await storePicture(trx, tag.customer_id, ready);
    const credit = await creditWith(trx, tag, picture);
    await tag.$query(trx).patch({ picture, credit, image_url: null });
    return Tag.find(trx, actor, id);
  });

export const destroyTagPicture = (db: Database, actor: Actor, id: number): Promise<void> =>
  Tag.write(db, async (trx) => {
    const tag = await Tag.locked(trx, actor, id);
    await tag.$query(trx).patch({ picture: null, credit: await creditWith(trx, tag, null), image_url: null });
  });

export async function setPlacePicture(
  db: Database,
  actor: Actor,
  id: number,
  { maker, files }: PictureUpload,
): Promise<Place> {
  await Place.find(db, actor, id);
  return putOnPlace(db, actor, id, await convertPicture(db, maker, files));
}

export const putOnPlace = (db: Database, actor: Actor, id: number, ready: ReadyPicture): Promise<Place> =>
  Place.write(db, async (trx) => {
    const place = await Place.locked(trx, actor, id);
    const picture = await storePicture(trx, place.customer_id, ready);
    return place.$query(trx).patchAndFetch({ picture });
  });

export const destroyPlacePicture = (db: Database, actor: Actor, id: number): Promise<void> =>
  Place.write(db, async (trx) => {
    const place = await Place.locked(trx, actor, id);
    await place.$query(trx).patch({ picture: null });
  });
