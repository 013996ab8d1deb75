/** The parts of an .xlsx file: a ZIP archive of XML. */
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Failure, Invalid } from '../../errors.ts';
import { charsetByByteOrderMark } from '../../http/body.ts';
import type { TimeSlices } from '../../http/time-slices.ts';

/** The most bytes of all parts that are read, unpacked; a table needs few of its archive's parts. */
const maxBytes = 100 * 1024 * 1024;
const maxParts = 2000;

/** Characters that the parser processes between two checks of the time. */
const piece = 16_384;

/**
 * The greatest depth of elements, the most attributes of one, and the most characters of a tag or a text: the parser
 * buffers unfinished pieces and processes them without yielding to the event loop. Excel and LibreOffice nest elements
 * about ten deep, write some twenty attributes, and no cell of more than 32 767 characters, each of which may be
 * escaped as seven.
 */
const most = { depth: 100, attributes: 256, characters: 256 * 1024 };

/** Joins two pieces of a text. */
export function joinText(text: string, more: string): string {
  if (text.length + more.length > most.characters) throw new Failure('too_large');
  return text + more;
}

const open = promisify(fromBuffer) as (buffer: Buffer, options: object) => Promise<ZipFile>;

const unreadable = (cause?: unknown) => new Invalid({ base: ['It is not an .xlsx file that can be read.'] }, { cause });

const encrypted = () =>
  new Invalid({
    base: ['It is an old or encrypted Excel file: save it as an Excel workbook (.xlsx), without a password.'],
  });

/** Events of the parser, with element names without prefix. */
interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Whether the rest of the part is not needed. */
  isDone?(): boolean;
}

/** The first bytes of files of former versions of Excel, and of encrypted ones. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(compound);

export class XlsxFile {
  readonly #archive: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #slices: TimeSlices;
  #bytes = 0;

  private constructor(archive: ZipFile, entries: ReadonlyMap<string, Entry>, slices: TimeSlices) {
    this.#archive = archive;
    this.#entries = entries;
    this.#slices = slices;
  }

  /** Throws `Invalid` unless it is such a file, unencrypted. */
  static async open(bytes: Buffer, slices: TimeSlices): Promise<XlsxFile> {
    if (isCompound(bytes)) throw encrypted();
    try {
      const archive = await open(bytes, { lazyEntries: true, autoClose: false });
      return new XlsxFile(archive, await entriesOf(archive), slices);
    } catch (error) {
      throw error instanceof Invalid ? error : unreadable(error);
    }
  }

  /** Names of parts are compared without case. */
  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Parses a part. Throws `Invalid` for one that cannot be read, `too_large` beyond the limit, and what handlers throw. */
  async parse(name: string, handlers: Handlers): Promise<void> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw unreadable();
    const { parser, seen } = parserOf(handlers);
    const write = async (text: string) => {
      for (let from = 0; from < text.length; from += piece) {
        const part = text.slice(from, from + piece);
        parser.write(part);
        seen.characters += part.length;
        if (seen.characters > most.characters) throw new Failure('too_large');
        if (this.#slices.isOver) await this.#slices.yield();
      }
    };
    for await (const text of this.#textOf(entry)) {
      await write(text);
      if (handlers.isDone?.()) return;
    }
    parser.close();
  }

  /** Inflated by zlib's threads, chunk by chunk. */
  async *#textOf(entry: Entry): AsyncGenerator<string> {
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    let sum = 0;
    const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
      this.#archive.openReadStream(entry, (error, opened) => (error ? reject(unreadable(error)) : resolve(opened))),
    );
    try {
      for await (const bytes of stream) {
        this.#bytes += bytes.length;
        if (this.#bytes > maxBytes) throw new Failure('too_large');
        sum = crc32(bytes, sum);
        decoder ??= new TextDecoder(charsetByByteOrderMark(bytes), { fatal: true });
        yield decoder.decode(bytes, { stream: true });
      }
      if (sum !== entry.crc32) throw new Error('The sum of the bytes is another one');
      if (decoder) yield decoder.decode();
    } catch (error) {
      throw error instanceof Failure ? error : unreadable(error);
    }
  }
}

/**
 * The parser, and the number of characters since its last event. An error in a handler stops it, since after an error
 * of its own it would continue with an event for each open element.
 */
function parserOf(handlers: Handlers) {
  const parser = new SaxesParser();
  const seen = { depth: 0, attributes: 0, characters: 0 };
  const text = (given: string) => {
    seen.characters = 0;
    handlers.text?.(given);
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('attribute', () => {
    seen.attributes += 1;
    if (seen.attributes > most.attributes) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    seen.depth += 1;
    if (seen.depth > most.depth) refuse();
    [seen.attributes, seen.characters] = [0, 0];
    handlers.open?.(bare(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    seen.depth -= 1;
    seen.characters = 0;
    handlers.close?.(bare(name));
  });
  parser.on('text', text);
  parser.on('cdata', text);
  return { parser, seen };
}

const refuse = (cause?: unknown): never => {
  throw unreadable(cause);
};

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The archive's entries, without reading them. Throws `Invalid` for too many, and for encrypted ones. */
async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  if (archive.entryCount > maxParts) throw unreadable();
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    archive.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) return reject(encrypted());
      entries.set(entry.fileName.toLowerCase(), entry);
      archive.readEntry();
    });
    archive.on('end', resolve).on('error', reject);
    archive.readEntry();
  });
  return entries;
}
