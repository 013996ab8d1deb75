/** Middleware before management operations: authentication, and the fields of the body. */
import type { AppRouter } from '@ts-rest/core';
import { type IRouter, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Actor, ResourceOperation } from '../../contracts/access.ts';
import { limits } from '../../contracts/primitives.ts';
import { type Implementation, routesOf, serveContract } from './api.ts';
import { charsetOf, decodeText, hasFormBody, parseBody } from './body.ts';
import { callOf } from './call.ts';
import { type Callers, identifyCaller, identifyCallerByHead, senderBy } from './caller.ts';
import { answerUnknownPath } from './errors.ts';
import { readFormat } from './format.ts';
import { setPrivateNoStore } from './headers.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { type Representations, readIfMatch } from './if-match.ts';
import { type BodyReader, largeBodyReader, type SenderOf } from './large-body.ts';
import {
  bearerToken,
  operationOf,
  queryOf,
  type RoutedRequest,
  setQuery,
  tokensInHead,
  withoutBlanks,
} from './parameters.ts';
import { formFields, isFields, recordFields } from './record-body.ts';
import { parseUpload, severalFiles } from './upload.ts';

declare global {
  namespace Express {
    interface Request {
      /** The files in the body: one as the body itself, or those of a form. */
      uploadedFiles?: readonly Buffer[];
    }
  }
}

const privately: RequestHandler = (_req, res, next) => {
  setPrivateNoStore(res);
  next();
};

/** Reads query and body. A token may be in either, or in a header. */
const readRequest: RequestHandler = (req, _res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const sent = queryOf(req);
  const query = withoutBlanks(sent);
  // A request with an invalid `dry_run` must not be executed.
  if (sent.dry_run !== undefined) query.dry_run ??= sent.dry_run;
  const { tsRestRoute: route } = req as RoutedRequest;
  const body = isRead ? {} : (fileFields(req) ?? tableIn(req, route.metadata as ResourceOperation) ?? parseBody(req));
  const fields = recordFields(body, route);
  const read = !isRead && hasFormBody(req) ? formFields(fields, route) : fields;
  req.tokens = [bearerToken(req), query.auth_token, body.auth_token];
  if ((route.metadata as ResourceOperation).table && Buffer.isBuffer(req.body)) req.uploadedTable = req.body;
  setQuery(req, query);
  req.body = { [(route.metadata as ResourceOperation).group]: read };
  next();
};

/** A placeholder for uploaded files in the body's fields; the files are in `uploadedFiles`. */
const fileFields = ({ uploadedFiles }: Request): Readonly<Record<string, unknown>> | undefined =>
  uploadedFiles && { picture: { data: '' } };

/**
 * A table as the body, in its operation's field; undefined for other bodies. A binary file stays in `uploadedTable`.
 */
function tableIn(req: Request, { group, table }: ResourceOperation): Record<string, unknown> | undefined {
  if (!table) return undefined;
  if (req.is(table.file)) return { [group]: {} };
  return req.is('text/csv') ? { [group]: { [table.field]: decodeText(req.body, charsetOf(req)) } } : undefined;
}

/** Reads the body, with a larger limit for some operations if the head identifies the sender. */
function readBodyFrom(senderOf: SenderOf): RequestHandler {
  return async (req, res, next) => {
    const { table, upload } = operationOf(req) as ResourceOperation;
    req.hasLargeTable = table !== undefined && (await senderOf(req)) !== undefined;
    if (upload) await readFiles(req, res, largeBodyReader(upload.mostBytes, senderOf, pictureRefusals));
    else await largeBodyReader(table?.mostBytes ?? limits.body, senderOf)(req, res);
    next();
  };
}

/** The uploaded files, also of JSON; a form may have none, or several. */
export const uploadedPictures = (
  { uploadedFiles }: Pick<Request, 'uploadedFiles'>,
  { picture }: { picture: { data: string } },
): readonly Buffer[] => uploadedFiles ?? [Buffer.from(picture.data, 'base64')];

const pictureRefusals = { tooLarge: 'picture_too_large', busy: 'too_many_pictures' } as const;

/** Reads files: the body itself, or those of a form's field `picture`. Files in JSON are read as other JSON. */
async function readFiles(req: Request, res: Response, read: BodyReader): Promise<void> {
  await read(req, res);
  if (req.is('json')) return;
  const bytes = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
  const { picture } = req.is('multipart/form-data') ? await parseUpload(req, bytes, severalFiles) : { picture: bytes };
  req.uploadedFiles = [picture].flat().filter((part) => Buffer.isBuffer(part));
}

export interface ManagementOptions<C extends AppRouter> {
  contract: C;
  implementation: Implementation<C>;
  callers: Callers;
  /** Throws `forbidden` where the caller never may. */
  admit(caller: Actor, operation: ResourceOperation): void;
  /** The fields without those that the caller must not set, which are ignored. */
  permitted<F extends object>(caller: Actor, operation: ResourceOperation, fields: F): F;
  /** The representations of records, for `If-Match`. */
  representations: Representations<C>;
}

/** Whether permission is checked before the input. */
const isAdmittedFirst = ({ verb }: ResourceOperation): boolean => ['create', 'recall', 'forget'].includes(verb);

/** The management resources as JSON. Requests for pages of the same paths are passed on. */
export function managementResources<C extends AppRouter>(options: ManagementOptions<C>): IRouter {
  const { contract, implementation, callers, admit, permitted, representations } = options;
  const admitTo = (caller: Actor, operation: ResourceOperation) => {
    if (isAdmittedFirst(operation)) admit(caller, operation);
  };
  /** Checks the permissions of a sender whom the head identifies before the body is read. */
  const admitByHead: RequestHandler = (req, _res, next) => {
    const { caller } = callOf<'optional'>(req);
    if (caller) admitTo(caller, operationOf(req) as ResourceOperation);
    next();
  };
  const admitCaller: RequestHandler = (req, _res, next) => {
    const operation = operationOf(req) as ResourceOperation;
    const { caller } = callOf(req);
    admitTo(caller, operation);
    const fields: unknown = req.body[operation.group];
    if (isFields(fields)) req.body = { [operation.group]: permitted(caller, operation, fields) };
    next();
  };
  const json = Router();
  json.use(
    serveContract(contract, implementation, [
      ...[privately, identifyCallerByHead(callers, tokensInHead), admitByHead, readBodyFrom(senderBy(callers))],
      ...[
        readRequest,
        identifyCaller(callers),
        admitCaller,
        readIdempotencyKey,
        readIfMatch(contract, representations),
      ],
    ]),
  );
  json.use(answerUnknownPath);
  const roots = new Set(routesOf(contract).map(({ path }) => path.replace(/\/:id.*/, '')));
  const router = Router();
  router.use(readFormat([...roots]));
  router.use((req, res, next) => (req.format === 'json' ? json(req, res, next) : next()));
  return router;
}
