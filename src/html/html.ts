/** Templates: interpolated values are escaped, unless they come from a template. All attributes are quoted. */
import { html as escaping, raw } from 'hono/html';

/** A fragment of HTML. */
export type Html = ReturnType<typeof raw>;

/** Allowed values in a template; absent and false ones render nothing. */
export type Content = string | number | Html | undefined | null | false | readonly Content[];

/**
 * A fragment of HTML, as a tagged template. Throws a `TypeError` for other values that slip past the type checker, such
 * as an object from JSON that imitates a fragment.
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
 * attribute without a value; undefined and false give none.
 */
export function attributes(all: Record<string, string | number | boolean | undefined>): Html {
  const given = Object.entries(all).filter(([, value]) => value !== undefined && value !== false);
  return html`${given.map(([name, value]) => (value === true ? html` ${name}` : html` ${name}="${String(value)}"`))}`;
}
