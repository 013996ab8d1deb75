/** The columns of a table in the words of the pages. */
import { languages } from '../../../contracts/languages.ts';
import { languageName } from '../../html/text.ts';

const words: Readonly<Record<string, string>> = {
  tag_identifier: 'Identifier',
  reference: 'Reference',
  customer: 'Belongs to',
  place_id: 'Number of the place',
  place: 'Place',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hardware: 'Hardware',
  description: 'Description',
  image_url: 'Address of a picture',
  text_url: 'Address of a page about it',
  hidden: 'Not open to visitors yet',
  position: 'Position',
  credit: 'Whose picture it is',
  gender: 'Voice that reads it',
  lang: 'Language of the text',
  text: 'Text',
  name_lang: 'Language of the name',
  name: 'Name',
};

/** `Text in French` for `text:fr`; unknown columns stay unchanged. */
export function columnInWords(column: string): string {
  const [part = '', code = ''] = column.split(':');
  const isInLanguage = (part === 'text' || part === 'name') && languages.some((each) => each.code === code);
  return isInLanguage ? `${words[part]} in ${languageName(code)}` : (words[column] ?? column);
}
