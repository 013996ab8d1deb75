/** The parts of an .xlsx file: a ZIP archive of XML. */
import { promisify } from 'node:util';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Failure, Invalid } from '../../errors.ts';
import type { TimeSlices } from '../../http/yielding.ts';

/** The most bytes of all parts that are read, unpacked; a table needs few of its archive's parts. */
const mostBytes = 100 * 1024 * 1024;
const mostParts = 2000;

/** Characters that the parser takes between two looks at the time. */
const piece = 16_384;

const open = promisify(fromBuffer) as (buffer: Buffer, options: object) => Promise<ZipFile>;

const unreadable = (cause?: unknown) => new Invalid({ base: ['It is not an .xlsx file that can be read.'] }, { cause });

/** What the parser tells of. Elements are named without their prefix. */
export interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
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

  /** Throws `Invalid` for what is no such file, or is encrypted. */
  static async open(bytes: Buffer, slices: TimeSlices): Promise<XlsxFile> {
    if (isCompound(bytes))
      throw new Invalid({
        base: ['It is an old or encrypted Excel file: save it as an Excel workbook (.xlsx), without a password.'],
      });
    try {
      const archive = await open(bytes, { lazyEntries: true, autoClose: false });
      return new XlsxFile(archive, await entriesOf(archive), slices);
    } catch (error) {
      throw error instanceof Invalid ? error : unreadable(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Parses a part. Throws `Invalid` for one that cannot be read, `too_large` beyond the limit, and what handlers throw. */
  async parse(name: string, handlers: Handlers): Promise<void> {
    const entry = this.#entries.get(name);
    if (!entry) throw unreadable();
    const reading = { thrown: undefined as unknown };
    const parser = parserOf(handlers, reading);
    const write = async (text: string) => {
      for (let from = 0; from < text.length; from += piece) {
        parser.write(text.slice(from, from + piece));
        if (reading.thrown !== undefined) throw reading.thrown;
        if (this.#slices.isOver) await this.#slices.yield();
      }
    };
    for await (const text of this.#textOf(entry)) await write(text);
    parser.close();
    if (reading.thrown !== undefined) throw reading.thrown;
  }

  /** Inflated by zlib's threads, chunk by chunk. */
  async *#textOf(entry: Entry): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const stream = await new Promise<AsyncIterable<Buffer>>((resolve, reject) =>
      this.#archive.openReadStream(entry, (error, opened) => (error ? reject(unreadable(error)) : resolve(opened))),
    );
    try {
      for await (const bytes of stream) {
        this.#bytes += bytes.length;
        if (this.#bytes > mostBytes) throw new Failure('too_large');
        yield decoder.decode(bytes, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw error instanceof Failure ? error : unreadable(error);
    }
  }
}

/** What a handler throws is kept in `reading`: the parser would go on. */
function parserOf(handlers: Handlers, reading: { thrown: unknown }): SaxesParser {
  const parser = new SaxesParser();
  const guarded =
    <A extends unknown[]>(handle: ((...given: A) => void) | undefined) =>
    (...given: A) => {
      try {
        if (reading.thrown === undefined) handle?.(...given);
      } catch (error) {
        reading.thrown = error;
      }
    };
  parser.on('error', guarded(refuse));
  parser.on('doctype', guarded(refuse));
  parser.on(
    'opentag',
    guarded((tag: SaxesTagPlain) => handlers.open?.(bare(tag.name), tag.attributes)),
  );
  parser.on(
    'closetag',
    guarded((tag: SaxesTagPlain) => handlers.close?.(bare(tag.name))),
  );
  parser.on(
    'text',
    guarded((text: string) => handlers.text?.(text)),
  );
  parser.on(
    'cdata',
    guarded((text: string) => handlers.text?.(text)),
  );
  return parser;
}

const refuse = (cause: unknown) => {
  throw unreadable(cause);
};

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The archive's entries, without reading them. Throws `Invalid` for too many. */
async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  if (archive.entryCount > mostParts) throw unreadable();
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    archive.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      archive.readEntry();
    });
    archive.on('end', resolve).on('error', reject);
    archive.readEntry();
  });
  return entries;
}
