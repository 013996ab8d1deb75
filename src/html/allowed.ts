/**
 * What the reader of a page may open, while it is drawn: buttons, forms and links that lead to something else are left out. Pages are
 * drawn in one go, so that no other reader comes in between.
 */
type Allowed = (method: string, address: string) => boolean;

const everything: Allowed = () => true;
let current = everything;

/** Draws for a reader; undefined: one who may open everything. */
export function drawnFor<T>(allowed: Allowed | undefined, draw: () => T): T {
  const before = current;
  current = allowed ?? everything;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** `address`: with the prefix of the service. */
export const isAllowed: Allowed = (method, address) => current(method, address);
