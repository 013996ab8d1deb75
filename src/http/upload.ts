/** Forms with a file in them (`multipart/form-data`), which browsers send only so. */
import { Busboy } from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { largeBodyReader, understand } from './body.ts';
import { readForm } from './carried-form.ts';

/** What a form may hold besides its file, in bytes. */
const others = 65_536;

const readLarge = largeBodyReader(limits.table + others);

/**
 * Reads the body of a request for a page. At these paths, in lower case, it may be a form with a file, whose field is a buffer
 * then. Throws `too_large`, and `malformed_request` where it is none.
 */
export const readUploads =
  (paths: readonly string[]): RequestHandler =>
  (req, res, next) => {
    const isUpload = req.method === 'POST' && paths.includes(pathOf(req)) && Boolean(req.is('multipart/form-data'));
    if (!isUpload) return readForm(req, res, next);
    readLarge(req, res, (error) => {
      if (error) return next(error);
      if (!Buffer.isBuffer(req.body)) return next();
      fieldsOf(req, req.body).then(
        (fields) => {
          understand(req.body, fields);
          next();
        },
        (cause) => next(cause instanceof Failure ? cause : new Failure('malformed_request', { cause })),
      );
    });
  };

const pathOf = ({ path }: Request): string => path.toLowerCase().replace(/\/$/, '');

async function fieldsOf({ headers }: Request, body: Buffer): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({
      headers: { ...headers, 'content-type': `${headers['content-type']}` },
      limits: { fields: limits.fields, files: 1, fieldSize: others },
    });
    parser.on('field', (name, value) => {
      fields[name] = value;
    });
    parser.on('file', (name, stream, filename) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        // Where no file is chosen there is one without a name.
        if (filename) fields[name] = Buffer.concat(parts);
      });
    });
    parser
      .on('finish', resolve)
      .on('error', reject)
      .on('fieldsLimit', () => reject(new Failure('too_many_fields')));
    parser.end(body);
  });
  return fields;
}
