/**
 * The statuses of the contract's operations that a test run has seen: each file records its apps' answers, and the
 * reporter (contract-coverage-reporter.mjs) compares them with the declared ones.
 */
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerHeaders, type DocumentedHeader } from '../../contracts/headers.ts';
import { media } from '../../contracts/index.ts';
import { routesOf } from '../../src/http/api.ts';
import { answerPlace, faultOf, openApiDocument } from './openapi-schemas.ts';

interface Route {
  responses: Record<number, unknown>;
  metadata: { operationId: string };
}

const seen = new Set<string>();

/** Records operation and status of every answer; a violation of the OpenAPI document is an error. */
export function witness(req: IncomingMessage, res: ServerResponse): void {
  const chunks: Buffer[] = [];
  const [write, end] = [res.write.bind(res), res.end.bind(res)];
  const heard =
    <Result>(send: (chunk: unknown, ...rest: never[]) => Result) =>
    (chunk: unknown, ...rest: never[]): Result => {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
      return send(chunk, ...rest);
    };
  res.write = heard(write) as typeof res.write;
  res.end = heard(end) as typeof res.end;
  res.once('finish', () => {
    const route = (req as Partial<{ tsRestRoute: Route }>).tsRestRoute ?? routeRefused(req, res);
    // Unparsable bodies are refused before routing.
    if (!route) return note(`before-routing ${res.statusCode}`);
    const { operationId } = route.metadata;
    note(`${operationId} ${res.statusCode}`);
    if (res.statusCode !== 304 && !(res.statusCode in route.responses))
      note(`${operationId} ${res.statusCode} undeclared`);
    const fault = faultOfAnswer(operationId, req, res, readable(res, Buffer.concat(chunks)));
    if (fault) note(`${operationId} ${res.statusCode} misshapen: ${fault}`);
  });
}

/** The operation of a request that middleware before routing has refused. */
function routeRefused({ method, url = '' }: IncomingMessage, { statusCode }: ServerResponse): Route | undefined {
  const [path = ''] = url.split('?');
  // A person is redirected to the sign-in page instead.
  if (statusCode < 400) return undefined;
  return gated.find((route) => route.method === method && route.at.test(path));
}

const gated = routesOf(media).map((route) => ({
  ...(route as unknown as Route & { method: string }),
  at: new RegExp(`${route.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The media type of streamed answers. */
const lines = 'application/x-ndjson';

/** The decoded body. */
function readable(res: ServerResponse, bytes: Buffer): string {
  const undo = { gzip: gunzipSync, br: brotliDecompressSync }[String(res.getHeader('Content-Encoding'))];
  return String(undo && bytes.length > 0 ? undo(bytes) : bytes);
}

function note(line: string): void {
  const directory = process.env.CONTRACT_COVERAGE;
  if (!directory) throw new Error('jest.config.mjs says where the contract coverage is kept');
  const path = join(directory, 'seen');
  if (seen.has(`${path} ${line}`)) return;
  seen.add(`${path} ${line}`);
  appendFileSync(path, `${line}\n`);
}

function faultOfAnswer(
  operationId: string,
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
): string | undefined {
  const place = answerPlace(operationId, res.statusCode);
  if (!place) return 'not in the OpenAPI document';
  const answer = place.reduce((part, key) => part[key], openApiDocument);
  const reason = res.getHeader('X-Error-Reason');
  if (reason !== undefined && !(String(reason) in (answer.content['application/json'].examples ?? {})))
    return `${reason} is not among the reasons in the OpenAPI document`;
  const unknown = documented.filter((name) => res.hasHeader(name) && !(name in answer.headers));
  if (unknown.length > 0) return `${unknown} is not among the headers in the OpenAPI document`;
  const needed = Object.keys(answer.headers).filter(
    (name) => isAlwaysThere(answer.headers[name], name) && !(name === 'ETag' && isStreamed(req, res)),
  );
  const absent = needed.filter((name) => !res.hasHeader(name));
  if (absent.length > 0) return `it has no ${absent}`;
  if (req.method === 'HEAD' || !answer.content) return text === '' ? undefined : 'it has a body';
  const [type = ''] = String(res.getHeader('Content-Type') ?? 'application/json').split(';');
  if (!(type in answer.content)) return `its type, ${type}, is not in the OpenAPI document`;
  const values = type === lines ? text.trim().split('\n') : [text];
  return values.map((value) => faultOf(parsed(value), ...place, 'content', type, 'schema')).find(Boolean);
}

/**
 * Headers that must be documented where they occur. The ETag is on every answer, and matters on those to a GET; Vary is
 * for caches, and documented only where clients need it.
 */
const documented = Object.keys(answerHeaders).filter((name) => name !== 'ETag' && name !== 'Vary');

/** A streamed list has no ETag, as it is sent before its end is known; nor has its HEAD. */
const isStreamed = (req: IncomingMessage, res: ServerResponse & { chunkedEncoding?: boolean }) =>
  res.statusCode === 200 &&
  (res.chunkedEncoding === true || (req.method === 'HEAD' && !res.hasHeader('Content-Length')));

/** A header that is declared at the answer itself, rather than as a shared one, is optional. */
const isAlwaysThere = (header: object, name: string) =>
  '$ref' in header && (answerHeaders as Record<string, DocumentedHeader>)[name]?.always;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
