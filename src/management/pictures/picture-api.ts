/** The pictures of tags and places, as JSON. */
import type { management } from '../../../contracts/index.ts';
import { withoutDetails } from '../../../contracts/management/tag-details.ts';
import { ok } from '../../http/answers.ts';
import { destroyHandler, type Handlers } from '../../http/handlers.ts';
import { uploadedPictures } from '../../http/management.ts';
import type { RecordAnswers } from '../../http/records.ts';
import type { PictureMaker } from '../../model/pictures/picture.ts';
import {
  destroyPlacePicture,
  destroyTagPicture,
  setPlacePicture,
  setTagPicture,
} from '../../model/pictures/record-picture.ts';

interface PictureApiOptions {
  answers: RecordAnswers;
  maker: PictureMaker;
}

type TagHandlers = Pick<Handlers<typeof management.tags>, 'setPicture' | 'destroyPicture'>;
type PlaceHandlers = Pick<Handlers<typeof management.places>, 'setPicture' | 'destroyPicture'>;

export const tagPictureApi = ({ answers, maker }: PictureApiOptions): TagHandlers => ({
  setPicture: async ({ params, body, req }, { db, caller }) => {
    const sent = { maker, files: uploadedPictures(req, body) };
    return ok(withoutDetails(answers.shown(await setTagPicture(db, caller, params.id, sent))));
  },
  destroyPicture: destroyHandler(destroyTagPicture),
});

export const placePictureApi = ({ answers, maker }: PictureApiOptions): PlaceHandlers => ({
  setPicture: async ({ params, body, req }, { db, caller }) => {
    const sent = { maker, files: uploadedPictures(req, body) };
    return ok(answers.shown(await setPlacePicture(db, caller, params.id, sent)));
  },
  destroyPicture: destroyHandler(destroyPlacePicture),
});
