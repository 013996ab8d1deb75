/** Memoised parsing of headers: most clients send the same values. */

const longest = 256;
const most = 1000;

/** Memoises `read` by its text; long texts are read each time. */
export function memoize<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    if (known.size === most) known.clear();
    if (text.length <= longest) known.set(text, made);
    return made;
  };
}
