/** Encodings of parameters: JSON, query, form. */

export type Parameters = Record<string, unknown>;

/** JSON that `JSON.stringify` would not write. */
export class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** The JSON of an object, with raw parts verbatim. */
export function jsonOf(parameters: Parameters): string {
  const members = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${value instanceof Raw ? value.json : JSON.stringify(value)}`);
  return `{${members.join(',')}}`;
}

/** Parameters as a query or a form encodes them; lists as repetitions, objects as `a[b]=c`. */
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

/** Not by `String()`: wild values may have no `toString`. */
const written = (item: unknown): string =>
  typeof item === 'object' && item !== null ? (JSON.stringify(item) ?? '') : String(item ?? '');

/** Unpaired surrogates are sent as the three bytes of CESU-8, which decoders should reject. */
const percent = (text: string): string =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((unit) => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80')).join('');
