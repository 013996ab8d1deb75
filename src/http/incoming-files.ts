/** Multipart forms as streams: fields, and files that are read one after the other as they arrive. */
import { on, once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request, Response } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { yieldSlot } from './admission-control.ts';
import { setParsedBody } from './body.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { setBodyTimeout } from './receive-timeouts.ts';
import { onceClosed } from './response-close.ts';
import { TimeSlices } from './time-slices.ts';

/** A file that is still arriving. Unread bytes are skipped. */
interface IncomingFile {
  /** The name of its form field. */
  field: string;
  name: string;
  /** Reads it; undefined beyond the size limit. */
  read(): Promise<Buffer | undefined>;
}

declare global {
  namespace Express {
    interface Request {
      /** Whether the body is a multipart form. */
      isUpload?: true;
      /** The files of a streamed form; undefined for all other bodies. */
      incomingFiles?: IncomingFiles;
    }
  }
}

/** The limits of a form. */
export interface PartLimits {
  files: number;
  /** Fields other than files. */
  fields: number;
  /** Fields and files together. */
  parts: number;
  /** Bytes of a file; undefined if the body is limited already. */
  file?: number;
  /** Bytes of a field other than a file. */
  field: number;
}

export interface IncomingLimits extends PartLimits {
  /** Bytes of the body. */
  all: number;
  /** Timeout of the body in milliseconds. */
  time: number;
}

interface IncomingOptions {
  limits: IncomingLimits;
  sender: number;
  refusals: { tooLarge: FailureReason; busy: FailureReason };
}

/** The concurrent streamed forms of this process: each is slow, and has one file in memory. */
const concurrent = new ConcurrencyLimit({ all: 4, ofOne: 1 });
const retryAfterSeconds = 30;

/** Bytes per time slice of the parser. */
const slice = 16_384;

/**
 * Reads the fields before the first file; the files are in `incomingFiles` then. Throws `malformed_request`, and the
 * refusals for too large and too many concurrent forms.
 */
export async function receiveFiles(
  req: Request,
  res: Response,
  { limits, sender, refusals }: IncomingOptions,
): Promise<void> {
  if (Number(req.headers['content-length'] ?? 0) > limits.all) throw new Failure(refusals.tooLarge);
  if (!concurrent.tryAcquire(res, `customer ${sender}`))
    throw new Failure(refusals.busy, { retryAfter: retryAfterSeconds });
  setBodyTimeout(req, limits.time);
  const tooLarge = () => new Failure(refusals.tooLarge);
  const { fields, files, begun } = parseMultipart(chunksOf(req, limits.all, tooLarge), req, limits, tooLarge);
  // Drains unread files, so that the sender of a refused form gets to read the answer.
  onceClosed(res, () => files.discard());
  await begun;
  req.body = Buffer.from('multipart');
  setParsedBody(req.body, fields);
  req.isUpload = true;
  req.incomingFiles = files;
}

async function* chunksOf(req: Request, most: number, tooLarge: () => Failure): AsyncGenerator<Buffer> {
  let seen = 0;
  let reclaim = yieldSlot();
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      reclaim();
      seen += (chunk as Buffer).length;
      if (seen > most) throw tooLarge();
      yield chunk as Buffer;
      reclaim = yieldSlot();
    }
  } finally {
    reclaim();
    // Drains the rest, so that the sender gets to read the answer.
    req.resume();
  }
}

interface Parts {
  /** A repeated name is a list. */
  fields: Record<string, unknown>;
  files: IncomingFiles;
  /** Resolves when the fields before the first file have arrived. */
  begun: Promise<void>;
  /** Resolves at the end of the body. */
  ended: Promise<void>;
}

/**
 * Parses a body in chunks, no faster than its files are read. `tooMany`: the refusal for too many files. Rejects with
 * `malformed_request`.
 */
