/** What is answered to who is refused for too much else: the same as any error's answer, but made ahead. */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import { Failure } from '../errors.ts';
import { errorPage } from '../html/error-page.ts';
import { answerOf, setFailureHeaders } from './errors.ts';
import { apiHeaders, securityHeaders, shareWithSites } from './headers.ts';
import { requestIdOf } from './log.ts';
import { pageOfNobody } from './pages.ts';

/** Seconds after which to come again, at random: they should not all come at once. */
const soon = { least: 1, most: 3 };

/** Names and values in turn, and the body around the id of the request. */
interface Made {
  headers: readonly string[];
  body: readonly [before: string, after?: string];
}

/** Stands for the id of a request, which is not known yet. */
const someId = 'the-id-of-the-request';
const unavailable = new Failure('unavailable');

export function refusalsOf(config: Pick<Config, 'prefix' | 'publicUrl'>): RequestListener {
  const secure = securityHeaders(config.publicUrl.startsWith('https:'));
  const json: Made['body'] = [JSON.stringify(answerOf(unavailable).body)];
  const ofJson: [string, string][] = [['Content-Type', 'application/json; charset=utf-8']];
  const page = pageOfNobody(config, errorPage(503, unavailable.message, someId));
  const text = page.text.split(someId) as [string, string];
  const made = {
    api: { headers: headersBy([secure, shareWithSites, apiHeaders], ofJson), body: json },
    shared: { headers: headersBy([secure, shareWithSites], ofJson), body: json },
    json: { headers: headersBy([secure], ofJson), body: json },
    page: { headers: headersBy([secure], page.headers), body: text },
  } satisfies Record<string, Made>;

  return (req, res) => {
    const { headers, body } = made[shapeOf(req, config.prefix)];
    const id = requestIdOf(req.headers['x-request-id']);
    const [before, after] = body;
    const text = after === undefined ? before : before + id + after;
    const seconds = soon.least + Math.floor(Math.random() * (soon.most - soon.least + 1));
    const own = ['Retry-After', String(seconds), 'X-Request-Id', id, 'Content-Length', String(Buffer.byteLength(text))];
    res.writeHead(503, [...headers, ...own]);
    res.end(text);
  };
}

function shapeOf({ url = '', headers }: IncomingMessage, prefix: string): 'api' | 'shared' | 'json' | 'page' {
  const path = url.slice(prefix.length);
  if (path.startsWith('/api/v1/')) return 'api';
  if (headers.accept?.includes('text/html') && !/\.json(\?|$)/i.test(path)) return 'page';
  return /^\/(t|bundles)\//.test(path) ? 'shared' : 'json';
}

/** What these would set on an answer that fails so. */
function headersBy(handlers: readonly RequestHandler[], more: readonly [string, string][]): string[] {
  const headers = new Map<string, string>();
  const res = { setHeader: (name: string, value: string) => headers.set(name, value) } as unknown as Response;
  for (const handle of handlers) handle({ method: 'POST', headers: {} } as Request, res, () => {});
  for (const [name, value] of more) headers.set(name, value);
  setFailureHeaders(res, unavailable);
  return [...headers].flat();
}
