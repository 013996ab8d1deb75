/** `/pictures/{hash}/{width}.{webp|jpg}`: the files of pictures, for everybody. */
import { type Request, Router } from 'express';
import { pictureFiles as names } from '../../../contracts/pictures.ts';
import { Failure } from '../../errors.ts';
import { refuseOtherMethods } from '../../http/api.ts';
import { callOf } from '../../http/call.ts';
import { readPictureFile } from '../../model/pictures/picture.ts';

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Immutable, since a hash identifies one picture; for a day only, since a picture may be removed. */
const cached = 'public, max-age=86400, immutable';

export function pictureFiles(): Router {
  const router = Router();
  for (const name of names) {
    const path = `/pictures/:hash/${name}`;
    router.get(path, async (req: Request<{ hash: string }>, res) => {
      const bytes = await readPictureFile(callOf<'none'>(req).lookups, req.params.hash, name);
      if (!bytes) throw new Failure('unknown_path');
      res.setHeader('Cache-Control', cached);
      res.type(types[name.endsWith('jpg') ? 'jpg' : 'webp']).send(bytes);
    });
    router.all(path, refuseOtherMethods(['GET', 'HEAD', 'OPTIONS']));
  }
  return router;
}
