/**
 * The path of a request below the prefix, as the router compares it: in lower case, without a slash at its end. For what
 * looks at paths in front of the router. Undefined beside the prefix.
 */
export function routedPath(prefix: string): (url: string | undefined) => string | undefined {
  const begin = prefix.toLowerCase();
  return (url = '') => {
    const mark = url.indexOf('?');
    const path = (mark < 0 ? url : url.slice(0, mark)).toLowerCase();
    if (!path.startsWith(begin)) return undefined;
    return path.slice(begin.length, path.endsWith('/') ? -1 : undefined);
  };
}
