/** Locates the parts of an .xlsx file, and reads the shared data that cells refer to. */
import { posix } from 'node:path';
import { limits } from '../../../contracts/primitives.ts';
import { Failure, Invalid } from '../../errors.ts';
import { fold } from '../../model/access/fold.ts';
import { joinText, type XlsxFile } from './xlsx-file.ts';
import { type NumberFormat, numberFormat } from './xlsx-formats.ts';
import { unescapeText } from './xlsx-values.ts';

/** Somewhat more than the 65 490 formats that Excel has; of sheets and links there are far fewer. */
const maxFormats = 65_536;

export interface Book {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  from1904: boolean;
}

/** A sheet's name, and its part of the file. */
export interface Sheet {
  name: string;
  part: string;
}

/**
 * The workbook, its sheet `Tags`, else the first visible one, and the other visible ones. Throws `Invalid` where there is
 * none.
 */
export async function readWorkbook(file: XlsxFile): Promise<{ book: Book; sheet: Sheet; others: Sheet[] }> {
  const main = partIn(file, await linksOf(file, ''), 'officeDocument') ?? 'xl/workbook.xml';
  const links = await linksOf(file, main);
  const { sheets, from1904 } = await sheetsOf(file, main);
  const worksheets = new Map(links.filter(isOf('worksheet')).map(({ id, part }) => [id, part]));
  const found = sheets.flatMap(({ id, ...others }) => {
    const part = worksheets.get(id);
    return part === undefined ? [] : [{ ...others, part }];
  });
  const visible = found.filter(({ isHidden }) => !isHidden);
  const sheet = found.find(({ name }) => fold(name) === 'tags') ?? visible[0] ?? found[0];
  if (sheet === undefined) throw new Invalid({ base: ['There is no table.'] });
  const others = visible.filter((each) => each !== sheet);
  const styles = partIn(file, links, 'styles') ?? 'xl/styles.xml';
  const texts = partIn(file, links, 'sharedStrings') ?? 'xl/sharedStrings.xml';
  const formats = file.has(styles) ? await formatsOf(file, styles) : [];
  const strings = file.has(texts) ? await stringsOf(file, texts) : [];
  return { sheet, others, book: { strings, formats, from1904 } };
}

interface Link {
  id: string;
  type: string;
  part: string;
}

const isOf =
  (kind: string) =>
  ({ type }: Link): boolean =>
    type.endsWith(`/${kind}`);

/** The target of the first link of a type. */
const partIn = (file: XlsxFile, links: readonly Link[], kind: string): string | undefined =>
  links.filter(isOf(kind)).find(({ part }) => file.has(part))?.part;

/** The links of a part to others; those of the file for ''. */
async function linksOf(file: XlsxFile, from: string): Promise<Link[]> {
  const links: Link[] = [];
  const [folder, name] = [posix.dirname(from), posix.basename(from)];
  const path = posix.join(folder, '_rels', `${name}.rels`);
  if (from === '' && !file.has(path)) return links;
  await file.parse(path, {
    open(_name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (links.length > maxFormats) throw new Failure('too_large');
      links.push({ id, type, part: posix.resolve('/', folder, target).slice(1) });
    },
  });
  return links;
}

async function sheetsOf(file: XlsxFile, main: string) {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let from1904 = false;
  await file.parse(main, {
    open(name, attributes) {
      const { name: title = '', state = 'visible' } = attributes;
      // The prefix of its namespace is mostly `r`.
      const [, id = ''] = Object.entries(attributes).find(([key]) => /^(?!xmlns:).+:id$/.test(key)) ?? [];
      if (sheets.length > maxFormats) throw new Failure('too_large');
      if (name === 'sheet') sheets.push({ name: title, id, isHidden: state !== 'visible' });
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  return { sheets, from1904 };
}

/** The number formats, by the index of a cell's style. */
async function formatsOf(file: XlsxFile, part: string): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  const own = new Map<number, NumberFormat>();
  let areCells = false;
  await file.parse(part, {
    open(name, attributes) {
      const id = Number(attributes.numFmtId);
      if (Math.max(own.size, formats.length) > maxFormats) throw new Failure('too_large');
      if (name === 'numFmt') own.set(id, numberFormat(id, attributes.formatCode ?? ''));
      if (name === 'cellXfs') areCells = true;
      if (name === 'xf' && areCells) formats.push(own.get(id) ?? numberFormat(id, undefined));
    },
    close(name) {
      if (name === 'cellXfs') areCells = false;
    },
  });
  return formats;
}

/** The text of `t` elements, without phonetic hints. */
export class RichText {
  text = '';
  #isText = false;
  #isSpoken = false;

  open(name: string): void {
    if (name === 't') this.#isText = true;
    if (name === 'rPh') this.#isSpoken = true;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    if (name === 'rPh') this.#isSpoken = false;
  }

  add(text: string): void {
    if (this.#isText && !this.#isSpoken) this.text = joinText(this.text, text);
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return unescapeText(text);
  }
}

async function stringsOf(file: XlsxFile, part: string): Promise<string[]> {
  const strings: string[] = [];
  const texts = new Texts();
  const rich = new RichText();
  await file.parse(part, {
    open: (name) => rich.open(name),
    text: (text) => rich.add(text),
    close(name) {
      rich.close(name);
      if (name !== 'si') return;
      const text = rich.take();
      texts.add(text);
      if (strings.push(text) > limits.tableCells) throw new Failure('too_large');
    },
  });
  return strings;
}

/** Limits the characters of all cells to those of a CSV table. */
export class Texts {
  #characters = 0;

  add(text: string): void {
    this.#characters += text.length;
    if (this.#characters > limits.table) throw new Failure('too_large');
  }
}
