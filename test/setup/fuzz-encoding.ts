/** How parameters are written: as JSON, as a query, as a form. */

export type Parameters = Record<string, unknown>;

/** JSON that `JSON.stringify` would not write. */
export class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** The JSON of an object, in which raw parts stand as they are. */
export function jsonOf(parameters: Parameters): string {
  const members = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${value instanceof Raw ? value.json : JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}

/** Parameters as a query or a form has them; lists come as repetitions, objects as `a[b]=c`. */
export function encoded(parameters: Parameters): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}

function pairs(name: string, value: unknown): string[] {
  if (value instanceof Raw) return [`${percent(name)}=${percent(value.json)}`];
  if (Array.isArray(value)) return value.map((item) => `${percent(name)}=${percent(written(item))}`);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(
      ([key, inner]) => `${percent(`${name}[${key}]`)}=${percent(JSON.stringify(inner) ?? '')}`,
    );
  return [`${percent(name)}=${percent(String(value ?? ''))}`];
}

/** Not by its own string: what is wild may have none. */
const written = (item: unknown): string =>
  typeof item === 'object' && item !== null ? (JSON.stringify(item) ?? '') : String(item ?? '');

/** Half of a surrogate pair goes out as the three bytes that it has in CESU-8, which no decoder should take. */
const percent = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((unit) => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80')).join('');
