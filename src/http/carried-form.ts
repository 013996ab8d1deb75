/**
 * Forms that survive an expired session: a late form is carried through the sign-in in hidden fields, and back to its
 * own page. Meanwhile only the browser stores it.
 */
import { Buffer } from 'node:buffer';
import type { Request, RequestHandler } from 'express';
import { limits } from '../../contracts/primitives.ts';
import { Failure } from '../errors.ts';
import { bodyReader, parseBody, readBody } from './body.ts';
import { ownPath } from './return-path.ts';

/** A form on its way through the sign-in. */
export interface CarriedForm {
  /** The path that it was submitted to, with the prefix. */
  path: string;
  /** The form's fields by name: one value, or several. */
  fields: Record<string, string[]>;
}

/** The field of the sign-in form that holds the path. */
export const pathField = 'form_path';

/** Says, on the way through the sign-in, that the form had a file: that does not come along. */
const fileField = 'form_file';

/** The sign-in form's own fields, whose names no other form uses. */
const ownFields: ReadonlySet<string> = new Set(['email', pathField]);

/** Secrets are never put into a page. */
const isSecret = (name: string) => /passw|token|secret/i.test(name);

/** A sign-in form's allowance beyond the form it carries: its own fields, and bytes (mostly the path). */
const more = { fields: 8, bytes: 16_384 };

const readSignIn = bodyReader(limits.body + more.bytes);
const isSignIn = ({ path }: Request) => /^\/login(\/|$)/i.test(path);

/**
 * Reads the body of a request for a page. A sign-in may carry a form of the full size; one without has the limits of
 * forms. Throws `too_large`.
 */
export const readForm: RequestHandler = (req, res, next) => {
  if (!isSignIn(req)) return readBody(req, res, next);
  readSignIn(req, res, (error) => {
    const body: unknown = req.body;
    if (error || !Buffer.isBuffer(body)) return next(error);
    if (body.includes(`${pathField}=`)) req.mostFields = limits.fields + more.fields;
    else if (body.length > limits.body) return next(new Failure('too_large'));
    next();
  });
};

/** The submitted form, with its original path. */
export function submittedForm(req: Request, prefix: string): CarriedForm {
  const fields = parseBody(req);
  const file = hadFile(req) && { [fileField]: ['1'] };
  return { path: pathCarried(fields, prefix) ?? pathOf(req), fields: { ...carriedFields(fields), ...file } };
}

/** Whether a file came with the form, or had come before it was carried through the sign-in. */
export function hadFile(req: Request): boolean {
  if (req.incomingFiles !== undefined) return true;
  const fields = parseBody(req);
  return fileField in fields || Object.values(fields).flat().some(Buffer.isBuffer);
}

/** The form within the sign-in form; undefined without one. */
export function carriedForm(req: Request, prefix: string): CarriedForm | undefined {
  const fields = parseBody(req);
  const path = pathCarried(fields, prefix);
  return path === undefined ? undefined : { path, fields: carriedFields(fields) };
}

/** Turns a sign-in into the carried form's request, apart from its method: see `overrideMethod`. */
export function resumeForm(req: Request, { path, fields }: CarriedForm, prefix: string): void {
  const pairs = Object.entries(fields).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  req.url = path.slice(prefix.length);
  req.format = 'html';
  req.body = Buffer.from(new URLSearchParams([...pairs, [pathField, path]]).toString());
}

/** The submitted text fields of a form, without secrets. */
export function carriedFields(given: Record<string, unknown>): CarriedForm['fields'] {
  const named = Object.entries(given).filter(([name]) => !isSecret(name) && !ownFields.has(name));
  const texts = named.map(([name, value]) => [name, [value].flat().filter((each) => typeof each === 'string')]);
  return Object.fromEntries(texts);
}

/** Only our own paths: a forged form must not choose the target. */
const pathCarried = (fields: Record<string, unknown>, prefix: string) => ownPath(fields[pathField], prefix);

/** Without the query, which may contain tokens: what a form's query says, its fields say too, or its page asks for again. */
const pathOf = ({ originalUrl }: Request) => originalUrl.replace(/\?.*/s, '');
