/** Forms with files (`multipart/form-data`). */
import { Busboy } from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { largeBodyReader, type SenderOf, understand } from './body.ts';
import { readForm } from './carried-form.ts';
import { type IncomingLimits, takeFiles } from './incoming-files.ts';
import { TimeSlices } from './yielding.ts';

interface SentFile {
  field: string;
  name: string;
  bytes: Buffer;
}

declare global {
  namespace Express {
    interface Request {
      /** The files of a form that was read, in their order; undefined for all other bodies. */
      sentFiles?: readonly SentFile[];
    }
  }
}

interface PartLimits {
  /** Of all parts together. */
  parts: number;
  files: number;
  /** Bytes of a field that is no file. */
  field: number;
}

interface UploadForm {
  /** The form's paths, in lower case. */
  paths: RegExp;
  mostBytes: number;
  limits: PartLimits;
  /** An anonymous body is refused unread; otherwise a form of the usual size is carried through the sign-in. */
  needsSender?: true;
  /** The refusals of a larger one, and where too many are being read. */
  refusals: { tooLarge: FailureReason; busy: FailureReason };
}

/** A form with one file beside few small fields. */
const usual: PartLimits = { parts: limits.parts, files: 1, field: 65_536 };

/** The form for a table. */
export const tableForm: UploadForm = {
  paths: /^\/tags\/import$/,
  mostBytes: limits.table + usual.field,
  limits: usual,
  needsSender: true,
  refusals: { tooLarge: 'too_large', busy: 'too_many_imports' },
};

/** The forms of records that may have a picture, and of a look. */
export const pictureForms: UploadForm = {
  paths: /^\/((tags|places)(\/new|\/\d+(\/fill)?)?|look)$/,
  mostBytes: limits.picture + limits.body,
  limits: { parts: limits.fields, files: 1, field: limits.body },
  refusals: { tooLarge: 'picture_too_large', busy: 'too_many_pictures' },
};

/** Of the form for many pictures. */
export const mostPictures = { files: 50, bytes: 100 * 1024 * 1024 };
const longestUpload = 30 * 60_000;

/** A form whose files are taken as they come, too many for the memory. */
interface IncomingForm extends Pick<UploadForm, 'paths' | 'refusals'> {
  incoming: IncomingLimits;
}

export const manyPictures: IncomingForm = {
  paths: /^\/pictures\/import$/,
  incoming: {
    files: mostPictures.files,
    file: limits.picture,
    field: limits.body,
    all: mostPictures.bytes + limits.body,
    time: longestUpload,
  },
  refusals: { tooLarge: 'too_large', busy: 'too_many_pictures' },
};

/**
 * Reads the body of a request for a page. At the paths of these forms it may be one with files, whose fields are buffers then. Throws
 * `not_signed_in`, and `malformed_request` for a malformed one.
 */
export function readUploads(forms: readonly (UploadForm | IncomingForm)[], senderOf: SenderOf): RequestHandler {
  const readers = forms.map(({ paths, ...form }) => ({
    paths,
    read: 'incoming' in form ? incomingReader(form, senderOf) : uploadReader(form, senderOf),
  }));
  return (req, res, next) => {
    const isUpload = req.method === 'POST' && Boolean(req.is('multipart/form-data'));
    const reader = isUpload ? readers.find(({ paths }) => paths.test(pathOf(req))) : undefined;
    return (reader?.read ?? readForm)(req, res, next);
  };
}

const incomingReader =
  ({ incoming, refusals }: Omit<IncomingForm, 'paths'>, senderOf: SenderOf): RequestHandler =>
  async (req, res, next) => {
    const sender = await senderOf(req);
    if (sender === undefined) throw new Failure('not_signed_in');
    await takeFiles(req, res, { limits: incoming, sender, refusals });
    next();
  };

function uploadReader(form: Omit<UploadForm, 'paths'>, senderOf: SenderOf): RequestHandler {
  const read = largeBodyReader(form.mostBytes, senderOf, form.refusals.busy);
  return async (req, res, next) => {
    if (form.needsSender && (await senderOf(req)) === undefined) throw new Failure('not_signed_in');
    read(req, res, (error) => {
      if (error) return next(error.status === 413 ? new Failure(form.refusals.tooLarge, { cause: error }) : error);
      if (!Buffer.isBuffer(req.body)) return next();
      partsOf(req, req.body, form.limits).then(
        ({ fields, files }) => {
          understand(req.body, fields);
          req.sentFiles = files;
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

interface Parts {
  /** Those of files are buffers; a repeated name is a list. */
  fields: Record<string, unknown>;
  files: SentFile[];
}

/** The fields of a form with files. Throws `too_many_fields`, and the parser's errors. */
export async function partsOf({ headers }: Request, body: Buffer, most: PartLimits = usual): Promise<Parts> {
  const parts: Parts = { fields: Object.create(null), files: [] };
  const parser = parserOf(`${headers['content-type']}`, parts, most);
  const slices = new TimeSlices();
  const done = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(new Failure('too_many_fields'));
    parser.on('finish', resolve).on('error', reject);
    parser.on('partsLimit', refuse).on('fieldsLimit', refuse).on('filesLimit', refuse);
  });
  for (let from = 0; from < body.length; from += slice) {
    const written = new Promise<void>((resolve) => parser.write(body.subarray(from, from + slice), () => resolve()));
    await Promise.race([written, done]);
    if (slices.isOver) await slices.yield();
  }
  parser.end();
  return done.then(() => parts);
}

function parserOf(type: string, { fields, files }: Parts, { parts, files: mostFiles, field }: PartLimits) {
  const parser = new Busboy({
    headers: { 'content-type': type },
    limits: { fields: parts, parts, files: mostFiles, fieldSize: field, headerPairs: 16 },
  });
  const add = (name: string, value: unknown) => {
    const earlier = fields[name];
    fields[name] = earlier === undefined ? value : [earlier, value].flat();
  };
  parser.on('field', add);
  parser.on('file', (name, stream, filename) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      // Without a chosen file the part has no file name.
      if (!filename) return;
      const bytes = Buffer.concat(chunks);
      files.push({ field: name, name: filename, bytes });
      add(name, bytes);
    });
  });
  return parser;
}
