/** The JSON API of tags, places and looks, with what other features have of them. */
import type { RecordAnswers } from '../http/records.ts';
import type { StreamTurns } from '../http/time-slices.ts';
import { tagImportApi } from '../management/exchange/tag-import.ts';
import { lookApi } from '../management/look/look-api.ts';
import { placePictureApi, tagPictureApi } from '../management/pictures/picture-api.ts';
import { placeApi } from '../management/places/place-api.ts';
import { tagApi } from '../management/tags/tag-api.ts';
import type { PictureMaker } from '../model/pictures/picture.ts';

interface TagsAndPlacesOptions {
  answers: RecordAnswers;
  yielding: StreamTurns;
  pictures: PictureMaker;
  publicUrl: string;
}

export const tagsAndPlaces = ({ answers, yielding, pictures: maker, publicUrl }: TagsAndPlacesOptions) => ({
  tags: tagApi({
    answers,
    importing: tagImportApi(yielding),
    pictures: tagPictureApi({ answers, maker }),
  }),
  look: lookApi({ publicUrl, maker }),
  places: placeApi({ answers, pictures: placePictureApi({ answers, maker }) }),
});