export function parseMultipart(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { headers }: Pick<Request, 'headers'>,
  limits: PartLimits,
  tooMany: () => Failure,
): Parts {
  const parser = parserOf(`${headers['content-type']}`, limits);
  const fields: Parts['fields'] = Object.create(null);
  parser.on('field', (name, value) => addField(fields, name, value));
  const files = new IncomingFiles(parser, tooMany);
  const end = once(parser, 'finish');
  const ended = failingWell(Promise.all([receive(chunks, parser), end]));
  return { fields, files, ended, begun: failingWell(Promise.race([once(parser, 'file'), ended])) };
}

export function addField(fields: Parts['fields'], name: string, value: unknown): void {
  const earlier = fields[name];
  fields[name] = earlier === undefined ? value : [earlier, value].flat();
}

/** Avoids an unhandled rejection of work that may be awaited late, or never. */
function failingWell(work: Promise<unknown>): Promise<void> {
  const failing = work.then(
    () => {},
    (cause) => {
      throw asFailure(cause);
    },
  );
  failing.catch(() => {});
  return failing;
}

function parserOf(type: string, { file, field, ...others }: PartLimits): Parser {
  const limits = { ...others, ...(file && { fileSize: file }), fieldSize: field, headerPairs: 16 };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (cause) {
    throw new Failure('malformed_request', { cause });
  }
}

/** Feeds the parser, with backpressure. An error ends the parser, and with it its files. */
async function receive(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, parser: Parser): Promise<void> {
  const slices = new TimeSlices();
  const refuse = () => parser.destroy(new Failure('too_many_fields'));
  parser.on('partsLimit', refuse).on('fieldsLimit', refuse);
  try {
    for await (const chunk of chunks)
      for (let from = 0; from < chunk.length; from += slice) {
        if (!parser.write(chunk.subarray(from, from + slice))) await once(parser, 'drain');
        if (slices.isOver) await slices.yield();
      }
    parser.end();
  } catch (cause) {
    parser.destroy(asFailure(cause));
    throw cause;
  }
}

type Parser = InstanceType<typeof Busboy>;
type Events = AsyncIterableIterator<[field: string, stream: BusboyFileStream, name: string | undefined]>;

class IncomingFiles implements AsyncIterable<IncomingFile> {
  readonly #events: Events;
  #current: Readable | undefined;
  #isDiscarded = false;

  constructor(parser: Parser, tooMany: () => Failure) {
    this.#events = on(parser, 'file', { close: ['finish'] }) as Events;
    parser.on('filesLimit', () => parser.destroy(tooMany()));
    parser.on('file', (_field, stream) => {
      this.#current = stream;
      // A body that ends within a file ends the file.
      stream.on('error', (error) => stream.destroy(error));
      if (this.#isDiscarded) stream.resume();
    });
    parser.on('error', (error) => this.#current?.destroy(asFailure(error)));
  }

  /** Throws `malformed_request` where the body ends early. */
  async *[Symbol.asyncIterator](): AsyncGenerator<IncomingFile> {
    try {
      for await (const [field, stream, name = ''] of this.#events) {
        // Without a chosen file the part has no file name.
        if (name !== '') yield { field, name: asNamed(name), read: () => bytesOf(stream) };
        stream.resume();
      }
    } catch (error) {
      throw asFailure(error);
    }
  }

  discard(): void {
    this.#isDiscarded = true;
    this.#current?.resume();
  }
}

/** The name as typed: browsers encode only quotation marks and line breaks in it. Control characters are dropped. */
const asNamed = (sent: string): string =>
  sent
    .replaceAll('%22', '"')
    .replaceAll(/%0[AD]/gi, '')
    .replaceAll(/\p{Cc}/gu, '');

const asFailure = (cause: unknown): Failure =>
  cause instanceof Failure ? cause : new Failure('malformed_request', { cause });

async function bytesOf(stream: BusboyFileStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch (error) {
    throw asFailure(error);
  }
  return stream.truncated ? undefined : Buffer.concat(chunks);
}
