/** Request bodies: read whole, decoded strictly, and parsed as an object whatever their media type. */
import express, { type Request, type RequestHandler } from 'express';
import { limits } from '../../contracts/primitives.ts';
import { Failure, Invalid } from '../errors.ts';
import { yieldSlot } from './admission-control.ts';
import { defaultJsonLimits, exceededLimit } from './json-limits.ts';
import { contentLength, limitBody } from './received-bodies.ts';
import { isFields } from './record-body.ts';

declare global {
  namespace Express {
    interface Request {
      /** The limit of the form's fields, if not the default. */
      mostFields?: number;
      /** Set for the table of an authenticated sender, which may be larger than other JSON. */
      hasLargeTable?: boolean;
    }
  }
}

/**
 * Reads a body of any media type and method into a buffer: old clients send JSON with a GET, and with all kinds of media
 * types. `parseBody` parses it where a route needs it.
 */
export const readBody: RequestHandler = bodyReader(limits.body);

interface BodyReaderOptions {
  /** Whether a body beyond the limit is received to its end, for browsers: some read no answer before. */
  isToTheEnd?: boolean;
}

/**
 * The same with another limit of bytes, for use before `readBody`. A body beyond it is refused at once: by its announced
 * length, or when it turns out longer. Throws `too_large`, and `malformed_request` where the connection ended before.
 */
export function bodyReader(limit: number, { isToTheEnd = false }: BodyReaderOptions = {}): RequestHandler {
  const read = express.raw({ type: () => true, limit });
  return (req, res, next) => {
    if (contentLength(req) === 0) return read(req, res, next);
    const go = (error?: unknown) => next(error ?? cutOff(req));
    if (req.complete) return read(req, res, go);
    const reclaim = yieldSlot();
    let isOver = false;
    const end = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      reclaim();
      go(error);
    };
    if (!isToTheEnd) limitBody(req, res, end, { limit });
    if (!isOver) read(req, res, end);
  };
}

/**
 * The refusal of an announced body that has not been read: to the parser, a connection that ended while something else was
 * awaited looks like a body that was read before. Acting on an empty body instead would lose the write.
 */
const cutOff = ({ body }: Request): Failure | undefined =>
  Buffer.isBuffer(body) ? undefined : new Failure('malformed_request');

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The parameters in a body: a JSON object, or a form's fields; an absent body is empty. Bytes that are not UTF-8 are
 * refused, since they would be stored as other characters.
 */
export function parseBody(req: Request): Readonly<Record<string, unknown>> {
  if (!Buffer.isBuffer(req.body) || req.body.length === 0) return {};
  const object = understood.get(req.body) ?? parsed(req, req.body);
  understood.set(req.body, object);
  return object;
}

/** True if the body is a form. */
export const hasFormBody = (req: Request): boolean =>
  Buffer.isBuffer(req.body) && hasFormType(req) && isForm(req, textOf(req.body));

/** The same for an operation whose parameters no form can express. */
export function parseJsonBody(req: Request): Readonly<Record<string, unknown>> {
  if (hasFormBody(req)) throw new Failure('not_an_object');
  return parseBody(req);
}

/** Sets the parsed body, where other code has parsed it. */
export function setParsedBody(body: Buffer, fields: Readonly<Record<string, unknown>>): void {
  understood.set(body, fields);
}

/** Parsed bodies: each is parsed once. */
const understood = new WeakMap<Buffer, Readonly<Record<string, unknown>>>();

function parsed(req: Request, body: Buffer): Record<string, unknown> {
  const text = textOf(body).trim();
  if (text === '') return {};
  return isForm(req, text) ? parseFields(text, req.mostFields) : jsonObject(text, req.hasLargeTable);
}

/** UTF-16 is known by its mark: spreadsheets write it as “Unicode text”. */
export function charsetByByteOrderMark([first, second]: Buffer): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Decodes bytes in a charset, UTF-8 by default; in UTF-16 a mark decides the order of bytes. Throws `Invalid` for an
 * unknown one, and for bytes that are not in it.
 */
