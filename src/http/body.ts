/** Request bodies: read whole, decoded strictly, and taken for an object whatever the client calls them. */
import express, { type Request, type RequestHandler } from 'express';
import { limits } from '../../contracts/primitives.ts';
import { Failure, Invalid } from '../errors.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { excessIn, usualJson } from './json-limits.ts';

declare global {
  namespace Express {
    interface Request {
      /** Fields that a form may have which it sends, where that is not the usual number. */
      mostFields?: number;
      /** Set where its body holds a table and its sender is known by the head: it may be larger than other JSON. */
      hasLargeTable?: boolean;
    }
  }
}

/**
 * Reads a body of any content type and any method into a buffer: old clients send JSON with a GET, and with all sorts of
 * content types. What it means is decided by `objectOf`, where a route wants it.
 */
export const readBody: RequestHandler = bodyReader(limits.body);

/** The same up to another number of bytes, for what stands before `readBody`. */
export function bodyReader(limit: number): RequestHandler {
  return express.raw({ type: () => true, limit });
}

/** Bodies beyond the usual length that are in this process at once, those of one customer, and seconds after which to come again. */
const large = new ConcurrencyLimit({ all: 4, ofOne: 2 });
const soon = 30;

/** The sender of a request, by its head alone; undefined for nobody. */
export type SenderOf = (req: Request) => Promise<number | undefined>;

/**
 * The same for bodies that may be longer than usual, of which there are not many at once. One that is announced as such is read only
 * for a sender known by the head, else it throws `not_signed_in`. Throws `too_many_imports`.
 */
export function largeBodyReader(limit: number, senderOf: SenderOf): RequestHandler {
  const read = bodyReader(limit);
  return async (req, res, next) => {
    const length = lengthOf(req);
    if (length <= limits.body) return readBody(req, res, next);
    const sender = await senderOf(req);
    if (sender === undefined) return readAnonymously(req, res, next);
    // A body that is too long anyway takes no slot.
    if (length > limit && length < Number.POSITIVE_INFINITY) return read(req, res, next);
    if (!large.tryAcquire(res, `customer ${sender}`)) throw new Failure('too_many_imports', { retryAfter: soon });
    read(req, res, next);
  };
}

/** Bytes that a request says its body has; without a word of it, there may be any number of them. */
function lengthOf({ headers }: Request): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
}

const readAnonymously: RequestHandler = (req, res, next) => {
  if (lengthOf(req) < Number.POSITIVE_INFINITY) throw new Failure('not_signed_in');
  readBody(req, res, (error) => next(error?.status === 413 ? new Failure('not_signed_in') : error));
};

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The parameters that a body holds: a JSON object, or a form's fields. No body is no parameters. Bytes that are not UTF-8
 * are refused, since they would be stored as other characters than were sent.
 */
export function objectOf(req: Request): Readonly<Record<string, unknown>> {
  if (!Buffer.isBuffer(req.body) || req.body.length === 0) return {};
  const object = understood.get(req.body) ?? parsed(req, req.body);
  understood.set(req.body, object);
  return object;
}

/** True if the body is a form. */
export const isFormIn = (req: Request): boolean =>
  Buffer.isBuffer(req.body) && isCalledForm(req) && isForm(req, textOf(req.body));

/** The same of an operation that takes what no form can hold. */
export function jsonObjectOf(req: Request): Readonly<Record<string, unknown>> {
  if (isFormIn(req)) throw new Failure('not_an_object');
  return objectOf(req);
}

/** Says what a body holds, where that is found out elsewhere. */
export function understand(body: Buffer, fields: Readonly<Record<string, unknown>>): void {
  understood.set(body, fields);
}

/** Parsed bodies: each is parsed once, however often it is read. */
const understood = new WeakMap<Buffer, Readonly<Record<string, unknown>>>();

function parsed(req: Request, body: Buffer): Record<string, unknown> {
  const text = textOf(body).trim();
  if (text === '') return {};
  return isForm(req, text) ? fieldsOf(text, req.mostFields) : jsonObject(text, req.hasLargeTable);
}

/** Bytes as the text that they are. Throws `Invalid` where they are not UTF-8. */
export function utf8Of(body: unknown): string {
  if (!Buffer.isBuffer(body)) return '';
  try {
    return strictUtf8.decode(body);
  } catch (cause) {
    throw new Invalid({ base: ['It is not UTF-8: save it as “CSV UTF-8”.'] }, { cause });
  }
}

/** A form's content type is what many clients send by default with JSON too. */
const isForm = (req: Request, text: string): boolean => isCalledForm(req) && !/^\s*(?:[[{]|$)/.test(text);

const isCalledForm = (req: Request): boolean => Boolean(req.is('application/x-www-form-urlencoded'));

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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('not_an_object');
  return value as Record<string, unknown>;
}

/** Throws `too_complex`; of a table with too many cells, `Invalid`. */
function refuseComplex(text: string, isLargeTable: boolean): void {
  const excess = excessIn(
    text,
    isLargeTable ? { ...usualJson, names: limits.tableCells, elements: limits.tableCells } : usualJson,
  );
  if (excess && excess !== 'depth' && isLargeTable)
    throw new Invalid({ base: [`The table has more than ${limits.tableCells} cells.`] });
  if (excess) throw new Failure('too_complex');
}

/**
 * The fields of a form or a query. Throws `too_many_fields`. A name that comes twice is a list, which no parameter takes; nor does any take what a
 * value becomes that is not UTF-8. A name that is not UTF-8 is not one of ours.
 */
export function fieldsOf(text: string, most: number = limits.fields): Record<string, unknown> {
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

/** Counts the fields before anybody reads them, those of one name each. Throws `too_many_fields`. */
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

/** Refuses queries of too many fields, whether the address reads them or not. */
export const limitQuery: RequestHandler = ({ url }, _res, next) => {
  const mark = url.indexOf('?');
  if (mark >= 0) refuseTooMany(url.slice(mark + 1));
  next();
};

/** Refuses bodies that are encoded, whether anybody reads them or not: such a body is far longer than it says. */
export const refuseEncoded: RequestHandler = (req, _res, next) => {
  const encoding = req.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (lengthOf(req) > 0 && encoding !== '' && encoding !== 'identity') throw new Failure('unsupported_encoding');
  next();
};

const notText = Object.freeze({});

const isEncoded = /[%+]/;

function decode(part: string): string | undefined {
  if (!isEncoded.test(part)) return part;
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
