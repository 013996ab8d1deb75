/** Forms with files (`multipart/form-data`). */
import type { Request, RequestHandler } from 'express';
import type { FailureReason } from '../../contracts/failures.ts';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { setParsedBody } from './body.ts';
import { readForm } from './carried-form.ts';
import { addField, type IncomingLimits, type PartLimits, parseMultipart, receiveFiles } from './incoming-files.ts';
import { largeBodyReader, type SenderOf } from './large-body.ts';

interface UploadForm {
  /** The form's paths, in lower case. */
  paths: RegExp;
  mostBytes: number;
  limits: PartLimits;
  /** Refuses anonymous bodies unread. Otherwise a form of the usual size is carried through the sign-in. */
  needsSender?: true;
  /** The refusals for a larger body, and for too many concurrent ones. */
  refusals: { tooLarge: FailureReason; busy: FailureReason };
}

/** A form with one file beside few small fields. */
const usual: PartLimits = { files: 1, fields: limits.parts, parts: limits.parts, field: 65_536 };

/** The same with several files, which get a specific refusal. */
export const severalFiles: PartLimits = { ...usual, files: usual.parts };

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
  limits: { files: 1, fields: limits.fields, parts: limits.fields, field: limits.body },
  refusals: { tooLarge: 'picture_too_large', busy: 'too_many_pictures' },
};

/**
 * The limits of the form for many pictures: per round, for all rounds, and for the field that lists the former rounds.
 */
export const pictureImportLimits = { files: 50, bytes: 100 * 1024 * 1024, inRounds: 10_000, text: 4 * 1024 * 1024 };
const uploadTimeout = 30 * 60_000;

/** A streamed form, whose files would not fit into memory together. */
interface IncomingForm extends Pick<UploadForm, 'paths' | 'refusals'> {
  incoming: IncomingLimits;
}

export const pictureImportForm: IncomingForm = {
  paths: /^\/pictures\/import$/,
  incoming: {
    files: pictureImportLimits.files,
    fields: 50,
    parts: 1000,
    file: limits.picture,
    field: pictureImportLimits.text,
    all: pictureImportLimits.bytes + pictureImportLimits.text,
    time: uploadTimeout,
  },
  refusals: { tooLarge: 'too_large', busy: 'too_many_pictures' },
};

/**
 * Reads the body of a request for a page. At the paths of these forms it may be multipart, with files as buffers.
 * Throws `not_signed_in`, and `malformed_request`.
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
    await receiveFiles(req, res, { limits: incoming, sender, refusals });
    next();
  };

function uploadReader(form: Omit<UploadForm, 'paths'>, senderOf: SenderOf): RequestHandler {
  const read = largeBodyReader(form.mostBytes, senderOf, form.refusals);
  return async (req, res, next) => {
    if (form.needsSender && (await senderOf(req)) === undefined) throw new Failure('not_signed_in');
    await read(req, res);
    if (Buffer.isBuffer(req.body)) {
      setParsedBody(req.body, await parseUpload(req, req.body, form.limits));
      req.isUpload = true;
    }
    next();
  };
}

const pathOf = ({ path }: Request): string => path.toLowerCase().replace(/\/$/, '');

/** The fields of a multipart body, with files as buffers. Throws `too_many_fields`, and `malformed_request`. */
export async function parseUpload(req: Request, body: Buffer, most: PartLimits): Promise<Record<string, unknown>> {
  const { fields, files, ended } = parseMultipart([body], req, most, () => new Failure('too_many_fields'));
  for await (const { field, read } of files) addField(fields, field, await read());
  await ended;
  return fields;
}
