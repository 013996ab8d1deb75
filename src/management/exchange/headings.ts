/** Maps the headings of a table to columns. */
import { lookUpLanguage } from '../../../contracts/languages.ts';
import { kindOfColumn, tableColumns } from '../../../contracts/management/tag-table.ts';
import { limits } from '../../../contracts/primitives.ts';
import { Invalid } from '../../errors.ts';
import { fold } from '../../model/access/fold.ts';
import { type Cell, cellText, tooManyColumns } from './grid.ts';

/**
 * Headings in English, German, French, Spanish and Italian. Ambiguous ones are missing: a description may be the text.
 */
const headings: Readonly<Record<string, readonly string[]>> = {
  tag_identifier: ['tag identifier', 'tag id', 'identifier'],
  reference: [
    'reference',
    'inventory number',
    'inventory no',
    'accession number',
    'object number',
    'inventarnummer',
    'inventar-nr',
    'inv-nr',
    'objektnummer',
    "numero d'inventaire",
    "n° d'inventaire",
    "reference d'inventaire",
    'numero de inventario',
    'n.º de inventario',
    'numero di inventario',
    'n. inventario',
  ],
  name: ['name', 'title', 'titel', 'bezeichnung', 'nom', 'titre', 'nombre', 'titulo', 'nome', 'titolo'],
  text: ['text', 'texte', 'texto', 'testo'],
  lang: ['language', 'lang', 'sprache', 'langue', 'idioma', 'lingua'],
  name_lang: ['name language', 'name lang'],
  place: [
    'place',
    'room',
    'location',
    'ort',
    'raum',
    'saal',
    'standort',
    'lieu',
    'salle',
    'lugar',
    'sala',
    'ubicacion',
    'luogo',
    'ubicazione',
  ],
  place_id: ['place id'],
  latitude: ['latitude', 'lat', 'breitengrad', 'breite', 'latitud', 'latitudine'],
  longitude: ['longitude', 'lon', 'lng', 'langengrad', 'lange', 'longitud', 'longitudine'],
  hardware: ['hardware', 'chip', 'chips'],
  image_url: ['image url', 'picture', 'image', 'bild', 'imagen', 'immagine'],
  text_url: ['text url', 'link', 'url'],
  gender: ['gender', 'voice', 'stimme', 'voix', 'voz', 'voce'],
  position: ['position', 'order', 'reihenfolge', 'ordre', 'orden', 'ordine'],
  hidden: ['hidden'],
  credit: ['credit'],
  description: ['internal description'],
  customer: ['customer', 'owner'],
};

/** The columns that can be chosen for a heading: all but those of languages, whose headings name the language. */
export const readColumns = tableColumns.filter((name) => kindOfColumn(name) === 'read' && !name.includes(':'));

/** Removes trailing punctuation: `Inv.-Nr.:*`. */
const withoutEnd = (heading: string): string => heading.trim().replace(/(?<![.:*\s])[.:*\s]+$/, '');

/** The folded heading, with `_` and hyphen as space, without full stops. */
const headingKey = (heading: string): string =>
  fold(withoutEnd(heading))
    .replaceAll('.', '')
    .replaceAll(/[_ -]+/g, ' ')
    .trim();

/** The same for umlauts in plain spelling. */
const bareKey = (heading: string): string => headingKey(heading).replaceAll(/([aou])e/g, '$1');

const known = [
  ...tableColumns.map((column) => [column, column] as const),
  ...Object.entries(headings).flatMap(([column, all]) => all.map((heading) => [heading, column] as const)),
];
const columnsByKey = new Map(known.map(([heading, column]) => [headingKey(heading), column]));
const columnsByBareKey = new Map(known.map(([heading, column]) => [bareKey(heading), column]));

/** `text:pt-BR`, `name: iw`, `text:zh-TW:state`: aliases of languages are accepted. */
const inLanguage = /^(text|name)\s*:\s*([^\s:]+)(\s*:\s*state)?$/i;

/** The column of a heading; an unknown heading stays unchanged. */
export function columnOfHeading(heading: string): string {
  const given = heading.trim();
  const [, part = '', tag = '', state] = inLanguage.exec(withoutEnd(given)) ?? [];
  const language = lookUpLanguage(tag);
  if (language) return `${part.toLowerCase()}:${language.code}${state ? ':state' : ''}`;
  return columnsByKey.get(headingKey(given)) ?? columnsByBareKey.get(bareKey(given)) ?? given;
}

/** Whether a record has a known heading. */
export const isHeader = (record: readonly Cell[]): boolean => knownIn(record) > 0;

/** The number of known headings. */
export const knownIn = (record: readonly Cell[]): number =>
  record.filter((cell) => kindOfColumn(columnOfHeading(cellText(cell))) === 'read').length;

/** The columns of a header, in order. Throws `Invalid` for duplicates. */
export function columnsOfHeader(head: readonly string[]): string[] {
  if (head.length > limits.tableColumns) throw tooManyColumns();
  const columns = new Set<string>();
  return head.map((heading) => {
    const name = columnOfHeading(heading);
    if (name !== '' && columns.has(name)) throw duplicateColumn(name);
    columns.add(name);
    return name;
  });
}

/** The chosen columns of a header; a heading without one stays unchanged. Throws `Invalid` for duplicates. */
export function chosenColumns(head: readonly string[], chosen: readonly string[]): string[] {
  const read = chosen.filter((name) => kindOfColumn(name) === 'read');
  for (const name of read) if (read.indexOf(name) !== read.lastIndexOf(name)) throw duplicateColumn(name);
  return head.map((heading, at) => {
    const name = chosen[at] ?? columnOfHeading(heading);
    if (kindOfColumn(name) === 'read') return name;
    const given = heading.trim();
    return kindOfColumn(given) === 'unknown' ? given : ignoredHeading(given);
  });
}

/** The heading of a column that a later import should ignore as well. */
export const ignoredHeading = (heading: string): string => `${heading} (not to be read)`;

export const duplicateColumn = (name: string) => new Invalid({ base: [`The column ${name} is there twice.`] });

const isListOfTexts = (name: string) => name === 'texts' || name === 'names';

/** The unknown columns in their spelling. Throws `Invalid` where no column is known. */
export function unknownColumns(columns: readonly string[]): string[] {
  if (!columns.some((name) => kindOfColumn(name) === 'read'))
    throw new Invalid({ base: ['The table has none of the columns that an export has.'] });
  return columns.filter((name) => name !== '' && !isListOfTexts(name) && kindOfColumn(name) === 'unknown');
}
