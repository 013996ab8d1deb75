/** The errors of a row on pages, and in the table of left-out rows: with what a column takes, where its value shows that it is unclear. */
import { languages } from '../../../contracts/languages.ts';
import { fold } from '../../model/access/fold.ts';
import { columnInWords } from './column-words.ts';
import { example } from './template.ts';

/** The errors of a column. `value`: its cell. */
export function errorsInWords(column: string, messages: readonly string[], value: string): string {
  const words = messages.join(', ');
  return column === 'base' ? words : `${columnInWords(column)} ${words}${hintFor(column, value.trim())}`;
}

function hintFor(column: string, value: string): string {
  if (column === 'hidden') return ': 1 is for yes, and 0 for no';
  if (column === 'tag_identifier' && value === example.tag_identifier) return ': this is the example of the template';
  const code = column === 'lang' || column === 'name_lang' ? codeOf(value) : undefined;
  return code === undefined ? '' : `: the code of ${value} is ${code}`;
}

/** The languages in which headings are known. */
const readers = ['en', 'de', 'fr', 'es', 'it'];

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a language that is written by its name, in itself or in one of the languages of headings. */
function codeOf(name: string): string | undefined {
  codes ??= readCodes();
  return codes.get(fold(name));
}

function readCodes(): ReadonlyMap<string, string> {
  const namers = readers.map((reader) => new Intl.DisplayNames(reader, { type: 'language' }));
  return new Map(
    languages.flatMap(({ code, tag, name, ownName }) =>
      [name, ownName, ...namers.map((namer) => namer.of(tag) ?? code)].map((each) => [fold(each), code] as const),
    ),
  );
}
