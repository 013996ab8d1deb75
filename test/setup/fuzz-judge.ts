/** Judges an answer by the contract and HTTP, independently of the service's code. */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ErrorBody, type FailureReason, failures } from '../../contracts/failures.ts';
import { type FuzzRequest, type Operation, operations } from './fuzz-requests.ts';
import type { FuzzAnswer } from './fuzz-send.ts';

/** The statuses for refused bodies, before any routing. */
const bodyRefusals = [400, 413, 415];
const translationStatuses = ['original', 'stored', 'translated', 'unavailable'];

/** The operation of an answer, its body, and the reason of a refusal. */
export interface Judgement {
  operation: Operation | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the answers of all operations
  body: any;
  reason: FailureReason | undefined;
}

/** Throws for an answer that contract and conventions do not allow for this request. */
export function judge(request: FuzzRequest, answer: FuzzAnswer): Judgement {
  const { status, headers } = answer;
  demand(status < 500, 'the service failed');
  const path = pathOf(request.target);
  const inApi = /^\/api\/v1(\/|$)/i.test(path ?? '');
  if (path !== undefined) demandConventions(request, answer, inApi);
  if (inApi && request.method === 'OPTIONS') {
    demand(status === 204 && answer.text === '', 'OPTIONS answers 204 without a body');
    return { operation: undefined, body: undefined, reason: undefined };
  }
  const there = operations.filter(({ route }) => matches(route.path, path ?? ''));
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = there.find(({ route }) => route.method === method);
  demand(allowedStatuses(request, operation, there.length > 0).includes(status), `${status} is not declared here`);
  if (status === 405) demand(headers.allow?.includes(there[0]?.route.method ?? '?') ?? false, '405 names the method');
  if (request.method === 'HEAD' || status === 304) {
    demand(answer.text === '', 'there is no body');
    return { operation, body: undefined, reason: reasonOf(answer) };
  }
  const mayBePage = !inApi && request.headers.Accept === 'text/html';
  if (mayBePage && headers['content-type'] === 'text/html; charset=utf-8') {
    const reason = reasonOf(answer);
    demand(
      reason !== undefined && answer.text.includes(`<p>${failures[reason].message}</p>`),
      'the page says the reason',
    );
    return { operation, body: undefined, reason };
  }
  const schema = operation?.route.responses[status] as z.ZodType;
  if (status < 400 && operation?.isLines) {
    demand(headers['content-type'] === 'application/x-ndjson; charset=utf-8', 'it is lines of JSON in UTF-8');
    for (const line of linesOf(answer.text)) demandDocumented(schema, JSON.parse(line));
    return { operation, body: undefined, reason: undefined };
  }
  demand(headers['content-type'] === 'application/json; charset=utf-8', 'it is JSON in UTF-8');
  const body = JSON.parse(answer.text);
  if (status >= 400) return { operation, body, reason: judgeError(answer, body, operation) };
  demandDocumented(schema, body);
  return { operation, body, reason: undefined };
}

/** Without unknown keys, at any depth: a schema strips them, so the result would differ. */
function demandDocumented(schema: z.ZodType, body: unknown): void {
  demand(isDeepStrictEqual(schema.parse(body), body), 'it has only documented keys');
}

/** The lines of a stream, each with its end. */
function linesOf(text: string): string[] {
  demand(text.endsWith('\n'), 'each line has an end');
  return text.slice(0, -1).split('\n');
}

/** The path of a target; undefined for an invalid one. */
function pathOf(target: string): string | undefined {
  if (target.startsWith('http://[')) return undefined;
  return target.replace(/^https?:\/\/[^/?]*/, '').split('?', 1)[0];
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/:\w+/, '[^/]+');
  return new RegExp(`^${expression}/?$`, 'i').test(path);
}

function allowedStatuses(request: FuzzRequest, operation: Operation | undefined, isThere: boolean): number[] {
  if (!isThere) return [404, ...bodyRefusals];
  if (!operation) return [405, ...bodyRefusals];
  const declared = Object.keys(operation.route.responses).map(Number);
  const isConditional = operation.route.method === 'GET' && 'If-None-Match' in request.headers;
  return isConditional ? [...declared, 304] : declared;
}

function demandConventions(request: FuzzRequest, { status, headers }: FuzzAnswer, inApi: boolean): void {
  demand(/^[\w.-]{1,64}$/.test(String(headers['x-request-id'])), 'it carries a request id');
  demand(headers['x-content-type-options'] === 'nosniff' && headers['x-powered-by'] === undefined, 'security headers');
  if (inApi) demand(headers['access-control-allow-origin'] === '*', 'browsers of any origin may read it');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isShared = isRead && status < 400 && request.headers.Authorization === undefined;
  const isKept = !headers['cache-control']?.includes('no-store');
  if (inApi && !isShared && request.method !== 'OPTIONS') demand(!isKept, 'it is not kept');
  const { 'content-language': language, 'x-translation-status': translation } = headers;
  demand((language === undefined) === (translation === undefined), 'language and its origin are told together');
  demand(translation === undefined || translationStatuses.includes(String(translation)), 'the origin is a known one');
}

function reasonOf({ status, headers }: FuzzAnswer): FailureReason | undefined {
  const reason = headers['x-error-reason'];
  if (status < 400) {
    demand(reason === undefined, 'a success has no reason');
    return undefined;
  }
  demand(typeof reason === 'string' && Object.hasOwn(failures, reason), 'the reason is in the table');
  demand(failures[reason as FailureReason].status === status, 'the reason is one of this status');
  return reason as FailureReason;
}

/** The body is that of the reason's row, so it cannot leak a stack, a path or a statement. */
function judgeError(answer: FuzzAnswer, body: unknown, operation: Operation | undefined): FailureReason {
  const reason = reasonOf(answer) as FailureReason;
  const { error } = ErrorBody.strict().parse(body);
  const { values, ...rest } = error;
  const { message, code } = failures[reason];
  demand(
    isDeepStrictEqual(body, { error: { message, code, ...(values && { values }) } }),
    'message and code are the reason’s',
  );
  demand((values !== undefined) === (reason === 'missing_values'), 'values are there where some are missing');
  demand(answer.status !== 429 || Number(answer.headers['retry-after']) >= 1, '429 says when to try again');
  const inOrder = operation?.names.filter((name) => values?.includes(name));
  demand(
    values === undefined || (values.length > 0 && isDeepStrictEqual(values, inOrder)),
    'values in the contract’s order',
  );
  demand(rest.message !== '', 'the message says something');
  return reason;
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`breaks the rule: ${rule}`);
}
