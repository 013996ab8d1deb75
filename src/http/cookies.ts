/** The cookies of the service. */
import type { CookieOptions, Request } from 'express';
import type { Config } from '../config.ts';

export interface CookieJar {
  options: CookieOptions;
  nameOf(name: string): string;
}

/** Over https, the names' prefixes make browsers refuse cookies that another host or an unencrypted page has set. */
export function cookieJar({ publicUrl, prefix }: Pick<Config, 'publicUrl' | 'prefix'>): CookieJar {
  const secure = publicUrl.startsWith('https:');
  const guard = !secure ? '' : prefix === '' ? '__Host-' : '__Secure-';
  return {
    options: { httpOnly: true, sameSite: 'lax', secure, path: prefix || '/' },
    nameOf: (name) => `${guard}tags_${name}`,
  };
}

/** The value of a request's cookie; the first of several. */
export function cookieValue({ headers }: Pick<Request, 'headers'>, name: string): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}
