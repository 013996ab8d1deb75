/**
 * The target after signing in: one of our paths, or undefined. Links from elsewhere must not choose it, and browsers
 * take `//host`, `/\host` and a `/` followed by a tab for other hosts. A token in it is removed.
 */
export function ownPath(given: unknown, prefix: string): string | undefined {
  if (typeof given !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return undefined;
  const base = 'http://ours.invalid';
  const url = URL.parse(given, base);
  if (url === null || url.origin !== base) return undefined;
  const isUnderPrefix = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const isWayInOrOut = /^\/(login|logout)(\/|$)/i.test(url.pathname.slice(prefix.length));
  const path = url.pathname + withoutToken(url.search);
  // Resolving dots may yield a leading second slash. And it must fit into a cookie (see `Browser.leave`).
  return isUnderPrefix && !isWayInOrOut && !path.startsWith('//') && path.length <= 2048 ? path : undefined;
}

/** A query without the token: our URLs end up in logs and histories. Everything else stays as it is. */
export function withoutToken(query: string): string {
  const remaining = query
    .replace(/^\?/, '')
    .split('&')
    .filter((field) => !isToken(field));
  return remaining.join('') === '' ? '' : `?${remaining.join('&')}`;
}

/** Parsed, as `auth%5Ftoken` is the same name. */
const isToken = (field: string) => [...new URLSearchParams(field).keys()].includes('auth_token');
