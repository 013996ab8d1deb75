/**
 * Where to go on after signing in: a path of ours, or undefined. Whoever hands out links to our sign-in page must not
 * choose where it leads, and browsers take `//host`, `/\host` and a `/` with a tab in it for other hosts.
 */
export function ownPath(given: unknown, prefix: string): string | undefined {
  if (typeof given !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given)) return undefined;
  const base = 'http://ours.invalid';
  const url = URL.parse(given, base);
  if (url === null || url.origin !== base) return undefined;
  const isUnderPrefix = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
  const isWayInOrOut = /^\/(login|logout)(\/|$)/i.test(url.pathname.slice(prefix.length));
  const path = url.pathname + url.search;
  // Dots may have been resolved into a second slash at the beginning. And a cookie must hold it on the way (see `leave`).
  return isUnderPrefix && !isWayInOrOut && !path.startsWith('//') && path.length <= 2048 ? path : undefined;
}
