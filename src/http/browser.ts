/**
 * The state of a browser: a secret in a cookie, and what is derived from it. Sessions are found by the same secret; the
 * sign-in page needs one before.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Notice } from '../html/page.ts';
import { type CookieJar, cookieJar, cookieValue } from './cookies.ts';
import { parseJson } from './parse-json.ts';

declare global {
  namespace Express {
    interface Request {
      browser: Browser;
    }
  }
}

const PendingNotice: z.ZodType<Notice> = z.object({
  text: z.string(),
  kind: z.enum(['done', 'caution']),
  undo: z
    .object({ path: z.string().regex(/^(\/[\w-]+)+$/), label: z.string(), list: z.string().optional() })
    .optional(),
  look: z.object({ path: z.string().regex(/^(\/[\w-]+)+(\?[\w=&%.+-]+)?$/), label: z.string() }).optional(),
});

/** In characters: a notice is a cookie, and those have at most 4096 bytes. */
const maxNoticeLength = 500;

/** Name of the secret's cookie. */
const secretName = 'browser';

/** Begins a secret without a session, so that a visitor who has only seen the sign-in page is known to be one. */
const anonymous = '.';

const wellFormed = /^\.?[\w-]{43}$/;

class Browser {
  readonly #request: Request;
  readonly #response: Response;
  readonly #cookies: CookieJar;
  #secret: string | undefined;

  constructor(request: Request, response: Response, cookies: CookieJar) {
    this.#request = request;
    this.#response = response;
    this.#cookies = cookies;
    const secret = this.#received(secretName);
    this.#secret = secret !== undefined && wellFormed.test(secret) ? secret : undefined;
  }

  /** The secret in the cookie; undefined without one. */
  get secret(): string | undefined {
    return this.#secret;
  }

  /**
   * Replaces the browser's secret, which invalidates everything derived from the old one. Without `days` it is a session
   * cookie.
   */
  keepSecret(secret: string, days?: number): void {
    this.#secret = secret;
    this.#send(secretName, secret, days && days * 86_400);
  }

  /** Signs the browser out: replaces its secret by one without a session. */
  forget(): void {
    this.keepSecret(`${anonymous}${randomBytes(32).toString('base64url')}`);
  }

  /** The CSRF token of forms, which pages of other sites cannot know. Creates a secret if there is none. */
  csrfToken(): string {
    return seal(this.#secretOrNew(), 'csrf', '');
  }

  /** True if a form carries this browser's CSRF token. */
  isCsrfToken(given: unknown): boolean {
    if (this.#secret === undefined || typeof given !== 'string') return false;
    return isSame(given, seal(this.#secret, 'csrf', ''));
  }

  /** Leaves a notice for the next page. */
  notify({ text, ...more }: Notice): void {
    this.leave('notice', { text: [...text].slice(0, maxNoticeLength).join(''), ...more }, 300);
  }

  /** Takes the notice for this page. */
  takeNotice(): Notice | undefined {
    return this.take('notice', PendingNotice);
  }

  /** Stores a value in the browser for so many seconds, protected against forgery. */
  leave(name: string, value: unknown, seconds: number): void {
    const text = Buffer.from(JSON.stringify(value)).toString('base64url');
    this.#send(name, `${text}.${seal(this.#secretOrNew(), name, text)}`, seconds);
  }

  /**
   * Takes a stored value; undefined if it is missing, forged or invalid: the user knows the browser's secret, and could
   * seal other values.
   */
  take<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const received = this.#received(name);
    if (received === undefined) return undefined;
    this.#response.clearCookie(this.#cookies.nameOf(name), this.#cookies.options);
    const [text = '', mac = ''] = received.split('.');
    const isOurs = this.#secret !== undefined && isSame(mac, seal(this.#secret, name, text));
    return isOurs ? schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString())).data : undefined;
  }

  #secretOrNew(): string {
    if (this.#secret === undefined) this.forget();
    return this.#secret as string;
  }

  #received(name: string): string | undefined {
    return cookieValue(this.#request, this.#cookies.nameOf(name));
  }

  #send(name: string, value: string, seconds: number | undefined): void {
    const age = seconds === undefined ? {} : { maxAge: seconds * 1000 };
    this.#response.cookie(this.#cookies.nameOf(name), value, { ...this.#cookies.options, ...age });
  }
}

/** True for requests with the cookie of a session, which may have ended. */
export function hasSessionCookie(
  config: Pick<Config, 'publicUrl' | 'prefix'>,
): (req: Pick<Request, 'headers'>) => boolean {
  const name = cookieJar(config).nameOf(secretName);
  return (req) => cookieValue(req, name)?.startsWith(anonymous) === false;
}

/** Makes `req.browser`. */
export function identifyBrowser(config: Pick<Config, 'publicUrl' | 'prefix'>): RequestHandler {
  const cookies = cookieJar(config);
  return (req, res, next) => {
    req.browser = new Browser(req, res, cookies);
    next();
  };
}

/** An HMAC with the browser's secret: this service has written the text for this purpose. */
const seal = (secret: string, purpose: string, text: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
