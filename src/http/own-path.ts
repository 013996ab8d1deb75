/**
 * Where to go on after signing in: a path of ours, or undefined. Links to our sign-in page from elsewhere must not
 * choose where it leads, and browsers take `//host`, `/\host` and a `/` with a tab in it for other hosts. A token in it is
 * left out.
 */
export function ownPath(given: unknown, prefix: string): string | undefined {
  if (typeof given !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return undefined;
  const base = 'http://ours.invalid';
  const url = URL.parse(given, base);
  if (url === null || url.origin !== base) return undefined;
  const isUnderPrefix = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const isWayInOrOut = /^\/(login|logout)(\/|$)/i.test(url.pathname.slice(prefix.length));
  const path = url.pathname + withoutToken(url.search);
  // Dots may have been resolved into a second slash at the beginning. And a cookie must hold it on the way (see `leave`).
  return isUnderPrefix && !isWayInOrOut && !path.startsWith('//') && path.length <= 2048 ? path : undefined;
}

/** A query without the token in it: an address that we write ends up in logs and histories. All else stays as it is written. */
export function withoutToken(query: string): string {
  const kept = query
    .replace(/^\?/, '')
    .split('&')
    .filter((field) => !isToken(field));
  return kept.join('') === '' ? '' : `?${kept.join('&')}`;
}

/** Read as a parser would, who finds the name in `auth%5Ftoken` too. */
const isToken = (field: string) => [...new URLSearchParams(field).keys()].includes('auth_token');
