import type { Gender } from '../../contracts/primitives.ts';
import { Row } from '../database/row.ts';

/** The text of a tag: an original and its translations, read aloud by a voice of one gender. */
export class TextRecord extends Row {
  static override tableName = 'text_records';

  declare tag_id: number;
  declare gender: Gender;
}
