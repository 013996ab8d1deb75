/** The template of a table: all columns, and an example row. */
import type { ExportedTag } from '../../model/exchange/export.ts';
import type { Reader } from './exported-lines.ts';

type Example = { [Column in Exclude<keyof ExportedTag, 'hardware' | 'texts' | 'names'> | OtherColumn]: string };
type OtherColumn = 'hardware' | 'latitude' | 'longitude' | 'text:fr' | 'name:fr';

/** The row that shows each column. */
export const example: Example = {
  // An unknown tag, so that an import rejects the example row.
  tag_identifier: '0a1b2c3d4e5f',
  reference: 'INV-0042',
  customer: 'museum@example.com',
  place_id: '',
  place: 'Hall of the sea',
  latitude: '52.3702',
  longitude: '4.8952',
  hardware: 'nfc 04:A2:24:1B:6C:00:81\nqr https://example.com/42',
  description: 'Beside the stairs',
  image_url: 'https://example.com/harp.jpg',
  text_url: 'https://example.com/harp',
  gender: 'f',
  lang: 'en',
  text: 'A harp of the 18th century, from the workshop of a lighthouse keeper.',
  name_lang: 'en',
  name: 'Harp',
  hidden: '0',
  position: '1',
  credit: '© Museum of the Sea',
  'text:fr': 'Une harpe du XVIIIe siècle, de l’atelier d’un gardien de phare.',
  'name:fr': 'Harpe',
};

/** The headings and the row. */
export function templateFor({ isAdmin }: Reader): { names: string[]; cells: string[] } {
  const columns = Object.entries(example).filter(([name]) => isAdmin || name !== 'customer');
  return { names: columns.map(([name]) => name), cells: columns.map(([, cell]) => cell) };
}
