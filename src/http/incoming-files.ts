/** The parts of forms with files: fields, and files that are taken one after the other as they come. */
import { on, once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request, Response } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { yieldSlot } from './admission-control.ts';
import { understand } from './body.ts';
import { onceClosed } from './closed.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { receivePatiently } from './patience.ts';
import { TimeSlices } from './yielding.ts';

/** A file whose bytes have still to come. What is not read is passed over. */
interface IncomingFile {
  /** The name of its part. */
  field: string;
  name: string;
  /** Undefined where it is larger than one may be. */
  read(): Promise<Buffer | undefined>;
}

declare global {
  namespace Express {
    interface Request {
      /** Whether the body is a form with files. */
      isUpload?: true;
      /** The files of a form that is taken as it comes; undefined for all other bodies. */
      incomingFiles?: IncomingFiles;
    }
  }
}

/** What a form may have. */
export interface PartLimits {
  files: number;
  /** Fields that are no files. */
  fields: number;
  /** Of both together. */
  parts: number;
  /** Bytes of a file; undefined where its body is limited already. */
  file?: number;
  /** Bytes of a field that is no file. */
  field: number;
}

export interface IncomingLimits extends PartLimits {
  /** Bytes of everything. */
  all: number;
  /** Milliseconds for everything. */
  time: number;
}

interface Taking {
  limits: IncomingLimits;
  sender: number;
  refusals: { tooLarge: FailureReason; busy: FailureReason };
}

/** Such forms under way in this process: each takes its time, and has one file in memory. */
const underWay = new ConcurrencyLimit({ all: 4, ofOne: 1 });
const retryAfterSeconds = 30;

/** Bytes that are parsed between two looks at the time. */
const slice = 16_384;

/**
 * Reads the fields before the first file; the files are `incomingFiles` then. Throws `malformed_request`, and the refusals for too much
 * and for too many at once.
 */
export async function takeFiles(req: Request, res: Response, { limits, sender, refusals }: Taking): Promise<void> {
  if (Number(req.headers['content-length'] ?? 0) > limits.all) throw new Failure(refusals.tooLarge);
  if (!underWay.tryAcquire(res, `customer ${sender}`))
    throw new Failure(refusals.busy, { retryAfter: retryAfterSeconds });
  receivePatiently(req, limits.time);
  const tooLarge = () => new Failure(refusals.tooLarge);
  const { fields, files, begun } = partsIn(chunksOf(req, limits.all, tooLarge), req, limits, tooLarge);
  // What nobody takes is read and thrown away, so that the sender of a refused form reads why.
  onceClosed(res, () => files.discard());
  await begun;
  req.body = Buffer.from('multipart');
  understand(req.body, fields);
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
    // The rest is read and thrown away, so that the sender reads the answer.
    req.resume();
  }
}

export interface Parts {
  /** A repeated name is a list. */
  fields: Record<string, unknown>;
  files: IncomingFiles;
  /** Once the fields before the first file are there. */
  begun: Promise<void>;
  /** Once all is there. */
  ended: Promise<void>;
}

/** Of a body in chunks, as far as they are taken. `tooMany`: the refusal for files. Throws `malformed_request`, and so do the promises. */
export function partsIn(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { headers }: Pick<Request, 'headers'>,
  limits: PartLimits,
  tooMany: () => Failure,
): Parts {
  const parser = parserOf(`${headers['content-type']}`, limits);
  const fields: Parts['fields'] = Object.create(null);
  parser.on('field', (name, value) => addTo(fields, name, value));
  const files = new IncomingFiles(parser, tooMany);
  const end = once(parser, 'finish');
  const ended = failingWell(Promise.all([receive(chunks, parser), end]));
  return { fields, files, ended, begun: failingWell(Promise.race([once(parser, 'file'), ended])) };
}

export function addTo(fields: Parts['fields'], name: string, value: unknown): void {
  const earlier = fields[name];
  fields[name] = earlier === undefined ? value : [earlier, value].flat();
}

/** It may be awaited late, or never. */
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

/** Passes the body on as far as it is taken. What goes wrong ends the parser, and with it its files. */
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

/** Browsers encode quotation marks and line ends in a name, and nothing else. Control characters are left out. */
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
