/** Forms with many files, which are taken one after the other as they come: one of them is in memory at a time. */
import { on, once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request, Response } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { Failure } from '../errors.ts';
import { understand } from './body.ts';
import { onceClosed } from './closed.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { receivePatiently } from './patience.ts';
import { TimeSlices } from './yielding.ts';

/** A file whose bytes have still to come. What is not read is passed over. */
interface IncomingFile {
  name: string;
  /** Undefined where it is larger than one may be. */
  read(): Promise<Buffer | undefined>;
}

declare global {
  namespace Express {
    interface Request {
      /** The files of a form that is taken as it comes; undefined for all other bodies. */
      incomingFiles?: IncomingFiles;
    }
  }
}

export interface IncomingLimits {
  files: number;
  /** Bytes: of a file, of a field that is no file, and of everything. */
  file: number;
  field: number;
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

const mostFields = 50;
const mostParts = 1000;
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
  const parser = parserOf(`${req.headers['content-type']}`, limits);
  const fields: Record<string, unknown> = Object.create(null);
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  const tooLarge = () => new Failure(refusals.tooLarge);
  const files = new IncomingFiles(parser, tooLarge);
  // What nobody takes is read and thrown away, so that the sender of a refused form reads why.
  onceClosed(res, () => files.discard());
  const end = once(parser, 'finish');
  const received = receive(req, parser, tooLarge, limits.all);
  const begun = [once(parser, 'file'), end, received.then(() => end)];
  for (const each of begun) each.catch(() => {});
  await Promise.race(begun).catch((cause) => {
    throw asFailure(cause);
  });
  req.body = Buffer.from('multipart');
  understand(req.body, fields);
  req.sentFiles = [];
  req.incomingFiles = files;
}

function parserOf(type: string, { files, file, field }: IncomingLimits): Parser {
  const limits = { files, fileSize: file, fieldSize: field, fields: mostFields, parts: mostParts, headerPairs: 16 };
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (cause) {
    throw new Failure('malformed_request', { cause });
  }
}

/** Passes the body on as far as it is taken. What goes wrong ends the parser, and with it its files. */
async function receive(req: Request, parser: Parser, tooLarge: () => Failure, most: number): Promise<void> {
  let seen = 0;
  const slices = new TimeSlices();
  const refuse = () => parser.destroy(new Failure('too_many_fields'));
  parser.on('partsLimit', refuse).on('fieldsLimit', refuse);
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      seen += (chunk as Buffer).length;
      if (seen > most) throw tooLarge();
      for (let from = 0; from < chunk.length; from += slice) {
        if (!parser.write(chunk.subarray(from, from + slice))) await once(parser, 'drain');
        if (slices.isOver) await slices.yield();
      }
    }
    parser.end();
  } catch (cause) {
    const failure = asFailure(cause);
    parser.destroy(failure);
    // The rest is read and thrown away, so that the sender reads the answer.
    req.resume();
    throw failure;
  }
}

type Parser = InstanceType<typeof Busboy>;
type Events = AsyncIterableIterator<[field: string, stream: BusboyFileStream, name: string | undefined]>;

class IncomingFiles implements AsyncIterable<IncomingFile> {
  readonly #events: Events;
  #current: Readable | undefined;
  #isDiscarded = false;

  constructor(parser: Parser, tooLarge: () => Failure) {
    this.#events = on(parser, 'file', { close: ['finish'] }) as Events;
    parser.on('filesLimit', () => parser.destroy(tooLarge()));
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
      for await (const [, stream, name = ''] of this.#events) {
        if (name !== '') yield { name: name.replaceAll(/\p{Cc}/gu, ''), read: () => bytesOf(stream) };
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
