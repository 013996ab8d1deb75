/** The JSON API of tags and places, with what other features have of them. */
import type { RecordAnswers } from '../http/records.ts';
import type { Yielding } from '../http/yielding.ts';
import { tagImportApi } from '../management/exchange/tag-import.ts';
import { placePictureApi, tagPictureApi } from '../management/pictures/picture-api.ts';
import { placeApi } from '../management/places/place-api.ts';
import { tagApi } from '../management/tags/tag-api.ts';
import type { PictureMaker } from '../model/pictures/picture.ts';
import type { MachineTranslation } from '../model/translations/machine-translation.ts';

interface Sharing {
  answers: RecordAnswers;
  machine: MachineTranslation;
  yielding: Yielding;
  pictures: PictureMaker;
}

export const tagsAndPlaces = ({ answers, machine, yielding, pictures: maker }: Sharing) => ({
  tags: tagApi({
    answers,
    importing: tagImportApi({ machine, yielding }),
    pictures: tagPictureApi({ answers, maker }),
  }),
  places: placeApi({ answers, pictures: placePictureApi({ answers, maker }) }),
});
