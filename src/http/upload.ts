/** Forms with a file (`multipart/form-data`). */
import { Busboy } from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { largeBodyReader, type SenderOf, understand } from './body.ts';
import { readForm } from './carried-form.ts';
import { TimeSlices } from './yielding.ts';

/** The most bytes of a form besides its file. */
const others = 65_536;

/**
 * Reads the body of a request for a page. At these paths, in lower case, it may be a form with a file, whose field is a
 * buffer then; for signed-in customers only. Throws `not_signed_in`, `too_large`, and `malformed_request` for a
 * malformed one.
 */
export function readUploads(paths: readonly string[], senderOf: SenderOf): RequestHandler {
  const readLarge = largeBodyReader(limits.table + others, senderOf);
  return async (req, res, next) => {
    const isUpload = req.method === 'POST' && paths.includes(pathOf(req)) && Boolean(req.is('multipart/form-data'));
    if (!isUpload) return readForm(req, res, next);
    if ((await senderOf(req)) === undefined) throw new Failure('not_signed_in');
    readLarge(req, res, (error) => {
      if (error) return next(error);
      if (!Buffer.isBuffer(req.body)) return next();
      partsOf(req, req.body).then(
        (fields) => {
          understand(req.body, fields);
          next();
        },
        (cause) => next(cause instanceof Failure ? cause : new Failure('malformed_request', { cause })),
      );
    });
  };
}

const pathOf = ({ path }: Request): string => path.toLowerCase().replace(/\/$/, '');

/** Bytes that are read between two checks of the number of parts. */
const slice = 16_384;

/** The fields of a form with files, which are buffers. Throws `too_many_fields`, and the parser's errors. */
export async function partsOf({ headers }: Request, body: Buffer): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  const parser = parserOf(`${headers['content-type']}`, fields);
  const slices = new TimeSlices();
  const done = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Failure('too_many_fields'));
    parser.on('finish', resolve).on('error', reject).on('partsLimit', refuse).on('fieldsLimit', refuse);
  });
  for (let from = 0; from < body.length; from += slice) {
    const written = new Promise<void>((resolve) => parser.write(body.subarray(from, from + slice), () => resolve()));
    await Promise.race([written, done]);
    if (slices.isOver) await slices.yield();
  }
  parser.end();
  return done.then(() => fields);
}

function parserOf(type: string, fields: Record<string, unknown>) {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { fields: limits.parts, parts: limits.parts, files: 1, fieldSize: others, headerPairs: 16 },
  });
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream, filename) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      // Without a chosen file the part has no file name.
      if (filename) fields[name] = Buffer.concat(parts);
    });
  });
  return parser;
}
