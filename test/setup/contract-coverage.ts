/**
 * Which statuses of the contract's operations a run of the tests has really seen: each file notes what its apps answered,
 * and the reporter (contract-coverage-reporter.mjs) holds that against what is declared.
 */
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ErrorBody, ValidationErrors } from '../../contracts/failures.ts';

interface Route {
  responses: Record<number, unknown>;
  metadata: { operationId: string };
}

const seen = new Set<string>();

/** Notes operation and status of every answer; an error answer of another shape than the documented one is a fault. */
export function witness(req: IncomingMessage, res: ServerResponse): void {
  const chunks: string[] = [];
  const end = res.end.bind(res);
  res.end = ((chunk: unknown, ...rest: never[]) => {
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) chunks.push(String(chunk));
    return end(chunk, ...rest);
  }) as typeof res.end;
  res.once('finish', () => {
    const route = (req as Partial<{ tsRestRoute: Route }>).tsRestRoute;
    if (!route) return;
    const { operationId } = route.metadata;
    note(`${operationId} ${res.statusCode}`);
    if (res.statusCode !== 304 && !(res.statusCode in route.responses))
      note(`${operationId} ${res.statusCode} undeclared`);
    if (res.statusCode >= 400 && req.method !== 'HEAD' && !isErrorBody(res.statusCode, chunks.join('')))
      note(`${operationId} ${res.statusCode} misshapen`);
  });
}

function note(line: string): void {
  if (seen.has(line)) return;
  seen.add(line);
  const directory = process.env.CONTRACT_COVERAGE;
  if (!directory) throw new Error('jest.config.mjs says where the contract coverage is kept');
  appendFileSync(join(directory, 'seen'), `${line}\n`);
}

function isErrorBody(status: number, text: string): boolean {
  const schema = status === 422 ? ValidationErrors : ErrorBody.strict();
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
