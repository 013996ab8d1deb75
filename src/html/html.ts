/** Templates: what is put into one is escaped, unless it comes out of another. Every attribute is written in quotes. */
import { html as escaping, raw } from 'hono/html';

/** A piece of a page. */
export type Html = ReturnType<typeof raw>;

/** What may stand in a template; what is absent or false leaves nothing. */
export type Content = string | number | Html | undefined | null | false | readonly Content[];

/**
 * A piece of a page, as a tagged template. Throws a `TypeError` for a value that no type checker has seen, such as an
 * object out of somebody's JSON: whatever it says of itself, it is not a piece of ours.
 */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  values.forEach(assertContent);
  return escaping(strings, ...values) as Html;
}

export const nothing: Html = raw('');

function assertContent(value: unknown): void {
  if (Array.isArray(value)) value.forEach(assertContent);
  else if (typeof value === 'object' && value !== null && !(value instanceof String))
    throw new TypeError('An object is no part of a page');
}

/**
 * Attributes for a start tag, each with a space before it: `<input${attributes({ name, required })}>`. `true` gives an
 * attribute without a value; what is undefined or false is left out.
 */
export function attributes(all: Record<string, string | number | boolean | undefined>): Html {
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== false);
  return html`${given.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${String(value)}"`))}`;
}