export function decodeText(body: unknown, charset = 'utf-8'): string {
  if (!Buffer.isBuffer(body)) return '';
  const given = decoderOf(charset);
  const decoder = given.encoding.startsWith('utf-16') ? decoderOf(charsetByByteOrderMark(body) ?? charset) : given;
  try {
    return decoder.decode(body);
  } catch (cause) {
    const isUtf8 = decoder.encoding === strictUtf8.encoding;
    const message = isUtf8 ? 'It is not UTF-8: save it as “CSV UTF-8”.' : `It is not in the charset ${charset}.`;
    throw new Invalid({ base: [message] }, { cause });
  }
}

function decoderOf(charset: string): typeof strictUtf8 {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch (cause) {
    throw new Invalid({ base: [`The charset ${charset} is not known.`] }, { cause });
  }
}

/** The charset of a request's body, as its type says. */
export const charsetOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers['content-type'] ?? '')?.[1];

/** Many clients send JSON with a form's media type by default. */
const isForm = (req: Request, text: string): boolean => hasFormType(req) && !/^\s*(?:[[{]|$)/.test(text);

export const hasFormType = (req: Request): boolean => Boolean(req.is('application/x-www-form-urlencoded'));

function textOf(body: Buffer): string {
  try {
    return strictUtf8.decode(body);
  } catch (cause) {
    throw new Failure('not_an_object', { cause });
  }
}

function jsonObject(text: string, isLargeTable = false): Record<string, unknown> {
  refuseComplex(text, isLargeTable);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Failure('not_an_object', { cause });
  }
  if (!isFields(value)) throw new Failure('not_an_object');
  return value;
}

/** Throws `too_complex`; of a table with too many cells, `Invalid`. */
function refuseComplex(text: string, isLargeTable: boolean): void {
  const excess = exceededLimit(
    text,
    isLargeTable ? { ...defaultJsonLimits, names: limits.tableCells, elements: limits.tableCells } : defaultJsonLimits,
  );
  if (excess && excess !== 'depth' && isLargeTable)
    throw new Invalid({ base: [`The table has more than ${limits.tableCells} cells.`] });
  if (excess) throw new Failure('too_complex');
}

/**
 * The fields of a form or a query. Throws `too_many_fields`. A repeated name becomes a list, which no parameter accepts;
 * nor does any accept the replacement of invalid UTF-8. A name in invalid UTF-8 is unknown.
 */
export function parseFields(text: string, most: number = limits.fields): Record<string, unknown> {
  refuseTooMany(text, most);
  const fields: Record<string, unknown> = Object.create(null);
  for (const pair of text.split('&')) {
    const equals = pair.indexOf('=');
    const key = decode(equals === -1 ? pair : pair.slice(0, equals));
    if (pair === '' || key === undefined) continue;
    const field = decode(equals === -1 ? '' : pair.slice(equals + 1)) ?? notText;
    const earlier = fields[key];
    if (Array.isArray(earlier)) earlier.push(field);
    else fields[key] = earlier === undefined ? field : [earlier, field];
  }
  return fields;
}

/** Counts the fields before parsing, and those of each name. Throws `too_many_fields`. */
function refuseTooMany(text: string, most: number = limits.fields): void {
  let fields = 0;
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('&', start);
    if (end !== start) fields += 1;
    if (fields > most) throw new Failure('too_many_fields');
    if (end === -1) return;
    start = end + 1;
  }
}

/** Refuses queries with too many fields, whether or not the route reads them. */
export const limitQuery: RequestHandler = ({ url }, _res, next) => {
  const mark = url.indexOf('?');
  if (mark >= 0) refuseTooMany(url.slice(mark + 1));
  next();
};

/** Refuses encoded bodies, whether or not the route reads them: decoded they could exceed every limit. */
export const refuseEncodedBodies: RequestHandler = (req, _res, next) => {
  const encoding = req.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (contentLength(req) > 0 && encoding !== '' && encoding !== 'identity') throw new Failure('unsupported_encoding');
  next();
};

/** Invalid UTF-8: neither a text, nor a list, nor an object with fields, so that nothing takes it for one of them. */
const notText = () => {};

const isEncoded = /[%+]/;

function decode(part: string): string | undefined {
  if (!isEncoded.test(part)) return part;
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
