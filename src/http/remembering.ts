/** Reading headers once: most clients say what others have said before. */

const longest = 256;
const most = 1000;

/** What `read` makes of a text, from memory where the same was read before; of long ones it is made each time. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
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
